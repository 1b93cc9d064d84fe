//! The puzzles of the page, which `cargo xtask puzzles` makes: positions of self-play in
//! which one move is better than every other.
//!
//! A file has a puzzle a line; lines with `#` are comments.

mod fault;
mod theme;

#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use crate::rules::{Move, Position, Rules};

pub use fault::{CollectionError, CollectionErrorKind};
pub use theme::PuzzleTheme;

/// What stands between two fields. No text form of Rules 2 has a semicolon.
const SEPARATOR: &str = "; ";

/// The marks of the last field.
const PROVED: &str = "proved";
const SEARCHED: &str = "searched";

/// A puzzle of a file.
///
/// ```
/// use mbegu::bot::{CollectedPuzzle, PuzzleTheme};
/// use mbegu::rules::Variant;
///
/// //    0 0 4 0 0     E D C B A    North's store: 22
/// //    0 1 0 2 0     a b c d e    South's store: 21
/// let rules = Variant::Alemungula.default_rules();
/// let text = "0,1,0,2,0/0,0,4,0,0 21-22 s; b; 2; 3; ending; proved";
/// let puzzle = CollectedPuzzle::parse(&rules, text)?;
/// assert_eq!(rules.display_move(puzzle.solution).to_string(), "b");
/// assert_eq!(puzzle.themes, [PuzzleTheme::Ending]);
/// assert_eq!(puzzle.display(&rules).to_string(), text);
/// # Ok::<(), mbegu::bot::CollectionErrorKind>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectedPuzzle {
    /// The position, in which somebody is to move.
    pub position: Position,
    /// The best move.
    pub solution: Move,
    /// The best moves of both sides after the solution: a few, or none.
    pub continuation: Vec<Move>,
    /// The lead that the solution is worth more than any other move, in whole seeds
    /// rounded down: at least [`CollectedPuzzle::MIN_GAIN`].
    pub gain: u8,
    /// From 1 to [`CollectedPuzzle::MAX_DIFFICULTY`].
    pub difficulty: u8,
    /// The themes, each once.
    pub themes: Vec<PuzzleTheme>,
    /// `true` if every line was followed to the end of the game, `false` if the gain is
    /// the result of a long search.
    pub is_proved: bool,
}

impl CollectedPuzzle {
    /// The least gain in seeds.
    pub const MIN_GAIN: u8 = 2;

    /// The highest difficulty.
    pub const MAX_DIFFICULTY: u8 = 10;

    /// Reads one line.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(rules: &Rules, line: &str) -> Result<CollectedPuzzle, CollectionErrorKind> {
        let fields: Vec<&str> = line.split(SEPARATOR).collect();
        let [position, moves, gain, difficulty, themes, proof] = fields[..] else {
            return Err(CollectionErrorKind::FieldCount(fields.len()));
        };
        let position = rules
            .parse_position(position)
            .map_err(CollectionErrorKind::Position)?;
        if position.to_move().is_none() {
            return Err(CollectionErrorKind::NobodyToMove);
        }
        let (solution, continuation) = read_moves(rules, position, moves)?;
        Ok(CollectedPuzzle {
            position,
            solution,
            continuation,
            gain: number(gain, CollectedPuzzle::MIN_GAIN, u8::MAX)
                .ok_or_else(|| CollectionErrorKind::Gain(gain.to_owned()))?,
            difficulty: number(difficulty, 1, CollectedPuzzle::MAX_DIFFICULTY)
                .ok_or_else(|| CollectionErrorKind::Difficulty(difficulty.to_owned()))?,
            themes: read_themes(themes)?,
            is_proved: match proof {
                PROVED => true,
                SEARCHED => false,
                _ => return Err(CollectionErrorKind::Proof(proof.to_owned())),
            },
        })
    }

    /// A number that tells it from the other puzzles of its game: a checksum of the
    /// position. The page stores it.
    #[must_use]
    pub fn id(&self) -> u32 {
        let crc = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
        crc.checksum(self.position.to_string().as_bytes())
    }

    /// The line that [`CollectedPuzzle::parse`] reads.
    #[must_use]
    pub fn display<'a>(&'a self, rules: &'a Rules) -> CollectedPuzzleText<'a> {
        CollectedPuzzleText {
            puzzle: self,
            rules,
        }
    }
}

/// A puzzle as a line of text; see [`CollectedPuzzle::display`].
#[derive(Clone, Copy, Debug)]
pub struct CollectedPuzzleText<'a> {
    puzzle: &'a CollectedPuzzle,
    rules: &'a Rules,
}

impl fmt::Display for CollectedPuzzleText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzle = self.puzzle;
        let solution = self.rules.display_move(puzzle.solution);
        write!(f, "{}{SEPARATOR}{solution}", puzzle.position)?;
        for &mv in &puzzle.continuation {
            write!(f, " {}", self.rules.display_move(mv))?;
        }
        let (gain, difficulty) = (puzzle.gain, puzzle.difficulty);
        write!(f, "{SEPARATOR}{gain}{SEPARATOR}{difficulty}{SEPARATOR}")?;
        for (place, theme) in puzzle.themes.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{}", theme.name())?;
        }
        let proof = if puzzle.is_proved { PROVED } else { SEARCHED };
        write!(f, "{SEPARATOR}{proof}")
    }
}

/// Reads a whole file: every line that is no comment is a puzzle.
///
/// # Errors
/// The first line with a fault.
pub fn read_collection(rules: &Rules, text: &str) -> Result<Vec<CollectedPuzzle>, CollectionError> {
    let mut puzzles = Vec::new();
    let mut positions = HashSet::new();
    for (place, text) in text.lines().enumerate() {
        if text.starts_with('#') {
            continue;
        }
        let error = |kind| CollectionError {
            line: place + 1,
            kind,
        };
        let puzzle = CollectedPuzzle::parse(rules, text).map_err(error)?;
        if !positions.insert(puzzle.position) {
            return Err(error(CollectionErrorKind::RepeatedPosition));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// Reads the best line, and plays it.
fn read_moves(
    rules: &Rules,
    mut position: Position,
    text: &str,
) -> Result<(Move, Vec<Move>), CollectionErrorKind> {
    let mut moves = Vec::new();
    for (place, text) in text.split(' ').enumerate() {
        let number = place + 1;
        let mv = rules
            .parse_move(text)
            .map_err(|error| CollectionErrorKind::MoveText { number, error })?;
        position = rules
            .play(&position, mv, &mut ())
            .map_err(|reason| CollectionErrorKind::Illegal { number, reason })?;
        moves.push(mv);
    }
    // Splitting a text gives at least one piece.
    let solution = moves.remove(0);
    Ok((solution, moves))
}

fn read_themes(text: &str) -> Result<Vec<PuzzleTheme>, CollectionErrorKind> {
    let mut themes = Vec::new();
    for name in text.split(' ') {
        let theme = PuzzleTheme::find(name)
            .ok_or_else(|| CollectionErrorKind::UnknownTheme(name.to_owned()))?;
        if themes.contains(&theme) {
            return Err(CollectionErrorKind::RepeatedTheme(name.to_owned()));
        }
        themes.push(theme);
    }
    Ok(themes)
}

/// A number within bounds, without a sign or needless zeros.
fn number(text: &str, low: u8, high: u8) -> Option<u8> {
    let number = text.parse::<u8>().ok()?;
    (number.to_string() == text && (low..=high).contains(&number)).then_some(number)
}
