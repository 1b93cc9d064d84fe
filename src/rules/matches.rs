//! A match: one game, or rounds that follow one another with what the players
//! have won (Rules 3.3.4 to 3.3.6, 3.5.6).
//!
//! The text of a match is the plies of its rounds, each follow-on round
//! opened by its arrangement. It is stable: what a release has written, every
//! later one reads.

use std::fmt;

use super::{
    BySide, EventSink, GameRecord, GameStatus, Move, OverReason, Position, RaceFault, RaceRecord,
    RecordError, RecordFault, Refusal, Rounds, Rules, Side,
};

mod arrangement;
mod ply;

pub use arrangement::{Arrangement, ArrangementFault, Arranging};
pub use ply::Ply;

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The round goes on.
    Play,
    /// The next round is to be arranged.
    Arrange(Arranging),
    /// Nothing: it is over.
    Over(MatchOutcome),
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchReason {
    /// The game is the match; why it ended, as [`GameOutcome`](super::GameOutcome)
    /// has it.
    Game(Option<OverReason>),
    /// A round of Giuthi ended equal (Rules 3.3.4).
    Equal,
    /// The player with fewer seeds can't place a row (Rules 3.3.6, 3.5.6).
    CannotArrange,
    /// Three rounds in a row left both counts as they were (Rules 3.3.6).
    Stalled,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchOutcome {
    /// Who has more; `None` for a draw.
    pub winner: Option<Side>,
    /// The seeds each has after the last round.
    pub scores: BySide<u16>,
    /// Why the match ended.
    pub reason: MatchReason,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    arrangement: Option<Arrangement>,
    record: GameRecord,
}

/// A match from its start to where it stands. A game without rounds is a match
/// of one round.
///
/// ```
/// use mbegu::rules::{Match, Next, Side, Variant};
///
/// let rules = Variant::LayliGoobalay.default_rules();
/// let text = "b E b D e E d E c B a D c A d E a F f A d";
/// let mut played = Match::parse(rules, Side::South, text).expect("a game");
/// let Next::Arrange(arranging) = played.next() else { panic!("33 to 15 seeds") };
/// assert_eq!(arranging.by, Some(Side::North));
/// played.arrange(arranging.even()).expect("what is offered is allowed");
/// assert_eq!(played.to_string(), format!("{text} =3,3,3,2,2,2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Never empty.
    rounds: Vec<Round>,
    /// Who began the first round.
    first: Side,
}

impl Match {
    /// A match at its start; `first` begins.
    #[must_use]
    pub fn new(rules: Rules, first: Side) -> Match {
        let record = GameRecord::new(rules, first);
        Match {
            rounds: vec![Round {
                arrangement: None,
                record,
            }],
            first,
        }
    }

    /// A match whose first round begins from a position.
    #[must_use]
    pub fn from_position(rules: Rules, position: Position) -> Match {
        let first = position.to_move().unwrap_or(Side::South);
        let record = GameRecord::from_position(rules, position);
        Match {
            rounds: vec![Round {
                arrangement: None,
                record,
            }],
            first,
        }
    }

    /// Replays the text of a match in which `first` began.
    ///
    /// # Errors
    /// The first ply that can't be read or isn't legal, and why.
    pub fn parse(rules: Rules, first: Side, text: &str) -> Result<Match, RecordError> {
        let mut played = Match::new(rules, first);
        played.play_text(text)?;
        Ok(played)
    }

    /// Plays the plies of `text` on from where the match stands.
    ///
    /// # Errors
    /// The first ply (counted from the start of `text`) that can't be read
    /// or isn't legal, and why. The plies before it have been played.
    pub fn play_text(&mut self, text: &str) -> Result<(), RecordError> {
        for (number, ply) in text.split_whitespace().enumerate() {
            let played = if ply.starts_with('=') {
                ply.parse::<Arrangement>()
                    .and_then(|arrangement| self.arrange(arrangement))
                    .map_err(RecordFault::Arrangement)
            } else {
                self.current_mut().play_ply(ply)
            };
            played.map_err(|fault| RecordError {
                ply: number + 1,
                fault,
            })?;
        }
        Ok(())
    }

    /// The rounds so far, the first first.
    pub fn rounds(&self) -> impl ExactSizeIterator<Item = &GameRecord> {
        self.rounds.iter().map(|round| &round.record)
    }

    /// The row that opened a round, counted from 0; the first has none.
    #[must_use]
    pub fn arrangement(&self, round: usize) -> Option<&Arrangement> {
        self.rounds.get(round)?.arrangement.as_ref()
    }

    /// The round being played, or just finished.
    #[must_use]
    pub fn current(&self) -> &GameRecord {
        &self.rounds[self.rounds.len() - 1].record
    }

    fn current_mut(&mut self) -> &mut GameRecord {
        let last = self.rounds.len() - 1;
        &mut self.rounds[last].record
    }

    /// Who began the first round.
    #[must_use]
    pub fn first(&self) -> Side {
        self.first
    }

    /// Plays a move in the round; see [`GameRecord::play`].
    ///
    /// # Errors
    /// Why the move is not legal. Then nothing has changed, and `sink` has
    /// received no event.
    pub fn play(&mut self, mv: Move, sink: &mut dyn EventSink) -> Result<(), Refusal> {
        self.current_mut().play(mv, sink)
    }

    /// Runs the race of the round; see [`GameRecord::run_race`].
    ///
    /// # Errors
    /// Why it can't be run. Then nothing has changed, and `sink` has received no
    /// event.
    pub fn run_race(
        &mut self,
        race: RaceRecord,
        sink: &mut dyn EventSink,
    ) -> Result<(), RaceFault> {
        self.current_mut().run_race(race, sink)
    }

    /// What the match waits for.
    #[must_use]
    pub fn next(&self) -> Next {
        let record = self.current();
        let Some(game) = record.outcome() else {
            return Next::Play;
        };
        let over = |reason| {
            Next::Over(MatchOutcome {
                winner: game.winner,
                scores: game.scores,
                reason,
            })
        };
        let rules = record.rules();
        let whole = rules.options().pits;
        // Seeds fit in a byte: a game has at most 180.
        let fewest = game.scores.south.min(game.scores.north) as u8;
        let (pits, first) = match (rules.fields.rounds, game.winner) {
            (Rounds::Single, _) => return over(MatchReason::Game(game.reason)),
            (Rounds::Shrinking, None) => return over(MatchReason::Equal),
            (Rounds::Shrinking, Some(winner)) => {
                if self.has_stalled() {
                    return over(MatchReason::Stalled);
                }
                (whole - pits_lost(fewest, rules.total() / 2), winner)
            }
            (Rounds::Filling, _) => {
                let even = self.rounds.len().is_multiple_of(2);
                (whole, if even { self.first } else { self.first.other() })
            }
        };
        let by = game.winner.map(Side::other);
        let arranging = Arranging {
            by,
            seeds: fewest,
            pits,
            first,
            rounds: rules.fields.rounds,
        };
        if arranging.is_possible() {
            Next::Arrange(arranging)
        } else {
            over(MatchReason::CannotArrange)
        }
    }

    /// The board of the round that is to be arranged, with a row on it that may
    /// not be finished yet: to be looked at, not to be played.
    #[must_use]
    pub fn arranged(&self, row: &[u8]) -> Option<(Rules, Position)> {
        let Next::Arrange(arranging) = self.next() else {
            return None;
        };
        let rules = self.next_rules(&arranging);
        let row = Arrangement::new(row.to_vec());
        Some((rules, rules.laid_out(&row, &arranging)))
    }

    /// The rules with the board of the next round.
    fn next_rules(&self, arranging: &Arranging) -> Rules {
        self.current().rules().with_row(arranging.pits)
    }

    /// Opens the next round.
    ///
    /// # Errors
    /// Why the arrangement isn't allowed. Nothing has changed then.
    pub fn arrange(&mut self, arrangement: Arrangement) -> Result<(), ArrangementFault> {
        let Next::Arrange(arranging) = self.next() else {
            return Err(ArrangementFault::NotNow);
        };
        arranging.check(&arrangement)?;
        let rules = self.next_rules(&arranging);
        let position = rules.arranged(&arrangement, &arranging);
        let record = GameRecord::from_position(rules, position);
        self.rounds.push(Round {
            arrangement: Some(arrangement),
            record,
        });
        Ok(())
    }

    /// Whether the last three rounds left both counts as they were. A match
    /// that began from a finished round has not seen that one.
    fn has_stalled(&self) -> bool {
        let left_as_they_were = |round: &Round| {
            let positions = round.record.positions();
            positions.len() > 1 && positions.first().map(held) == positions.last().map(held)
        };
        let unchanged = self
            .rounds
            .iter()
            .rev()
            .take_while(|round| left_as_they_were(round));
        unchanged.take(3).count() == 3
    }

    /// The number of plies: races, moves and arrangements.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.rounds.iter().map(Round::plies).sum()
    }

    /// Takes back to the first `plies` plies.
    pub fn truncate(&mut self, plies: usize) {
        let mut left = plies;
        for number in 0..self.rounds.len() {
            let round = &mut self.rounds[number];
            let opened = usize::from(round.arrangement.is_some());
            if left < opened {
                self.rounds.truncate(number);
                return;
            }
            if left < round.plies() {
                round.record.truncate(left - opened);
                self.rounds.truncate(number + 1);
                return;
            }
            left -= round.plies();
            if left == 0 {
                self.rounds.truncate(number + 1);
                return;
            }
        }
    }
}

impl Round {
    fn plies(&self) -> usize {
        self.record.plies() + usize::from(self.arrangement.is_some())
    }
}

/// The seeds on each side and in its store.
fn held(position: &Position) -> BySide<u16> {
    BySide::from_fn(|side| {
        let row = position.board().pits_of(side);
        row.map(|pit| u16::from(position.seeds(pit))).sum::<u16>() + u16::from(position.store(side))
    })
}

/// Rules 3.3.5: how many pits shorter the row is for `seeds` out of `whole`.
fn pits_lost(seeds: u8, whole: u16) -> u8 {
    let fewer_than = |part: u16| u8::from(u16::from(seeds) * part < whole);
    fewer_than(2) + fewer_than(4) + fewer_than(8)
}

impl Rules {
    /// The first position of a follow-on round: the same row on both sides,
    /// the rest in the store of the player who has more.
    fn arranged(&self, row: &Arrangement, arranging: &Arranging) -> Position {
        let position = self.laid_out(row, arranging);
        self.turn(position, arranging.first, &mut ())
    }

    fn laid_out(&self, row: &Arrangement, arranging: &Arranging) -> Position {
        let mut position = Position::empty(self.board, GameStatus::ToMove(arranging.first));
        for side in Side::ALL {
            for (pit, &seeds) in self.board.pits_of(side).zip(row.pits()) {
                position.set_seeds(pit, seeds);
            }
        }
        if let Some(by) = arranging.by {
            let rest = self.total() - 2 * u16::from(arranging.seeds);
            position.bank(by.other(), rest as u8);
        }
        position
    }
}

/// The text of the match: the plies of its rounds, joined by spaces.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for round in &self.rounds {
            if let Some(arrangement) = &round.arrangement {
                write!(f, "{gap}{arrangement}")?;
                gap = " ";
            }
            if round.record.plies() > 0 {
                write!(f, "{gap}{}", round.record)?;
                gap = " ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
