//! An attempt in the state of a component, and what changes it.

use std::rc::Rc;

use yew::prelude::*;

use super::{PuzzleAttempt, PuzzleScore};
use crate::rules::Move;

/// What a try, a retry or the solution made of an attempt.
pub struct AttemptChange<'a> {
    pub before: &'a PuzzleAttempt,
    pub after: &'a PuzzleAttempt,
    /// The score, if this change decided it.
    pub score: Option<PuzzleScore>,
}

/// The attempt as it is now, and the callbacks that change it.
pub struct AttemptHandle {
    pub attempt: PuzzleAttempt,
    /// Takes in a move that was played.
    pub onmove: Callback<Move>,
    /// Begins another try.
    pub onretry: Callback<MouseEvent>,
    /// Shows the solution.
    pub onshow: Callback<MouseEvent>,
}

/// An attempt that begins as `first`. `solution` is the move that a played move is compared
/// with; `onchange` is called before a change is shown.
#[hook]
pub fn use_attempt(
    first: impl FnOnce() -> PuzzleAttempt,
    solution: impl Fn(Move) -> Move + 'static,
    onchange: impl Fn(&AttemptChange<'_>) + 'static,
) -> AttemptHandle {
    let state = use_state_eq(first);
    let attempt = (*state).clone();
    let change = Rc::new(
        move |change: &dyn Fn(&mut PuzzleAttempt) -> Option<PuzzleScore>| {
            let mut after = (*state).clone();
            let score = change(&mut after);
            onchange(&AttemptChange {
                before: &state,
                after: &after,
                score,
            });
            state.set(after);
        },
    );
    let onmove = {
        let change = Rc::clone(&change);
        Callback::from(move |mv: Move| {
            let solution = solution(mv);
            change(&|attempt| attempt.play(mv, solution));
        })
    };
    let onretry = {
        let change = Rc::clone(&change);
        Callback::from(move |_: MouseEvent| {
            change(&|attempt| {
                attempt.retry();
                None
            });
        })
    };
    let onshow = Callback::from(move |_: MouseEvent| change(&PuzzleAttempt::show_solution));
    AttemptHandle {
        attempt,
        onmove,
        onretry,
        onshow,
    }
}
