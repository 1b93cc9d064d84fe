//! When the running game is written to the storage, and when it is read back.
//! All of it is pure: `persistence` carries it out.

use std::rc::Rc;

use crate::bot::Level;
use crate::link::{
    FairStart, GameId, Player, SavedClock, SavedGame, StoredGame, StoredParts, Termination,
    TurnMessage,
};
use crate::rules::{BySide, Match, Side, Variant};
use crate::ui::state::{GameState, StoredHeader};

/// What the text of the stored game is made of, except for the time. It is
/// compared at every render, so the moves are compared by their pointer: a move
/// makes another [`Match`].
#[derive(Clone, Debug)]
pub struct StoredInputs {
    own: bool,
    header: StoredHeader,
    game: Rc<Match>,
    fair_start: Option<FairStart>,
    termination: Option<Termination>,
    players: BySide<Player>,
    message: Option<TurnMessage>,
    clock: Option<SavedClock>,
}

impl PartialEq for StoredInputs {
    fn eq(&self, other: &Self) -> bool {
        let rest = |it: &Self| {
            (
                it.own,
                it.fair_start,
                it.termination,
                it.players,
                it.message,
                it.clock,
            )
        };
        Rc::ptr_eq(&self.game, &other.game)
            && rest(self) == rest(other)
            && self.header == other.header
    }
}

impl StoredInputs {
    /// Whether only the clock is another one.
    pub fn differs_by_clock(&self, other: &Self) -> bool {
        let clock = self.clock;
        *self
            == Self {
                clock,
                ..other.clone()
            }
    }

    /// Those of a state.
    pub fn of(state: &GameState) -> Self {
        Self {
            own: state.is_own(),
            header: state.header.clone(),
            game: Rc::clone(&state.record),
            fair_start: state.fair_start,
            termination: state.termination,
            players: state.players,
            message: state.message(),
            clock: state.clock.map(|clock| clock.saved()),
        }
    }
}

/// A new game of Giuthi against the bot at its lowest level.
pub fn new_game() -> SavedGame {
    SavedGame::new(
        Match::new(Variant::Giuthi.default_rules(), Side::South),
        BySide {
            south: Player::Person,
            north: Player::Bot(Level::WEAKEST.number),
        },
    )
}

/// The running game as it is to be stored; `now` in seconds since the beginning
/// of 1970 (UTC).
pub fn stored_game(state: &GameState, now: u64) -> StoredGame {
    let StoredHeader {
        begun,
        friend,
        sent,
        ..
    } = state.header.clone();
    StoredGame {
        saved: state.saved(),
        begun,
        played: now,
        sent,
        friend,
    }
}

/// Whether two texts store the same game, whenever it was played last.
pub fn is_same_game(one: &str, other: &str) -> bool {
    match (StoredParts::split(one), StoredParts::split(other)) {
        // The parts leave out when the last move was played.
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

/// At every how many games an export is offered.
const EXPORT_STEP: usize = 50;

/// At how many games an export is offered now: `count` are stored, and it was offered at
/// `offered` last. `None` if it is not due.
pub fn export_due(count: usize, offered: usize) -> Option<usize> {
    let step = count - count % EXPORT_STEP;
    (step > offered).then_some(step)
}

/// Whether a game that is left can be removed: nothing was played in it, and no friend waits
/// for it.
pub fn is_bare(game: &StoredGame) -> bool {
    let is_friend = |side: &Side| game.saved.players[*side] == Player::Friend;
    game.saved.game.plies() == 0 && !Side::ALL.iter().any(is_friend)
}

/// The game of a text, if it differs from the running one: another tab has gone
/// on with it.
pub fn changed_game(state: &GameState, id: GameId, text: &str) -> Option<StoredGame> {
    let game = text.parse::<StoredGame>().ok()?;
    let differs = game.saved != state.saved() || StoredHeader::of(id, &game) != state.header;
    differs.then_some(game)
}

#[cfg(test)]
mod tests;
