//! The stores of the board.

use yew::prelude::*;

use super::heap::Heap;
use super::layout::{Basin, Point};
use super::px::{Px, translate};
use super::seeds::{Seeds, side_class, side_shape};
use super::strokes::Digits;
use crate::rules::Side;
use crate::ui::browser::use_locale;
use crate::ui::describe::facts::Who;
use crate::ui::i18n::t;

#[derive(Properties, PartialEq)]
pub struct StoreViewProps {
    pub side: Side,
    /// Its owner.
    pub who: Who,
    /// Where it lies. Without it only the label is there, for programs and screen readers.
    pub basin: Option<Basin>,
    /// The seeds in it, which its number tells.
    pub seeds: u8,
    /// The seeds that are drawn in it.
    pub drawn: u8,
    /// After a game, the seeds of the same side that are counted out in its pits.
    #[prop_or_default]
    pub counted: Option<u16>,
    /// Whether its owner is written at it, instead of a sign.
    #[prop_or_default]
    pub is_named: bool,
}

/// A store with its seeds, their number and its owner's sign.
#[component]
pub fn StoreView(props: &StoreViewProps) -> Html {
    let locale = use_locale();
    let &StoreViewProps {
        side,
        who,
        basin,
        seeds,
        drawn,
        counted,
        is_named,
    } = props;
    let centre = basin.map_or_else(Point::default, |basin| basin.centre);
    let name = is_named.then(|| t!(locale, "store-name", who = who));
    html! {
        <g
            class={classes!("store", side_class(side))}
            transform={translate(centre)}
            data-store={side_class(side)}
            data-seeds={seeds.to_string()}
            role="img"
            aria-label={t!(locale, "store", who = who, seeds = seeds)}
        >
            if let Some(basin) = basin {
                { draw_store(side, basin, seeds, drawn, counted) }
                { draw_name(side, basin, name) }
            }
        </g>
    }
}

/// Half the width of the narrowest store that has room for a name above it. Between the rows
/// of an upright board the pits leave none.
const NAMED_WIDTH: f64 = 30.0;

/// The sign of the owner or a name, on the other side than the number. A store that lies
/// across the rows has no room for a name.
fn draw_name(side: Side, basin: Basin, name: Option<String>) -> Html {
    let Point { x, y } = basin.sign;
    match name {
        Some(name) if x == 0.0 && basin.rx >= NAMED_WIDTH => {
            html! { <text class="store-name" x={Px(x)} y={Px(y)}>{ name }</text> }
        }
        _ => html! {
            <g class="sign" transform={translate(Point::new(x, y))}>{ side_shape(side, 8.0) }</g>
        },
    }
}

fn draw_store(side: Side, basin: Basin, seeds: u8, count: u8, counted: Option<u16>) -> Html {
    let number = basin.number;
    let heap = store_heap(side, &basin);
    let outline = basin_outline(&basin);
    let outline = |class: &'static str| html! { <path {class} d={outline.clone()} /> };
    html! {
        <>
            { outline("lip") }
            { outline("basin") }
            <Seeds {count} {heap} {counted} />
            <text class="store-number" x={Px(number.x)} y={Px(number.y)}><Digits text={seeds.to_string()} /></text>
        </>
    }
}

/// The heap of the seeds of a store.
pub(super) fn store_heap(side: Side, &Basin { rx, ry, .. }: &Basin) -> Heap {
    // As far from the rim as a narrow hollow allows.
    let rim = (rx.min(ry) / 2.0).min(13.0);
    Heap::Store {
        store: side.index(),
        half: Point::new(rx - rim, ry - rim),
    }
}

/// The outline of a store about its centre, as an SVG path: its ends are flat, and its
/// long sides bulge.
pub fn basin_outline(basin: &Basin) -> String {
    let &Basin { rx, ry, .. } = basin;
    // Each quarter of the outline is one Bézier curve. These are the parts of half an end and
    // of half a side at which its control points lie.
    let (across, along) = if ry > rx { (0.95, 0.62) } else { (0.62, 0.95) };
    let (x, left, x_bend, left_bend) = (Px(rx), Px(-rx), Px(across * rx), Px(-across * rx));
    let (y, top, y_bend, top_bend) = (Px(ry), Px(-ry), Px(along * ry), Px(-along * ry));
    format!(
        "M0 {top}C{x_bend} {top} {x} {top_bend} {x} 0C{x} {y_bend} {x_bend} {y} 0 {y}\
         C{left_bend} {y} {left} {y_bend} {left} 0C{left} {top_bend} {left_bend} {top} 0 {top}z"
    )
}
