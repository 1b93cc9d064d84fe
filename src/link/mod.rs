//! A game as a link: short, made of letters, digits, `-` and `_` only.
//!
//! # Format
//!
//! From the first release on, every release opens the links of earlier ones. The text
//! is the character `5`, then base64url without padding of these bits, the highest of
//! each byte first:
//!
//! | bits | meaning |
//! |---|---|
//! | 4 | the game, by its number (`number_of`) |
//! | 4 | pits of a player |
//! | 4 | seeds of a pit at the start |
//! | 2 | the start: 0 South begins, 1 North begins, 2 a position follows |
//! | 2 | the end: 0 as played, 1 South resigned, 2 North resigned, 3 a draw was agreed; a loss on time is written as a resignation, for links have no clock |
//! | 2 | the view: 0 play on, 1 look at the game after a number of plies, 2 find the best move, 3 a message |
//! | n6 | with view 1: the number of plies |
//! | 33 to 297 | with view 3: the message |
//! | 2 | the [fair start](FairStart): 0 none, 1 nobody has chosen yet, 2 the sides were kept, 3 swapped |
//! | | with start 2: the position |
//! | | the first round |
//! | 1 each | 1: another round follows; 0: that was the last |
//! | 0 to 7 | zeros, to the end of the byte; one byte of zeros more where the whole would otherwise be a multiple of three bytes, so that no link ends in `-` or `_`, which some programs do not include when they recognise links in a text |
//! | 24 | CRC-24 (OpenPGP) of the character `5` and all bytes before |
//!
//! n3 and n6 are numbers in groups of three or six bits, the lowest group first;
//! a bit after each group is 1 if another follows (five groups at most).
//!
//! A **message** is the id of the game that two play by link (30 bits, see
//! [`GameId`]); a bit for its receiver (0 South); a bit, 1 if the sender offers a
//! draw; a bit, 1 if the sender's pit for the race follows, as its place in their
//! row, in four bits; in the game with a race (`sulus-aidi`) two bits for South's
//! [proof](PickProof) and two for North's: 0 none, 1 a commitment, whose 128 bits
//! follow, 2 a salt, whose 64 bits follow.
//!
//! A commitment is the first sixteen bytes of SHA-256 of `pick`, the id of the game in
//! four bytes, a byte for the side (0 South), a byte for the pit (South's from 0, then
//! North's) and the salt. In a game by link, whoever picks first for a race sends the
//! commitment to the pit; the other side sends its pit; the message with the race has
//! the salt. If both have sent a commitment, both send pit and salt next.
//!
//! A **position** is: in the game whose board shrinks (`giuthi-rounds`) two bits
//! for the number of pits by which a row is shorter; in a game with rounds a bit for
//! the side that began the round (0 South); each pit's seeds in ring order as n3, in
//! a game with uurs or claims followed by 0, or by 1 and a bit for the owner; South's
//! and North's store as n3; two bits for the status (0 South is to move, 1 North,
//! 2 before the race, 3 over); two bits for the restriction: 0 none, 1 a barred pit,
//! whose place in the ring follows in five bits, 2 or 3 to sow again, forward or
//! backward, followed by the number of failed sowings as n3.
//!
//! A **round** is: unless it is the first, its arrangement (four bits for the
//! number of pits, then each pit's seeds as n3); in the game with a race a bit, 1 if
//! the race has been run, and the race; n6, the number of moves; the moves. A **move**
//! is its pit, as its place in the mover's row, in as many bits as the last pit of the
//! options' row needs. In the games that are sown in both directions (all but
//! `layli-goobalay` and `sulus-aidi`) it is the place times two, plus one for backward.
//!
//! A **race** is the place of South's pit and of North's in their rows, four
//! bits each, and a bit: 0 for even pace. After 1 the order of the drops
//! follows: n6, the number of drops before the final run of one hand; a bit for
//! each of them (0 South, 1 North); n6, the number of drops in the final run, and
//! a bit for its hand.
//!
//! # Bounds
//!
//! A text of more than [`MAX_LINK_LENGTH`] characters is refused, and so is a round of
//! more than 4,095 moves. Moves are played as they are read, so time and memory
//! grow with the length of the link and not with the numbers in it. [`encode`] and
//! [`encode_within`] leave out the first rounds of a match that doesn't fit.
//!
//! A link names its game by a number and its options, so it holds the sizes of
//! [`Variant::rules`] alone.
//!
//! A link that begins with `6` holds no game, but [tasks](Handout) that are handed out.

mod bits;
mod clock;
mod commitment;
mod error;
mod fair_start;
mod file;
mod handout;
mod id;
mod name;
mod normalized;
mod read;
mod receive;
mod saved;
mod stored;
mod turn;
mod write;

use crc::{CRC_24_OPENPGP, Crc, NoTable};

use crate::rules::{BySide, Match, Pit, Side, Variant};
pub use clock::{ClockKind, SavedClock};
pub use commitment::{Commitment, PickProof, Salt};
pub use error::{LinkError, TextError};
pub use fair_start::FairStart;
pub use file::{
    File, FileError, FileErrorKind, FileGame, FileReader, MAX_FILE_LEN, read_file, write_file,
    write_game,
};
pub use handout::{
    Answers, Handout, HandoutItem, HandoutLink, ItemOutcome, ItemResult, MAX_HANDOUT_LENGTH,
    decode_handout, encode_answers, encode_handout,
};
pub use id::GameId;
pub use name::Name;
pub use normalized::normalized;
pub use read::decode;
pub use receive::{NewState, Overstep, Received, receive};
pub use saved::{MAX_LEVEL, Player, SavedGame, finished_scores, is_over, only_person, winner};
pub use stored::{StoredGame, StoredGameError, StoredParts};
pub use turn::has_turn;
pub use write::{encode, encode_within};

/// The number of a game in a link. It never changes; a new game gets the next
/// number.
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

/// The character that a link begins with. `1` to `4` were used before the first release.
const VERSION: u8 = b'5';

const CHECK_BYTES: usize = 3;

/// The maximum number of characters of a link.
pub const MAX_LINK_LENGTH: usize = 16_384;

/// The maximum number of moves of a round. The check for repetition takes time in
/// proportion to their square.
const MAX_MOVES: u32 = 4_095;

/// The content of a link.
///
/// ```
/// use mbegu::link::{LinkContent, LinkView, decode, encode};
/// use mbegu::rules::{Match, Side, Variant};
///
/// //     5 5 5 5 5    E D C B A    North
/// //     5 5 5 5 5    a b c d e    South
/// let rules = Variant::Alemungula.default_rules();
/// let content = LinkContent {
///     game: Match::parse(rules, Side::South, "c+ C-")?,
///     fair_start: None,
///     ended: None,
///     view: LinkView::AtPly(1),
/// };
/// let link = encode(&content);
/// assert!(link.len() < 20 && link.starts_with('5'));
/// assert_eq!(decode(&link)?, content);
///
/// // A link whose end is missing is recognised.
/// assert!(decode(&link[..link.len() - 1]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkContent {
    /// The game, or the whole match.
    pub game: Match,
    /// The choice of the sides, in a game with a fair start.
    pub fair_start: Option<FairStart>,
    /// The end that the players made, if any.
    pub ended: Option<Termination>,
    /// The view that the link opens.
    pub view: LinkView,
}

impl LinkContent {
    /// The position at the end of a game as a puzzle: find the best move.
    #[must_use]
    pub fn puzzle(game: Match) -> Self {
        Self {
            game,
            fair_start: None,
            ended: None,
            view: LinkView::Puzzle,
        }
    }
}

/// An end made by the players rather than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// That side resigned.
    Resigned(Side),
    /// The players agreed on a draw.
    Agreed,
    /// A side had no time left. A link has its resignation instead.
    TimedOut(Side),
}

impl Termination {
    /// The side that lost by it; `None` for a draw.
    #[must_use]
    pub fn loser(self) -> Option<Side> {
        match self {
            Self::Resigned(side) | Self::TimedOut(side) => Some(side),
            Self::Agreed => None,
        }
    }

    /// The same end after the players changed sides.
    #[must_use]
    fn swapped(self) -> Self {
        match self {
            Self::Resigned(side) => Self::Resigned(side.other()),
            Self::TimedOut(side) => Self::TimedOut(side.other()),
            Self::Agreed => Self::Agreed,
        }
    }
}

/// The view that a link opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LinkView {
    /// The current position, to be played on.
    #[default]
    Play,
    /// The position after a number of plies (see [`Match::plies`]).
    AtPly(usize),
    /// A puzzle: the player is to find the best move in the current position.
    Puzzle,
    /// A message in a game that is played by link.
    Message(TurnMessage),
}

/// The data that goes back and forth with a game by link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnMessage {
    /// The id of the game, the same for both players.
    pub id: GameId,
    /// The side that the receiver plays.
    pub to: Side,
    /// Whether the sender offers a draw.
    pub offer: bool,
    /// The sender's pit for the race.
    pub pick: Option<Pit>,
    /// The proofs of the picks of both sides, as far as they are known.
    pub proofs: BySide<Option<PickProof>>,
}

impl TurnMessage {
    /// The commitment of a side that has not been opened.
    #[must_use]
    pub fn commitment(&self, side: Side) -> Option<Commitment> {
        match self.proofs[side] {
            Some(PickProof::Commitment(commitment)) => Some(commitment),
            Some(PickProof::Salt(_)) | None => None,
        }
    }

    /// The message as it is sent: while the receiver may still pick any pit, a pit
    /// that has a salt is replaced by the commitment to it.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        let from = self.to.other();
        if let Some(pit) = self.pick
            && let Some(PickProof::Salt(salt)) = self.proofs[from]
            && self.commitment(self.to).is_none()
        {
            let commitment = Commitment::new(self.id, from, pit, salt);
            self.pick = None;
            self.proofs[from] = Some(PickProof::Commitment(commitment));
        }
        self
    }
}

/// The number of bytes of the content with padding. Content and checksum are never a
/// multiple of three bytes. The last character then has unused bits, which are zeros,
/// and is neither `-` nor `_`.
fn padded(content: usize) -> usize {
    content + usize::from(content.is_multiple_of(3))
}

/// The checksum of a link's bytes. It covers the version too, so that a wrong version is
/// detected.
fn check(version: u8, content: &[u8]) -> u32 {
    let crc = Crc::<u32, NoTable>::new(&CRC_24_OPENPGP);
    let mut digest = crc.digest();
    digest.update(&[version]);
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
