//! Other games on the board: begun, gone back to, or left.

use std::rc::Rc;

use super::{Beginning, NewGame, Ownership, State, StoredHeader, View};
use crate::link::{ClockKind, GameId, Player, SavedClock, SavedGame};
use crate::rules::{BySide, Match, Rules, Side};

impl State {
    /// Puts a new game on the board.
    pub(super) fn begin(
        &mut self,
        rules: Rules,
        first: Side,
        players: BySide<Player>,
        clock: Option<ClockKind>,
        beginning: Beginning,
    ) {
        let saved = SavedGame {
            clock: clock.map(SavedClock::new),
            ..SavedGame::new(Match::new(rules, first), players)
        };
        self.replace(saved, Ownership::Own);
        self.begin_with(beginning);
    }

    /// Begins the same game again; the other side begins.
    pub(super) fn begin_again(&mut self) {
        let game = &self.table.game;
        let (rules, first) = (*game.first_round().rules(), game.first().other());
        let friend = self.stored.header.friend.clone();
        let clock = self.table.clock.map(|clock| clock.kind());
        let players = self.table.players_at_start();
        self.begin(rules, first, players, clock, self.same_beginning());
        self.stored.header.friend = friend;
    }

    /// Puts the game on the board that was there before this one.
    pub(super) fn return_to_earlier(&mut self) {
        if let Some(earlier) = self.stored.earlier.take() {
            let (header, saved) = Rc::unwrap_or_clone(earlier);
            self.resume(header, saved);
        }
    }

    /// Replaces a game that was deleted by a new one, which isn't stored before
    /// its first move.
    pub(super) fn leave_deleted(&mut self, id: GameId) {
        let stored = &mut self.stored;
        stored.earlier.take_if(|earlier| earlier.0.id == Some(id));
        if stored.header.id != Some(id) {
            return;
        }
        // Nothing leads back to the game.
        stored.ownership = Ownership::LookedAt;
        let players = match self.friend() {
            Some(_) => BySide::default(),
            None => self.table.players_at_start(),
        };
        let beginning = self.same_beginning();
        let game = &self.table.game;
        let game = Match::new(*game.first_round().rules(), game.first());
        let clock = self.table.clock;
        let saved = SavedGame {
            clock: clock.map(|clock| SavedClock::new(clock.kind())),
            ..SavedGame::new(game, players)
        };
        let view = self.view;
        self.replace(saved, Ownership::LookedAt);
        if beginning == Beginning::Swap {
            self.begin_with(beginning);
        }
        self.view = view;
    }

    /// Puts another game on the board. An own game that was begun and has not
    /// ended can be returned to.
    pub(super) fn replace(&mut self, saved: SavedGame, ownership: Ownership) {
        if self.stored.is_own() && self.table.game.plies() > 0 && !self.is_over() {
            let left = (self.stored.header.clone(), self.saved());
            self.stored.earlier = Some(Rc::new(left));
        }
        self.stored.ownership = ownership;
        self.stored.is_first = false;
        self.stored.is_counted = saved.is_over();
        self.stored.header = StoredHeader::default();
        self.table.replace(saved);
        self.clear_offers();
        self.pick_proofs = BySide::default();
        self.teacher.analyses.clear();
        self.teacher.reviewing = false;
        self.teacher.judging = false;
        self.view = View::Board;
        self.dialog.notice = None;
        self.playback.viewed = None;
        self.rest();
        self.new_game = NewGame::like(self);
    }
}
