//! What has just happened, and whose turn it is.

use yew::prelude::*;

use crate::ui::describe;
use crate::ui::i18n::Locale;
use crate::ui::state::State;

/// Two sentences about the game, announced by screen readers: whose turn it is,
/// or how the game ended; and what happened, or what to do.
pub fn status(locale: &Locale, state: &State) -> Html {
    html! {
        <div class="status" role="status" aria-live="polite">
            <p class="now">{ describe::now_of(locale, state) }</p>
            <p class="said">{ describe::said_of(locale, state) }</p>
        </div>
    }
}
