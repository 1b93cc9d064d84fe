//! The contents that the share sheet offers for the game on the board.

use crate::link::{LinkContent, LinkView};
use crate::rules::Match;
use crate::ui::state::{GameState, named_values};

named_values! {
    pub enum ShareKind {
        /// The turn message of a game by link, or the invitation to one.
        Message => "letter",
        /// The game, opened at the position that is viewed.
        Game => "game",
        /// The position as a puzzle: find the best move.
        Puzzle => "puzzle",
    }
}

impl ShareKind {
    /// The contents that can be shared now, the most likely one first.
    pub fn available(state: &GameState) -> impl Iterator<Item = Self> {
        let by_link = state.friend().is_some();
        let puzzle = state.position().to_move().is_some() && (!by_link || state.is_over());
        let is_for_friend = (state.message()).is_some_and(|it| Some(it.to) == state.friend());
        let kinds = [
            (Self::Message, is_for_friend && !state.is_guest()),
            (Self::Game, true),
            (Self::Puzzle, puzzle),
            (Self::Message, !by_link && !state.is_over()),
        ];
        let offered = kinds.into_iter().filter(|&(_, offered)| offered);
        offered.map(|(kind, _)| kind)
    }

    /// The content of the link; `None` while no friend has been invited.
    pub fn content(self, state: &GameState) -> Option<LinkContent> {
        let mut game = Match::clone(&state.record);
        let mut fair_start = state.fair_start;
        let mut ended = state.termination;
        let view = match self {
            Self::Message => LinkView::Message(state.sealed_message()?),
            Self::Game => state
                .playback
                .viewed
                .map_or(LinkView::Play, LinkView::AtPly),
            Self::Puzzle => {
                fair_start = None;
                game.truncate(state.shown_ply());
                ended = None;
                LinkView::Puzzle
            }
        };
        Some(LinkContent {
            game,
            fair_start,
            ended,
            view,
        })
    }
}
