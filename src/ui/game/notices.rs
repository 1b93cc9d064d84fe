//! Messages above everything else.

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{Side, Variant};
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{BotFailure, BotHealth, Command, Notice, State, View};
use crate::ui::widgets::CommandButton;

/// The properties of the [`Notices`].
#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    /// A message.
    pub notice: Option<Notice>,
    /// The game that was left for this one: its variant and its plies.
    pub earlier: Option<(Variant, usize)>,
    /// Why the bot, which is needed now, isn't available.
    pub failure: Option<BotFailure>,
    /// Whether the bot plays a side.
    pub has_bot: bool,
    /// Offers a file with all stored games.
    pub onexport: Callback<()>,
}

impl NoticesProps {
    /// The messages of a state.
    pub fn of(state: &State) -> Self {
        let is_bot = |side| matches!(state.table.players[side], Player::Bot(_));
        let has_bot = Side::ALL.into_iter().any(is_bot);
        let needed = (has_bot || state.bot_task().is_some()) && state.view == View::Board;
        Self {
            notice: state.dialog.notice.clone(),
            earlier: state.stored.earlier_game(),
            failure: match &state.device.bot {
                BotHealth::Failed(failure) if needed => Some(failure.clone()),
                _ => None,
            },
            has_bot,
            onexport: Callback::noop(),
        }
    }
}

/// The messages that wait to be read.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let locale = use_locale();
    if props.notice.is_none() && props.failure.is_none() {
        return Html::default();
    }
    html! {
        <div class="notices">
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
                    <CommandButton command={Command::Dismiss} label={t!(locale, "close")} />
                </div>
            }
            if let Some(failure) = &props.failure {
                <div class="notice" role="alert">
                    <p>{ describe::bot_failed(&locale, failure) }</p>
                    if props.has_bot {
                        <CommandButton command={Command::TakeOver} label={t!(locale, "play-both")} />
                    }
                    <CommandButton command={Command::Retry} label={t!(locale, "try-again")} />
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
    let (command, label) = match notice {
        Notice::Overstep(..) => (Command::TakeOther, t!(locale, "take-other")),
        Notice::BrokenLink(fault) | Notice::StrayLink(fault) if fault.game().is_some() => {
            (Command::TakeRest, t!(locale, "take-rest"))
        }
        Notice::ExportDue(_) => return Html::default(),
        Notice::NewVersion => (Command::Reload, t!(locale, "reload")),
        _ => match earlier {
            Some((variant, plies)) => (Command::Return, describe::go_back(locale, variant, plies)),
            None => return Html::default(),
        },
    };
    html! { <CommandButton {command} {label} /> }
}
