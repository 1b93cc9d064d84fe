//! The commands below the board.

use yew::prelude::*;

use super::parts::{button, button_if, choice, items};
use super::status::awaited;
use crate::ui::state::{Phase, State};

/// Undo and redo, or what stops the hand; the speed; giving up.
pub fn controls(state: &State) -> Html {
    let words = state.words();
    let steering = state.phase() == Phase::Sowing;
    let speeds = items(state.settings.speed, |speed| words.speed(speed));
    html! {
        <div class="controls">
            { awaited(state) }
            if steering {
                <span data-keep="">
                    { button("pause", "", if state.paused { words.resume() } else { words.pause() }) }
                    { button_if(state.paused, "step", words.step()) }
                </span>
            } else {
                { button_if(state.can_undo(), "undo", words.undo()) }
                { button_if(state.can_redo(), "redo", words.redo()) }
            }
            { choice("speed", words.speed_label(), true, speeds) }
            if state.resigning {
                <span>{ words.resign_really() }</span>
                { button("resign-yes", "", words.resign()) }
                { button("resign-no", "", words.cancel()) }
            } else if state.resigner().is_some() {
                { button("resign", "", words.resign()) }
                if state.is_shared() && state.offer.is_none() {
                    { button("offer-draw", "", words.offer_draw()) }
                }
            }
        </div>
    }
}
