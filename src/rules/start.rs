//! The text form of the start of a game: its variant, its options and the side
//! that begins.

use std::fmt;
use std::str::FromStr;

use super::{Match, OptionError, Options, Rules, Side, UnknownVariant, Variant, excerpt};

/// The start of a game.
///
/// ```
/// use mbegu::rules::{Side, Start, Variant};
///
/// //    5 5 5 5 5     E D C B A    North, who begins
/// //    5 5 5 5 5     a b c d e    South
/// let start: Start = "alemungula first=north".parse()?;
/// assert_eq!(start.rules.variant(), Variant::Alemungula);
/// assert_eq!(start.first, Side::North);
/// assert_eq!(start.to_string(), "alemungula pits=5 seeds=5 first=north");
/// # Ok::<(), mbegu::rules::StartError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The game and its size, one of [`Variant::rules`].
    pub rules: Rules,
    /// The side that begins.
    pub first: Side,
}

/// Why a text is not the start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The first word is not the id of a game.
    Game(UnknownVariant),
    /// The game doesn't allow these options.
    Options(OptionError),
    /// A word is not `pits=`, `seeds=` or `first=` with a value.
    Word(String),
    /// The value is not a number.
    Number(String),
}

/// Parses the id of a game and its options. Missing options have their default;
/// South begins by default. The error names the first word that can't be parsed.
impl FromStr for Start {
    type Err = StartError;

    fn from_str(text: &str) -> Result<Start, StartError> {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or_default();
        let variant: Variant = id.parse().map_err(StartError::Game)?;
        let mut options = variant.default_options();
        let mut first = Side::South;
        let number = |text: &str| text.parse().map_err(|_| StartError::Number(excerpt(text)));
        for word in words {
            match word.split_once('=') {
                Some(("pits", value)) => options.pits = number(value)?,
                Some(("seeds", value)) => options.seeds = number(value)?,
                Some(("first", name)) => {
                    let side = Side::from_name(name);
                    first = side.ok_or_else(|| StartError::Word(excerpt(word)))?;
                }
                _ => return Err(StartError::Word(excerpt(word))),
            }
        }
        let rules = variant.rules(options).map_err(StartError::Options)?;
        Ok(Start { rules, first })
    }
}

impl Start {
    /// The match at its start.
    #[must_use]
    pub fn begin(self) -> Match {
        Match::new(self.rules, self.first)
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { pits, seeds } = self.rules.options();
        let (id, first) = (self.rules.variant().id(), self.first.name());
        write!(f, "{id} pits={pits} seeds={seeds} first={first}")
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Game(error) => error.fmt(f),
            StartError::Options(error) => error.fmt(f),
            StartError::Word(word) => write!(f, "{word:?} is not understood here"),
            StartError::Number(text) => write!(f, "{text:?} is not a number"),
        }
    }
}

impl std::error::Error for StartError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for variant in Variant::ALL {
            for pits in variant.allowed_pits() {
                for (seeds, first) in variant.allowed_seeds().zip(Side::ALL.into_iter().cycle()) {
                    let rules = variant.rules(Options { pits, seeds });
                    let rules = rules.expect("options of the game");
                    let start = Start { rules, first };
                    assert_eq!(start.to_string().parse(), Ok(start));
                    assert_eq!(start.begin(), Match::new(rules, first));
                }
            }
        }
    }

    #[test]
    fn each_fault_is_named() {
        let fault = |text: &str| text.parse::<Start>().map_err(|error| error.to_string());
        for (text, message) in [
            ("", "there is no game \"\", only giuthi "),
            ("chess first=south", "there is no game \"chess\", only"),
            ("giuthi first=west", "\"first=west\" is not understood here"),
            ("giuthi 6", "\"6\" is not understood here"),
            ("giuthi pits=many", "\"many\" is not a number"),
            ("giuthi seeds=300", "\"300\" is not a number"),
            (
                "giuthi pits=11",
                "11 pits a player, where the game has 5 to 10",
            ),
        ] {
            let fault = fault(text);
            assert!(
                fault.is_err_and(|fault| fault.starts_with(message)),
                "{text}"
            );
        }
    }
}
