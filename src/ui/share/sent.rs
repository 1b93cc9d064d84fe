//! The share sheet once the message to the friend is sent.

use yew::prelude::*;

use super::friend_preview::seat;
use super::send::SendMethod;
use crate::rules::Side;
use crate::ui::board::MiniBoard;
use crate::ui::browser::{GameHandle, use_focus, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::GameAction;
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{Icon, icon, sheet_close_button};

#[derive(Properties, PartialEq)]
pub(super) struct SentProps {
    /// The state of the game by link.
    pub state: GameHandle,
    /// The method by which the message was sent.
    pub method: SendMethod,
    /// Called to go back to the methods to send it.
    pub onback: Callback<()>,
}

/// The confirmation that the message is sent, with the board that waits for the answer.
#[component]
pub(super) fn Sent(props: &SentProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let SentProps {
        state,
        method,
        onback,
    } = props;
    // The button that was pressed is gone.
    let heading = use_focus(true);
    let is_over = state.is_over();
    let record = state.record.current();
    let (rules, position) = (*record.rules(), *record.position());
    let final_scores = record.outcome().map(|outcome| outcome.scores);
    let near = state.near();
    let friend = describe::friend(&locale, &state.header.friend);
    let turn = html! {
        if !is_over {
            <span class="pill">{ t!(locale, "has-the-turn") }</span>
        }
    };
    let label = |side| {
        if state.friend() == Some(side) {
            seat(
                &locale,
                side,
                html! { { &friend } },
                position.score(side),
                turn.clone(),
            )
        } else {
            seat(
                &locale,
                side,
                html! { { t!(locale, "you") } },
                position.score(side),
                Html::default(),
            )
        }
    };
    html! {
        <div class="sent">
            <span class="done-sign">{ icon(Icon::Check) }</span>
            <h2 ref={heading} tabindex="-1">{ t!(locale, "sent", over = is_over) }</h2>
            <p role="status">
                if *method == SendMethod::Copy {
                    { t!(locale, "sentence", said = t!(locale, "copied")) }{ " " }
                }
                if !is_over {
                    { t!(locale, "about-answer") }
                }
            </p>
            { not_sent_button(&locale, state, {
                let onback = onback.clone();
                move |()| onback.emit(())
            }) }
            <div class="sent-board">
                { label(near.other()) }
                <MiniBoard {rules} {position} {final_scores} is_flipped={near == Side::North} {look} />
                { label(near) }
            </div>
            <div class="row">
                <button type="button" data-action="send-again" onclick={onback.reform(|_| ())}>
                    { t!(locale, "send-again") }
                </button>
                { sheet_close_button(SHARE_SHEET, t!(locale, "done"), Some("main")) }
            </div>
        </div>
    }
}

/// The button that marks the message as not sent.
pub(super) fn not_sent_button(
    locale: &Locale,
    state: &GameHandle,
    onpress: impl Fn(()) + 'static,
) -> Html {
    let dispatcher = state.clone();
    let (id, plies) = (state.header.id, state.record.plies());
    let onclick = move |_| {
        if let Some(id) = id {
            dispatcher.dispatch(GameAction::NotSent(id, plies));
        }
        onpress(());
    };
    html! {
        <button type="button" class="text" data-action="not-sent" {onclick}>
            { t!(locale, "not-sent") }
        </button>
    }
}
