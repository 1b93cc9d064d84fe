//! What can be sent to others of the game on the board.

use super::settings::Named;
use super::state::State;
use crate::link::{Shared, View};

/// What is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The letter of a game by link, or the invitation to one.
    Letter,
    /// The game, as it is looked at.
    Game,
    /// The position, whose best move is to be found.
    Puzzle,
}

impl Named for Kind {
    const ALL: &'static [Self] = &[Self::Letter, Self::Game, Self::Puzzle];

    fn name(self) -> &'static str {
        match self {
            Self::Letter => "letter",
            Self::Game => "game",
            Self::Puzzle => "puzzle",
        }
    }
}

impl Kind {
    /// What can be sent now, the likeliest first.
    pub fn of(state: &State) -> impl Iterator<Item = Kind> {
        let by_link = state.friend().is_some();
        let puzzle = state.position().to_move().is_some() && (!by_link || state.is_over());
        let kinds = [
            (
                Self::Letter,
                state
                    .letter()
                    .is_some_and(|it| Some(it.to) == state.friend()),
            ),
            (Self::Game, true),
            (Self::Puzzle, puzzle),
            (Self::Letter, !by_link && !state.is_over()),
        ];
        let offered = kinds.into_iter().filter(|&(_, offered)| offered);
        offered.map(|(kind, _)| kind)
    }

    /// What is sent; `None` where the friend is still to be invited.
    #[must_use]
    pub fn shared(self, state: &State) -> Option<Shared> {
        let mut game = state.game.clone();
        let mut ended = state.ended;
        let view = match self {
            Self::Letter => View::Letter(state.letter()?),
            Self::Game => state.viewed.map_or(View::Play, View::Look),
            Self::Puzzle => {
                game.truncate(state.moment());
                ended = None;
                View::Puzzle
            }
        };
        Some(Shared { game, ended, view })
    }
}
