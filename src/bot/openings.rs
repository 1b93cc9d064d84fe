//! Tables of first moves: what a deep search found of each move in the positions of the
//! first plies of a game.
//!
//! `cargo xtask openings explore` makes them. The text of one is
//!
//! ```text
//! # comments
//! game layli-goobalay pits=6 seeds=4
//! ; 18; b =100 c 82 f -38 d -40 a -140 e -172
//! b; 18; F =-100 A -100 E -121 B =-140
//! ```
//!
//! A line is a position: the moves that lead there from the start, where South begins;
//! the depth of the search in moves; and every legal move with the lead that its player
//! then has, in tenths of a seed, the best first. `=` stands before an exact lead, which
//! is proved. Where a race opens the game, the record begins with it.
//!
//! A position is found by its pits, not by the moves that led to it, and from either
//! side.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use crate::rules::{GameRecord, Move, Options, Position, RecordError, Rules, Side};

use super::BookError;
use super::book::read_game;

/// What stands between two fields.
const SEPARATOR: char = ';';

/// The mark of an exact lead.
const PROVED: char = '=';

/// What a deep search found of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningMove {
    /// The move that was searched.
    pub mv: Move,
    /// The lead of the move's player after it, in tenths of a seed: at most all seeds,
    /// negative if the opponent leads.
    pub tenths: i32,
    /// `true` if the lead is proved, and so a whole number of seeds; `false` if it is the
    /// estimate of a search.
    pub is_proved: bool,
}

/// A line of the table: a position with its moves.
#[derive(Clone, Debug)]
pub struct OpeningEntry {
    /// A game that leads to the position, in which South begins.
    pub record: GameRecord,
    /// The depth of the search in moves, at least 1.
    pub depth: u8,
    /// Every legal move, the best first.
    pub moves: Vec<OpeningMove>,
}

/// What a deep search found of each move in the positions of a game's first plies.
///
/// ```
/// use mbegu::bot::OpeningTable;
/// use mbegu::rules::Side;
///
/// let text = "game layli-goobalay pits=6 seeds=4\n; 18; b =100 c 82 f -38 d -40 a -140 e -172";
/// let table: OpeningTable = text.parse()?;
/// let rules = *table.rules();
/// let (depth, moves) = table.find(&rules.start(Side::North)).expect("an entry");
/// assert_eq!((depth, moves.len(), moves[0].tenths), (18, 6, 100));
/// assert_eq!(rules.display_move(moves[0].mv).to_string(), "B");
/// # Ok::<(), mbegu::bot::OpeningTableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpeningTable {
    rules: Rules,
    entries: Vec<OpeningEntry>,
    /// The position of each entry as its mover sees it.
    positions: Vec<Position>,
}

/// A fault in the text of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningTableError {
    /// The line of the game, or its absence.
    Game(BookError),
    /// A line that hasn't three fields.
    Fields(String),
    /// The moves that lead to a position.
    Record(RecordError),
    /// Nobody is to move there.
    NobodyToMove(String),
    /// The position came before.
    Repeated(String),
    /// The depth is no number from 1 to 255.
    Depth(String),
    /// The moves are not all legal moves, each once with a lead that the game can have
    /// (in whole seeds if it is proved), the best first.
    Moves(String),
}

impl OpeningEntry {
    /// The position as its mover sees it.
    fn position(&self) -> Position {
        self.record.position().seen_by_mover()
    }

    /// Reads a line.
    fn parse(rules: Rules, line: &str) -> Result<OpeningEntry, OpeningTableError> {
        let fields: Vec<&str> = line.split(SEPARATOR).map(str::trim).collect();
        let [record, depth, moves] = fields[..] else {
            return Err(OpeningTableError::Fields(line.to_owned()));
        };
        let record = GameRecord::parse(rules, Side::South, record);
        let record = record.map_err(OpeningTableError::Record)?;
        let position = record.position();
        if position.to_move().is_none() {
            return Err(OpeningTableError::NobodyToMove(line.to_owned()));
        }
        let depth: Option<u8> = depth.parse().ok().filter(|&depth| depth > 0);
        let depth = depth.ok_or_else(|| OpeningTableError::Depth(line.to_owned()))?;
        let moves = read_moves(&rules, position, moves);
        let moves = moves.ok_or_else(|| OpeningTableError::Moves(line.to_owned()))?;
        Ok(OpeningEntry {
            record,
            depth,
            moves,
        })
    }
}

/// Reads the moves of a line; `None` if they are not as they have to be.
fn read_moves(rules: &Rules, position: &Position, text: &str) -> Option<Vec<OpeningMove>> {
    let most = 10 * i32::from(rules.total());
    let mut words = text.split(' ');
    let mut moves: Vec<OpeningMove> = Vec::new();
    while let Some(mv) = words.next() {
        let mv = rules.parse_move(mv).ok()?;
        let lead = words.next()?;
        let exact = lead.strip_prefix(PROVED);
        let tenths: i32 = exact.unwrap_or(lead).parse().ok()?;
        let is_after = moves.last().is_none_or(|before| before.tenths >= tenths);
        let is_new = moves.iter().all(|before| before.mv != mv);
        let is_legal = rules.moves(position).contains(mv);
        let is_lead = (-most..=most).contains(&tenths) && (exact.is_none() || tenths % 10 == 0);
        if !is_after || !is_new || !is_legal || !is_lead {
            return None;
        }
        moves.push(OpeningMove {
            mv,
            tenths,
            is_proved: exact.is_some(),
        });
    }
    (moves.len() == rules.moves(position).len()).then_some(moves)
}

/// Writes the line of the position.
impl fmt::Display for OpeningEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.record.rules();
        write!(f, "{}{SEPARATOR} {}{SEPARATOR}", self.record, self.depth)?;
        for it in &self.moves {
            write!(f, " {} ", rules.display_move(it.mv))?;
            if it.is_proved {
                write!(f, "{PROVED}")?;
            }
            write!(f, "{}", it.tenths)?;
        }
        Ok(())
    }
}

impl OpeningTable {
    /// The address of a game's table, relative to the page; `None` for a game on another
    /// board than its usual one.
    #[must_use]
    pub fn address(rules: &Rules) -> Option<String> {
        let variant = rules.variant();
        (*rules == variant.default_rules()).then(|| format!("explorer/{variant}.txt"))
    }

    /// A table of these entries of one game, each of another position with all its legal
    /// moves. The moves of each are sorted, the best first.
    #[must_use]
    pub fn new(rules: Rules, mut entries: Vec<OpeningEntry>) -> OpeningTable {
        for entry in &mut entries {
            entry.moves.sort_by_key(|it| Reverse(it.tenths));
        }
        let positions = entries.iter().map(OpeningEntry::position).collect();
        OpeningTable {
            rules,
            entries,
            positions,
        }
    }

    /// The rules of the game whose first moves it has.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The positions, in the order of the text.
    #[must_use]
    pub fn entries(&self) -> &[OpeningEntry] {
        &self.entries
    }

    /// The depth of the search of a position of the game in moves, and every legal move,
    /// the best first; `None` if the table doesn't have the position.
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<(u8, Vec<OpeningMove>)> {
        position.to_move()?;
        let wanted = position.seen_by_mover();
        let at = self.positions.iter().position(|it| *it == wanted)?;
        let entry = &self.entries[at];
        let is_exchanged = entry.record.position().to_move() != position.to_move();
        let moves = entry.moves.iter().map(|it| OpeningMove {
            mv: match is_exchanged {
                true => position.board().corresponding_move(it.mv),
                false => it.mv,
            },
            ..*it
        });
        Some((entry.depth, moves.collect()))
    }
}

/// Writes the text, without comments.
impl fmt::Display for OpeningTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { pits, seeds } = self.rules.options();
        writeln!(f, "game {} pits={pits} seeds={seeds}", self.rules.variant())?;
        (self.entries.iter()).try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl FromStr for OpeningTable {
    type Err = OpeningTableError;

    fn from_str(text: &str) -> Result<OpeningTable, OpeningTableError> {
        let is_content = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let mut lines = text.lines().filter(is_content);
        let game = lines
            .next()
            .ok_or(OpeningTableError::Game(BookError::Cut))?;
        let rules = read_game(game).map_err(OpeningTableError::Game)?;
        let (mut entries, mut positions) = (Vec::new(), Vec::new());
        for line in lines {
            let entry = OpeningEntry::parse(rules, line)?;
            let position = entry.position();
            if positions.contains(&position) {
                return Err(OpeningTableError::Repeated(line.to_owned()));
            }
            entries.push(entry);
            positions.push(position);
        }
        Ok(OpeningTable {
            rules,
            entries,
            positions,
        })
    }
}

impl fmt::Display for OpeningTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Fields(line) => write!(f, "{line:?} hasn't three fields"),
            Self::Record(error) => error.fmt(f),
            Self::NobodyToMove(line) => write!(f, "{line:?}: nobody is to move"),
            Self::Repeated(line) => write!(f, "{line:?}: the position came before"),
            Self::Depth(line) => write!(f, "{line:?}: the depth is no number from 1 to 255"),
            Self::Moves(line) => write!(
                f,
                "{line:?}: the moves are not all legal ones with their leads, the best first"
            ),
        }
    }
}

impl std::error::Error for OpeningTableError {}
