//! Looking back, and games from outside.

use super::{Card, State, View};
use crate::link::{Saved, Shared, View as Seen};
use crate::rules::{BySide, Event, Token};

impl State {
    /// What the token before a moment did.
    fn done_before(&self, moment: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(number) = moment.checked_sub(1) else {
            return events;
        };
        if let Some(token) = self.game.token(number) {
            let mut game = self.game.clone();
            game.truncate(number);
            // It was played once, so it can be played again.
            let _ = game.play_token(token, &mut events);
        }
        events
    }

    /// Finds what led to the position that is shown, and shows it at rest.
    pub(super) fn rest(&mut self) {
        self.last = self.done_before(self.moment()).into();
        self.showing = None;
        self.moved();
    }

    pub(super) fn look(&mut self, at: usize, replay: bool) {
        let tokens = self.game.tokens();
        let at = at.min(tokens);
        self.view = View::Board;
        self.viewed = (at < tokens).then_some(at);
        self.rest();
        let number = at.saturating_sub(1);
        let sown = !matches!(self.game.token(number), Some(Token::Arrangement(_)));
        if replay && at > 0 && sown && self.beat().is_some() {
            let (record, before) = self.game.moment(number);
            self.showing = record.positions().get(before).copied();
        }
    }

    /// The game goes on from the position that is looked at; what came after it
    /// can be done again.
    pub(super) fn play_on(&mut self) {
        let Some(at) = self.viewed.take() else { return };
        self.ended = None;
        self.undone.clear();
        for number in (at..self.game.tokens()).rev() {
            self.undone.extend(self.game.token(number));
        }
        self.game.truncate(at);
        self.answered_all();
        self.puzzle = None;
        if self.friend().is_some() {
            // What was sent is not to be taken back: this is another game.
            self.players = BySide::default();
            self.card = Card::default();
        }
        self.own = true;
        self.rest();
    }

    /// Puts a game from outside on the board.
    pub(super) fn open(&mut self, shared: Shared) {
        let Shared { game, ended, view } = shared;
        let tokens = game.tokens();
        self.replace(
            Saved {
                ended,
                ..Saved::new(game, BySide::default())
            },
            false,
        );
        match view {
            Seen::Look(moment) => self.look(moment, false),
            Seen::Puzzle => self.puzzle = Some(tokens),
            Seen::Play | Seen::Letter(_) => {}
        }
    }
}
