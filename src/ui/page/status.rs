//! What just happened, what is to be done, and what the board waits for.

use yew::prelude::*;

use super::markup::markup;
use super::parts::{any_button, button, main_button};
use super::share::share_button;
use crate::ui::state::{Phase, State, Trial};
use crate::ui::words::facts::Left;

/// Says what just happened and whose turn it is.
pub fn status(state: &State) -> Html {
    let words = state.words();
    markup! {
        <div class="status" role="status" aria-live="polite">
            <p class="now">{ words.now_of(state) }</p>
            <p class="said">{ words.said_of(state) }</p>
        </div>
    }
}

/// Whether a puzzle was tried and not solved: the move is to be taken back.
pub fn has_missed(state: &State) -> bool {
    state.trial() == Some(Trial::Missed) && state.phase() != Phase::Sowing
}

/// What the board waits for, where that is not a move: buttons.
pub fn awaited(state: &State) -> Html {
    let words = state.words();
    let (first, second) = match state.phase() {
        _ if has_missed(state) => (main_button("undo", words.try_again()), Html::default()),
        Phase::Over if state.is_unsent() => {
            (share_button("main", words.send(), ""), Html::default())
        }
        Phase::Waiting => (
            share_button(
                if state.is_unsent() { "main" } else { "" },
                words.send(),
                "",
            ),
            Html::default(),
        ),
        Phase::Over => (main_button("again", words.again()), Html::default()),
        Phase::RoundOver => (
            main_button("next-round", words.next_round_label()),
            Html::default(),
        ),
        Phase::Viewing => (
            main_button("to-now", words.to_now()),
            button("play-on", "", words.play_from_here()),
        ),
        Phase::Arranging => return arranging(state),
        _ if state.is_asked_for_draw() => (
            main_button("accept", words.accept()),
            button("decline", "", words.decline()),
        ),
        _ => return Html::default(),
    };
    markup! { <>{ first }{ second }</> }
}

/// The row that a person arranges: what is left, what is offered.
fn arranging(state: &State) -> Html {
    let words = state.words();
    let (Some(arranging), Some(row)) = (state.arranging(), &state.draft) else {
        return Html::default();
    };
    let laid = row.iter().map(|&seeds| u32::from(seeds)).sum();
    let left = Left::of(arranging.seeds.into(), laid);
    markup! {
        <>
            <p class="left">{ words.left(left) }</p>
            { any_button("main", "arrange", "", words.begin_round(), state.draft_fault().is_none()) }
            { button("even", "", words.arrange_evenly()) }
            { button("clear", "", words.clear_row()) }
        </>
    }
}
