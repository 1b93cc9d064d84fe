//! The board of a task: a game with a state of its own, in which a person plays one ply. No
//! bot is asked.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::Task;
use crate::bot::Level;
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Ply, Side};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{Dispatcher, use_locale, use_own_game};
use crate::ui::game::{Announcer, Stage, StageControls, step_buttons, use_focused_pit};
use crate::ui::state::{GameAction, GameState, Phase};

/// The players of a task: the person plays the side to move, or South where nobody is to
/// move yet.
pub fn task_players(task: &Match) -> BySide<Player> {
    let person = task.current().position().to_move().unwrap_or(Side::South);
    BySide::from_fn(|side| {
        if side == person {
            Player::Person
        } else {
            Player::Bot(Level::WEAKEST.number)
        }
    })
}

/// The state of a game at rest, or before the row of its next round.
pub fn task_state(game: Match, players: BySide<Player>) -> GameState {
    GameState::new(SavedGame::new(game, players)).after(GameAction::NextRound)
}

#[derive(Properties, PartialEq)]
pub struct TaskBoardProps {
    pub task: Rc<Task>,
    pub shows_solution: bool,
    /// Receives the ply when it begins.
    pub onstart: Callback<Ply>,
    /// Receives the ply, once it is played out.
    pub onply: Callback<Ply>,
    pub orientation: Orientation,
    /// Whether the players are named at their stores.
    pub names_stores: bool,
}

/// The board of one try, which is closed once a ply is played. With `shows_solution` it plays
/// the solution at once.
#[component]
pub fn TaskBoard(props: &TaskBoardProps) -> Html {
    let TaskBoardProps {
        task,
        onstart,
        onply,
        ..
    } = props;
    let state = use_reducer_eq(|| task_state(task.game.clone(), task_players(&task.game)));
    let (game, dispatcher) = use_own_game(&state);
    {
        let (task, dispatcher) = (Rc::clone(task), state.dispatcher());
        use_effect_with(props.shows_solution, move |&shows_solution| {
            if shows_solution {
                for action in actions_of(&task.solution) {
                    dispatcher.dispatch(action);
                }
            }
        });
    }
    {
        let (task, dispatcher) = (Rc::clone(task), state.dispatcher());
        let has_picked = state.race_setup.picks().south.is_some();
        use_effect_with(has_picked, move |&has_picked| {
            if let Ply::Race(race) = &task.solution
                && has_picked
            {
                dispatcher.dispatch(GameAction::Pick(race.picks.north));
            }
        });
    }
    let plies = task.game.plies();
    let ply = state.record.ply(plies);
    {
        let onstart = onstart.clone();
        use_effect_with(ply.clone(), move |ply| {
            if let Some(ply) = ply {
                onstart.emit(ply.clone());
            }
        });
    }
    let is_played = ply.is_some() && state.phase() != Phase::Sowing;
    {
        let onply = onply.clone();
        use_effect_with(is_played, move |&is_played| {
            if let Some(ply) = ply.filter(|_| is_played) {
                onply.emit(ply);
            }
        });
    }
    let (focused, on_focus) = use_focused_pit();
    let controls = if is_played {
        StageControls::None
    } else {
        StageControls::Ply
    };
    html! {
        <ContextProvider<Dispatcher> context={dispatcher}>
            <Stage
                state={game.clone()}
                orientation={props.orientation}
                {controls}
                names_stores={props.names_stores}
                {on_focus}
            />
            <Announcer state={game} {focused} is_task=true />
        </ContextProvider<Dispatcher>>
    }
}

/// The actions by which a ply is played.
fn actions_of(ply: &Ply) -> Vec<GameAction> {
    match ply {
        Ply::Move(mv) => vec![GameAction::Play(*mv)],
        Ply::Race(race) => vec![GameAction::Pick(race.picks.south)],
        Ply::Arrangement(row) => vec![GameAction::Draft(row.pits().to_vec()), GameAction::Arrange],
    }
}

#[derive(Properties, PartialEq)]
pub struct SolutionBoardProps {
    pub task: Rc<Task>,
    pub orientation: Orientation,
    /// What lies over the board.
    #[prop_or_default]
    pub children: Html,
}

/// The pause between two moves of a solution, in milliseconds.
const PAUSE: u32 = 900;

/// The board on which a solution is played out with the best answers, and buttons that step
/// through them. After a step of the player's own the rest waits for the next one.
#[component]
pub fn SolutionBoard(props: &SolutionBoardProps) -> Html {
    let SolutionBoardProps {
        task, orientation, ..
    } = props;
    let locale = use_locale();
    let state = use_reducer_eq(|| {
        task_state(task.solved(), task_players(&task.game)).after(GameAction::ShowPly(0))
    });
    let (game, dispatcher) = use_own_game(&state);
    {
        let game = game.clone();
        use_effect_with((), move |()| game.dispatch(GameAction::Replay(1)));
    }
    let played = use_mut_ref(|| 1);
    {
        let game = game.clone();
        let is_at_rest = state.beat().is_some() && state.phase() != Phase::Sowing;
        use_effect_with(
            (state.shown_ply(), is_at_rest),
            move |&(shown, is_at_rest)| {
                let goes_on =
                    is_at_rest && shown == *played.borrow() && shown < game.record.plies();
                let next = goes_on.then(|| {
                    Timeout::new(PAUSE, move || {
                        *played.borrow_mut() += 1;
                        game.dispatch(GameAction::Replay(shown + 1));
                    })
                });
                move || drop(next)
            },
        );
    }
    let (focused, on_focus) = use_focused_pit();
    html! {
        <ContextProvider<Dispatcher> context={dispatcher}>
            <Stage
                state={game.clone()}
                orientation={*orientation}
                controls={StageControls::None}
                {on_focus}
            >
                { props.children.clone() }
            </Stage>
            { step_buttons(&locale, &game) }
            <Announcer state={game} {focused} is_task=true />
        </ContextProvider<Dispatcher>>
    }
}
