//! Links written bit by bit, right or wrong, with a right checksum.

use crc::{CRC_24_OPENPGP, Crc};
use data_encoding::BASE64URL_NOPAD;

/// The content of a link.
#[derive(Clone, Default)]
pub struct Bits(Vec<bool>);

impl Bits {
    /// Adds the lowest `count` bits of `value`, the highest of them first.
    #[must_use]
    pub fn put(mut self, value: u32, count: u32) -> Self {
        self.0
            .extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
        self
    }

    /// Adds a number, `group` bits at a time.
    #[must_use]
    pub fn number(self, value: u32, group: u32) -> Self {
        let (low, rest) = (value & ((1 << group) - 1), value >> group);
        let with = self.put(low, group).put(u32::from(rest > 0), 1);
        if rest > 0 {
            with.number(rest, group)
        } else {
            with
        }
    }

    /// Adds the same content several times.
    #[must_use]
    pub fn repeat(self, count: usize, add: impl Fn(Self) -> Self) -> Self {
        (0..count).fold(self, |bits, _| add(bits))
    }

    /// Writes the link, with a byte of zeros after bytes in threes.
    pub fn link(&self) -> String {
        seal(self.bytes())
    }

    /// Writes a link with tasks or answers.
    pub fn handout(&self) -> String {
        seal_as('6', self.bytes())
    }

    fn bytes(&self) -> Vec<u8> {
        let byte = |bits: &[bool]| {
            let bits = bits.iter().enumerate();
            bits.fold(0, |byte, (place, &bit)| byte | u8::from(bit) << (7 - place))
        };
        let mut bytes: Vec<_> = self.0.chunks(8).map(byte).collect();
        if bytes.len().is_multiple_of(3) {
            bytes.push(0);
        }
        bytes
    }
}

/// Writes bytes as a link, with the checksum.
pub fn seal(bytes: Vec<u8>) -> String {
    seal_as('5', bytes)
}

/// Writes bytes of a version as a link, with the checksum.
fn seal_as(version: char, mut bytes: Vec<u8>) -> String {
    let crc = Crc::<u32>::new(&CRC_24_OPENPGP);
    let mut digest = crc.digest();
    digest.update(version.to_string().as_bytes());
    digest.update(&bytes);
    bytes.extend_from_slice(&digest.finalize().to_be_bytes()[1..]);
    format!("{version}{}", BASE64URL_NOPAD.encode(&bytes))
}
