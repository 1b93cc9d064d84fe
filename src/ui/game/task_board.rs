//! The board of a task, in which a person plays one ply: a step of a course or a puzzle.

use yew::prelude::*;

use super::announcer::{Announcer, use_focused_pit};
use super::{Stage, StageControls};
use crate::bot::Level;
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Ply, Side};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::skip::use_skip;
use crate::ui::browser::{Dispatcher, use_board_settings};
use crate::ui::state::{Action, Phase, State};

/// The state in which a task begins; see [`task_players`].
pub fn task_state(game: Match) -> State {
    let players = task_players(&game);
    state_at_rest(game, players)
}

/// The players of a task: the person plays the side to move, or South where nobody is to
/// move yet.
pub fn task_players(game: &Match) -> BySide<Player> {
    let person = game.current().position().to_move();
    players_of_person(person.unwrap_or(Side::South))
}

/// The state of a solution, whose first move is the person's.
pub fn solution_state(game: Match) -> State {
    let person = game.first_round().positions()[0].to_move();
    state_at_rest(game, players_of_person(person.unwrap_or(Side::South)))
}

/// The person on this side, and a bot on the other.
fn players_of_person(person: Side) -> BySide<Player> {
    BySide::from_fn(|side| {
        if side == person {
            Player::Person
        } else {
            Player::Bot(Level::WEAKEST.number)
        }
    })
}

/// A game at rest, or the row of its next round.
fn state_at_rest(game: Match, players: BySide<Player>) -> State {
    State::new(SavedGame::new(game, players)).after(Action::NextRound)
}

#[derive(Properties, PartialEq)]
pub struct TaskBoardProps {
    /// The state, at first that of [`task_state`].
    pub state: UseReducerHandle<State>,
    /// The number of plies before the one to be played.
    pub plies: usize,
    /// Receives the ply, once it is played out.
    pub onply: Callback<Ply>,
    pub orientation: Orientation,
    /// Whether the players are named at their stores.
    #[prop_or_default]
    pub names_stores: bool,
}

/// A board that is closed once a ply is played. No bot is asked.
#[component]
pub fn TaskBoard(props: &TaskBoardProps) -> Html {
    let TaskBoardProps {
        state,
        plies,
        onply,
        orientation,
        names_stores,
    } = props;
    use_skip(state);
    use_board_settings(state);
    let is_played = state.table.game.plies() > *plies && state.phase() != Phase::Sowing;
    {
        let (ply, onply) = (state.table.game.ply(*plies), onply.clone());
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
        <ContextProvider<Dispatcher> context={state.dispatcher()}>
            <Stage
                state={state.clone()}
                orientation={*orientation}
                {controls}
                names_stores={*names_stores}
                {on_focus}
            />
            <Announcer state={state.clone()} {focused} is_task=true />
        </ContextProvider<Dispatcher>>
    }
}
