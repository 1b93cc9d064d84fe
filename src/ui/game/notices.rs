//! Messages above everything else.

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{Side, Variant};
use crate::ui::browser::{system, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, AppState, BotFailure, BotHealth, GameAction, Notice, View};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    pub notice: Option<Notice>,
    /// The game that was left for this one: its variant and its plies.
    pub earlier: Option<(Variant, usize)>,
    /// Why the bot, which is needed now, isn't available; `None` while there is a message.
    pub failure: Option<BotFailure>,
    /// Whether the bot plays a side.
    pub has_bot: bool,
    /// Offers a file with all stored games.
    pub onexport: Callback<()>,
    /// Loads again a part of the program that couldn't be loaded.
    pub onretry: Option<Callback<()>>,
}

impl NoticesProps {
    /// The messages of a state, one at a time: two would cover the far seat on a phone. The
    /// failure of the bot waits until the message before it is closed, so that no button
    /// moves while that is read.
    pub fn of(state: &AppState) -> Self {
        let is_bot = |side| matches!(state.game.players[side], Player::Bot(_));
        let has_bot = Side::ALL.into_iter().any(is_bot);
        let needed = (has_bot || state.game.bot_question().is_some()) && state.view == View::Board;
        let is_free = state.notice.is_none();
        Self {
            notice: state.notice.clone(),
            earlier: state.earlier_game(),
            failure: match &state.game.bot {
                BotHealth::Failed(failure) if needed && is_free => Some(failure.clone()),
                _ => None,
            },
            has_bot,
            onexport: Callback::noop(),
            onretry: None,
        }
    }
}

/// The message that waits to be read. Each is read out when it comes.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let locale = use_locale();
    use_effect_with(props.notice.clone(), |notice| {
        if let Some(detail) = notice.as_ref().and_then(Notice::detail) {
            system::warn(&detail);
        }
    });
    html! {
        <div class="notices">
            if let Some(onretry) = &props.onretry {
                <div class="notice" role="alert">
                    <p>{ t!(locale, "part-unavailable") }</p>
                    <button type="button" data-retry="part" onclick={onretry.reform(|_| ())}>
                        { t!(locale, "try-again") }
                    </button>
                </div>
            }
            if let Some(notice) = &props.notice {
                <div class="notice" role={role(notice)} data-overstep={overstep(notice)}>
                    <p>{ describe::notice(&locale, notice) }</p>
                    if let Notice::ExportDue(_) = notice {
                        <button
                            type="button"
                            data-action="export-all"
                            onclick={props.onexport.reform(|_| ())}
                        >
                            { t!(locale, "library-export-all") }
                        </button>
                    }
                    { answer(&locale, props.earlier, notice) }
                    <ActionButton action={Action::Dismiss} label={t!(locale, "close")} />
                </div>
            }
            if let Some(failure) = &props.failure {
                <div class="notice" role="alert">
                    <p>{ describe::bot_failed(&locale, failure) }</p>
                    if props.has_bot {
                        <ActionButton action={GameAction::TakeOver} label={t!(locale, "play-both")} />
                    }
                    <ActionButton action={GameAction::Bot(BotHealth::Starting)} label={t!(locale, "try-again")} />
                </div>
            }
        </div>
    }
}

/// The ARIA role of a message: an offer waits for its turn, anything else is read out at
/// once.
fn role(notice: &Notice) -> &'static str {
    match notice {
        Notice::ExportDue(_) => "status",
        _ => "alert",
    }
}

/// The value of `data-overstep`: what a message decides although its sender may not.
fn overstep(notice: &Notice) -> Option<&'static str> {
    match notice {
        Notice::Overstep(overstep, _) => Some(overstep.name()),
        _ => None,
    }
}

/// The button that does what a message proposes.
fn answer(locale: &Locale, earlier: Option<(Variant, usize)>, notice: &Notice) -> Html {
    let (action, label) = match notice {
        Notice::Overstep(..) => (Action::TakeOther, t!(locale, "take-other")),
        Notice::BrokenLink(fault) | Notice::StrayLink(fault) if fault.game().is_some() => {
            (Action::TakeRest, t!(locale, "take-rest"))
        }
        Notice::ExportDue(_) => return Html::default(),
        Notice::NewVersion => (Action::Reload, t!(locale, "reload")),
        _ => match earlier {
            Some((variant, plies)) => (Action::Return, describe::go_back(locale, variant, plies)),
            None => return Html::default(),
        },
    };
    html! { <ActionButton {action} {label} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::SavedGame;
    use crate::rules::{BySide, Match};
    use crate::ui::state::Action;

    #[test]
    fn a_failure_of_the_bot_waits_for_the_message_before_it() {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        let (south, north) = (Player::Person, Player::Bot(3));
        let mut state = AppState::new(SavedGame::new(game, BySide { south, north }));
        state.game.bot = BotHealth::Failed(BotFailure::Silent);
        let shown = |state: &AppState| {
            let props = NoticesProps::of(state);
            (props.notice, props.failure)
        };
        let failure = (None, Some(BotFailure::Silent));
        assert_eq!(shown(&state), failure);
        let told = state.after(Action::ShowNotice(Notice::Linked));
        assert_eq!(shown(&told), (Some(Notice::Linked), None));
        assert_eq!(shown(&told.after(Action::Dismiss)), failure);
    }
}
