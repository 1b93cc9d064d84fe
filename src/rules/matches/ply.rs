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
        let mut left = plies;
        for round in &self.rounds {
            let opened = usize::from(round.arrangement.is_some());
            if left <= round.plies() {
                return (&round.record, left.saturating_sub(opened));
            }
            left -= round.plies();
        }
        let last = self.current();
        (last, last.plies())
    }

    /// The ply with that number, from 0.
    #[must_use]
    pub fn ply(&self, number: usize) -> Option<Ply> {
        let mut left = number;
        for round in &self.rounds {
            if left >= round.plies() {
                left -= round.plies();
                continue;
            }
            if let Some(arrangement) = &round.arrangement {
                if left == 0 {
                    return Some(Ply::Arrangement(arrangement.clone()));
                }
                left -= 1;
            }
            let race = round.record.race();
            return match race {
                Some(race) if left == 0 => Some(Ply::Race(race.clone())),
                _ => {
                    let mv = round
                        .record
                        .moves()
                        .get(left - usize::from(race.is_some()))?;
                    Some(Ply::Move(*mv))
                }
            };
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
            Ply::Move(mv) => {
                let position = *self.current().position();
                self.play(mv, sink)
                    .map_err(|reason| RecordErrorKind::Illegal {
                        mv,
                        position: Box::new(position),
                        reason,
                    })
            }
        }
    }
}
