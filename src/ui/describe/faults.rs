//! What is refused, or is wrong with a text from outside.

use crate::link::{FileErrorKind, LinkError, StoredGameError};
use crate::rules::{ArrangementError, Direction, IllegalMove, Pit};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameState, Heading};

/// Why a pit that was pressed can't be played.
pub fn refused(locale: &Locale, state: &GameState, pit: Pit, why: &IllegalMove) -> String {
    let board = state.rules().board();
    let way = |direction| Heading::of(board.owner(pit), direction, state.near());
    t!(
        locale,
        "pit-refused",
        pit = board.letter(pit),
        why = refusal(locale, way, why)
    )
}

/// Why a move isn't legal, as a part of a sentence, with the `way` of a direction.
pub fn refusal(locale: &Locale, way: impl Fn(Direction) -> Heading, why: &IllegalMove) -> String {
    match *why {
        IllegalMove::GameOver => t!(locale, "refusal-over"),
        IllegalMove::RaceFirst => t!(locale, "refusal-race-first"),
        IllegalMove::NoSuchPit => t!(locale, "refusal-no-pit"),
        IllegalMove::NotYours => t!(locale, "refusal-not-yours"),
        IllegalMove::WrongDirection => t!(locale, "refusal-direction"),
        IllegalMove::Uur => t!(locale, "refusal-uur"),
        IllegalMove::Claimed => t!(locale, "refusal-claimed"),
        IllegalMove::Empty => t!(locale, "refusal-empty"),
        IllegalMove::TooFew { min_seeds } => t!(locale, "refusal-few", seeds = min_seeds),
        IllegalMove::Barred => t!(locale, "refusal-barred"),
        IllegalMove::MustSow { direction } => {
            let way = locale.way(Some(way(direction)));
            t!(locale, "refusal-must-sow", way = way)
        }
        IllegalMove::Endless => t!(locale, "refusal-endless"),
    }
}

/// Why an arrangement isn't allowed.
pub fn arrangement_fault(locale: &Locale, fault: &ArrangementError) -> String {
    match *fault {
        ArrangementError::Total { found, expected } => {
            t!(locale, "row-total", found = found, seeds = expected)
        }
        ArrangementError::EmptyPit => t!(locale, "row-empty-pit"),
        ArrangementError::NobodyCouldMove => t!(locale, "row-stuck"),
        // These are faults of a text, not of a row on the board.
        ArrangementError::Text
        | ArrangementError::NotNow
        | ArrangementError::PitCount { .. }
        | ArrangementError::NotTheStart => String::new(),
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
            StoredGameError::Link(error) => Self::of_link(error),
            _ => Self::Damaged,
        }
    }

    pub fn of_file(error: &FileErrorKind) -> Self {
        match error {
            FileErrorKind::Older | FileErrorKind::Newer(_) => Self::OtherVersion,
            FileErrorKind::NoGame | FileErrorKind::Word(_) => Self::Foreign,
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
