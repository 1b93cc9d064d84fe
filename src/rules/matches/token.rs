//! A match token by token: what was done, and where it led.

use super::{Arrangement, Match};
use crate::rules::{Listener, Move, RaceRecord, Record, RecordFault};

/// One step of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A race that opens a game.
    Race(RaceRecord),
    /// A move.
    Move(Move),
    /// An arrangement that opens a round.
    Arrangement(Arrangement),
}

impl Match {
    /// The round in which the match stands after its first `tokens` tokens, and
    /// the place in [`Record::positions`] of the position then; where it has
    /// fewer tokens, the last.
    #[must_use]
    pub fn moment(&self, tokens: usize) -> (&Record, usize) {
        let mut left = tokens;
        for round in &self.rounds {
            let opened = usize::from(round.arrangement.is_some());
            if left <= round.tokens() {
                return (&round.record, left.saturating_sub(opened));
            }
            left -= round.tokens();
        }
        let last = self.current();
        (last, last.tokens())
    }

    /// A token, counted from 0.
    #[must_use]
    pub fn token(&self, number: usize) -> Option<Token> {
        let mut left = number;
        for round in &self.rounds {
            if left >= round.tokens() {
                left -= round.tokens();
                continue;
            }
            if let Some(arrangement) = &round.arrangement {
                if left == 0 {
                    return Some(Token::Arrangement(arrangement.clone()));
                }
                left -= 1;
            }
            let race = round.record.race();
            return match race {
                Some(race) if left == 0 => Some(Token::Race(race.clone())),
                _ => {
                    let mv = round
                        .record
                        .moves()
                        .get(left - usize::from(race.is_some()))?;
                    Some(Token::Move(*mv))
                }
            };
        }
        None
    }

    /// Does what a token says, and tells `listener` what it does; an
    /// arrangement tells nothing.
    ///
    /// # Errors
    /// Why it can't be done. Nothing has changed then.
    pub fn play_token(
        &mut self,
        token: Token,
        listener: &mut dyn Listener,
    ) -> Result<(), RecordFault> {
        match token {
            Token::Race(race) => self.run_race(race, listener).map_err(RecordFault::Race),
            Token::Arrangement(row) => self.arrange(row).map_err(RecordFault::Arrangement),
            Token::Move(mv) => {
                let position = *self.current().position();
                self.play(mv, listener)
                    .map_err(|refusal| RecordFault::Refused {
                        mv,
                        position: Box::new(position),
                        refusal,
                    })
            }
        }
    }
}
