//! Tasks that are handed out as a link, and the answers to them as another.
//!
//! # Format
//!
//! The text is the character `6`, then base64url without padding of these bits, in the
//! notation of the links of games ([`link`](super)):
//!
//! | bits | meaning |
//! |---|---|
//! | 4 | the kind: 0 tasks, 1 tasks and the answers to them, 2 answers alone, which is no link but how the page stores them |
//! | | with kind 0 or 1: the title, which may be empty |
//! | 5 | with kind 0 or 1: the number of items, 1 to 20 |
//! | | each item |
//! | | with kind 1 or 2: the pupil's name |
//! | 16 | with kind 1 or 2: the pupil's number |
//! | 5 | with kind 2: the number of results |
//! | | with kind 1 or 2: the result of each item |
//! | 0 to 7 | zeros, and a byte of zeros, as in the link of a game |
//! | 24 | CRC-24 (OpenPGP) of the character `6` and all bytes before |
//!
//! A **title** or a **name** is the number of its bytes of UTF-8 as n6, and the bytes.
//!
//! An **item** is a bit, 0 for a position and 1 for a round of the drill. A position is the
//! game (4 bits), pits (4 bits), seeds (4 bits) and the position as in the link of a game;
//! then n3, the number of moves that are right, and the moves, each of them once. A round of the
//! drill is the game (4 bits), the level (5 bits, from 1) and the seed of its tasks (30 bits).
//!
//! A pupil's **number** is drawn by chance when the pupil begins: two pupils of one name are told
//! apart by it.
//!
//! A **result** is two bits: 0 for a position that is not solved yet, 1 for a solved one, 2 for
//! one whose solution was shown, each followed by the number of wrong tries as n3; 3 for a
//! round of the drill, followed by the number of its answers (four bits, at most ten), and a
//! bit for each, 1 if it is right.
//!
//! # Bounds
//!
//! A text of more than [`MAX_HANDOUT_LENGTH`] characters is refused. [`Handout::MAX_ITEMS`]
//! items with their answers take less than 1,600, whatever they are; with the address of the
//! page they fit into the 2,953 bytes of a QR code.

mod read;
mod write;

use std::fmt;
use std::str::FromStr;

use super::write::is_puzzle;
use super::{LinkError, Name};
use crate::rules::{Match, Move, Rounds, Variant};
pub use read::decode_handout;
pub use write::{encode_answers, encode_handout};

/// The character that such a link begins with.
const HANDOUT_VERSION: u8 = b'6';

/// The maximum number of characters of a link with tasks or answers.
pub const MAX_HANDOUT_LENGTH: usize = 2_400;

/// The kinds of texts.
const TASKS: u32 = 0;
const ANSWERS: u32 = 1;
const STORED: u32 = 2;

/// Tasks that are handed out.
///
/// ```
/// use mbegu::link::{
///     Answers, Handout, HandoutItem, HandoutLink, ItemOutcome, ItemResult, Name,
///     decode_handout, encode_answers, encode_handout,
/// };
/// use mbegu::rules::{Match, Side, Variant};
///
/// //     5 5 5 5 5    E D C B A    North
/// //     5 5 5 5 5    a b c d e    South
/// let rules = Variant::Alemungula.default_rules();
/// let game = Match::new(rules, Side::South);
/// let right = vec![rules.parse_move("c+")?];
/// let handout = Handout {
///     title: Name::tidy("Class 4"),
///     items: vec![
///         HandoutItem::Position { game, right },
///         HandoutItem::Drill { variant: Variant::Giuthi, level: 2, seed: 7 },
///     ],
/// };
/// let link = encode_handout(&handout);
/// assert!(link.len() < 60 && link.starts_with('6'));
/// assert_eq!(decode_handout(&link)?, HandoutLink::Tasks(handout.clone()));
///
/// let answers = Answers {
///     name: Name::tidy("Amina"),
///     number: 4_711,
///     results: vec![
///         ItemResult::Position { outcome: ItemOutcome::Solved, misses: 1 },
///         ItemResult::Drill(vec![true, false, true]),
///     ],
/// };
/// let link = encode_answers(&handout, &answers);
/// assert_eq!(decode_handout(&link)?, HandoutLink::Answers(handout, answers));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handout {
    /// The teacher's name for it. It may be empty.
    pub title: Name,
    /// At least one and at most [`Handout::MAX_ITEMS`], or it can't be read again.
    pub items: Vec<HandoutItem>,
}

impl Handout {
    /// The maximum number of items.
    pub const MAX_ITEMS: usize = 20;
}

/// A task that is handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandoutItem {
    /// Find the best move.
    Position {
        /// A match that begins at the position, in which somebody is to move. Of one with
        /// plies the position after them is written.
        game: Match,
        /// The legal moves that are right, each of them once; the first is shown as the
        /// solution. If there are none, every move is taken as right: they are not known yet
        /// in tasks that are still being put together.
        right: Vec<Move>,
    },
    /// A round of the drill: where does a sowing end?
    Drill {
        /// The game, at its usual size.
        variant: Variant,
        /// The level of its tasks, from 1 to [`HandoutItem::MAX_LEVEL`].
        level: u8,
        /// The seed of its tasks, of which the lowest thirty bits are written.
        seed: u32,
    },
}

impl HandoutItem {
    /// The highest level of the drill that a link can have: more than any game has.
    pub const MAX_LEVEL: u8 = 31;

    /// The task to find the best move in the position at the end of a match; `None` if nobody
    /// is to move there.
    #[must_use]
    pub fn position(game: &Match, right: Vec<Move>) -> Option<Self> {
        let (rules, position) = (*game.current().rules(), *game.current().position());
        let here = match rules.rounds() {
            Rounds::Single => Match::from_position(rules, position),
            Rounds::Shrinking | Rounds::Filling => {
                let first = game.first_of(game.rounds().len() - 1)?;
                Match::from_round(rules, position, first)
            }
        };
        is_puzzle(game).then_some(Self::Position { game: here, right })
    }

    /// The game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match self {
            Self::Position { game, .. } => game.current().rules().variant(),
            Self::Drill { variant, .. } => *variant,
        }
    }

    /// The result before anybody has tried it.
    #[must_use]
    pub fn untried(&self) -> ItemResult {
        match self {
            Self::Position { .. } => ItemResult::Position {
                outcome: ItemOutcome::Open,
                misses: 0,
            },
            Self::Drill { .. } => ItemResult::Drill(Vec::new()),
        }
    }

    fn fits(&self, result: &ItemResult) -> bool {
        matches!(
            (self, result),
            (Self::Position { .. }, ItemResult::Position { .. })
                | (Self::Drill { .. }, ItemResult::Drill(_))
        )
    }
}

/// The state of a pupil's work on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemOutcome {
    /// It is not solved yet.
    Open,
    /// The last try was right.
    Solved,
    /// The solution was shown before it was found.
    Shown,
}

/// The result of an item.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ItemResult {
    /// Of a position.
    Position {
        /// The state of the pupil's work on it.
        outcome: ItemOutcome,
        /// The number of wrong tries; at most [`ItemResult::MAX_MISSES`] are written.
        misses: u8,
    },
    /// Of a round of the drill: whether each of its answers was right, at most
    /// [`ItemResult::MAX_ANSWERS`].
    Drill(Vec<bool>),
}

impl ItemResult {
    /// The maximum number of wrong tries.
    pub const MAX_MISSES: u8 = 99;

    /// The number of answers of a whole round of the drill.
    pub const MAX_ANSWERS: usize = 10;

    /// Returns whether the pupil has done anything.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        match self {
            Self::Position { outcome, misses } => *outcome != ItemOutcome::Open || *misses > 0,
            Self::Drill(answers) => !answers.is_empty(),
        }
    }

    /// Returns whether nothing is left to do: the position is solved or its solution was
    /// shown, or the round has all its answers.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Position { outcome, .. } => *outcome != ItemOutcome::Open,
            Self::Drill(answers) => answers.len() >= Self::MAX_ANSWERS,
        }
    }

    /// Returns whether it was done without a fault: the first try was right, or every answer.
    #[must_use]
    pub fn is_faultless(&self) -> bool {
        match self {
            Self::Position { outcome, misses } => *outcome == ItemOutcome::Solved && *misses == 0,
            Self::Drill(answers) => self.is_over() && answers.iter().all(|&is_right| is_right),
        }
    }

    /// Replaces it by a later result, unless it is over or has more answers. Wrong tries that
    /// are counted stay counted.
    pub fn advance(&mut self, mut later: Self) {
        if let (Self::Position { misses: now, .. }, Self::Position { misses, .. }) =
            (&mut later, &*self)
        {
            *now = (*now).max(*misses);
        }
        if later.continues(self) {
            *self = later;
        }
    }

    /// Returns whether it can be what an earlier result became, or is that result.
    fn continues(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Position { misses: now, .. }, Self::Position { outcome, misses }) => {
                self == earlier || *outcome == ItemOutcome::Open && now >= misses
            }
            (Self::Drill(now), Self::Drill(before)) => now.starts_with(before),
            _ => false,
        }
    }
}

/// The answers of a pupil. Its text is how the page stores them.
///
/// ```
/// use mbegu::link::{Answers, ItemOutcome, ItemResult, Name};
///
/// let solved = ItemResult::Position { outcome: ItemOutcome::Solved, misses: 0 };
/// let answers = Answers { name: Name::tidy("Amina"), number: 4_711, results: vec![solved] };
/// assert_eq!(answers.to_string().parse(), Ok(answers));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Answers {
    /// The pupil's first name.
    pub name: Name,
    /// A random number, which tells pupils of one name apart.
    pub number: u16,
    /// A result for each item, in the same order.
    pub results: Vec<ItemResult>,
}

impl Answers {
    /// Returns whether there is a result of the right kind for each item.
    #[must_use]
    pub fn fits(&self, handout: &Handout) -> bool {
        let mut both = handout.items.iter().zip(&self.results);
        self.results.len() == handout.items.len() && both.all(|(item, result)| item.fits(result))
    }

    /// Returns whether anything was tried.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.results.iter().any(ItemResult::is_begun)
    }

    /// Returns whether nothing is left to be done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.results.iter().all(ItemResult::is_over)
    }

    /// Returns whether they can be what earlier answers of the same pupil became, or are
    /// those: nothing that was over has changed.
    #[must_use]
    pub fn continues(&self, earlier: &Self) -> bool {
        let mut both = self.results.iter().zip(&earlier.results);
        (&self.name, self.number) == (&earlier.name, earlier.number)
            && self.results.len() == earlier.results.len()
            && both.all(|(now, before)| now.continues(before))
    }

    /// The number of items that were done without a fault.
    #[must_use]
    pub fn faultless(&self) -> usize {
        let results = self.results.iter();
        results.filter(|result| result.is_faultless()).count()
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::stored(self))
    }
}

impl FromStr for Answers {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        read::stored(text)
    }
}

/// The content of a link with tasks or answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandoutLink {
    /// Tasks to be worked through.
    Tasks(Handout),
    /// The answers of a pupil, with the tasks.
    Answers(Handout, Answers),
}

impl HandoutLink {
    /// Returns whether a text begins like such a link, right or not. No link of a game does.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.as_bytes().first() == Some(&HANDOUT_VERSION)
    }
}
