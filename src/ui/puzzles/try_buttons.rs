//! The buttons of an attempt: another try, and the solution.

use yew::prelude::*;

use super::{PuzzleAttempt, PuzzleOutcome};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// The buttons for another try and for the solution.
pub fn try_buttons(
    locale: &Locale,
    attempt: &PuzzleAttempt,
    onretry: Callback<MouseEvent>,
    onshow: Callback<MouseEvent>,
) -> Html {
    html! {
        <>
            <button
                type="button"
                data-action="retry-puzzle"
                onclick={onretry}
                disabled={attempt.outcome() == PuzzleOutcome::Open}
            >
                { icon(Icon::Replay) }
                { t!(locale, "try-again") }
            </button>
            <button
                type="button"
                data-action="show-solution"
                onclick={onshow}
                disabled={attempt.shows_line()}
            >
                { t!(locale, "show-solution") }
            </button>
        </>
    }
}
