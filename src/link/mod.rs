//! A game as a link: short, made of letters, digits, `-` and `_` only.
//!
//! # Format 1
//!
//! This format is stable: a link that opens today opens for ever (`tests/`
//! keeps some). The text is the character `1`, then base64url without padding
//! of these bits, the highest of each byte first:
//!
//! | bits | what |
//! |---|---|
//! | 4 | the game, by its place in `GAMES` |
//! | 4 | pits of a player |
//! | 4 | seeds of a pit at the start |
//! | 2 | who begins: 0 South, 1 North |
//! | 7 each | number of moves, six bits at a time, the lowest first; the seventh bit says that more follow |
//! | k each | a move: its pit in the mover's row times two, plus one if it goes backward; k is the least that holds every such number |
//! | 0 to 7 | zeros, to the end of the byte |
//! | 24 | CRC-24 (OpenPGP) of all bytes before |

mod bits;
mod saved;

use std::fmt;

use crc::{CRC_24_OPENPGP, Crc};
use data_encoding::BASE64URL_NOPAD;

use crate::rules::{Direction, Move, Options, Pit, Record, Refusal, Rules, Side, Variant};
use bits::{Ended, Reader, Writer};
pub use saved::{Player, Saved, SavedError};

/// The games by their number in a link. New ones go to the end.
const GAMES: [&str; 6] = [
    "giuthi",
    "giuthi-store",
    "giuthi-rounds",
    "alemungula",
    "layli-goobalay",
    "sulus-aidi",
];

const VERSION: char = '1';
const CHECK_BYTES: usize = 3;
/// Longer texts are refused unread: no game is that long.
const LONGEST: usize = 10_000;

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It doesn't look like a link of this page.
    Foreign,
    /// Its format is newer than this program.
    Newer(char),
    /// It holds a character that no link holds, at this place (from 1).
    Character(usize, char),
    /// Its end is missing.
    CutOff,
    /// Its check doesn't fit: a character is wrong or missing.
    Mistyped,
    /// It names a game that this program doesn't know.
    UnknownGame,
    /// The game has no such board or filling.
    Options,
    /// Move number `number` (from 1) can't be played.
    Illegal {
        /// Which move, from 1.
        number: usize,
        /// Why it can't.
        refusal: Refusal,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "it is not a link of this page"),
            Self::Newer(version) => write!(
                f,
                "its format, {version}, is newer than this page knows; reload the page and try again"
            ),
            Self::Character(at, character) => {
                write!(f, "its character {at}, {character:?}, stands in no link")
            }
            Self::CutOff => write!(f, "its end is missing"),
            Self::Mistyped => write!(f, "a character in it is wrong or missing"),
            Self::UnknownGame => write!(f, "it names a game that this page doesn't know"),
            Self::Options => write!(f, "the game has no such board"),
            Self::Illegal { number, refusal } => {
                write!(f, "move {number} in it can't be played: {refusal}")
            }
        }
    }
}

impl std::error::Error for LinkError {}

/// Writes a game that began at its start position as a link.
#[must_use]
pub fn encode(record: &Record) -> String {
    let rules = record.rules();
    let options = rules.options();
    let mut bits = Writer::default();
    let game = GAMES.iter().position(|id| *id == rules.variant().id());
    bits.put(game.unwrap_or(GAMES.len()) as u32, 4);
    bits.put(u32::from(options.pits), 4);
    bits.put(u32::from(options.seeds), 4);
    let first = record.positions().first().and_then(|start| start.to_move());
    bits.put(u32::from(first == Some(Side::North)), 2);
    let mut left = record.moves().len() as u32;
    loop {
        bits.put(left & 63, 6);
        left >>= 6;
        bits.put(u32::from(left > 0), 1);
        if left == 0 {
            break;
        }
    }
    let width = width(rules);
    for mv in record.moves() {
        let pit = mv.pit.index() as u32 % u32::from(rules.board().pits);
        bits.put(
            pit * 2 + u32::from(mv.direction == Direction::Backward),
            width,
        );
    }
    let mut bytes = bits.bytes();
    let check = Crc::<u32>::new(&CRC_24_OPENPGP).checksum(&bytes);
    bytes.extend_from_slice(&check.to_be_bytes()[1..]);
    let mut text = String::from(VERSION);
    BASE64URL_NOPAD.encode_append(&bytes, &mut text);
    text
}

/// Reads a link and plays its game through.
///
/// # Errors
///
/// Says what is wrong with it; nothing of a wrong link is used.
pub fn decode(text: &str) -> Result<Record, LinkError> {
    let version = text.chars().next().ok_or(LinkError::CutOff)?;
    if version != VERSION {
        return Err(match version {
            '2'..='9' => LinkError::Newer(version),
            _ => LinkError::Foreign,
        });
    }
    if text.len() > LONGEST {
        return Err(LinkError::Foreign);
    }
    let strange = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if let Some((at, character)) = text.chars().enumerate().find(|&(_, c)| strange(c)) {
        return Err(LinkError::Character(at + 1, character));
    }
    let bytes = BASE64URL_NOPAD.decode(&text.as_bytes()[1..]);
    // A cut in the middle of a byte leaves bits over, which is no base64.
    let bytes = bytes.map_err(|_| LinkError::CutOff)?;
    let (content, check) = bytes
        .split_last_chunk::<CHECK_BYTES>()
        .ok_or(LinkError::CutOff)?;
    let [high, middle, low] = *check;
    let sum = u32::from_be_bytes([0, high, middle, low]);
    if Crc::<u32>::new(&CRC_24_OPENPGP).checksum(content) != sum {
        // With its end missing, the link says that it is longer than it is.
        return Err(match read(&bytes) {
            Err(Fault::Ended) => LinkError::CutOff,
            _ => LinkError::Mistyped,
        });
    }
    let (rules, first, moves) = read(content)?;
    let mut record = Record::new(rules, first);
    for (k, (pit, direction)) in moves.into_iter().enumerate() {
        let illegal = |refusal| LinkError::Illegal {
            number: k + 1,
            refusal,
        };
        let side = record
            .position()
            .to_move()
            .ok_or(illegal(Refusal::GameOver))?;
        let ring = match side {
            Side::South => pit,
            Side::North => pit + rules.board().pits,
        };
        let mv = Move {
            pit: Pit::new(ring),
            direction,
        };
        record.play(mv, &mut ()).map_err(illegal)?;
    }
    Ok(record)
}

/// Bits of a move.
fn width(rules: &Rules) -> u32 {
    u32::from(rules.board().pits * 2 - 1).ilog2() + 1
}

enum Fault {
    Ended,
    Other(LinkError),
}

impl From<Ended> for Fault {
    fn from(_: Ended) -> Self {
        Self::Ended
    }
}

impl From<Fault> for LinkError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Ended => Self::CutOff,
            Fault::Other(error) => error,
        }
    }
}

type Content = (Rules, Side, Vec<(u8, Direction)>);

fn read(bytes: &[u8]) -> Result<Content, Fault> {
    let mut bits = Reader::new(bytes);
    let game = GAMES.get(bits.take(4)? as usize);
    let variant = game
        .and_then(|id| Variant::find(id))
        .ok_or(Fault::Other(LinkError::UnknownGame))?;
    let options = Options {
        pits: bits.take(4)? as u8,
        seeds: bits.take(4)? as u8,
    };
    let rules = variant
        .rules(options)
        .map_err(|_| Fault::Other(LinkError::Options))?;
    let first = match bits.take(2)? {
        0 => Side::South,
        1 => Side::North,
        _ => return Err(Fault::Other(LinkError::Options)),
    };
    let mut count = 0;
    let mut shift = 0;
    loop {
        count |= (bits.take(6)? as usize) << shift;
        shift += 6;
        if bits.take(1)? == 0 || shift > 12 {
            break;
        }
    }
    let width = width(&rules);
    if bits.left() < count * width as usize {
        return Err(Fault::Ended);
    }
    let mut moves = Vec::with_capacity(count);
    for number in 1..=count {
        let code = bits.take(width)? as u8;
        let pit = code / 2;
        if pit >= rules.board().pits {
            let refusal = Refusal::NotYours;
            return Err(Fault::Other(LinkError::Illegal { number, refusal }));
        }
        let direction = if code.is_multiple_of(2) {
            Direction::Forward
        } else {
            Direction::Backward
        };
        moves.push((pit, direction));
    }
    if bits.left() >= 8 || bits.take(bits.left() as u32)? != 0 {
        return Err(Fault::Other(LinkError::Mistyped));
    }
    Ok((rules, first, moves))
}
