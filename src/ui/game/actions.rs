//! The actions that are always at hand.

use yew::prelude::*;

use super::awaited::has_missed;
use super::tab::{PANEL, Tab};
use crate::ui::browser::KEEPS_ANIMATION;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, NamedValue, Phase};
use crate::ui::widgets::{ActionButton, Icon, icon};

/// Whether nothing is animated, and no failed attempt at a puzzle is to be taken
/// back first.
fn is_at_rest(state: &GameState) -> bool {
    state.phase() != Phase::Sowing && !has_missed(state)
}

/// Whether somebody can resign. A puzzle is not a game yet.
fn can_resign(state: &GameState) -> bool {
    state.resigner().is_some() && state.shared_puzzle_status().is_none()
}

/// The actions beside the strip, or in a bar at the bottom of a phone.
pub fn actions(locale: &Locale, state: &GameState, on_tab: &Callback<Tab>) -> Html {
    html! {
        <div class="actions" role="group" aria-label={t!(locale, "actions")}>
            if !state.has_result() {
                <ActionButton
                    key="undo"
                    action={GameAction::Undo}
                    icon={Icon::Undo}
                    label={t!(locale, "undo")}
                    disabled={!is_at_rest(state) || !state.can_undo()}
                />
                { hint_button(locale, state) }
                <ActionButton
                    key="panel"
                    action={GameAction::ShowPanel(!state.settings.panel)}
                    icon={Icon::Moves}
                    label={t!(locale, "panel")}
                    class={classes!("wide", KEEPS_ANIMATION)}
                    pressed={state.settings.panel}
                />
            }
            { moves_button(locale, state, on_tab) }
        </div>
    }
}

/// The actions below the moves: a move that was taken back, and those that end a game.
pub fn ending_actions(locale: &Locale, state: &GameState) -> Html {
    let can_resign = can_resign(state);
    let by_link = state.friend().is_some();
    let has_turn = state.phase() == Phase::Choosing && state.offer.is_none();
    html! {
        <div class="ending-actions">
            if is_at_rest(state) && state.can_redo() {
                <ActionButton
                    action={GameAction::Redo}
                    icon={Icon::Redo}
                    label={t!(locale, "redo")}
                />
            }
            if can_resign {
                <ActionButton
                    action={GameAction::AskResign(true)}
                    closes={PANEL}
                    icon={Icon::Resign}
                    label={t!(locale, "resign")}
                />
            }
            if can_resign && (has_turn && by_link || state.is_shared()) {
                <ActionButton
                    action={GameAction::OfferDraw}
                    closes={PANEL}
                    icon={Icon::Draw}
                    label={t!(locale, "offer-draw")}
                />
            }
        </div>
    }
}

pub fn hint_button(locale: &Locale, state: &GameState) -> Html {
    html! {
        <ActionButton
            key="hint"
            action={GameAction::Hint}
            icon={Icon::Hint}
            label={t!(locale, "hint")}
            disabled={!state.is_taught() || !state.can_hint()}
        />
    }
}

/// The button of the bar that opens the panel with the moves.
fn moves_button(locale: &Locale, state: &GameState, on_tab: &Callback<Tab>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("narrow", KEEPS_ANIMATION)}
            data-tab={Tab::Moves.name()}
            popovertarget={PANEL}
            popovertargetaction="show"
            onclick={on_tab.reform(|_: MouseEvent| Tab::Moves)}
        >
            { icon(Icon::Moves) }
            <span>{ Tab::Moves.label(locale, state) }</span>
        </button>
    }
}
