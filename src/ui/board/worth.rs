//! What each move is worth, at its pit.

use std::rc::Rc;

use yew::prelude::*;

use super::layout::{Layout, Orientation, Point, RADIUS};
use super::px::{Px, translate};
use crate::bot::{Analysis, MoveScore};
use crate::rules::{Move, Rules};
use crate::ui::browser::use_locale;
use crate::ui::i18n::DIRECTION_MARKS;

#[derive(Properties, PartialEq)]
pub struct WorthsProps {
    pub analysis: Rc<Analysis>,
    pub rules: Rules,
    pub layout: Layout,
}

/// From the rim of a pit to a label.
const GAP: f64 = 3.0;
/// The most characters at the usual size of the text; longer numbers, and those with the
/// sign of a proof, are smaller.
const MAX_SHORT: usize = 4;

/// The worth of every move.
#[component]
pub fn Worths(props: &WorthsProps) -> Html {
    let locale = use_locale();
    let analysis = &props.analysis;
    let best = analysis.best();
    let worth = |one: &MoveScore| {
        let is_best = (one.score, one.decided) == (best.score, best.decided);
        let at = place(analysis, &props.layout, one.mv);
        let size = label_size(&props.layout);
        let (sign, number) = (proof_sign(one), locale.worth(one.score));
        let characters = number.chars().filter(|c| !DIRECTION_MARKS.contains(c));
        let is_long = !sign.is_empty() || characters.count() > MAX_SHORT;
        html! {
            <g
                data-worth={props.rules.display_move(one.mv).to_string()}
                class={classes!(
                    "worth",
                    is_best.then_some("best"),
                    is_long.then_some("long"),
                )}
                transform={translate(at)}
            >
                <rect
                    x={Px(-size.x / 2.0)}
                    y={Px(-size.y / 2.0)}
                    width={Px(size.x)}
                    height={Px(size.y)}
                    rx={Px(size.y / 2.0)}
                />
                <text>{ sign }{ number }</text>
            </g>
        }
    };
    html! { <g>{ for analysis.moves.iter().map(worth) }</g> }
}

/// The size of a label. Two fit side by side within the distance of two pits of a row, and
/// one fits between two rows.
fn label_size(layout: &Layout) -> Point {
    match layout.orientation() {
        Orientation::Flat => Point::new(47.0, 26.0),
        Orientation::Upright => Point::new(50.0, 30.0),
    }
}

/// Half of a size along a direction, which is that of a row or across it.
fn half_along(size: Point, direction: Point) -> f64 {
    (direction.x * size.x)
        .abs()
        .max((direction.y * size.y).abs())
        / 2.0
}

/// The place of a worth: off the pit, on the side away from its number. The two of a pit
/// that can be sown both ways stand beside each other, each on the side that its sowing
/// leaves to.
fn place(analysis: &Analysis, layout: &Layout, mv: Move) -> Point {
    let size = label_size(layout);
    let (at, number) = (layout.pit(mv.pit), layout.number(mv.pit));
    let inward = number.direction_to(at);
    let at = at.towards(inward, RADIUS + GAP + half_along(size, inward));
    let mut moves = analysis.moves.iter();
    if moves.any(|other| other.mv.pit == mv.pit && other.mv != mv) {
        let way = layout.heading(mv.pit, mv.direction);
        at.towards(way, half_along(size, way) + 0.5)
    } else {
        at
    }
}

/// The sign of a win or a loss that is proven.
fn proof_sign(one: &MoveScore) -> &'static str {
    match (one.decided, one.score) {
        (true, 0) | (false, _) => "",
        (true, 1..) => "\u{2713}",
        (true, _) => "\u{2717}",
    }
}
