//! The sets of puzzles that can be chosen.

use std::fmt;
use std::str::FromStr;

use crate::bot::PuzzleTheme;
use crate::rules::Variant;

/// The puzzles among which the next one is chosen.
///
/// Its text is `daily`, the id of a game, or the name of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleSet {
    /// The puzzle of the day.
    Daily,
    /// The puzzles of a game.
    Game(Variant),
    /// The puzzles of all games with a theme.
    Theme(PuzzleTheme),
}

/// A text names no set of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPuzzleSet;

/// The text of [`PuzzleSet::Daily`].
const DAILY: &str = "daily";

impl fmt::Display for PuzzleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Daily => DAILY,
            Self::Game(variant) => variant.id(),
            Self::Theme(theme) => theme.name(),
        })
    }
}

impl fmt::Display for UnknownPuzzleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither \"daily\" nor a game nor a theme")
    }
}

impl std::error::Error for UnknownPuzzleSet {}

impl FromStr for PuzzleSet {
    type Err = UnknownPuzzleSet;

    fn from_str(text: &str) -> Result<Self, UnknownPuzzleSet> {
        if text == DAILY {
            return Ok(Self::Daily);
        }
        let game = text.parse().map(Self::Game).ok();
        let theme = || PuzzleTheme::find(text).map(Self::Theme);
        game.or_else(theme).ok_or(UnknownPuzzleSet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_a_text_of_its_own() {
        let games = Variant::ALL.map(PuzzleSet::Game);
        let themes = PuzzleTheme::ALL.into_iter().map(PuzzleSet::Theme);
        let sets = [PuzzleSet::Daily].into_iter().chain(games).chain(themes);
        for set in sets {
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert_eq!("Daily".parse::<PuzzleSet>(), Err(UnknownPuzzleSet));
    }
}
