//! The board that plays an example in the place of its picture.

use yew::prelude::*;

use crate::link::SavedGame;
use crate::rules::{BySide, Match};
use crate::ui::board::GameBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{Dispatcher, use_locale, use_own_game};
use crate::ui::game::{StatusReader, status};
use crate::ui::state::{GameAction, GameState};

/// A press of the example's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExampleRun {
    /// Counts the presses.
    pub number: u32,
    /// Whether the example is played; otherwise its first position is shown.
    pub plays: bool,
}

impl ExampleRun {
    /// The run of the next press.
    pub fn next(self, plays: bool) -> Self {
        Self {
            number: self.number + 1,
            plays,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct LiveBoardProps {
    /// A game of the example's move.
    pub game: Match,
    /// The last press of the example's button.
    pub run: ExampleRun,
}

/// A board with a state of its own. It can't be played on; a live region beside it says
/// what it shows.
#[component]
pub fn LiveBoard(props: &LiveBoardProps) -> Html {
    // On every screen the board lies flat.
    let locale = use_locale().for_boards(Orientation::Flat);
    let state = use_reducer_eq(|| {
        let saved = SavedGame::new(props.game.clone(), BySide::default());
        GameState::new(saved).after(GameAction::Undo)
    });
    let (game, dispatcher) = use_own_game(&state);
    use_effect_with(props.run, {
        let game = game.clone();
        move |run| {
            game.dispatch(GameAction::Undo);
            if run.plays {
                game.dispatch(GameAction::Redo);
            }
        }
    });
    html! {
        <ContextProvider<Dispatcher> context={dispatcher}>
            <div class="live" inert={true}>
                <GameBoard state={game} orientation={Orientation::Flat} />
            </div>
            <div class="for-readers">{ status(&locale, &state, StatusReader::Everybody) }</div>
        </ContextProvider<Dispatcher>>
    }
}
