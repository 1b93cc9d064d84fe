//! The board of a step: a game with a state of its own, in which the player is South.

use yew::prelude::*;

use super::CourseStep;
use crate::bot::Level;
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Ply, Variant};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::Dispatcher;
use crate::ui::browser::board_settings::use_board_settings;
use crate::ui::browser::skip::use_skip;
use crate::ui::game::{Stage, StageControls};
use crate::ui::state::{Action, Device, Phase, State};

/// The properties of [`StepBoard`].
#[derive(Properties, PartialEq)]
pub struct StepBoardProps {
    /// The game.
    pub variant: Variant,
    /// The step.
    pub step: CourseStep,
    /// The game in which it begins.
    pub game: Match,
    /// Whether the ply that does what is asked is played at once.
    pub is_shown: bool,
    /// Receives whether the player's ply does what is asked, once it is played out.
    pub onply: Callback<bool>,
    /// The settings of the page.
    pub device: Device,
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// The board of a step, in one attempt at it. No bot is asked: after the ply that the
/// step is about nothing more is played.
#[component]
pub fn StepBoard(props: &StepBoardProps) -> Html {
    let state = use_reducer_eq(|| first_state(props.game.clone()));
    let first_ply = props.game.plies();
    use_skip(&state);
    use_board_settings(&state, &props.device);
    {
        let (dispatcher, is_shown) = (state.dispatcher(), props.is_shown);
        let shown = props.step.shown(props.variant);
        use_effect_with((), move |()| {
            if let Some(ply) = shown.filter(|_| is_shown) {
                for action in actions_of(&ply) {
                    dispatcher.dispatch(action);
                }
            }
        });
    }
    {
        // The step says which pit North picks for a race.
        let has_picked = state.opening.picks().south.is_some();
        let dispatcher = state.dispatcher();
        let shown = props.step.shown(props.variant);
        use_effect_with(has_picked, move |&has_picked| {
            if let Some(Ply::Race(race)) = shown.filter(|_| has_picked) {
                dispatcher.dispatch(Action::Pick(race.picks.north));
            }
        });
    }
    let is_played = state.table.game.plies() > first_ply && state.phase() != Phase::Sowing;
    {
        let (variant, step, onply) = (props.variant, props.step.clone(), props.onply.clone());
        let ply = state.table.game.ply(first_ply);
        use_effect_with(is_played, move |&is_played| {
            if let Some(ply) = ply.filter(|_| is_played) {
                onply.emit(step.accepts(variant, &ply));
            }
        });
    }
    let controls = if is_played {
        StageControls::None
    } else {
        StageControls::Ply
    };
    let orientation = props.orientation;
    html! {
        <ContextProvider<Dispatcher> context={state.dispatcher()}>
            <Stage {state} {orientation} {controls} />
        </ContextProvider<Dispatcher>>
    }
}

/// The state in which a step begins with a game.
fn first_state(game: Match) -> State {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(Level::WEAKEST.number),
    };
    State::new(SavedGame::new(game, players)).after(Action::NextRound)
}

/// The actions by which a ply is played.
fn actions_of(ply: &Ply) -> Vec<Action> {
    match ply {
        Ply::Move(mv) => vec![Action::Play(*mv)],
        Ply::Race(race) => vec![Action::Pick(race.picks.south)],
        Ply::Arrangement(row) => vec![Action::Draft(row.pits().to_vec()), Action::Arrange],
    }
}
