//! The boards of a puzzle: the position to be solved, and the line of the solution.

use yew::prelude::*;

use crate::rules::{Match, Move, Ply};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::skip::use_skip;
use crate::ui::browser::{Dispatcher, use_board_settings, use_locale};
use crate::ui::game::{
    Announcer, Stage, StageControls, TaskBoard, solution_state, step_buttons, task_state,
    use_focused_pit,
};
use crate::ui::state::Action;

#[derive(Properties, PartialEq)]
struct TryBoardProps {
    /// The game at the position.
    game: Match,
    /// Receives the player's move, once it is played out.
    onmove: Callback<Move>,
    /// The orientation of the board.
    orientation: Orientation,
}

/// The board of one try.
#[component]
fn TryBoard(props: &TryBoardProps) -> Html {
    let state = use_reducer_eq(|| task_state(props.game.clone()));
    let onmove = props.onmove.clone();
    let onply = move |ply: Ply| {
        if let Ply::Move(mv) = ply {
            onmove.emit(mv);
        }
    };
    let plies = props.game.plies();
    html! { <TaskBoard {state} {plies} {onply} orientation={props.orientation} /> }
}

/// The properties of [`AttemptBoard`].
#[derive(Properties, PartialEq)]
pub struct AttemptBoardProps {
    /// The number of the board in its attempt.
    pub number: u32,
    /// The game at the position.
    pub game: Match,
    /// The game with the solution and the best moves after it, once it is to be shown.
    pub solution: Option<Match>,
    /// Receives the player's move, once it is played out.
    pub onmove: Callback<Move>,
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// The board of an attempt: the position to play from, or the solution once it is shown.
#[component]
pub fn AttemptBoard(props: &AttemptBoardProps) -> Html {
    let orientation = props.orientation;
    let key = props.number;
    let class = classes!("table", "of-task", orientation.class());
    let board = if let Some(game) = props.solution.clone() {
        html! { <SolutionBoard {key} {game} {orientation} /> }
    } else {
        let (game, onmove) = (props.game.clone(), props.onmove.clone());
        html! { <TryBoard {key} {game} {onmove} {orientation} /> }
    };
    html! { <div {class}>{ board }</div> }
}

#[derive(Properties, PartialEq)]
struct SolutionBoardProps {
    /// The game, with the solution and the best moves after it.
    game: Match,
    /// The orientation of the board.
    orientation: Orientation,
}

/// The board on which the solution is played out, with buttons that step through the
/// moves after it.
#[component]
fn SolutionBoard(props: &SolutionBoardProps) -> Html {
    let locale = use_locale();
    let state = use_reducer_eq(|| {
        solution_state(props.game.clone()).after(Action::ShowPly {
            at: 0,
            replay: false,
        })
    });
    use_skip(&state);
    use_board_settings(&state);
    {
        let dispatcher = state.dispatcher();
        use_effect_with((), move |()| {
            dispatcher.dispatch(Action::ShowPly {
                at: 1,
                replay: true,
            });
        });
    }
    let orientation = props.orientation;
    let (focused, on_focus) = use_focused_pit();
    html! {
        <ContextProvider<Dispatcher> context={state.dispatcher()}>
            <Stage state={state.clone()} {orientation} controls={StageControls::None} {on_focus} />
            { step_buttons(&locale, &state) }
            <Announcer state={state.clone()} {focused} is_task=true />
        </ContextProvider<Dispatcher>>
    }
}
