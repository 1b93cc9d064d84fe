//! The views of the page.

use std::fmt;

use crate::bot::PuzzleTheme;
use crate::rules::Variant;

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// The board with the game that is played or looked at.
    Board,
    Home,
    /// The picker of a new game.
    Picker,
    Rules(Variant),
    /// The stored games.
    Library,
    /// The courses of all games.
    Learn,
    Course(Variant),
    /// The collections of puzzles.
    Puzzles,
    Puzzle(PuzzleSet),
    /// The costly moves of the player's games that are due again.
    Practice,
    /// The drill of all games.
    Drills,
    Drill(Variant),
    /// The tasks that are handed out, with the answers to them.
    Handouts,
    /// The tasks or answers of the link in the address.
    Handout,
    /// The editor of positions.
    Editor,
    /// What can be printed.
    Printouts,
    Printout(Printout),
}

/// What the page knows of a view besides its component and its texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewMeta {
    /// The first part of its address after `#/`. The game or set of the view follows.
    pub path: &'static str,
    /// The class of the page, by which the styles tell views apart.
    pub class: &'static str,
    /// How far it lies from the board: a way back in the page leads to a lesser depth.
    pub depth: u8,
    /// The view that Back leads to; `None` where it leads to the view before.
    pub behind: Option<View>,
}

impl View {
    /// The table of views.
    pub fn meta(self) -> ViewMeta {
        let meta = |path, class, depth, behind| ViewMeta {
            path,
            class,
            depth,
            behind,
        };
        let board = Some(Self::Board);
        match self {
            Self::Board => meta("", "board-page", 0, board),
            Self::Home => meta("home", "home-page", 1, board),
            Self::Picker => meta("new", "picker-page", 1, board),
            Self::Rules(_) => meta("rules", "rules-page", 3, None),
            Self::Library => meta("games", "library-page", 1, board),
            Self::Learn => meta("learn", "learn-page", 1, board),
            Self::Course(_) => meta("learn", "task-page", 2, Some(Self::Learn)),
            Self::Puzzles => meta("puzzles", "puzzles-page", 1, board),
            Self::Puzzle(_) => meta("puzzles", "task-page", 2, Some(Self::Puzzles)),
            Self::Practice => meta("practice", "task-page", 2, Some(Self::Puzzles)),
            Self::Drills => meta("drill", "drills-page", 2, Some(Self::Puzzles)),
            Self::Drill(_) => meta("drill", "task-page", 3, Some(Self::Drills)),
            Self::Handouts => meta("handout", "handouts-page", 2, Some(Self::Puzzles)),
            Self::Handout => meta("handout", "task-page", 2, Some(Self::Puzzles)),
            Self::Editor => meta("editor", "editor-page", 1, board),
            Self::Printouts => meta("print", "print-page", 2, Some(Self::Learn)),
            Self::Printout(_) => meta("print", "print-page", 3, Some(Self::Printouts)),
        }
    }

    /// The views of which there is one.
    pub const SINGLE: [Self; 11] = [
        Self::Board,
        Self::Home,
        Self::Picker,
        Self::Library,
        Self::Learn,
        Self::Puzzles,
        Self::Practice,
        Self::Drills,
        Self::Handouts,
        Self::Editor,
        Self::Printouts,
    ];
}

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

/// The text of [`PuzzleSet::Daily`].
const DAILY: &str = "daily";

impl PuzzleSet {
    /// The set of that text.
    pub fn find(text: &str) -> Option<Self> {
        if text == DAILY {
            return Some(Self::Daily);
        }
        let game = text.parse().map(Self::Game).ok();
        game.or_else(|| PuzzleTheme::find(text).map(Self::Theme))
    }
}

impl fmt::Display for PuzzleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Daily => DAILY,
            Self::Game(variant) => variant.id(),
            Self::Theme(theme) => theme.name(),
        })
    }
}

/// What is printed.
///
/// Its text is `record`, or the name of its kind with a game or a set of puzzles:
/// `board/giuthi`, `puzzles/uur`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Printout {
    /// The board of a game at the size of real beans.
    Board(Variant),
    /// The rules of a game on one page.
    Rules(Variant),
    Puzzles(PuzzleSet),
    /// A blank game record.
    Record,
}

impl Printout {
    /// The text of [`Printout::Record`].
    pub const RECORD: &str = "record";
}

impl fmt::Display for Printout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(variant) => write!(f, "board/{variant}"),
            Self::Rules(variant) => write!(f, "rules/{variant}"),
            Self::Puzzles(set) => write!(f, "puzzles/{set}"),
            Self::Record => f.write_str(Self::RECORD),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_puzzles_has_a_text_of_its_own() {
        let games = Variant::ALL.map(PuzzleSet::Game);
        let themes = PuzzleTheme::ALL.into_iter().map(PuzzleSet::Theme);
        let sets = [PuzzleSet::Daily].into_iter().chain(games).chain(themes);
        for set in sets {
            assert_eq!(PuzzleSet::find(&set.to_string()), Some(set));
        }
        assert_eq!(PuzzleSet::find("Daily"), None);
    }
}
