//! Books: files with a part for each game, which are checked as they are read.

use std::fmt;

use crate::rules::Variant;

/// The first fault of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookFault {
    /// A game has no part.
    Missing(Variant),
    /// A part is of a game that doesn't exist or has an earlier one: its id.
    Surplus(String),
    /// A section of a game's part can't be played.
    Section {
        variant: Variant,
        /// The name of the section.
        section: String,
        /// What is wrong with it.
        fault: String,
    },
}

/// Checks the parts of a book, whose games have these ids, and puts them into the order of
/// [`Variant::ALL`].
pub fn by_variant<P, T>(
    mut parts: Vec<P>,
    game: impl Fn(&P) -> &str,
    check: impl Fn(P, Variant) -> Result<T, BookFault>,
) -> Result<Vec<T>, BookFault> {
    let mut checked = Vec::with_capacity(Variant::ALL.len());
    for variant in Variant::ALL {
        let place = parts.iter().position(|part| game(part) == variant.id());
        let place = place.ok_or(BookFault::Missing(variant))?;
        checked.push(check(parts.swap_remove(place), variant)?);
    }
    match parts.first() {
        Some(part) => Err(BookFault::Surplus(game(part).to_owned())),
        None => Ok(checked),
    }
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(variant) => write!(f, "{variant} is missing"),
            Self::Surplus(game) => write!(f, "{game:?} is no game, or comes twice"),
            Self::Section {
                variant,
                section,
                fault,
            } => write!(f, "{variant}, {section:?}: {fault}"),
        }
    }
}

impl std::error::Error for BookFault {}
