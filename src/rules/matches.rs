//! A match: one game, or several rounds in which the players go on with the seeds
//! that they have won (Rules 3.3.4 to 3.3.6, 3.5.6).
//!
//! The text of a match is the plies of its rounds; each follow-on round begins
//! with its arrangement.

use std::fmt;

use super::{
    BySide, EventSink, GameRecord, GameStatus, IllegalMove, Move, OverReason, Position,
    PositionError, RaceError, RaceRecord, RecordError, RecordErrorKind, Rounds, Rules, Side,
};

use super::record::play_plies;

mod arrangement;
mod ply;

pub use arrangement::{Arrangement, ArrangementError, RowTerms};
pub use ply::Ply;

/// The next step of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// A move or a race: the round goes on.
    Play,
    /// The arrangement of the next round.
    Arrange(RowTerms),
    /// None: the match is over.
    Over(MatchOutcome),
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchReason {
    /// The match is a single game; why it is over is the reason of its
    /// [`GameOutcome`](super::GameOutcome).
    Game(Option<OverReason>),
    /// A round of Giuthi ended equal (Rules 3.3.4).
    Equal,
    /// The player with fewer seeds can't lay out a row (Rules 3.3.6, 3.5.6).
    CannotArrange,
    /// Three rounds in a row left both players' seeds unchanged (Rules 3.3.6).
    Stalled,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchOutcome {
    /// The side with more seeds; `None` for a draw.
    pub winner: Option<Side>,
    /// The seeds of each side after the last round.
    pub scores: BySide<u16>,
    /// Why the match ended.
    pub reason: MatchReason,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    arrangement: Option<Arrangement>,
    /// The side that began it.
    first: Side,
    record: GameRecord,
}

/// The record of a match so far. A game without rounds is a match of one round.
///
/// ```
/// use mbegu::rules::{Match, NextStep, Side, Variant};
///
/// // A game of Layli Goobalay that South wins with 33 seeds to 15.
/// let rules = Variant::LayliGoobalay.default_rules();
/// let text = "b E b D e E d E c B a D c A d E a F f A d";
/// let mut game = Match::parse(rules, Side::South, text).expect("a legal game");
///
/// // North lays out the next round, and South copies the row:
/// //
/// //    2 2 2 3 3 3     F E D C B A    North's store: 0
/// //    3 3 3 2 2 2     a b c d e f    South's store: 18
/// let NextStep::Arrange(terms) = game.next_step() else { panic!("a next round") };
/// assert_eq!((terms.by, terms.seeds), (Some(Side::North), 15));
/// game.arrange(terms.even()).expect("an allowed row");
/// let position = game.current().position();
/// assert_eq!(position.to_string(), "3,3,3,2,2,2/3,3,3,2,2,2 18-0 n");
/// assert_eq!(game.to_string(), format!("{text} =3,3,3,2,2,2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Never empty.
    rounds: Vec<Round>,
}

impl Match {
    /// A match at its start, in which `first` begins.
    #[must_use]
    pub fn new(rules: Rules, first: Side) -> Match {
        Match::begin(GameRecord::new(rules, first), first)
    }

    /// A match whose first round begins from a position. The side to move, or South, counts
    /// as the one that began.
    #[must_use]
    pub fn from_position(rules: Rules, position: Position) -> Match {
        let first = position.to_move().unwrap_or(Side::South);
        Match::from_round(rules, position, first)
    }

    /// A match whose first round begins from a position of a round that `first` began. In
    /// Layli Goobalay the other side begins the next round (Rules 3.5.6).
    #[must_use]
    pub fn from_round(rules: Rules, position: Position, first: Side) -> Match {
        Match::begin(GameRecord::from_position(rules, position), first)
    }

    fn begin(record: GameRecord, first: Side) -> Match {
        let round = Round {
            arrangement: None,
            first,
            record,
        };
        Match {
            rounds: vec![round],
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

    /// Plays the plies of `text` from the current position.
    ///
    /// # Errors
    /// The first ply (counted from the start of `text`) that can't be read
    /// or isn't legal, and why. The plies before it have been played.
    pub fn play_text(&mut self, text: &str) -> Result<(), RecordError> {
        play_plies(text, |ply| {
            if !ply.starts_with('=') {
                return self.current_mut().play_ply_text(ply);
            }
            let arrangement = ply.parse::<Arrangement>();
            let arranged = arrangement.and_then(|arrangement| self.arrange(arrangement));
            arranged.map_err(RecordErrorKind::Arrangement)
        })
    }

    /// The rounds so far, in order.
    pub fn rounds(&self) -> impl ExactSizeIterator<Item = &GameRecord> {
        self.rounds.iter().map(|round| &round.record)
    }

    /// The row that opened a round, counted from 0; the first has none.
    #[must_use]
    pub fn arrangement(&self, round: usize) -> Option<&Arrangement> {
        self.rounds.get(round)?.arrangement.as_ref()
    }

    /// The first round. Its rules are those that the match began with; later
    /// rounds may have a shorter row (Rules 3.3.5).
    #[must_use]
    pub fn first_round(&self) -> &GameRecord {
        &self.rounds[0].record
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

    /// The side that began the first round.
    #[must_use]
    pub fn first(&self) -> Side {
        self.rounds[0].first
    }

    /// The side that began a round, counted from 0; `None` if there is no such round.
    #[must_use]
    pub fn first_of(&self, round: usize) -> Option<Side> {
        self.rounds.get(round).map(|round| round.first)
    }

    /// Plays a move in the round; see [`GameRecord::play`].
    ///
    /// # Errors
    /// Why the move is not legal. Then nothing has changed, and `sink` has
    /// received no event.
    pub fn play(&mut self, mv: Move, sink: &mut dyn EventSink) -> Result<(), IllegalMove> {
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
    ) -> Result<(), RaceError> {
        self.current_mut().run_race(race, sink)
    }

    /// The next step of the match.
    #[must_use]
    pub fn next_step(&self) -> NextStep {
        let record = self.current();
        let Some(game) = record.outcome() else {
            return NextStep::Play;
        };
        let over = |reason| {
            NextStep::Over(MatchOutcome {
                winner: game.winner,
                scores: game.scores,
                reason,
            })
        };
        let rules = record.rules();
        // Seeds fit in a byte: a game has at most 180.
        let fewest = game.scores.south.min(game.scores.north) as u8;
        let (pits, first) = match (rules.rounds, game.winner) {
            (Rounds::Single, _) => return over(MatchReason::Game(game.reason)),
            (Rounds::Shrinking, None) => return over(MatchReason::Equal),
            (Rounds::Shrinking, Some(winner)) => {
                if self.has_stalled() {
                    return over(MatchReason::Stalled);
                }
                (rules.row_for(fewest), winner)
            }
            (Rounds::Filling, _) => {
                let last = &self.rounds[self.rounds.len() - 1];
                (rules.row_for(fewest), last.first.other())
            }
        };
        let by = game.winner.map(Side::other);
        let terms = RowTerms {
            by,
            seeds: fewest,
            pits,
            first,
            rounds: rules.rounds,
        };
        if terms.is_possible() {
            NextStep::Arrange(terms)
        } else {
            over(MatchReason::CannotArrange)
        }
    }

    /// Returns whether the next round can't bring the side with fewer seeds level:
    /// even with every seed that is laid out it would have fewer than the other. The
    /// rules let the match go on; the players may end it.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let NextStep::Arrange(terms) = self.next_step() else {
            return false;
        };
        let most = 2 * u16::from(terms.seeds);
        2 * most < self.current().rules().total()
    }

    /// The board of the next round with a row that may be unfinished; `None` if no
    /// round is to be arranged. What a player has not laid out lies in their store.
    /// The position is for display and need not be legal.
    #[must_use]
    pub fn arranged(&self, row: &[u8]) -> Option<(Rules, Position)> {
        let NextStep::Arrange(terms) = self.next_step() else {
            return None;
        };
        let rules = self.next_rules(&terms);
        let row = Arrangement::new(row.to_vec());
        Some((rules, rules.laid_out(&row, &terms)))
    }

    /// The rules with the board of the next round.
    fn next_rules(&self, terms: &RowTerms) -> Rules {
        self.current().rules().with_row(terms.pits)
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// Why the arrangement isn't allowed. The match is unchanged then.
    pub fn arrange(&mut self, arrangement: Arrangement) -> Result<(), ArrangementError> {
        let NextStep::Arrange(terms) = self.next_step() else {
            return Err(ArrangementError::NotNow);
        };
        terms.check(&arrangement)?;
        let rules = self.next_rules(&terms);
        let position = rules.arranged(&arrangement, &terms);
        let record = GameRecord::from_position(rules, position);
        self.rounds.push(Round {
            arrangement: Some(arrangement),
            first: terms.first,
            record,
        });
        Ok(())
    }

    /// Returns whether the last three rounds left both players' seeds unchanged. A
    /// finished round from which the match began is not counted.
    fn has_stalled(&self) -> bool {
        let is_unchanged = |round: &Round| {
            let positions = round.record.positions();
            positions.len() > 1
                && positions.first().map(Position::held) == positions.last().map(Position::held)
        };
        let unchanged = self
            .rounds
            .iter()
            .rev()
            .take_while(|round| is_unchanged(round));
        unchanged.take(3).count() == 3
    }

    /// The number of plies: races, moves and arrangements.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.rounds.iter().map(Round::plies).sum()
    }

    /// Returns whether the match began as `start` did: `start` is this match, or
    /// an earlier state of it.
    ///
    /// ```
    /// use mbegu::rules::{Match, Side, Variant};
    ///
    /// let rules = Variant::Giuthi.default_rules();
    /// let parse = |text| Match::parse(rules, Side::South, text).expect("a legal game");
    /// let game = parse("c- E+");
    /// assert!(game.starts_with(&parse("c-")));
    /// assert!(!game.starts_with(&parse("d-")));
    /// ```
    #[must_use]
    pub fn starts_with(&self, start: &Match) -> bool {
        let mut beginning = self.clone();
        beginning.truncate(start.plies());
        beginning == *start
    }

    /// Takes back all plies but the first `plies`.
    pub fn truncate(&mut self, plies: usize) {
        let Some((number, within)) = self.locate(plies) else {
            return;
        };
        let round = &mut self.rounds[number];
        match within.checked_sub(round.opened()) {
            None => self.rounds.truncate(number),
            Some(kept) => {
                round.record.truncate(kept);
                self.rounds.truncate(number + 1);
            }
        }
    }
}

impl Round {
    /// The number of plies that opened it: 1 with an arrangement.
    fn opened(&self) -> usize {
        usize::from(self.arrangement.is_some())
    }

    fn plies(&self) -> usize {
        self.record.plies() + self.opened()
    }
}

/// The number of pits by which a row is shorter for `seeds` of `whole`, after a round in
/// which it was shorter by `before` (Rules 3.3.5). With exactly one of the parts it stays.
fn pits_lost(seeds: u8, whole: u16, before: u8) -> u8 {
    let parts = [2, 4, 8].map(|part| (u16::from(seeds) * part).cmp(&whole));
    let is_less = parts.iter().filter(|it| it.is_lt()).count() as u8;
    let is_at_most = parts.iter().filter(|it| it.is_le()).count() as u8;
    before.clamp(is_less, is_at_most)
}

impl Rules {
    /// The pits of a row in the round after one by these rules, in which one side has
    /// `fewer` seeds and the other at least as many (Rules 3.3.5).
    #[must_use]
    pub fn row_for(&self, fewer: u8) -> u8 {
        let whole = self.options().pits;
        let before = whole.saturating_sub(self.board().pits_per_side());
        match self.rounds() {
            Rounds::Shrinking => whole - pits_lost(fewer, self.total() / 2, before),
            Rounds::Single | Rounds::Filling => whole,
        }
    }

    /// Reads the position of any round, in which the rows may be shorter (Rules 3.3.5), with
    /// the rules of that round.
    ///
    /// # Errors
    /// As [`parse_position`](Rules::parse_position).
    pub fn parse_round(&self, text: &str) -> Result<(Rules, Position), PositionError> {
        let row = text.split('/').next().unwrap_or_default();
        let pits = row.split(',').count();
        let mut pits_of_rounds = self.row_for(0)..=self.options().pits;
        let pits = pits_of_rounds.find(|&one| usize::from(one) == pits);
        let rules = match (self.rounds(), pits) {
            (Rounds::Shrinking, Some(pits)) => self.with_row(pits),
            _ => *self,
        };
        Ok((rules, rules.parse_position(text)?))
    }

    /// The number of seeds that wins a game: more than half (Rules 1, Result).
    #[must_use]
    pub const fn goal(&self) -> u16 {
        self.total() / 2 + 1
    }

    /// The seeds with which a side wins the match at the end of a round, as the other
    /// can't lay out a row any more (Rules 3.3.6, 3.5.6); `None` for a single game.
    #[must_use]
    pub fn match_goal(&self) -> Option<u16> {
        let least = match self.rounds() {
            Rounds::Single => return None,
            rounds => arrangement::least_seeds(rounds, self.options().pits),
        };
        Some(self.total() + 1 - u16::from(least))
    }

    /// The first position of a follow-on round: the same row on both sides,
    /// the rest in the store of the player who has more.
    fn arranged(&self, row: &Arrangement, terms: &RowTerms) -> Position {
        let position = self.laid_out(row, terms);
        self.turn(position, terms.first, &mut ())
    }

    fn laid_out(&self, row: &Arrangement, terms: &RowTerms) -> Position {
        let mut position = Position::empty(self.board, GameStatus::ToMove(terms.first));
        for side in Side::ALL {
            for (pit, &seeds) in self.board.pits_of(side).zip(row.pits()) {
                position.set_seeds(pit, seeds);
            }
        }
        if let Some(by) = terms.by {
            let laid = row.pits().iter().map(|&seeds| u16::from(seeds)).sum();
            let fewer = u16::from(terms.seeds);
            for (side, held) in [(by, fewer), (by.other(), self.total() - fewer)] {
                // Seeds fit in a byte: a game has at most 180.
                position.add_to_store(side, held.saturating_sub(laid) as u8);
            }
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
