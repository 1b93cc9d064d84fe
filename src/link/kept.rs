//! A game as it is kept on the device, under its [`Id`](super::Id).
//!
//! The text is one line, with a space between the parts: who plays South, who
//! plays North and the link, as [`Saved`] has them; when it was begun and when
//! the last was played, in seconds since the beginning of 1970 (UTC); how many
//! tokens the game had when it was last sent, or `-`; and the friend's name,
//! which may be empty or hold spaces. It is stable: what a release has kept,
//! every later one reads.
//!
//! ```text
//! person friend 2AZ... 1795000000 1795000600 4 Wanjiru
//! ```

use std::fmt;

use super::{Saved, SavedError};

/// A game that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The game and who plays.
    pub saved: Saved,
    /// When it was begun, in seconds since the beginning of 1970 (UTC).
    pub begun: u64,
    /// When something last happened in it, in the same measure.
    pub played: u64,
    /// How many tokens it had when it was last sent by link.
    pub sent: Option<usize>,
    /// What the player calls the friend who plays it too.
    pub friend: Name,
}

/// What a player calls somebody: at most [`Name::LONGEST`] characters without
/// control characters, and without space at its ends. It may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Name(String);

/// What is wrong with the text of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// It has fewer than six parts.
    Parts,
    /// The players or the link are wrong.
    Saved(SavedError),
    /// This is no time.
    Time(String),
    /// This is no number of tokens.
    Sent(String),
    /// The name is too long or holds what no name holds.
    Name,
}

impl Name {
    /// The most characters of a name.
    pub const LONGEST: usize = 40;

    /// The name nearest to any text: control characters and the space at the
    /// ends are left out, and what is too long is cut.
    #[must_use]
    pub fn tidy(text: &str) -> Name {
        let plain = text.chars().filter(|c| !c.is_control());
        let plain: String = plain.skip_while(|c| c.is_whitespace()).collect();
        let cut: String = plain.chars().take(Name::LONGEST).collect();
        Name(cut.trim_end().to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Kept {
    /// The text to keep.
    #[must_use]
    pub fn show(&self) -> String {
        let sent = self.sent.map_or("-".to_owned(), |sent| sent.to_string());
        let parts = [
            &*self.saved.show(),
            &self.begun.to_string(),
            &self.played.to_string(),
            &sent,
            self.friend.as_str(),
        ];
        parts.join(" ").trim_end().to_owned()
    }

    /// Reads what [`show`](Self::show) wrote.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, KeptError> {
        let mut parts = text.splitn(7, ' ');
        let mut part = || parts.next().ok_or(KeptError::Parts);
        let (south, north, link) = (part()?, part()?, part()?);
        let (begun, played, sent) = (part()?, part()?, part()?);
        let saved = [south, north, link].join(" ");
        let name = part().unwrap_or_default();
        let friend = Name::tidy(name);
        if friend.as_str() != name {
            return Err(KeptError::Name);
        }
        Ok(Self {
            saved: Saved::parse(&saved).map_err(KeptError::Saved)?,
            begun: time(begun)?,
            played: time(played)?,
            sent: match sent {
                "-" => None,
                _ => Some(sent.parse().map_err(|_| KeptError::Sent(cut(sent)))?),
            },
            friend,
        })
    }
}

fn time(text: &str) -> Result<u64, KeptError> {
    text.parse().map_err(|_| KeptError::Time(cut(text)))
}

/// As much of a text as an error repeats.
fn cut(text: &str) -> String {
    text.chars().take(20).collect()
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => write!(f, "a part of it is missing"),
            Self::Saved(error) => error.fmt(f),
            Self::Time(text) => write!(f, "{text:?} is no time"),
            Self::Sent(text) => write!(f, "{text:?} is no number of moves"),
            Self::Name => write!(
                f,
                "the friend's name is too long or holds strange characters"
            ),
        }
    }
}

impl std::error::Error for KeptError {}
