//! The actions that are always at hand.

use yew::prelude::*;

use super::awaited::has_missed;
use super::panel::{PANEL, Tab};
use crate::ui::browser::{KEEPS_ANIMATION, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::{Command, Phase, State};
use crate::ui::widgets::{CommandButton, Icon, icon};

/// The properties of the [`Actions`].
#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether a move can be played again.
    pub can_redo: bool,
    /// Whether a hint can be asked for.
    pub can_hint: bool,
    /// Whether somebody can resign.
    pub can_resign: bool,
    /// Receives the tab whose button was pressed.
    #[prop_or_default]
    pub on_tab: Callback<Tab>,
}

impl ActionsProps {
    /// The actions of a state.
    pub fn of(state: &State) -> Self {
        let at_rest = state.phase() != Phase::Sowing && !has_missed(state);
        Self {
            can_undo: at_rest && state.can_undo(),
            can_redo: at_rest && state.can_redo(),
            can_hint: is_taught(state) && state.can_hint(),
            can_resign: can_resign(state),
            on_tab: Callback::noop(),
        }
    }
}

/// Whether the bot helps: not against a friend before the game is over.
pub fn is_taught(state: &State) -> bool {
    state.friend().is_none() || state.phase() == Phase::Over
}

/// Whether somebody can resign. A puzzle is not a game yet.
pub fn can_resign(state: &State) -> bool {
    state.resigner().is_some() && state.trial().is_none()
}

/// The actions: each has its place, and is disabled where it can't be used. On a
/// narrow screen they are a bar, with buttons that open the panel.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let locale = use_locale();
    let tab = |tab: Tab| {
        html! {
            <button
                type="button"
                class={classes!("narrow", KEEPS_ANIMATION)}
                data-tab={tab.name()}
                popovertarget={PANEL}
                popovertargetaction="show"
                onclick={props.on_tab.reform(move |_: MouseEvent| tab)}
            >
                { icon(tab.icon()) }
                <span>{ tab.label(&locale) }</span>
            </button>
        }
    };
    html! {
        <div class="actions" role="group" aria-label={t!(locale, "actions")}>
            <CommandButton
                command={Command::Undo}
                icon={Icon::UNDO}
                label={t!(locale, "undo")}
                disabled={!props.can_undo}
            />
            <CommandButton
                command={Command::Redo}
                icon={Icon::REDO}
                label={t!(locale, "redo")}
                class="wide"
                disabled={!props.can_redo}
            />
            <CommandButton
                command={Command::Hint}
                icon={Icon::HINT}
                label={t!(locale, "hint")}
                disabled={!props.can_hint}
            />
            <CommandButton
                command={Command::Resign}
                icon={Icon::RESIGN}
                label={t!(locale, "resign")}
                class="wide"
                disabled={!props.can_resign}
            />
            { for [Tab::Moves, Tab::Teacher, Tab::More].map(tab) }
        </div>
    }
}
