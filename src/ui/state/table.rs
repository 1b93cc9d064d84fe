//! The game on the board and its players.

use std::rc::Rc;

use super::Clock;
use crate::link::{self, FairStart, Player, SavedGame, Termination};
use crate::rules::{BySide, GameStatus, Match, Ply, Side};

/// The game on the board, with its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The game so far, with all its rounds.
    pub game: Rc<Match>,
    /// The choice of the sides, in a game with a fair start.
    pub fair_start: Option<FairStart>,
    /// How the players ended it before the rules did.
    pub termination: Option<Termination>,
    /// The side that has offered a draw.
    pub offer: Option<Side>,
    /// What was taken back; the last entry is redone first.
    pub undone: Vec<Undone>,
    /// Who plays each side.
    pub players: BySide<Player>,
    /// The clock. A game by link has none.
    pub clock: Option<Clock>,
    /// The number of plies of the balanced opening with which the game was begun; 0
    /// without one.
    pub opened: usize,
    /// In a puzzle, the number of plies before the move to be found.
    pub puzzle: Option<usize>,
    /// Counts the changes of the position. An answer of the bot or the end of
    /// an animation that carries another number is dropped.
    pub revision: u32,
}

/// A part of a game that was taken back.
#[derive(Clone, Debug, PartialEq)]
pub enum Undone {
    /// A ply of the game.
    Ply(Ply),
    /// A choice of the sides.
    Choice(FairStart),
}

impl Table {
    /// A game at its last position.
    #[must_use]
    pub(super) fn new(saved: SavedGame) -> Self {
        let plies = saved.game.plies();
        let clock = saved.clock.map(|clock| Clock::new(clock, plies));
        let mut table = Self {
            game: Rc::new(saved.game),
            fair_start: saved.fair_start,
            termination: saved.ended,
            offer: None,
            undone: Vec::new(),
            players: saved.players,
            clock,
            opened: saved.opening,
            puzzle: None,
            revision: 0,
        };
        if table.friend().is_some() {
            table.clock = None;
        }
        table
    }

    /// Puts another game on the table. The revision goes on counting.
    pub(super) fn replace(&mut self, saved: SavedGame) {
        let revision = self.revision;
        *self = Self {
            revision,
            ..Self::new(saved)
        };
    }

    /// The game, to be changed.
    pub(super) fn game_mut(&mut self) -> &mut Match {
        Rc::make_mut(&mut self.game)
    }

    /// Takes back all plies from the one of that number on; they can be played
    /// again.
    pub(super) fn take_back(&mut self, plies: usize) {
        for number in (plies..self.game.plies()).rev() {
            self.undone.extend(self.game.ply(number).map(Undone::Ply));
        }
        self.game_mut().truncate(plies);
        self.opened = self.opened.min(plies);
    }

    /// Whether a person plays a side.
    #[must_use]
    pub fn is_person(&self, side: Side) -> bool {
        self.players[side] == Player::Person
    }

    /// Whether two people play at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_person(side))
    }

    /// The side of a friend elsewhere, in a game by link.
    #[must_use]
    pub fn friend(&self) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        sides.find(|&side| self.players[side] == Player::Friend)
    }

    /// The winner, once the game is over; `None` while it isn't, and for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        link::winner(&self.game, self.termination)
    }

    /// Whether the game has ended, on the board or by the players.
    #[must_use]
    pub fn is_over(&self) -> bool {
        link::is_over(&self.game, self.termination)
    }

    /// Whether somebody here has to answer an offered draw: at one screen the other
    /// player, by link the receiver of the message.
    #[must_use]
    pub fn is_asked_for_draw(&self) -> bool {
        self.offer
            .is_some_and(|by| self.friend().is_none_or(|friend| friend == by))
    }

    /// Whether one of `players` that is a person has to go on after a number of plies.
    #[must_use]
    pub(super) fn is_for_person(&self, plies: usize, players: BySide<Player>) -> bool {
        let is_person = |side: Side| players[side] == Player::Person;
        let (record, at) = self.game.at_ply(plies);
        match record.positions()[at].status() {
            GameStatus::ToMove(side) => is_person(side),
            GameStatus::Race => Side::ALL.into_iter().any(is_person),
            GameStatus::Over => {
                let winner = record.outcome().and_then(|outcome| outcome.winner);
                winner.is_some_and(|winner| is_person(winner.other()))
            }
        }
    }
}
