//! Taking back plies and the choice of the sides, and playing them again.

use super::GameState;
use crate::link::{FairStart, Player, Termination};
use crate::rules::Ply;

/// A part of a game that was taken back.
#[derive(Clone, Debug, PartialEq)]
pub enum Undone {
    Ply(Ply),
    Choice(FairStart),
}

/// The step that an undo takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct UndoStep {
    /// Whether the choice of the sides.
    reopens: bool,
    /// The number of plies that are left.
    plies: usize,
}

impl GameState {
    /// Whether there is a move of a person to take back.
    pub fn can_undo(&self) -> bool {
        self.playback.viewed.is_none()
            && match self.termination {
                Some(_) => self.friend().is_none(),
                None => self.undo_step().is_some(),
            }
    }

    /// Whether there is a move or a choice of the sides to make again.
    pub fn can_redo(&self) -> bool {
        self.playback.viewed.is_none() && !self.undone.is_empty()
    }

    /// Takes back an end that the players made; whether there was one. After a loss on
    /// time the game has no clock.
    pub(super) fn revoke_end(&mut self) -> bool {
        let ended = self.termination.take();
        if let Some(Termination::TimedOut(_)) = ended {
            self.clock = None;
        }
        ended.is_some()
    }

    pub(super) fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        if self.revoke_end() {
            self.rest();
            return;
        }
        let Some(step) = self.undo_step() else {
            return;
        };
        self.take_back(step);
        self.clear_offers();
        self.rest();
    }

    /// Whether a person has to go on, to choose the sides as well as to move.
    fn awaits_person(&self) -> bool {
        self.person_continues(self.record.plies(), self.players)
            || self.chooser().is_some_and(|side| self.is_person(side))
    }

    pub(super) fn redo(&mut self) {
        self.playback.viewed = None;
        while let Some(undone) = self.undone.pop() {
            match undone {
                Undone::Ply(ply) => {
                    self.play(ply, true);
                }
                Undone::Choice(choice) => self.take_choice(choice),
            }
            if self.awaits_person() {
                break;
            }
        }
    }

    /// What an undo would take back: the last ply or choice of a person.
    fn undo_step(&self) -> Option<UndoStep> {
        // What the friend knows stays, and so do the picks of a race that both
        // have seen.
        let known = match self.friend() {
            Some(_) => {
                let raced = self.record.current().race().is_some();
                self.header.sent.unwrap_or(0).max(raced.into())
            }
            None => self.puzzle.unwrap_or(0),
        };
        let first = known.max(self.opening_plies);
        let last = |first: usize, end: usize, players| {
            let mut plies = (first..end).rev();
            plies.find(|&plies| self.person_continues(plies, players))
        };
        let chosen_at = self.chosen_at();
        let plies = self.record.plies();
        let since = first.max(chosen_at.unwrap_or(0));
        if let Some(plies) = last(since, plies, self.players) {
            return Some(UndoStep {
                reopens: false,
                plies,
            });
        }
        // The choice itself: not the friend's, nor one that the friend knows.
        let chosen_at = chosen_at?;
        let players = self.players_at_start();
        let chooser = players[FairStart::Open.chooser(&self.record)?];
        let plies = match chooser {
            Player::Person => {
                Some(chosen_at).filter(|_| self.friend().is_none() || self.header.sent.is_none())
            }
            Player::Bot(_) => last(first, chosen_at, players),
            Player::Friend => None,
        }?;
        Some(UndoStep {
            reopens: true,
            plies,
        })
    }

    fn take_back(&mut self, step: UndoStep) {
        if step.reopens
            && let (Some(choice), Some(chosen_at)) = (self.fair_start, self.chosen_at())
        {
            self.take_back_plies(chosen_at);
            self.seat(FairStart::Open);
            self.undone.push(Undone::Choice(choice));
        }
        self.take_back_plies(step.plies);
    }

    /// Takes back all plies from the one of that number on, with a choice of the sides
    /// that came later.
    pub(super) fn return_to(&mut self, plies: usize) {
        let reopens = self.chosen_at().is_some_and(|chosen| plies < chosen);
        self.take_back(UndoStep { reopens, plies });
    }

    /// Takes back all plies from the one of that number on; they can be played again.
    fn take_back_plies(&mut self, plies: usize) {
        for number in (plies..self.record.plies()).rev() {
            self.undone.extend(self.record.ply(number).map(Undone::Ply));
        }
        self.record_mut().truncate(plies);
        self.opening_plies = self.opening_plies.min(plies);
    }
}
