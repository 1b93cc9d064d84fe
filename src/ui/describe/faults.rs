//! What is refused, or is wrong with a text from outside.

use crate::link::{FileError, LinkError, SavedGameError, StoredGameError};
use crate::rules::{ArrangementFault, Refusal};
use crate::ui::i18n::{Locale, t};

/// Why a pit that was pressed can't be played.
pub fn refused(locale: &Locale, letter: char, why: &Refusal) -> String {
    t!(
        locale,
        "pit-refused",
        pit = letter,
        why = refusal(locale, why)
    )
}

/// Why a move isn't legal, as a part of a sentence.
pub fn refusal(locale: &Locale, why: &Refusal) -> String {
    match *why {
        Refusal::GameOver => t!(locale, "refusal-over"),
        Refusal::RaceFirst => t!(locale, "refusal-race-first"),
        Refusal::NoSuchPit => t!(locale, "refusal-no-pit"),
        Refusal::NotYours => t!(locale, "refusal-not-yours"),
        Refusal::WrongDirection => t!(locale, "refusal-direction"),
        Refusal::Uur => t!(locale, "refusal-uur"),
        Refusal::Claimed => t!(locale, "refusal-claimed"),
        Refusal::Empty => t!(locale, "refusal-empty"),
        Refusal::TooFew { min_seeds } => t!(locale, "refusal-few", seeds = min_seeds),
        Refusal::Barred => t!(locale, "refusal-barred"),
        Refusal::MustSow { direction } => t!(locale, "refusal-must-sow", way = direction),
        Refusal::Endless => t!(locale, "refusal-endless"),
    }
}

/// Why an arrangement isn't allowed.
pub fn arrangement_fault(locale: &Locale, fault: &ArrangementFault) -> String {
    match *fault {
        ArrangementFault::Total { found, expected } => {
            t!(locale, "row-total", found = found, seeds = expected)
        }
        ArrangementFault::EmptyPit => t!(locale, "row-empty-pit"),
        ArrangementFault::NobodyCouldMove => t!(locale, "row-stuck"),
        // These are faults of a text, not of a row on the board.
        ArrangementFault::Text
        | ArrangementFault::NotNow
        | ArrangementFault::PitCount { .. }
        | ArrangementFault::NotTheStart => String::new(),
    }
}

/// What is wrong with a link, a stored game or a file, as far as the player is told. The
/// console has the detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Damaged,
    OtherVersion,
    /// It is not of this page.
    Foreign,
}

impl Fault {
    pub fn of_link(error: &LinkError) -> Self {
        match error {
            LinkError::Older(_) | LinkError::Newer(_) | LinkError::UnknownGame => {
                Self::OtherVersion
            }
            LinkError::Foreign => Self::Foreign,
            _ => Self::Damaged,
        }
    }

    pub fn of_stored(error: &StoredGameError) -> Self {
        match error {
            StoredGameError::Saved(SavedGameError::Link(error)) => Self::of_link(error),
            _ => Self::Damaged,
        }
    }

    pub fn of_file(error: &FileError) -> Self {
        match error {
            FileError::Older | FileError::Newer(_) => Self::OtherVersion,
            FileError::NoGame | FileError::Word(_) => Self::Foreign,
            _ => Self::Damaged,
        }
    }
}

/// What is wrong, as a part of a sentence.
pub fn fault(locale: &Locale, fault: Fault) -> String {
    let name = match fault {
        Fault::Damaged => "damaged",
        Fault::OtherVersion => "version",
        Fault::Foreign => "foreign",
    };
    t!(locale, "fault", fault = name)
}
