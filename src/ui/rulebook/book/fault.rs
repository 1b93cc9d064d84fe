//! The faults of a file of rules.

use std::fmt;

use crate::rules::Variant;

/// The first fault of a file of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulebookFault {
    /// A game has no chapter.
    Missing(Variant),
    /// A chapter is of a game that doesn't exist or has an earlier one: its id.
    Surplus(String),
    /// The example of a section can't be played.
    Example {
        /// The game.
        variant: Variant,
        /// The title of the section.
        section: String,
    },
}

impl fmt::Display for RulebookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulebookFault::Missing(variant) => write!(f, "{variant} has no chapter"),
            RulebookFault::Surplus(game) => write!(f, "{game:?} is no game, or has two chapters"),
            RulebookFault::Example { variant, section } => {
                write!(f, "{variant}, {section:?}: the example can't be played")
            }
        }
    }
}

impl std::error::Error for RulebookFault {}
