//! Opening books: how a side plays from the first move on so that it ends with what is
//! proved for it.
//!
//! A book has a move for each position that a player who follows it can come to, up to
//! those from which a short proof search finds the rest. `cargo xtask openings book`
//! makes one from a certificate (docs/SOLVED.md), and its text is
//!
//! ```text
//! # comments
//! game layli-goobalay pits=6 seeds=4
//! first 29
//! ba.c..
//! second 19
//! .b.a
//! ```
//!
//! A part is for the side that begins, or for the other one, with the seeds that this
//! side can force. Its letters are those of the positions in which it is to move: `a`
//! is the first of its legal moves in notation order, `b` the second, and `.` ends the
//! book there. The order is that of a walk from the start, which takes one move of this
//! side, all moves of the other in their order, and the positions after a move before
//! those after the next one. A position that came before has no letter, nor has one in
//! which the number of seeds is decided.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::rules::{Move, OptionError, Options, Position, Rules, Side, Variant};

use super::{KnownMove, Oracle, ProofGoal, SeedBounds, SolvedStart};

/// The letter of a position that a book leaves to the search.
const LEFT_OUT: char = '.';

/// The characters of a line of the text.
const LINE: usize = 96;

/// The names of the parts.
const PARTS: [&str; 2] = ["first", "second"];

/// The moves of one side of a game: the one that begins, or the other one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookPart {
    /// The seeds that the side can force.
    pub seeds: u16,
    letters: String,
}

impl BookPart {
    /// Makes a part by asking `choose` for a move in each position in which the side is
    /// to move; `None` leaves the position and what follows out. `second` is `true` for
    /// the side that doesn't begin.
    ///
    /// # Errors
    /// An error of `choose`.
    pub fn make<E>(
        rules: &Rules,
        second: bool,
        seeds: u16,
        choose: &mut dyn FnMut(&Position) -> Result<Option<Move>, E>,
    ) -> Result<BookPart, E> {
        let mut letters = String::new();
        walk(rules, Side::South, second, seeds, &mut |position| {
            let mv = choose(position)?;
            let at = mv.and_then(|mv| rules.moves(position).iter().position(|one| one == mv));
            letters.push(at.map_or(LEFT_OUT, |at| char::from(b'a' + at as u8)));
            Ok(mv)
        })?;
        Ok(BookPart { seeds, letters })
    }
}

/// The positions of a walk by their keys, with the moves that it followed. A hash map
/// would add 3 kB to the worker.
type BookMoves = BTreeMap<u64, Option<Move>>;

/// Visits the positions in which one side is to move, in the order of a book. `choose`
/// gives the move to be followed.
fn walk<E>(
    rules: &Rules,
    first: Side,
    second: bool,
    seeds: u16,
    choose: &mut dyn FnMut(&Position) -> Result<Option<Move>, E>,
) -> Result<BookMoves, E> {
    let side = if second { first.other() } else { first };
    let goal = ProofGoal { side, seeds };
    let mut walked = BookMoves::new();
    let mut open = vec![rules.resolve_turn(&rules.start(first))];
    while let Some(position) = open.pop() {
        let key = position.key();
        if goal.decided(rules, &position).is_some() || walked.contains_key(&key) {
            continue;
        }
        if position.to_move() == Some(side) {
            let mv = choose(&position)?;
            walked.insert(key, mv);
            open.extend(mv.map(|mv| rules.play_unchecked(&position, mv, &mut ())));
        } else {
            walked.insert(key, None);
            let from = open.len();
            open.extend(rules.children(&position).map(|(_, next)| next));
            open[from..].reverse();
        }
    }
    Ok(walked)
}

/// The opening book of a game; see the module's text.
///
/// ```
/// use mbegu::bot::OpeningBook;
/// use mbegu::rules::Side;
///
/// let text = "game layli-goobalay pits=6 seeds=4\nfirst 1\na\nsecond 1\n......";
/// let book: OpeningBook = text.parse()?;
/// let start = book.rules().start(Side::South);
/// let mv = book.best(&[start]).expect("a move");
/// assert_eq!(book.rules().display_move(mv).to_string(), "a");
/// assert_eq!(book.goal(&[start]).map(|goal| goal.seeds), Some(1));
/// # Ok::<(), mbegu::bot::BookError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpeningBook {
    rules: Rules,
    parts: [BookPart; 2],
    /// The walks of the part of the side that begins, for either side, then those of the
    /// other part.
    walks: Vec<BookMoves>,
}

impl OpeningBook {
    /// The address of a game's book, relative to the page; `None` for a game that isn't
    /// solved.
    #[must_use]
    pub fn address(variant: Variant, options: Options) -> Option<&'static str> {
        SolvedStart::find(variant, options).map(SolvedStart::book)
    }

    /// A book of two parts: for the side that begins, and for the other one.
    ///
    /// # Errors
    /// The first letter that names no legal move, or letters that are missing or too
    /// many.
    pub fn new(rules: Rules, parts: [BookPart; 2]) -> Result<OpeningBook, BookError> {
        let mut walks = Vec::new();
        for second in [false, true] {
            for first in Side::ALL {
                let part = &parts[usize::from(second)];
                let mut letters = part.letters.chars();
                let walked = walk(&rules, first, second, part.seeds, &mut |position| {
                    let letter = letters.next().ok_or(BookError::Cut)?;
                    if letter == LEFT_OUT {
                        return Ok(None);
                    }
                    let at = u32::from(letter).checked_sub(u32::from('a'));
                    let mv = at.and_then(|at| rules.moves(position).iter().nth(at as usize));
                    mv.ok_or(BookError::Letter(letter)).map(Some)
                })?;
                walks.push(walked);
                if letters.next().is_some() {
                    return Err(BookError::TooLong);
                }
            }
        }
        Ok(OpeningBook {
            rules,
            parts,
            walks,
        })
    }

    /// The rules of the solved game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The part of the side that begins, and that of the other one.
    #[must_use]
    pub fn parts(&self) -> &[BookPart; 2] {
        &self.parts
    }

    /// The move for the last position of a game, if the book has one. The game may leave
    /// out positions between the first and the last one.
    #[must_use]
    pub fn best(&self, game: &[Position]) -> Option<Move> {
        let (first, second) = self.part_of(game)?;
        // In the order of `walks`.
        let walk = 2 * usize::from(second) + first as usize;
        *self.walks[walk].get(&game.last()?.key())?
    }

    /// What the book guarantees the side to move, provided it has followed the book.
    /// `None` if the game began otherwise, or nobody is to move.
    #[must_use]
    pub fn goal(&self, game: &[Position]) -> Option<ProofGoal> {
        let (_, second) = self.part_of(game)?;
        let side = game.last()?.to_move()?;
        let seeds = self.parts[usize::from(second)].seeds;
        Some(ProofGoal { side, seeds })
    }

    /// The side that began a game, and whether the other one is to move now.
    fn part_of(&self, game: &[Position]) -> Option<(Side, bool)> {
        let side = game.last()?.to_move()?;
        let begins = |first: &Side| game[0] == self.rules.resolve_turn(&self.rules.start(*first));
        let first = Side::ALL.into_iter().find(begins)?;
        Some((first, side != first))
    }
}

impl Oracle for OpeningBook {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn known_move(&self, game: &[Position]) -> Option<KnownMove> {
        let bounds = SeedBounds {
            low: self.goal(game)?.seeds,
            high: self.rules.total(),
        };
        self.best(game).map(|mv| KnownMove {
            mv,
            bounds,
            is_best: true,
        })
    }

    fn likely_goal(&self, game: &[Position]) -> Option<ProofGoal> {
        self.goal(game)
    }
}

/// Writes the text, without comments.
impl fmt::Display for OpeningBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { pits, seeds } = self.rules.options();
        writeln!(f, "game {} pits={pits} seeds={seeds}", self.rules.variant())?;
        for (name, part) in PARTS.iter().zip(&self.parts) {
            writeln!(f, "{name} {}", part.seeds)?;
            let mut rest = &part.letters[..];
            while !rest.is_empty() {
                let (line, after) = rest.split_at(rest.len().min(LINE));
                writeln!(f, "{line}")?;
                rest = after;
            }
        }
        Ok(())
    }
}

impl FromStr for OpeningBook {
    type Err = BookError;

    fn from_str(text: &str) -> Result<OpeningBook, BookError> {
        let is_content = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let mut lines = text.lines().filter(is_content).peekable();
        let game = lines.next().ok_or(BookError::Cut)?;
        let rules = read_game(game)?;
        let mut part = |name: &str| {
            let line = lines.next().ok_or(BookError::Cut)?;
            let seeds = line
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix(' '));
            let seeds: Option<u16> = seeds.and_then(|seeds| seeds.parse().ok());
            let seeds = seeds.filter(|&seeds| seeds <= rules.total());
            let seeds = seeds.ok_or_else(|| BookError::Line(line.to_owned()))?;
            let mut letters = String::new();
            while let Some(line) = lines.next_if(|line| !line.contains(' ')) {
                letters.push_str(line);
            }
            Ok(BookPart { seeds, letters })
        };
        let parts = [part(PARTS[0])?, part(PARTS[1])?];
        match lines.next() {
            None => OpeningBook::new(rules, parts),
            Some(line) => Err(BookError::Line(line.to_owned())),
        }
    }
}

/// Reads `game layli-goobalay pits=6 seeds=4`.
pub(super) fn read_game(line: &str) -> Result<Rules, BookError> {
    let wrong = || BookError::Line(line.to_owned());
    let words: Vec<&str> = line.split(' ').collect();
    let &["game", id, pits, seeds] = &words[..] else {
        return Err(wrong());
    };
    let number = |text: &str, name: &str| text.strip_prefix(name)?.parse::<u8>().ok();
    let variant: Variant = id.parse().map_err(|_| wrong())?;
    let options = Options {
        pits: number(pits, "pits=").ok_or_else(wrong)?,
        seeds: number(seeds, "seeds=").ok_or_else(wrong)?,
    };
    variant.rules(options).map_err(BookError::Options)
}

/// A fault in the text of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookError {
    /// A line that is neither the game nor a part where one has to be.
    Line(String),
    /// The game isn't played with these options.
    Options(OptionError),
    /// A letter that stands for no legal move.
    Letter(char),
    /// Letters or lines are missing.
    Cut,
    /// A part has more letters than positions.
    TooLong,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Line(line) => write!(f, "{line:?} is not what has to come there"),
            BookError::Options(error) => error.fmt(f),
            BookError::Letter(letter) => write!(f, "{letter:?} is not a legal move there"),
            BookError::Cut => f.write_str("a part is missing: it was cut"),
            BookError::TooLong => f.write_str("there are more letters than positions"),
        }
    }
}

impl std::error::Error for BookError {}
