//! A press anywhere ends a running animation.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::prelude::*;

use super::GameHandle;
use super::keys::meaning;
use crate::ui::state::{Action, AppState, GameAction, GameState, Phase, View};

/// The class of what can be pressed without ending the animation: it controls
/// the animation, or lies over it.
pub const KEEPS_ANIMATION: &str = "keeps-animation";

/// What a press does beside what its target does.
#[derive(Clone, Copy, Default)]
struct Presses {
    /// The revision whose animation is running.
    animated: Option<u32>,
    /// Whether the direction of a pit is being chosen.
    is_choosing: bool,
}

impl Presses {
    fn of(game: &GameState) -> Self {
        Self {
            animated: (game.phase() == Phase::Sowing).then_some(game.revision),
            is_choosing: game.selection.selected().is_some(),
        }
    }

    fn action(self, event: &Event) -> Option<GameAction> {
        if is_on(event, KEEPS_ANIMATION) {
            return None;
        }
        match self.animated {
            Some(revision) => Some(GameAction::EndAnimation(revision)),
            None => (self.is_choosing && is_off_board(event)).then_some(GameAction::Select(None)),
        }
    }
}

/// Ends a running animation when a key or a button is pressed, and drops the
/// choice of a direction when the press is off the board.
#[hook]
pub fn use_skip(game: &GameHandle) {
    let presses = use_mut_ref(Presses::default);
    presses.replace(Presses::of(game));
    let game = game.clone();
    use_effect_with((), move |()| {
        // Captured, so that the press that starts an animation can't end it;
        // carried out after the press, so that the board still knows what the
        // press ended.
        let onpress = move |event: &Event| {
            if let Some(action) = presses.borrow().action(event) {
                let game = game.clone();
                Timeout::new(0, move || game.dispatch(action)).forget();
            }
        };
        let capture = EventListenerOptions::run_in_capture_phase();
        let pointer = {
            let onpress = onpress.clone();
            EventListener::new_with_options(&window(), "pointerdown", capture, onpress)
        };
        let key = EventListener::new_with_options(&window(), "keydown", capture, move |event| {
            if !event.unchecked_ref::<KeyboardEvent>().repeat() {
                onpress(event);
            }
        });
        move || drop((pointer, key))
    });
}

/// Calls back at a press or a key that is not on an element of a class.
#[hook]
pub fn use_press_elsewhere(class: &'static str, callback: Callback<()>) {
    use_effect_with((), move |()| {
        let onpress = move |event: &Event| {
            if !is_on(event, class) {
                callback.emit(());
            }
        };
        let pointer = EventListener::new(&window(), "pointerdown", onpress.clone());
        let key = EventListener::new(&window(), "keydown", onpress);
        move || drop((pointer, key))
    });
}

/// Leaves the rules, or the question whether to resign, when Escape is pressed.
#[hook]
pub fn use_escape(page: &UseReducerHandle<AppState>) {
    let dispatcher = page.dispatcher();
    let action = match page.view {
        View::Rules(_) => Some(Action::Back),
        View::Board if page.game.resigning => Some(GameAction::AskResign(false).into()),
        View::Board if page.game.is_under_review() && !page.game.is_animated() => {
            Some(GameAction::ToNow.into())
        }
        _ => None,
    };
    use_effect_with(action, move |action| {
        let listener = action.clone().map(|action| {
            EventListener::new(&window(), "keydown", move |event| {
                // A sheet over the view is closed by it, and on the board of a trial a choice.
                let is_taken = action != GameAction::AskResign(false).into()
                    && (is_on(event, KEEPS_ANIMATION) || is_on(event, "task-view"));
                if is_escape(event) && !is_taken {
                    dispatcher.dispatch(action.clone());
                }
            })
        });
        move || drop(listener)
    });
}

fn is_escape(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>();
    key.is_some_and(|event| meaning(event) == "Escape")
}

/// Whether a pointer is pressed outside the board.
fn is_off_board(event: &Event) -> bool {
    event.type_() == "pointerdown" && !is_on(event, "board") && !is_on(event, "ways")
}

/// Whether an event is on an element of a class, or inside of one.
fn is_on(event: &Event, class: &str) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let found = element.and_then(|element| element.closest(&format!(".{class}")).ok());
    found.flatten().is_some()
}
