//! A game as a link: short, made of letters, digits, `-` and `_` only.
//!
//! # Format 2
//!
//! Both formats are stable: a link that opens today opens for ever (`tests/`
//! keeps some). The text is the character `2`, then base64url without padding
//! of these bits, the highest of each byte first:
//!
//! | bits | what |
//! |---|---|
//! | 4 | the game, by its place in `GAMES` |
//! | 4 | pits of a player |
//! | 4 | seeds of a pit at the start |
//! | 2 | the start: 0 South begins, 1 North begins, 2 a position follows |
//! | 2 | the end: 0 as played, 1 South resigned, 2 North resigned, 3 a draw was agreed |
//! | 2 | the view: 0 play on, 1 look at the game after so many plies, 2 find the best move, 3 a letter |
//! | n6 | with view 1: how many plies |
//! | 33 or 37 | with view 3: the letter |
//! | | with start 2: the position |
//! | | the first round |
//! | 1 each | 1: another round follows; 0: that was all |
//! | 0 to 7 | zeros, to the end of the byte; one byte more of them where the whole would else be a multiple of three bytes, so that no link ends in `-` or `_`, which some programs leave out |
//! | 24 | CRC-24 (OpenPGP) of the version character and all bytes before |
//!
//! n3 and n6 are numbers, three or six bits at a time, the lowest first; the
//! bit after each group says that more follow (five groups at most).
//!
//! A **letter** is the name of the game that two play by link (30 bits, see
//! [`GameId`]); a bit for whom the letter is for (0 South); a bit, 1 if the sender
//! offers a draw; a bit, 1 if the sender's pit for the race to come follows, as
//! its place in their row, in four bits.
//!
//! A **position** is: in the game whose board shrinks (`giuthi-rounds`) two
//! bits for how many pits a row is shorter; each pit's seeds in ring order as
//! n3, in a game with uurs or claims followed by 0, or by 1 and a bit for the
//! owner; South's and North's store as n3; two bits for the state (0 South is
//! to move, 1 North, 2 before the race, 3 over); two bits for the restriction:
//! 0 none, 1 a barred pit, whose place in the ring follows in five bits, 2 or
//! 3 to sow again, forward or backward, and n3 sowings have failed.
//!
//! A **round** is: unless it is the first, its arrangement (four bits for the
//! number of pits, then each pit's seeds as n3); in the game with a race
//! (`sulus-aidi`) a bit, 1 if the race has been run, and the race; n6, the
//! number of moves; the moves. A **move** is its pit, as its place in the
//! mover's row, in as many bits as the last pit of the options' row needs,
//! but in the games that are not sown forward only (all but `layli-goobalay`
//! and `sulus-aidi`) the pit times two, plus one if it goes backward.
//!
//! A **race** is the place of South's pit and of North's in their rows, four
//! bits each, and a bit: 0 for even pace. After 1 the order of the drops
//! follows: n6, how many come before the run of drops of one hand that ends
//! the race; a bit for each of them (0 South, 1 North); n6, how many drops the
//! last run has, and a bit for whose they are.
//!
//! # Format 1
//!
//! The text is the character `1`, then game, pits, seeds and start (0 or 1) as
//! above, n6 for the number of moves, and the moves, each with its direction
//! whatever the game; zeros to the end of the byte; CRC-24 of all bytes
//! before. Nothing writes it any more.
//!
//! # Bounds
//!
//! A text of more than [`LONGEST`] characters is refused unread, and so is a
//! round of more than 4,095 moves. What a link holds is played as it is read,
//! so time and memory grow with its length and not with the numbers in it.
//! [`encode`] and [`encode_within`] leave out the first rounds of a match that
//! doesn't fit.

mod bits;
mod fault;
mod file;
mod id;
mod kept;
mod read;
mod saved;
mod write;

use crc::{CRC_24_OPENPGP, Crc, NoTable};

use crate::rules::{Match, Pit, Side, Variant};
pub use fault::LinkError;
pub use file::{File, FileError, FileFault, FileGame, MAX_FILE_LEN, read_file, write_file};
pub use id::{GameId, GameIdError};
pub use kept::{FriendName, StoredGame, StoredGameError, StoredParts};
pub use read::decode;
pub use saved::{MAX_LEVEL, Player, SavedGame, SavedGameError};
pub use write::{encode, encode_within};

/// The number of a game in a link. It never changes; a new game gets the next
/// one.
const fn number_of(variant: Variant) -> u32 {
    match variant {
        Variant::Giuthi => 0,
        Variant::GiuthiStore => 1,
        Variant::GiuthiRounds => 2,
        Variant::Alemungula => 3,
        Variant::LayliGoobalay => 4,
        Variant::SulusAidi => 5,
    }
}

/// The game of a number.
fn game_of(number: u32) -> Option<Variant> {
    let mut games = Variant::ALL.into_iter();
    games.find(|&variant| number_of(variant) == number)
}

const CHECK_BYTES: usize = 3;

/// The most characters of a link.
pub const LONGEST: usize = 16_384;

/// The most moves of a round. Looking for repetition takes the square of them.
const MAX_MOVES: u32 = 4_095;

/// What a link holds.
///
/// ```
/// use mbegu::link::{LinkContent, LinkView, decode, encode};
/// use mbegu::rules::{Match, Side, Variant};
///
/// let rules = Variant::Giuthi.default_rules();
/// let content = LinkContent {
///     game: Match::parse(rules, Side::South, "a+ C-").expect("a legal game"),
///     ended: None,
///     view: LinkView::Look(1),
/// };
/// let link = encode(&content);
/// assert_eq!(decode(&link), Ok(content));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkContent {
    /// The game, or the whole match.
    pub game: Match,
    /// How it ended, if not on the board.
    pub ended: Option<Termination>,
    /// What whoever opens the link is to see.
    pub view: LinkView,
}

/// An end that the players made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// That side gave up.
    Resigned(Side),
    /// They agreed on a draw.
    Agreed,
}

/// What whoever opens a link is to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LinkView {
    /// The game where it stands, to be played on.
    #[default]
    Play,
    /// The game after so many plies (see [`Match::plies`]).
    Look(usize),
    /// A puzzle: the best move where the game stands is to be found.
    Puzzle,
    /// A letter in a game that is played by link.
    Message(TurnMessage),
}

/// What goes back and forth in a game by link, besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnMessage {
    /// The name of the game, the same for both.
    pub id: GameId,
    /// Whom it is for.
    pub to: Side,
    /// Whether the sender offers a draw.
    pub offer: bool,
    /// The sender's pit for the race to come.
    pub pick: Option<Pit>,
}

/// How many bytes so many of content come to: from format 2 on a link is never
/// a multiple of three bytes with its check. So its last character has bits to
/// spare, which are zeros, and is neither `-` nor `_`.
fn padded(content: usize, version: u8) -> usize {
    content + usize::from(version != b'1' && content.is_multiple_of(3))
}

/// The check of a link's bytes. From format 2 on it covers the version too:
/// else a wrong version would go unseen.
fn check(version: u8, content: &[u8]) -> u32 {
    let crc = Crc::<u32, NoTable>::new(&CRC_24_OPENPGP);
    let mut digest = crc.digest();
    if version != b'1' {
        digest.update(&[version]);
    }
    digest.update(content);
    digest.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_number_of_its_own() {
        for variant in Variant::ALL {
            assert!(number_of(variant) < 16, "a link has four bits for it");
            assert_eq!(game_of(number_of(variant)), Some(variant));
        }
        assert_eq!(game_of(15), None);
    }
}
