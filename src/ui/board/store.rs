//! The stores of the board.

use yew::prelude::*;

use super::heap::Heap;
use super::layout::{Basin, Layout, Point};
use super::px::{Px, translate};
use super::seeds::{Seeds, side_class, side_shape};
use crate::link::Player;
use crate::rules::{BySide, Side};
use crate::ui::browser::use_locale;
use crate::ui::describe::facts::Who;
use crate::ui::i18n::t;

/// The properties of [`Stores`].
#[derive(Properties, PartialEq)]
pub struct StoresProps {
    /// Where they lie.
    pub layout: Layout,
    /// The seeds in them.
    pub seeds: BySide<u8>,
    /// Who plays.
    pub players: BySide<Player>,
}

/// The stores, where the game has any.
#[component]
pub fn Stores(props: &StoresProps) -> Html {
    let locale = use_locale();
    let store = |side| {
        let seeds = props.seeds[side];
        let label = t!(
            locale,
            "store",
            who = Who::of(props.players, side),
            seeds = seeds
        );
        let basin = props.layout.store(side)?;
        Some(html! { <StoreView {side} {basin} {seeds} {label} /> })
    };
    Side::ALL.into_iter().filter_map(store).collect()
}

/// The properties of [`StoreView`].
#[derive(Properties, PartialEq)]
pub struct StoreViewProps {
    /// Whose it is.
    pub side: Side,
    /// Where it lies.
    pub basin: Basin,
    /// The seeds in it.
    pub seeds: u8,
    /// What it is called.
    pub label: AttrValue,
}

/// A store: its owner's sign, the seeds and their number, along the longer side.
#[component]
pub fn StoreView(props: &StoreViewProps) -> Html {
    let &StoreViewProps {
        side, basin, seeds, ..
    } = props;
    let Basin { centre, rx, ry } = basin;
    let is_upright = ry > rx;
    let (long, short) = (rx.max(ry), rx.min(ry));
    let along = |offset: f64| {
        translate(if is_upright {
            Point::new(0.0, offset)
        } else {
            Point::new(offset, 0.0)
        })
    };
    // Between the sign and the number.
    let heap = Heap::Store {
        store: side.index(),
        half: if is_upright {
            Point::new(rx - 16.0, ry - 56.0)
        } else {
            Point::new(rx - 62.0, ry - 16.0)
        },
    };
    html! {
        <g
            class={classes!("store", side_class(side))}
            transform={translate(centre)}
            data-store={side_class(side)}
            data-seeds={seeds.to_string()}
            role="img"
            aria-label={&props.label}
        >
            <rect
                class="basin"
                x={Px(-rx)}
                y={Px(-ry)}
                width={Px(rx * 2.0)}
                height={Px(ry * 2.0)}
                rx={Px(short)}
            />
            <g transform={along(-10.0)}><Seeds count={seeds} {heap} /></g>
            <g class="sign" transform={along(24.0 - long)}>{ side_shape(side, 8.0) }</g>
            <g transform={along(long - if is_upright { 32.0 } else { 40.0 })}>
                <rect class="badge" x="-30" y="-21" width="60" height="42" rx="21" />
                <text class="store-number">{ seeds }</text>
            </g>
        </g>
    }
}
