//! The buttons of an attempt: another try, and the solution.

use yew::prelude::*;

use super::PuzzleOutcome;
use super::use_attempt::AttemptHandle;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// The buttons for another try and for the solution.
pub fn try_buttons(locale: &Locale, handle: &AttemptHandle) -> Html {
    let attempt = &handle.attempt;
    html! {
        <>
            <button
                type="button"
                data-action="retry-puzzle"
                onclick={&handle.onretry}
                disabled={attempt.outcome() == PuzzleOutcome::Open}
            >
                { icon(Icon::Replay) }
                { t!(locale, "try-again") }
            </button>
            <button
                type="button"
                data-action="show-solution"
                onclick={&handle.onshow}
                disabled={attempt.shows_line()}
            >
                { t!(locale, "show-solution") }
            </button>
        </>
    }
}
