//! A small picture of a board.

use yew::prelude::*;

use super::frame::LastMoveMarks;
use super::heap;
use super::layout::{Basin, Layout, Orientation, Point, RADIUS};
use super::preview::Wins;
use super::px::Px;
use super::seeds::side_class;
use super::theme::look_class;
use crate::rules::{Pit, Position, Rules, Side};
use crate::ui::state::settings::Look;

/// The most seeds that are drawn in a pit; its number shows the others.
const MAX_SEEDS: usize = 16;

/// From the edge of the picture to the pits: less than on a board that has its
/// numbers there.
const MARGIN: f64 = 24.0;

/// The properties of a [`MiniBoard`].
#[derive(Properties, PartialEq)]
pub struct MiniBoardProps {
    /// The rules of the game.
    pub rules: Rules,
    /// The seeds; without them the pits show whose they are.
    #[prop_or_default]
    pub position: Option<Position>,
    /// The marks of a move's gains.
    #[prop_or_default]
    pub marks: Option<LastMoveMarks>,
    /// How the board lies.
    #[prop_or(Orientation::Flat)]
    pub orientation: Orientation,
    /// Whether North's row is the near one.
    #[prop_or_default]
    pub is_flipped: bool,
    /// The look of the board.
    #[prop_or_default]
    pub look: Look,
}

/// A small picture of a board, for the eye only.
#[component]
pub fn MiniBoard(props: &MiniBoardProps) -> Html {
    let MiniBoardProps {
        rules,
        position,
        orientation,
        is_flipped,
        ..
    } = *props;
    let layout = Layout::of(&rules, orientation, is_flipped);
    let (size, edge) = (layout.size(), layout.margin() - MARGIN);
    let cut = match orientation {
        Orientation::Flat => Point::new(0.0, edge),
        Orientation::Upright => Point::new(edge, 0.0),
    };
    let (width, height) = (Px(size.x - 2.0 * cut.x), Px(size.y - 2.0 * cut.y));
    let stores = Side::ALL
        .into_iter()
        .filter_map(|side| Some((layout.store(side)?, position.map(|it| it.store(side)))));
    let pits = rules.board().all_pits().map(|pit| {
        let owner = rules.board().owner(pit);
        draw_pit(layout.pit(pit), pit, owner, position.as_ref())
    });
    html! {
        <svg
            class={classes!("mini", look_class(rules.variant(), props.look))}
            viewBox={format!("{} {} {width} {height}", Px(cut.x), Px(cut.y))}
            aria-hidden="true"
        >
            { for stores.map(|(basin, seeds)| draw_store(&basin, seeds)) }
            { for pits }
            if let Some(marks) = &props.marks {
                <Wins {layout} marks={marks.clone()} />
            }
        </svg>
    }
}

fn draw_store(basin: &Basin, seeds: Option<u8>) -> Html {
    let Basin { centre, rx, ry, .. } = *basin;
    html! {
        <>
            <rect
                class="mini-basin"
                x={Px(centre.x - rx)}
                y={Px(centre.y - ry)}
                width={Px(rx * 2.0)}
                height={Px(ry * 2.0)}
                rx={Px(rx.min(ry))}
            />
            { for seeds.map(|seeds| draw_number(centre, seeds)) }
        </>
    }
}

/// A pit with its seeds, or with a dot of its owner's colour.
fn draw_pit(at: Point, pit: Pit, owner: Side, position: Option<&Position>) -> Html {
    let mark = position.and_then(|position| position.mark(pit));
    let (x, y) = (Px(at.x), Px(at.y));
    let content = match position {
        Some(position) => draw_seeds(at, pit, position.seeds(pit)),
        None => {
            html! { <circle class={classes!("mini-owner", side_class(owner))} cx={x} cy={y} r="15" /> }
        }
    };
    html! {
        <>
            <circle class={classes!("mini-hollow", mark.map(side_class))} cx={x} cy={y} r={Px(RADIUS)} />
            { content }
        </>
    }
}

fn draw_seeds(at: Point, pit: Pit, count: u8) -> Html {
    let seed = |k| {
        let slot = heap::slot(pit.index(), k);
        let (x, y) = (at.x + slot.x * RADIUS, at.y + slot.y * RADIUS);
        html! { <circle class={format!("seed-{}", slot.kind)} cx={Px(x)} cy={Px(y)} r="8.5" /> }
    };
    html! {
        <>
            { for (0..usize::from(count).min(MAX_SEEDS)).map(seed) }
            if count > 0 {
                { draw_number(at, count) }
            }
        </>
    }
}

fn draw_number(at: Point, number: u8) -> Html {
    html! { <text x={Px(at.x)} y={Px(at.y)}>{ number }</text> }
}
