//! The buttons that step through the moves of a game.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Command, State};
use crate::ui::widgets::{CommandButton, Icon};

/// The button that shows the position one ply earlier.
pub fn step_back(locale: &Locale, state: &State, class: Option<&'static str>) -> Html {
    let now = state.shown_ply();
    html! {
        <CommandButton
            command={Command::ShowPly(now.saturating_sub(1))}
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
    state: &State,
    class: Option<&'static str>,
    button_ref: &NodeRef,
) -> Html {
    let now = state.shown_ply();
    html! {
        <CommandButton
            command={Command::Replay(now + 1)}
            icon={Icon::Next}
            label={t!(locale, "step-on")}
            class={classes!("step-on", class)}
            {button_ref}
            disabled={now == state.table.game.plies()}
        />
    }
}

/// The buttons that step through the moves, with a reference to the one that shows the next
/// ply.
pub fn step_buttons(locale: &Locale, state: &State, step_on_ref: &NodeRef) -> Html {
    let (now, plies) = (state.shown_ply(), state.table.game.plies());
    html! {
        <div class="steps" role="group" aria-label={t!(locale, "move-list")}>
            <CommandButton
                command={Command::ShowPly(0)}
                icon={Icon::First}
                label={t!(locale, "step-first")}
                disabled={now == 0}
            />
            { step_back(locale, state, None) }
            <CommandButton
                command={Command::Replay(now)}
                icon={Icon::Replay}
                label={t!(locale, "replay")}
                disabled={now == 0 || state.beat().is_none()}
            />
            { step_on(locale, state, None, step_on_ref) }
            <CommandButton
                command={Command::ShowPly(plies)}
                icon={Icon::Last}
                label={t!(locale, "step-last")}
                disabled={now == plies}
            />
        </div>
    }
}
