//! The page: the game on its board, what else it shows, and what the player has chosen.
//! Nothing here knows the browser: storage, address, worker and clock live in hooks.

use std::rc::Rc;

use super::{BalancedOpenings, GameState, Language, StoredHeader};
use crate::link::{SavedGame, Termination};
use crate::rules::Variant;

mod action;
mod games;
mod messages;
mod navigation;
mod new_game;
mod notice;
mod view;

pub use action::Action;
pub use new_game::{NewGame, Opponent};
pub use notice::Notice;
pub use view::{Printout, PuzzleSet, View};

/// The state of the page. Everything shown follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct AppState {
    /// The game on the board, and the settings.
    pub game: GameState,
    /// What fills the page.
    pub view: View,
    /// The view that the rules were opened from.
    pub reading_from: View,
    /// The game that was on the board before this one.
    pub earlier: Option<Rc<(StoredHeader, SavedGame)>>,
    /// A message above the board.
    pub notice: Option<Notice>,
    /// What is chosen in the picker.
    pub new_game: NewGame,
    /// The balanced openings of the game that was chosen with one.
    pub openings: Option<BalancedOpenings>,
    /// The language that the player wants.
    pub language: Language,
}

impl AppState {
    /// The board with a game at rest.
    pub fn new(saved: SavedGame) -> Self {
        Self {
            game: GameState::new(saved),
            view: View::Board,
            reading_from: View::Board,
            earlier: None,
            notice: None,
            new_game: NewGame {
                variant: Variant::Giuthi,
                options: Variant::Giuthi.default_options(),
                opponent: Opponent::Bot,
            },
            openings: None,
            language: Language::default(),
        }
    }

    #[must_use]
    pub fn after(&self, action: impl Into<Action>) -> Self {
        self.after_change(|next| next.apply(action.into(), 0))
    }

    /// The state after an action at a moment, in milliseconds of any clock that never goes
    /// back. A time that was up by then counts first. `random` decides what an action leaves
    /// to chance.
    #[must_use]
    pub fn after_at(&self, action: impl Into<Action>, now: f64, random: u32) -> Self {
        let mut next = self.after_change(|next| {
            if let Some(side) = self.game.side_out_of_time(now) {
                next.game.end(Termination::TimedOut(side));
            }
            next.apply(action.into(), random);
        });
        next.game.keep_used_time(&self.game, now);
        next.game.run_clock(next.view == View::Board, now);
        next
    }

    fn after_change(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut next = self.clone();
        change(&mut next);
        next.game.settle(&self.game);
        if next.game.is_race_void && next.game.revision != self.game.revision {
            next.notice = Some(Notice::VoidRace);
        }
        next
    }

    /// The variant and the plies of the game that was on the board before.
    pub fn earlier_game(&self) -> Option<(Variant, usize)> {
        let (_, SavedGame { game, .. }) = self.earlier.as_deref()?;
        Some((game.current().rules().variant(), game.plies()))
    }
}

#[cfg(test)]
mod tests;
