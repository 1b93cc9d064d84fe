//! Commitments to the pick of a race (Rules 3.6.1): whoever picks before knowing the
//! other pick sends a hash of the pit with a salt, and the pit with the salt only once
//! the other side is bound too. So neither can read the other's pick, nor change their
//! own after the fact.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::{GameId, TextError};
use crate::rules::{Pit, Side};

/// Eight secret bytes in the hash of a pick. Without them nine tries would find the pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Salt(pub(super) [u8; Salt::BYTES]);

/// The hash of a pick: the first sixteen bytes of SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub(super) [u8; Commitment::BYTES]);

/// A commitment to a pick, or the salt that opens it. A salt is secret until it is sent
/// with its pick or with the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PickProof {
    /// The hash of a pit that is still secret.
    Commitment(Commitment),
    /// The salt that opens a commitment.
    Salt(Salt),
}

impl Salt {
    pub(super) const BYTES: usize = 8;

    /// Makes the salt of a pick from random bytes that nobody else knows, and a
    /// number that differs for each pick of the game.
    ///
    /// ```
    /// use mbegu::link::{GameId, Salt};
    ///
    /// let id = GameId::new(5);
    /// assert_ne!(Salt::new(&[7; 16], id, 1), Salt::new(&[7; 16], id, 2));
    /// ```
    #[must_use]
    pub fn new(secret: &[u8; 16], id: GameId, number: u32) -> Salt {
        let (id, number) = (id.bits().to_be_bytes(), number.to_be_bytes());
        Salt(hash(&[b"salt", secret, &id, &number]))
    }
}

impl Commitment {
    pub(super) const BYTES: usize = 16;

    /// Commits a side to a pit.
    ///
    /// ```
    /// use mbegu::link::{Commitment, GameId, Salt};
    /// use mbegu::rules::{Pit, Side};
    ///
    /// let id = GameId::new(5);
    /// let salt = Salt::new(&[7; 16], id, 1);
    /// let commitment = Commitment::new(id, Side::South, Pit::new(3), salt);
    /// assert_ne!(commitment, Commitment::new(id, Side::South, Pit::new(4), salt));
    /// ```
    #[must_use]
    pub fn new(id: GameId, side: Side, pit: Pit, salt: Salt) -> Commitment {
        let pick = [side as u8, pit.index() as u8];
        Commitment(hash(&[b"pick", &id.bits().to_be_bytes(), &pick, &salt.0]))
    }
}

/// The first bytes of SHA-256 of the parts, one after the other.
fn hash<const N: usize>(parts: &[&[u8]]) -> [u8; N] {
    let hash = Sha256::digest(parts.concat());
    let mut bytes = [0; N];
    for (byte, hashed) in bytes.iter_mut().zip(hash) {
        *byte = hashed;
    }
    bytes
}

/// The words of a proof in a file of games.
const COMMITMENT: &str = "commitment:";
const SALT: &str = "salt:";

/// Writes `commitment:` or `salt:` and the bytes in hexadecimal digits.
impl fmt::Display for PickProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, bytes) = match self {
            Self::Commitment(commitment) => (COMMITMENT, &commitment.0[..]),
            Self::Salt(salt) => (SALT, &salt.0[..]),
        };
        f.write_str(word)?;
        bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for PickProof {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let commitment = || Some(Self::Commitment(Commitment(parse(text, COMMITMENT)?)));
        let salt = || Some(Self::Salt(Salt(parse(text, SALT)?)));
        commitment().or_else(salt).ok_or(TextError {
            expected: "a commitment or a salt in hexadecimal digits",
        })
    }
}

/// Reads bytes in hexadecimal digits after a word.
fn parse<const N: usize>(text: &str, word: &str) -> Option<[u8; N]> {
    let digits = text.strip_prefix(word)?;
    if digits.len() != 2 * N || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
