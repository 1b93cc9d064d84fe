//! The whole page.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::board::Board;
use super::controls::controls;
use super::keep::{first_state, use_keeping};
use super::language::use_language;
use super::markup::markup;
use super::moves::{moves, use_moves_in_sight};
use super::notices::notices;
use super::opponent::use_opponent;
use super::parts::{button, sign_button};
use super::picker::picker;
use super::preferences::preferences;
use super::racing::use_race;
use super::reading::reading;
use super::screen::{use_impatience, use_root, use_stance, use_stillness, use_top, use_version};
use super::seats::seat;
use super::share::{Share, share_button};
use super::status::status;
use super::teacher::teacher;
use crate::rules::Side;
use crate::ui::commands;
use crate::ui::layout::Stance;
use crate::ui::state::{Action, Phase, State, View};

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let state = use_reducer_eq(first_state);
    use_stillness(&state);
    use_root(&state);
    use_language(&state);
    use_top(&state);
    use_version(&state);
    use_impatience(&state);
    use_keeping(&state);
    use_opponent(&state);
    use_race(&state);
    use_moves_in_sight(&state);
    whole(&state, use_stance())
}

/// All that the page shows of a state.
pub(super) fn whole(state: &UseReducerHandle<State>, stance: Stance) -> Html {
    let words = state.words();
    let rules = state.rules();
    let size = words.size(rules);
    let onclick = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            let lot = js_sys::Math::random() < 0.5;
            let pressed = named(&event, "data-action").and_then(|(element, name)| {
                let at = element.get_attribute("data-at").unwrap_or_default();
                commands::pressed(&state, &name, &at, lot)
            });
            if let Some(action) = pressed {
                state.dispatch(action);
            }
        })
    };
    let onchange = {
        let state = state.clone();
        Callback::from(move |event: Event| {
            let Some((element, name)) = named(&event, "data-option") else {
                return;
            };
            let value = match element.dyn_ref::<HtmlInputElement>() {
                Some(input) if input.type_() == "checkbox" => {
                    if input.checked() { "yes" } else { "no" }.to_owned()
                }
                Some(input) => input.value(),
                None => element.unchecked_into::<HtmlSelectElement>().value(),
            };
            if let Some(action) = commands::changed(&state, &name, &value) {
                state.dispatch(action);
            }
        })
    };
    let onkeydown = {
        let state = state.clone();
        Callback::from(move |event: KeyboardEvent| {
            let stepped =
                named(&event, "data-steps").and_then(|_| commands::stepped(&state, &event.key()));
            if let Some(action) = stepped {
                event.prevent_default();
                state.dispatch(action);
            }
        })
    };
    let view = match state.view {
        View::Picker => picker(state),
        View::Rules(variant) => reading(state, variant),
        View::Board => table(state, stance, &size),
    };
    let on_board = state.view == View::Board;
    let title = match state.view {
        View::Picker => words.mbegu(),
        View::Rules(variant) => words.game(variant),
        View::Board => words.game(rules.variant()),
    };
    let behind = match state.behind() {
        View::Board => words.back(),
        _ => words.games(),
    };
    let head = markup! {
        <header class="top">
            { matches!(state.view, View::Rules(_)).then(|| sign_button("back", 0, "\u{2190}", behind, true)) }
            <h1>
                { title }
                { on_board.then(|| markup! { <small>{ size.clone() }</small> }) }
            </h1>
            { on_board.then(|| markup! {
                <>
                    { button("rules", rules.variant().id(), words.rules()) }
                    { button("new", "", words.new_game()) }
                    { share_button("", "\u{2197}\u{fe0e}", words.share_label()) }
                </>
            }) }
            <button type="button" popovertarget="settings" aria-label={words.settings()}>{ "\u{2699}\u{fe0e}" }</button>
        </header>
    };
    html! {
        <div class="page" {onclick} {onchange} {onkeydown}>
            { head }
            { preferences(state) }
            if on_board { <Share state={state.clone()} /> }
            { notices(state) }
            { markup! { <main>{ view }</main> } }
        </div>
    }
}

/// The board, with all that is around it.
fn table(state: &UseReducerHandle<State>, stance: Stance, size: &str) -> Html {
    let lies = match stance {
        Stance::Flat => "flat",
        Stance::Upright => "upright",
    };
    let flipped = if state.is_flipped() { "flipped" } else { "" };
    // Another game is another board: nothing of the old one stays.
    let game = [state.rules().variant().id(), size].concat();
    // No help against a friend, before the game is over.
    let taught = state.friend().is_none() || state.phase() == Phase::Over;
    markup! {
        <div class={["table", lies, flipped]}>
            { seat(state, Side::North) }
            { seat(state, Side::South) }
            { html! { <Board key={game} state={state.clone()} {stance} /> } }
            { status(state) }
            { controls(state) }
            <div class="side">
                { moves(state) }
                { taught.then(|| teacher(state)) }
            </div>
        </div>
    }
}

/// What an event is in that has this attribute, and the attribute's value.
pub(super) fn named(event: &Event, attribute: &str) -> Option<(Element, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest(&["[", attribute, "]"].concat()).ok()??;
    let value = element.get_attribute(attribute)?;
    Some((element, value))
}
