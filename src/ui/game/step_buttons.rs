//! The buttons that step through the moves of a game.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState};
use crate::ui::widgets::{ActionButton, Icon};

/// The buttons that step through the moves.
pub fn step_buttons(locale: &Locale, state: &GameState) -> Html {
    let (now, plies) = (state.shown_ply(), state.record.plies());
    html! {
        <div class="steps quiet" role="group" aria-label={t!(locale, "move-list")}>
            <ActionButton
                action={GameAction::ShowPly(0)}
                icon={Icon::First}
                label={t!(locale, "step-first")}
                disabled={now == 0}
            />
            <ActionButton
                action={GameAction::ShowPly(now.saturating_sub(1))}
                icon={Icon::Previous}
                label={t!(locale, "step-back")}
                disabled={now == 0}
            />
            <ActionButton
                action={GameAction::Replay(now)}
                icon={Icon::Replay}
                label={t!(locale, "replay")}
                disabled={now == 0 || state.beat().is_none()}
            />
            <ActionButton
                action={GameAction::Replay(now + 1)}
                icon={Icon::Next}
                label={t!(locale, "step-on")}
                class="step-on"
                disabled={now == plies}
            />
            <ActionButton
                action={GameAction::ShowPly(plies)}
                icon={Icon::Last}
                label={t!(locale, "step-last")}
                disabled={now == plies}
            />
        </div>
    }
}
