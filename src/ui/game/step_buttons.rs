//! The buttons that step through the moves of a game.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState};
use crate::ui::widgets::{ActionButton, Icon};

/// The button that shows the position one ply earlier.
pub fn step_back(locale: &Locale, state: &GameState, class: Option<&'static str>) -> Html {
    let now = state.shown_ply();
    html! {
        <ActionButton
            action={GameAction::ShowPly(now.saturating_sub(1))}
            icon={Icon::Previous}
            label={t!(locale, "step-back")}
            class={classes!(class)}
            disabled={now == 0}
        />
    }
}

/// The button that shows the next ply, animated.
pub fn step_on(
    locale: &Locale,
    state: &GameState,
    class: Option<&'static str>,
    button_ref: &NodeRef,
) -> Html {
    let now = state.shown_ply();
    html! {
        <ActionButton
            action={GameAction::Replay(now + 1)}
            icon={Icon::Next}
            label={t!(locale, "step-on")}
            class={classes!("step-on", class)}
            {button_ref}
            disabled={now == state.record.plies()}
        />
    }
}

/// The buttons that step through the moves, with a reference to the one that shows the next
/// ply.
pub fn step_buttons(locale: &Locale, state: &GameState, step_on_ref: &NodeRef) -> Html {
    let (now, plies) = (state.shown_ply(), state.record.plies());
    html! {
        <div class="steps" role="group" aria-label={t!(locale, "move-list")}>
            <ActionButton
                action={GameAction::ShowPly(0)}
                icon={Icon::First}
                label={t!(locale, "step-first")}
                disabled={now == 0}
            />
            { step_back(locale, state, None) }
            <ActionButton
                action={GameAction::Replay(now)}
                icon={Icon::Replay}
                label={t!(locale, "replay")}
                disabled={now == 0 || state.beat().is_none()}
            />
            { step_on(locale, state, None, step_on_ref) }
            <ActionButton
                action={GameAction::ShowPly(plies)}
                icon={Icon::Last}
                label={t!(locale, "step-last")}
                disabled={now == plies}
            />
        </div>
    }
}
