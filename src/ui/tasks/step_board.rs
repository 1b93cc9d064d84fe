//! The board of a step: a game with a state of its own, in which the player is South.

use std::rc::Rc;

use yew::prelude::*;

use super::CourseStep;
use crate::rules::Ply;
use crate::ui::board::layout::Orientation;
use crate::ui::game::{TaskBoard, task_state};
use crate::ui::state::Action;

/// The properties of [`StepBoard`].
#[derive(Properties, PartialEq)]
pub struct StepBoardProps {
    pub step: Rc<CourseStep>,
    /// Whether the ply that does what is asked is played at once.
    pub is_shown: bool,
    /// Receives the player's ply, once it is played out.
    pub onply: Callback<Ply>,
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// The board of a step, in one attempt at it. No bot is asked: after the ply that the
/// step is about nothing more is played.
#[component]
pub fn StepBoard(props: &StepBoardProps) -> Html {
    let StepBoardProps { step, is_shown, .. } = props;
    let state = use_reducer_eq(|| task_state(step.game.clone()));
    {
        let (dispatcher, is_shown) = (state.dispatcher(), *is_shown);
        let step = Rc::clone(step);
        use_effect_with((), move |()| {
            if is_shown {
                for action in actions_of(&step.shown) {
                    dispatcher.dispatch(action);
                }
            }
        });
    }
    {
        // The step says which pit North picks for a race.
        let has_picked = state.race_setup.picks().south.is_some();
        let dispatcher = state.dispatcher();
        let step = Rc::clone(step);
        use_effect_with(has_picked, move |&has_picked| {
            if let Ply::Race(race) = &step.shown
                && has_picked
            {
                dispatcher.dispatch(Action::Pick(race.picks.north));
            }
        });
    }
    html! {
        <TaskBoard
            {state}
            plies={step.game.plies()}
            onply={props.onply.clone()}
            orientation={props.orientation}
            names_stores=true
        />
    }
}

/// The actions by which a ply is played.
fn actions_of(ply: &Ply) -> Vec<Action> {
    match ply {
        Ply::Move(mv) => vec![Action::Play(*mv)],
        Ply::Race(race) => vec![Action::Pick(race.picks.south)],
        Ply::Arrangement(row) => vec![Action::Draft(row.pits().to_vec()), Action::Arrange],
    }
}
