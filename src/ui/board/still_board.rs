//! The parts of a board on which nothing moves.

use yew::prelude::*;

use super::gestures::Gestures;
use super::input::Place;
use super::layout::Layout;
use super::pit::PitView;
use super::seeds::Definitions;
use super::store::StoreView;
use super::surface::Surface;
use crate::rules::{BySide, Pit, Position, Rules, Side};
use crate::ui::describe::facts::{PitFacts, Who};

/// The surface, the stores and the pits of a position. The pits have a place for the focus where
/// there are `gestures`, and can be pressed where the board is open.
pub(super) fn still_board(
    rules: &Rules,
    position: &Position,
    layout: Layout,
    look: &'static str,
    gestures: Option<(&Gestures, bool)>,
) -> Html {
    let store = |side: Side| {
        let basin = layout.store(side)?;
        let seeds = position.store(side);
        Some(html! {
            <StoreView
                {side}
                who={Who::Side(side)}
                {basin}
                {seeds}
                drawn={seeds}
            />
        })
    };
    let pit = |pit: Pit| {
        let on = gestures.map(|(gestures, _)| gestures);
        html! {
            <PitView
                key={pit.index()}
                node={on.map(|on| on.nodes.of(Place::Pit(pit))).unwrap_or_default()}
                {pit}
                {layout}
                {look}
                facts={PitFacts::of(rules, position, BySide::default(), pit, 0)}
                mark={position.mark(pit)}
                playable={gestures.is_some_and(|(_, is_open)| is_open)}
                chosen={false}
                tab_stop={on.is_some_and(|on| on.focused_pit(rules.board()) == pit)}
                onpress={on.map_or_else(Callback::noop, |on| on.on.press.clone())}
            />
        }
    };
    html! {
        <>
            <Definitions />
            <Surface {layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().map(pit) }</g>
        </>
    }
}
