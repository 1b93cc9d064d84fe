//! A board on which a pit is the answer to a question about a sowing.

use yew::prelude::*;

use super::gestures::{use_gestures, use_keys_of_page};
use super::input::{Gesture, Place, PlaceAction, Response};
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::preview::first_hop;
use super::px::{Px, translate};
use super::still_board::still_board;
use super::theme::look_class;
use super::view::board_style;
use crate::rules::{Move, Pit, Position, Rules, Side};
use crate::ui::browser::use_locale;
use crate::ui::describe;
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
            let action = gesture.place_action(&layout);
            if let Some(PlaceAction::Press(Place::Pit(pit))) = action
                && is_open
                && !is_held
            {
                onanswer.emit(pit);
            }
            Response {
                is_handled: action.is_some(),
                focus: match action {
                    Some(PlaceAction::Focus(place)) => Some(place),
                    _ => None,
                },
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
            { still_board(&rules, &position, layout, look, Some((&gestures, is_open))) }
            { first_hop(&layout, &rules, &position, mv) }
            if let Some((pit, is_right)) = given {
                { answer_mark(translate(layout.pit(pit)), is_right) }
            }
        </svg>
    }
}

/// A wrong answer and the right one, each marked at the edge of its pit: what lies over the
/// board of the sowing.
pub fn answer_marks(layout: &Layout, given: Pit, right: Pit) -> Html {
    let size = layout.size();
    let mark = |pit: Pit, is_right: bool| {
        let at = layout.pit(pit);
        let edge = Point {
            x: at.x + 0.75 * RADIUS,
            y: at.y - 0.75 * RADIUS,
        };
        answer_mark(format!("{}scale(.5)", translate(edge)), is_right)
    };
    html! {
        <svg class="answers" viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))} aria-hidden="true">
            { mark(given, false) }
            { mark(right, true) }
        </svg>
    }
}

/// A check or a cross.
fn answer_mark(transform: String, is_right: bool) -> Html {
    let sign = if is_right {
        "M-15 1-4 12 16-10"
    } else {
        "M-12-12 12 12M12-12-12 12"
    };
    html! {
        <g
            class={classes!("answer", is_right.then_some("right"))}
            {transform}
            aria-hidden="true"
        >
            <circle r={Px(RADIUS - 8.0)} />
            <path d={sign} />
        </g>
    }
}
