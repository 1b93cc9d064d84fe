//! A board on which a pit is the answer to a question about a sowing.

use yew::prelude::*;

use super::gestures::{use_gestures, use_keys_of_page};
use super::input::{Gesture, Place, Response, SeedChange};
use super::layout::{Layout, Orientation, RADIUS};
use super::pit::PitView;
use super::preview::first_hop;
use super::px::{Px, translate};
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
    /// Whether a pit is asked for, and none is given yet.
    pub is_open: bool,
    /// The pit that was given, and whether it is right.
    pub given: Option<(Pit, bool)>,
    /// Whether it takes the focus when it appears: the pressed button is gone.
    pub takes_focus: bool,
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
        is_open,
        given,
        takes_focus,
        ..
    } = props;
    let layout = Layout::of(&rules, orientation, Side::South);
    let gestures = {
        let onanswer = props.onanswer.clone();
        use_gestures(layout, 0, move |gesture| {
            // A key that is held would answer the next question, too.
            let is_held = matches!(
                gesture,
                Gesture::Key {
                    is_repeated: true,
                    ..
                }
            );
            // Digits are for the numbers below the board.
            match SeedChange::of(gesture, &layout) {
                Some(SeedChange::Add(Place::Pit(pit))) => {
                    if is_open && !is_held {
                        onanswer.emit(pit);
                    }
                    Response {
                        is_handled: true,
                        focus: None,
                    }
                }
                Some(SeedChange::Select(place)) => Response {
                    is_handled: true,
                    focus: Some(place),
                },
                _ => Response::default(),
            }
        })
    };
    use_keys_of_page(&gestures.on.key_down);
    {
        let nodes = gestures.nodes.clone();
        use_effect_with((), move |()| {
            if takes_focus {
                nodes.focus(Place::Pit(mv.pit));
            }
        });
    }
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
                playable={is_open}
                chosen={false}
                tab_stop={gestures.focused_pit(rules.board()) == pit}
                onpress={&gestures.on.press}
            />
        }
    };
    let on = &gestures.on;
    html! {
        <svg
            class={classes!("board", "lettered", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            data-game={rules.variant().id()}
            data-position={position.to_string()}
            data-asked={rules.display_move(mv).to_string()}
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
            if let Some((pit, is_right)) = given {
                { answer_mark(&layout, pit, is_right) }
            }
        </svg>
    }
}

/// A check or a cross over the pit that was given.
fn answer_mark(layout: &Layout, pit: Pit, is_right: bool) -> Html {
    let sign = if is_right {
        "M-15 1-4 12 16-10"
    } else {
        "M-12-12 12 12M12-12-12 12"
    };
    html! {
        <g
            class={classes!("answer", is_right.then_some("right"))}
            transform={translate(layout.pit(pit))}
            aria-hidden="true"
        >
            <circle r={Px(RADIUS - 8.0)} />
            <path d={sign} />
        </g>
    }
}
