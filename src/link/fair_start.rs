//! A fair start (Rules 5.1): who makes the first move doesn't choose the side.

use std::fmt;
use std::str::FromStr;

use super::TextError;
use crate::rules::{Match, Ply, Position, Restriction, Side};

/// The choice of the sides after the first move of a game with a fair start.
///
/// The rules know nothing of it: South stays South. A swap exchanges who plays which
/// side, so the players of a [`SavedGame`](super::SavedGame) are always those who play
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FairStart {
    /// Nobody has chosen yet.
    Open,
    /// The player who didn't make the first move kept the sides.
    Kept,
    /// That player swapped them.
    Swapped,
}

impl FairStart {
    /// All of them, in the order of their numbers in links.
    pub const ALL: [Self; 3] = [Self::Open, Self::Kept, Self::Swapped];

    /// Its name in files: `open`, `kept` or `swapped`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Kept => "kept",
            Self::Swapped => "swapped",
        }
    }

    /// The side whose player has to choose now: the opponent of the first mover, once
    /// the first turn has ended.
    ///
    /// ```
    /// use mbegu::link::FairStart;
    /// use mbegu::rules::{Match, Side, Variant};
    ///
    /// let rules = Variant::Giuthi.default_rules();
    /// let game = Match::parse(rules, Side::South, "c-").expect("a legal game");
    /// assert_eq!(FairStart::Open.chooser(&game), Some(Side::North));
    /// assert_eq!(FairStart::Kept.chooser(&game), None);
    /// ```
    #[must_use]
    pub fn chooser(self, game: &Match) -> Option<Side> {
        let plies = Self::first_turn(game).filter(|_| self == Self::Open)?;
        let (record, at) = game.at_ply(plies - 1);
        record.positions()[at].to_move().map(Side::other)
    }

    /// The number of plies up to the end of the first turn, after which the sides are
    /// chosen; `None` while nobody has ended a turn, and where the game doesn't begin
    /// with its usual position.
    #[must_use]
    pub fn first_turn(game: &Match) -> Option<usize> {
        let is_move = |&ply: &usize| matches!(game.ply(ply), Some(Ply::Move(_)));
        let first = (0..game.plies()).find(is_move).filter(|_| is_usual(game))?;
        let mut after = first + 1..=game.plies();
        after.find(|&plies| {
            let (record, at) = game.at_ply(plies);
            !is_turn_open(&record.positions()[at])
        })
    }

    /// Returns whether it fits its game: while nobody has chosen, the game begins with its
    /// usual position, and nobody has played on after the first turn.
    #[must_use]
    pub fn fits(self, game: &Match) -> bool {
        let is_choice_ahead = || Self::first_turn(game).is_none_or(|plies| plies == game.plies());
        self != Self::Open || is_usual(game) && is_choice_ahead()
    }
}

/// Whether a game begins with its usual position.
fn is_usual(game: &Match) -> bool {
    let round = game.first_round();
    round.positions()[0] == round.rules().start(game.first())
}

/// Whether the side to move must sow again in the same turn.
fn is_turn_open(position: &Position) -> bool {
    matches!(position.restriction(), Some(Restriction::Again { .. }))
}

impl fmt::Display for FairStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for FairStart {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut all = Self::ALL.into_iter();
        all.find(|it| it.name() == text).ok_or(TextError {
            expected: "a choice of the sides",
        })
    }
}
