//! Bits into bytes and back, the highest bit of each byte first; bytes into
//! characters of base64url and back.
//!
//! The `base64` crate would add 1.5 kB (brotli) to the page's program, and it
//! refuses a text that was cut off, of which as much as possible is to be
//! read.

/// The maximum number of groups of a number.
const MAX_GROUPS: u32 = 5;

/// Collects bits.
#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    filled: u32,
}

impl Writer {
    /// Adds the lowest `count` bits of `value`, the highest of them first.
    pub(super) fn put(&mut self, value: u32, count: u32) {
        for bit in (0..count).rev() {
            if self.filled.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << (7 - self.filled % 8);
            }
            self.filled += 1;
        }
    }

    /// Adds a number of any size in groups of `group` bits, the lowest first. A bit
    /// after each group is 1 if another follows.
    pub(super) fn number(&mut self, value: u32, group: u32) {
        let mut left = value;
        loop {
            self.put(left, group);
            left >>= group;
            self.put(u32::from(left > 0), 1);
            if left == 0 {
                break;
            }
        }
    }

    /// Returns the bytes, the last one filled up with zeros.
    pub(super) fn bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// There are fewer bits left than were asked for.
pub(super) struct OutOfBits;

/// Reads bits from bytes.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The number of bits left.
    pub(super) fn left(&self) -> usize {
        self.bytes.len() * 8 - self.at
    }

    /// Reads `count` bits, at most 32, as a number.
    pub(super) fn take(&mut self, count: u32) -> Result<u32, OutOfBits> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8).ok_or(OutOfBits)?;
            value = value << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(value)
    }

    /// Reads a number that [`Writer::number`] wrote; below 2 to the 30th.
    pub(super) fn number(&mut self, group: u32) -> Result<u32, OutOfBits> {
        let mut value = 0;
        for place in 0..MAX_GROUPS {
            value |= self.take(group)? << (place * group);
            if self.take(1)? == 0 {
                break;
            }
        }
        Ok(value)
    }
}

/// The alphabet of base64url: a character for each value of six bits.
pub(super) const CHARACTERS: &[u8; 64] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Appends the bytes to a text in base64url without padding.
pub(super) fn write(bytes: &[u8], text: &mut String) {
    let mut bits = Reader::new(bytes);
    while bits.left() > 0 {
        let count = bits.left().min(6) as u32;
        let value = bits.take(count).map_or(0, |value| value << (6 - count));
        text.push(CHARACTERS[value as usize & 63].into());
    }
}

/// Reads base64url: the whole bytes, and whether the bits left over are only
/// padding.
pub(super) fn read(text: &[u8]) -> (Vec<u8>, bool) {
    let mut bits = Writer::default();
    for character in text {
        let value = CHARACTERS.iter().position(|one| one == character);
        bits.put(value.unwrap_or_default() as u32, 6);
    }
    let mut bytes = bits.bytes();
    let over = bytes.split_off(text.len() * 6 / 8);
    let is_whole = text.len() % 4 != 1 && over.iter().all(|&byte| byte == 0);
    (bytes, is_whole)
}
