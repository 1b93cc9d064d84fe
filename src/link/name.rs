//! A short text that a player has typed.

use std::str::FromStr;

use super::TextError;

/// The name of a friend, of a pupil, or of a task that is handed out: at most
/// [`Name::MAX_LENGTH`] characters, without control characters and without white space at its
/// ends. It may be empty.
///
/// ```
/// use mbegu::link::Name;
///
/// let name = Name::tidy(" Wanjiru\t");
/// assert_eq!(name.as_str(), "Wanjiru");
/// assert_eq!("Wanjiru".parse(), Ok(name));
/// assert!(" Wanjiru".parse::<Name>().is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The maximum number of characters.
    pub const MAX_LENGTH: usize = 40;

    /// Makes a name of any text: removes control characters and the white space at
    /// the ends, and cuts it to [`MAX_LENGTH`](Name::MAX_LENGTH).
    #[must_use]
    pub fn tidy(text: &str) -> Name {
        let plain = text.chars().filter(|c| !c.is_control());
        let plain: String = plain.skip_while(|c| c.is_whitespace()).collect();
        let cut: String = plain.chars().take(Name::MAX_LENGTH).collect();
        Name(cut.trim_end().to_owned())
    }

    /// The name as text; empty if none was given.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Reads a name that needs no tidying.
impl FromStr for Name {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let name = Name::tidy(text);
        let is_tidy = name.as_str() == text;
        is_tidy
            .then_some(name)
            .ok_or(TextError { expected: "a name" })
    }
}
