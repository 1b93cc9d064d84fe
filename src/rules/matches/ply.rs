//! A match ply by ply.

use super::{Arrangement, Match};
use crate::rules::{EventSink, GameRecord, Move, RaceRecord, RecordErrorKind};

/// One step of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A race that opens a game.
    Race(RaceRecord),
    /// A move.
    Move(Move),
    /// An arrangement that opens a round.
    Arrangement(Arrangement),
}

impl Match {
    /// The round that is being played after the first `plies` plies, and the index of
    /// the position in its [`GameRecord::positions`]. If the match has fewer plies,
    /// its last position.
    #[must_use]
    pub fn at_ply(&self, plies: usize) -> (&GameRecord, usize) {
        let last = plies.min(self.plies()).checked_sub(1);
        let (number, played) = match last.and_then(|ply| self.locate(ply)) {
            Some((number, within)) => (number, within + 1),
            None => (0, 0),
        };
        let round = &self.rounds[number];
        (&round.record, played - round.opened())
    }

    /// The ply with that number, from 0.
    #[must_use]
    pub fn ply(&self, number: usize) -> Option<Ply> {
        let (number, within) = self.locate(number)?;
        let round = &self.rounds[number];
        let Some(within) = within.checked_sub(round.opened()) else {
            return round.arrangement.clone().map(Ply::Arrangement);
        };
        Some(match (round.record.race(), within) {
            (Some(race), 0) => Ply::Race(race.clone()),
            (race, _) => Ply::Move(round.record.moves()[within - usize::from(race.is_some())]),
        })
    }

    /// The round of a ply, and the place of the ply in it; `None` after the last ply.
    pub(super) fn locate(&self, ply: usize) -> Option<(usize, usize)> {
        let mut left = ply;
        for (number, round) in self.rounds.iter().enumerate() {
            if left < round.plies() {
                return Some((number, left));
            }
            left -= round.plies();
        }
        None
    }

    /// Plays a ply. An arrangement sends no events.
    ///
    /// # Errors
    /// Why it can't be played. The match is unchanged then.
    pub fn play_ply(&mut self, ply: Ply, sink: &mut dyn EventSink) -> Result<(), RecordErrorKind> {
        match ply {
            Ply::Race(race) => self.run_race(race, sink).map_err(RecordErrorKind::Race),
            Ply::Arrangement(row) => self.arrange(row).map_err(RecordErrorKind::Arrangement),
            Ply::Move(mv) => self.current_mut().play_move(mv, sink),
        }
    }
}
