//! The id of a stored game on the device and in the page's address.

use std::fmt;
use std::str::FromStr;

use super::TextError;
use super::bits::CHARACTERS;

/// The id of a stored game: thirty random bits, made when the game begins. Its
/// text is five characters of base64url.
///
/// ```
/// use mbegu::link::GameId;
///
/// let id = GameId::new(1_000_000);
/// assert_eq!(id.to_string(), "AD0JA");
/// assert_eq!("AD0JA".parse(), Ok(id));
/// assert_eq!(id.key(), "mbegu.game.AD0JA");
/// assert_eq!(GameId::from_key("mbegu.game.AD0JA"), Some(id));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u32);

impl GameId {
    /// The prefix of the keys of stored games in the browser's storage; the id
    /// follows it.
    pub const KEY: &str = "mbegu.game.";

    const CHARACTERS: u32 = 5;

    /// Makes an id of the lowest thirty bits.
    #[must_use]
    pub fn new(bits: u32) -> GameId {
        GameId(bits & ((1 << (6 * GameId::CHARACTERS)) - 1))
    }

    pub(super) fn bits(self) -> u32 {
        self.0
    }

    /// Returns the key of the game in the browser's storage.
    #[must_use]
    pub fn key(self) -> String {
        [GameId::KEY, &self.to_string()].concat()
    }

    /// The id in such a key; `None` if it is no key of a game.
    #[must_use]
    pub fn from_key(key: &str) -> Option<GameId> {
        key.strip_prefix(GameId::KEY)?.parse().ok()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = |place: u32| {
            let six = self.0 >> (6 * place) & 63;
            char::from(CHARACTERS[six as usize])
        };
        let text: String = (0..GameId::CHARACTERS).rev().map(character).collect();
        f.write_str(&text)
    }
}

impl FromStr for GameId {
    type Err = TextError;

    fn from_str(text: &str) -> Result<GameId, TextError> {
        let error = TextError {
            expected: "the id of a stored game",
        };
        if text.len() != GameId::CHARACTERS as usize {
            return Err(error);
        }
        text.bytes().try_fold(GameId(0), |GameId(bits), byte| {
            let six = CHARACTERS.iter().position(|&one| one == byte);
            Ok(GameId(bits << 6 | six.ok_or(error)? as u32))
        })
    }
}
