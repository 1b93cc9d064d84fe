//! The commands below the board.

use yew::prelude::*;

use super::markup::markup;
use super::parts::{button, button_if, choice, items, sign_button, truth};
use super::status::{awaited, has_missed};
use crate::ui::state::{Phase, State};

/// A loudspeaker that is heard, and one that isn't.
const LOUD: &str = "M4 9v6h4l5 4V5L8 9zM16 9q3 3 0 6M18.5 6q6 6 0 12";
const SILENT: &str = "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5m0-5l-5 5";

/// What the board waits for; else undo and redo, or what stops the hand; speed
/// and sound; giving up.
pub fn controls(state: &State) -> Html {
    let words = state.words();
    let loud = state.settings.volume > 0;
    let steering = state.phase() == Phase::Sowing;
    let free = !steering && !has_missed(state);
    let speeds = items(state.settings.speed, |speed| words.speed(speed));
    // A puzzle is not a game yet.
    let resigning = state.resigner().is_some() && state.trial().is_none();
    let drawing = state.is_shared()
        || (state.friend().is_some() && state.phase() == Phase::Choosing && state.offer.is_none());
    // What is asked is answered first.
    if state.resigning {
        return markup! {
            <div class="controls">
                <span>{ words.resign_really() }</span>
                { button("resign-yes", "", words.resign()) }
                { button("resign-no", "", words.cancel()) }
            </div>
        };
    }
    if state.is_asked_for_draw() {
        return markup! { <div class="controls">{ awaited(state) }</div> };
    }
    markup! {
        <div class="controls">
            { awaited(state) }
            { steering.then(|| markup! {
                <span data-keep="">
                    { button("pause", "", if state.paused { words.resume() } else { words.pause() }) }
                    { button_if(state.paused, "step", words.step()) }
                </span>
            }) }
            { free.then(|| sign_button("undo", 0, "\u{21b6}", words.undo(), state.can_undo())) }
            { free.then(|| sign_button("redo", 0, "\u{21b7}", words.redo(), state.can_redo())) }
            <span data-keep="">
                { choice("speed", words.speed_label(), true, speeds) }
                <button
                    type="button"
                    class="sound"
                    data-action="sound"
                    aria-label={words.sound()}
                    title={words.sound()}
                    aria-pressed={truth(loud)}
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d={if loud { LOUD } else { SILENT }} /></svg>
                </button>
            </span>
            { resigning.then(|| button("resign", "", words.resign())) }
            { (resigning && drawing).then(|| button("offer-draw", "", words.offer_draw())) }
        </div>
    }
}
