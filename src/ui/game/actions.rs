//! The actions that are always at hand.

use yew::prelude::*;

use super::awaited::has_missed;
use super::practice::{Mistake, Practice};
use super::step_buttons::{step_back, step_on};
use super::tab::{PANEL, Tab};
use crate::ui::browser::storage::PRACTICE;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{KEEPS_ANIMATION, system, use_dispatcher, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, GameAction, GameState, NamedValue, Phase, View};
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
pub fn actions(
    locale: &Locale,
    state: &GameState,
    on_tab: &Callback<Tab>,
    mistakes: Option<Vec<Mistake>>,
    step_on_ref: &NodeRef,
) -> Html {
    html! {
        <div class="actions" role="group" aria-label={t!(locale, "actions")}>
            if state.is_under_review() {
                { review_actions(locale, state, mistakes, step_on_ref) }
            } else if !state.has_result() {
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
            { tab_button(locale, on_tab, Tab::Moves, Icon::Moves) }
        </div>
    }
}

/// The actions of a game under review: the steps, and playing on from the position shown.
/// With `mistakes`, the button that practises them stands in the place of the hint.
fn review_actions(
    locale: &Locale,
    state: &GameState,
    mistakes: Option<Vec<Mistake>>,
    step_on_ref: &NodeRef,
) -> Html {
    html! {
        <>
            { step_back(locale, state, Some("narrow")) }
            { step_on(locale, state, Some("narrow"), step_on_ref) }
            if mistakes.is_none() {
                { hint_button(locale, state) }
            }
            <ActionButton
                key="play-on"
                action={GameAction::PlayOn}
                label={t!(locale, "play-from-here")}
                class="wide"
                disabled={state.phase() != Phase::Viewing}
            />
            if let Some(mistakes) = mistakes {
                <PractiseButton {mistakes} />
            }
        </>
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
            <ActionButton
                action={GameAction::AskResign(true)}
                closes={PANEL}
                icon={Icon::Resign}
                label={t!(locale, "resign")}
                disabled={!can_resign}
            />
            if by_link || state.is_shared() {
                <ActionButton
                    action={GameAction::OfferDraw}
                    closes={PANEL}
                    icon={Icon::Draw}
                    label={t!(locale, "offer-draw")}
                    disabled={!can_resign || by_link && !has_turn}
                />
            }
        </div>
    }
}

fn hint_button(locale: &Locale, state: &GameState) -> Html {
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

/// The button of the bar that opens the panel with a tab.
fn tab_button(locale: &Locale, on_tab: &Callback<Tab>, tab: Tab, symbol: Icon) -> Html {
    html! {
        <button
            type="button"
            class={classes!("narrow", KEEPS_ANIMATION)}
            data-tab={tab.name()}
            popovertarget={PANEL}
            popovertargetaction="show"
            onclick={on_tab.reform(move |_: MouseEvent| tab)}
        >
            { icon(symbol) }
            <span>{ tab.label(locale) }</span>
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct PractiseButtonProps {
    /// The costly moves, in the order of the game.
    pub mistakes: Vec<Mistake>,
}

/// Puts the costly moves of a game among the tasks of today, and leads to them.
#[component]
pub fn PractiseButton(props: &PractiseButtonProps) -> Html {
    let locale = use_locale();
    let (_, change) = use_stored_progress::<Practice>(PRACTICE);
    let page = use_dispatcher();
    let mistakes = props.mistakes.clone();
    let count = mistakes.len();
    let onclick = move |_: MouseEvent| {
        let mistakes = mistakes.clone();
        change.emit(Box::new(move |practice: &mut Practice| {
            practice.add(mistakes, system::day_number(system::now()));
        }));
        page.dispatch(Action::View(View::Practice));
    };
    html! {
        <button type="button" class="main" data-action="practise" {onclick}>
            { t!(locale, "practise-mistakes", count = count) }
        </button>
    }
}
