//! The small picture of a position.

use yew::prelude::*;

use crate::rules::Side;
use crate::ui::games::look;
use crate::ui::layout::{Layout, RADIUS, Stance};
use crate::ui::settings::Settings;
use crate::ui::shelf::Known;
use crate::ui::{px, scatter};

/// More seeds than this are told by their number alone.
const DRAWN: usize = 16;

/// Draws where a game stands, as its player sees it.
pub(super) fn drawing(known: &Known, settings: &Settings) -> Html {
    let record = known.game().current();
    let (rules, position) = (record.rules(), record.position());
    let board = rules.board();
    let layout = Layout::of(rules, Stance::Flat, known.side == Some(Side::North));
    let size = layout.size();
    let number = |x: f64, y: f64, count: u8| {
        html! { <text x={px(x)} y={px(y)}>{ count }</text> }
    };
    let store = |side| {
        let basin = layout.store(side)?;
        let (x, y) = (basin.centre.x, basin.centre.y);
        let (rx, ry) = (basin.rx, basin.ry);
        Some(html! {
            <>
                <rect class="mini-basin" x={px(x - rx)} y={px(y - ry)} width={px(rx * 2.0)} height={px(ry * 2.0)} rx={px(rx.min(ry))} />
                { number(x, y, position.store(side)) }
            </>
        })
    };
    let pit = |pit: crate::rules::Pit| {
        let at = layout.pit(pit);
        let count = position.seeds(pit);
        let owner = position.mark(pit).map(|owner| match owner {
            Side::South => "south",
            Side::North => "north",
        });
        let seed = |k| {
            let slot = scatter::slot(pit.index(), k);
            let class = ["seed-", &slot.kind.to_string()].concat();
            let (x, y) = (at.x + slot.x * RADIUS, at.y + slot.y * RADIUS);
            html! { <circle {class} cx={px(x)} cy={px(y)} r="8.5" /> }
        };
        html! {
            <>
                <circle class={classes!("mini-hollow", owner)} cx={px(at.x)} cy={px(at.y)} r={px(RADIUS)} />
                { for (0..usize::from(count).min(DRAWN)).map(seed) }
                if count > 0 { { number(at.x, at.y, count) } }
            </>
        }
    };
    html! {
        <svg class={classes!("mini", look(rules.variant(), settings.look))} viewBox={["0 0 ", &px(size.x), " ", &px(size.y)].concat()} aria-hidden="true">
            { for Side::ALL.into_iter().filter_map(store) }
            { for board.all_pits().map(pit) }
        </svg>
    }
}
