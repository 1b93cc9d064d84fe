//! A board on which a pit is the answer to a question about a sowing.

use yew::prelude::*;

use super::gestures::{use_gestures, use_keys_of_page};
use super::input::{Place, Response, SeedChange};
use super::layout::{Layout, Orientation};
use super::pit::PitView;
use super::preview::first_hop;
use super::px::Px;
use super::seeds::Definitions;
use super::store::StoreView;
use super::surface::Surface;
use super::theme::look_class;
use super::view::board_style;
use crate::rules::{BySide, Move, Pit, Position, Rules, Side};
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::describe::facts::{PitFacts, Who};
use crate::ui::state::settings::Look;

#[derive(Properties, PartialEq)]
pub struct QuestionBoardProps {
    pub rules: Rules,
    pub position: Position,
    /// The sowing that is asked about: its pit is ringed, and an arrow shows its way.
    pub mv: Move,
    pub orientation: Orientation,
    pub look: Look,
    /// Receives the pit that is pressed.
    pub onanswer: Callback<Pit>,
}

/// The board before a sowing. Its pits are pressed, or reached by arrow keys and letters and
/// pressed with Enter.
#[component]
pub fn QuestionBoard(props: &QuestionBoardProps) -> Html {
    let locale = use_locale();
    let &QuestionBoardProps {
        rules,
        position,
        mv,
        orientation,
        look,
        ..
    } = props;
    let layout = Layout::of(&rules, orientation, Side::South);
    let gestures = {
        let onanswer = props.onanswer.clone();
        use_gestures(layout, 0, move |gesture| {
            let change = SeedChange::of(gesture, &layout);
            if let Some(SeedChange::Add(Place::Pit(pit))) = change {
                onanswer.emit(pit);
            }
            Response {
                is_handled: change.is_some(),
                focus: match change {
                    Some(SeedChange::Select(place)) => Some(place),
                    _ => None,
                },
            }
        })
    };
    use_keys_of_page(&gestures.on.key_down);
    let look = look_class(rules.variant(), look);
    let size = layout.size();
    let store = |side: Side| {
        let basin = layout.store(side)?;
        let seeds = position.store(side);
        Some(html! { <StoreView {side} who={Who::Side(side)} {basin} {seeds} drawn={seeds} /> })
    };
    let pit = |pit: Pit| {
        html! {
            <PitView
                key={pit.index()}
                node={gestures.nodes.of(Place::Pit(pit))}
                {pit}
                {layout}
                {look}
                facts={PitFacts::of(&rules, &position, BySide::default(), pit, 0)}
                mark={position.mark(pit)}
                playable={true}
                chosen={false}
                tab_stop={gestures.focused_pit(rules.board()) == pit}
                onpress={&gestures.on.press}
            />
        }
    };
    let on = &gestures.on;
    html! {
        <svg
            class={classes!("board", "set-up", "lettered", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            data-game={rules.variant().id()}
            data-position={position.to_string()}
            data-drill={rules.display_move(mv).to_string()}
            role="group"
            translate="no"
            aria-label={describe::game(&locale, rules.variant())}
            onkeydown={&on.key_down}
        >
            <Definitions />
            <Surface {layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().map(pit) }</g>
            { first_hop(&layout, &rules, &position, mv) }
        </svg>
    }
}
