//! Moves, and taking them back.

use super::{BotHealth, Notice, Phase, State};
use crate::link::{Ended, Player};
use crate::rules::{Move, State as Stage, Token};
use crate::ui::bot::Failure;

impl State {
    /// Whether there is a move of a person to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.viewed.is_none()
            && match self.ended {
                Some(_) => self.friend().is_none(),
                None => self.undo_to().is_some(),
            }
    }

    /// Whether there is a move to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.viewed.is_none() && !self.undone.is_empty()
    }

    /// Does what a token says and, if `animate`, has it shown.
    pub(super) fn play(&mut self, token: Token, animate: bool) {
        let before = *self.game.current().position();
        let sown = !matches!(token, Token::Arrangement(_));
        let mut events = Vec::new();
        if self.game.play_token(token, &mut events).is_err() {
            return;
        }
        self.last = events.into();
        self.showing = (sown && animate && self.beat().is_some()).then_some(before);
        self.answered_all();
        self.moved();
    }

    /// A person's own doing: what was taken back is forgotten.
    pub(super) fn play_anew(&mut self, token: Token, animate: bool) {
        let turn = self.turn;
        self.play(token, animate);
        if self.turn != turn {
            self.undone.clear();
            // What is tried out in a puzzle is not kept.
            self.own |= self.puzzle.is_none();
            // Who plays on knows by now where the game came from.
            self.notice.take_if(|notice| *notice == Notice::Linked);
        }
    }

    pub(super) fn play_own(&mut self, mv: Move) {
        if self.phase() == Phase::Choosing {
            // An offer goes along with the move, by link.
            let offer = self.offer.filter(|_| !self.is_asked_for_draw());
            self.play_anew(Token::Move(mv), true);
            self.offer = offer.filter(|_| !self.is_over());
        }
    }

    pub(super) fn answered(&mut self, turn: u32, mv: Move) {
        if turn != self.turn || self.phase() != Phase::Thinking || self.awaiting_row {
            return;
        }
        self.play(Token::Move(mv), true);
        self.undone.clear();
        if self.turn == turn {
            self.bot = BotHealth::Failed(Failure::Illegal);
        }
    }

    /// Ends the game as the players wish.
    pub(super) fn end(&mut self, ended: Ended) {
        if !matches!(self.phase(), Phase::Picking | Phase::Over) {
            self.viewed = None;
            self.answered_all();
            self.rest();
            self.ended = Some(ended);
            self.card.sent = None;
        }
    }

    /// How many tokens are left once a person's last one is taken back.
    fn undo_to(&self) -> Option<usize> {
        // What the friend knows stays, and so do the picks of a race that both
        // have seen.
        let first = match self.friend() {
            Some(_) => {
                let raced = self.game.current().race().is_some();
                self.card.sent.unwrap_or(0).max(raced.into())
            }
            None => self.puzzle.unwrap_or(0),
        };
        (first..self.game.tokens())
            .rev()
            .find(|&tokens| self.is_for_person(tokens))
    }

    /// Whether it is for a person to go on after so many tokens.
    fn is_for_person(&self, tokens: usize) -> bool {
        let (record, at) = self.game.moment(tokens);
        match record.positions()[at].state() {
            Stage::ToMove(side) => self.is_person(side),
            Stage::Race => {
                self.players.south == Player::Person || self.players.north == Player::Person
            }
            Stage::Over => {
                let winner = record.outcome().and_then(|outcome| outcome.winner);
                winner.is_some_and(|winner| self.is_person(winner.other()))
            }
        }
    }

    pub(super) fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        self.viewed = None;
        if self.ended.take().is_some() {
            self.rest();
            return;
        }
        let Some(left) = self.undo_to() else { return };
        for number in (left..self.game.tokens()).rev() {
            self.undone.extend(self.game.token(number));
        }
        self.game.truncate(left);
        self.answered_all();
        self.rest();
    }

    pub(super) fn redo(&mut self) {
        self.viewed = None;
        while let Some(token) = self.undone.pop() {
            self.play(token, true);
            if self.is_for_person(self.game.tokens()) {
                break;
            }
        }
    }
}
