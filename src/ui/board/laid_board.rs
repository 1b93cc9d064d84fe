//! A board that is laid for a game, at the end of its course: the seeds are laid pit by pit,
//! then those of the steps fall into the near store, and light grows from it.

use yew::prelude::*;

use super::heap::Heap;
use super::layout::{Layout, Orientation, RADIUS};
use super::px::{Px, translate};
use super::seeds::{Definitions, Seeds};
use super::store::StoreView;
use super::surface::{Surface, winner_light};
use super::theme::{look_class, pit_outline};
use super::view::board_style;
use crate::rules::{Pit, Rules, Side};
use crate::ui::describe::facts::Who;
use crate::ui::state::Light;
use crate::ui::state::settings::Look;

#[derive(Properties, PartialEq)]
pub struct LaidBoardProps {
    pub rules: Rules,
    pub orientation: Orientation,
    pub look: Look,
    /// The seeds of the steps; 0 where some are still to be done, and nothing shines.
    pub steps: u8,
}

/// The board, without numbers: it is only looked at.
#[component]
pub fn LaidBoard(props: &LaidBoardProps) -> Html {
    let &LaidBoardProps {
        rules,
        orientation,
        look,
        steps,
    } = props;
    // An upright board has hollows for seeds in hand, where it has no stores.
    let layout = Layout::of(&rules, orientation, Side::South).with_seeds_in_hand();
    let look = look_class(rules.variant(), look);
    let size = layout.size();
    let light = (steps > 0).then_some(Light::Full);
    let store = |side: Side| {
        let seeds = if side == Side::South { steps } else { 0 };
        let basin = layout.store(side)?;
        Some(html! {
            <StoreView
                {side}
                who={Who::Side(side)}
                {basin}
                {seeds}
                drawn={seeds}
                counted={Some(0)}
            />
        })
    };
    let position = rules.start(Side::South);
    let pit = |(place, pit): (usize, Pit)| {
        let outline = pit_outline(look, pit.index());
        let count = position.seeds(pit);
        let heap = Heap::Pit {
            pit: pit.index(),
            radius: RADIUS,
        };
        html! {
            <g class="pit idle" transform={translate(layout.pit(pit))}>
                <use class="lip" href={outline} />
                <use class="hollow" href={outline} />
                <Seeds {count} {heap} counted={Some(place as u16 * u16::from(count))} />
            </g>
        }
    };
    html! {
        <svg
            class={classes!("board", "laid", look, layout.orientation().class())}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            translate="no"
            aria-hidden="true"
        >
            <Definitions />
            { winner_light(&layout, Side::South, light) }
            <Surface {layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().enumerate().map(pit) }</g>
        </svg>
    }
}
