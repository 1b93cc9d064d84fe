//! An attempt in the state of a component, and what changes it.

use std::rc::Rc;

use yew::prelude::*;

use super::{PuzzleAttempt, PuzzleScore};
use crate::rules::Move;

/// A change of an attempt: a try, a retry, or the solution shown.
pub struct AttemptChange<'a> {
    pub before: &'a PuzzleAttempt,
    pub after: &'a PuzzleAttempt,
}

impl AttemptChange<'_> {
    /// The score, if this change decided it.
    #[must_use]
    pub fn score(&self) -> Option<PuzzleScore> {
        self.after.score().filter(|_| self.before.score().is_none())
    }
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

/// The state of an attempt, which begins as `initial`. `is_right` tells whether a move solves
/// it. `onchange` is called with each change before the component renders it.
#[hook]
pub fn use_attempt(
    initial: impl FnOnce() -> PuzzleAttempt,
    is_right: impl Fn(Move) -> bool + 'static,
    onchange: impl Fn(&AttemptChange<'_>) + 'static,
) -> AttemptHandle {
    let state = use_state_eq(initial);
    let attempt = (*state).clone();
    let apply = Rc::new(move |update: &dyn Fn(&mut PuzzleAttempt)| {
        let mut after = (*state).clone();
        update(&mut after);
        onchange(&AttemptChange {
            before: &state,
            after: &after,
        });
        state.set(after);
    });
    let onmove = {
        let apply = Rc::clone(&apply);
        Callback::from(move |mv: Move| {
            let is_right = is_right(mv);
            apply(&|attempt| {
                attempt.play(mv, is_right);
            });
        })
    };
    let onretry = {
        let apply = Rc::clone(&apply);
        Callback::from(move |_: MouseEvent| apply(&PuzzleAttempt::retry))
    };
    let onshow = Callback::from(move |_: MouseEvent| {
        apply(&|attempt| {
            attempt.show_solution();
        });
    });
    AttemptHandle {
        attempt,
        onmove,
        onretry,
        onshow,
    }
}
