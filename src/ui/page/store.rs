//! One store of the board.

use yew::prelude::*;

use super::art::{Seeds, shape, side_class};
use super::markup::markup;
use crate::rules::Side;
use crate::ui::layout::Basin;
use crate::ui::{px, shift};

/// A store as it looks now.
#[derive(Properties, PartialEq)]
pub struct StoreProps {
    /// Whose.
    pub side: Side,
    /// Where it lies.
    pub basin: Basin,
    /// Seeds in it.
    pub seeds: u8,
    /// What it is called.
    pub label: AttrValue,
}

/// Heaps that the seeds of a store lie in.
const HEAPS: u8 = 3;

/// Draws a store.
#[component]
pub fn StoreView(props: &StoreProps) -> Html {
    let StoreProps {
        side, basin, seeds, ..
    } = props;
    let Basin { centre, rx, ry } = basin;
    // Along the longer way of the basin: the owner's sign, heaps that are filled
    // in turn, the number.
    let upright = ry > rx;
    let long = ry.max(*rx);
    let along = |off: f64| {
        let (x, y) = if upright { (0.0, off) } else { (off, 0.0) };
        shift(x, y)
    };
    let apart = (long * 2.0 - 110.0) / f64::from(HEAPS);
    let heap = |k: u8| {
        let count = (seeds + HEAPS - 1 - k) / HEAPS;
        let off = (f64::from(k) - f64::from(HEAPS - 1) / 2.0) * apart;
        markup! {
            <g transform={along(off - 8.0)} key={k.to_string()}>
                { html! { <Seeds {count} pit={20 + usize::from(k) + 3 * side.index()} radius={rx.min(*ry) * 0.92} /> } }
            </g>
        }
    };
    markup! {
        <g
            class={["store", side_class(*side)]}
            transform={shift(centre.x, centre.y)}
            data-store={side_class(*side)}
            data-seeds={seeds.to_string()}
            role="img"
            aria-label={props.label.clone()}
        >
            <rect class="basin" x={px(-rx)} y={px(-ry)} width={px(rx * 2.0)} height={px(ry * 2.0)} rx={px(rx.min(*ry))} />
            <g>{ for (0..HEAPS).map(heap) }</g>
            <g class="sign" transform={along(24.0 - long)}>{ shape(*side, 8.0) }</g>
            <g transform={along(long - if upright { 32.0 } else { 40.0 })}>
                <rect class="badge" x="-30" y="-21" width="60" height="42" rx="21" />
                <text class="store-number">{ seeds.to_string() }</text>
            </g>
        </g>
    }
}
