//! What is refused, or is wrong with a text from outside.

use super::without_stop;
use crate::link::{LinkError, SavedGameError, StoredGameError};
use crate::rules::{ArrangementFault, RaceFault, RecordFault, Refusal};
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
        ArrangementFault::Text => t!(locale, "row-text"),
        ArrangementFault::NotNow => t!(locale, "row-not-now"),
        ArrangementFault::PitCount { found, expected } => {
            t!(locale, "row-pits", found = found, pits = expected)
        }
        ArrangementFault::Total { found, expected } => {
            t!(locale, "row-total", found = found, seeds = expected)
        }
        ArrangementFault::EmptyPit => t!(locale, "row-empty-pit"),
        ArrangementFault::NobodyCouldMove => t!(locale, "row-stuck"),
        ArrangementFault::NotTheStart => t!(locale, "row-not-the-start"),
    }
}

/// Why a race can't be run.
pub fn race_fault(locale: &Locale, fault: &RaceFault) -> String {
    match *fault {
        RaceFault::Text => t!(locale, "race-text"),
        RaceFault::NotNow => t!(locale, "race-not-now"),
        RaceFault::NotYours { side } => t!(locale, "race-not-yours", side = side),
        RaceFault::OrderLetter { drop } => t!(locale, "race-letter", drop = drop),
        RaceFault::Finished { drop } => t!(locale, "race-finished", drop = drop),
        RaceFault::OrderShort => t!(locale, "race-short"),
        RaceFault::Void => t!(locale, "race-void"),
    }
}

/// What is wrong with a link, as a part of a sentence.
pub fn link_fault(locale: &Locale, fault: &LinkError) -> String {
    match fault {
        LinkError::Foreign => t!(locale, "link-foreign"),
        LinkError::Older(_) => t!(locale, "link-older"),
        LinkError::Newer(version) => t!(locale, "link-newer", version = *version),
        LinkError::Character(at, character) => {
            t!(
                locale,
                "link-character",
                number = *at,
                character = *character
            )
        }
        LinkError::CutOff { .. } => t!(locale, "link-cut-off"),
        LinkError::Mistyped => t!(locale, "link-mistyped"),
        LinkError::UnknownGame => t!(locale, "link-unknown-game"),
        LinkError::Options(_) => t!(locale, "link-options"),
        LinkError::TooLong => t!(locale, "link-too-long"),
        LinkError::Position { text, .. } => t!(locale, "link-position", text = text),
        LinkError::Ply { number, fault, .. } => {
            let why = ply_fault(locale, fault);
            t!(
                locale,
                "link-move",
                number = *number,
                why = without_stop(&why)
            )
        }
        LinkError::Termination { .. } => t!(locale, "link-ended"),
        LinkError::View { .. } => t!(locale, "link-view"),
    }
}

fn ply_fault(locale: &Locale, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Refused { refusal: why, .. } => refusal(locale, why),
        RecordFault::Race(fault) => race_fault(locale, fault),
        RecordFault::Arrangement(fault) => arrangement_fault(locale, fault),
        RecordFault::Text(_) => t!(locale, "link-unread"),
    }
}

/// What is wrong with a saved game, as a part of a sentence.
pub fn saved_fault(locale: &Locale, fault: &SavedGameError) -> String {
    match fault {
        SavedGameError::Parts | SavedGameError::Opening => t!(locale, "saved-parts"),
        SavedGameError::Player(name) => t!(locale, "saved-player", name = name),
        SavedGameError::Link(fault) => link_fault(locale, fault),
        SavedGameError::Clock(_) | SavedGameError::Flag => t!(locale, "saved-clock"),
    }
}

/// The page was opened with a link that can't be opened.
pub fn broken_link(locale: &Locale, fault: &LinkError) -> String {
    t!(locale, "link-broken", why = link_fault(locale, fault))
}

/// A link that can't be opened was put into the address.
pub fn stray_link(locale: &Locale, fault: &LinkError) -> String {
    t!(locale, "link-stray", why = link_fault(locale, fault))
}

/// The stored game can't be read.
pub fn broken_save(locale: &Locale, fault: &StoredGameError) -> String {
    let why = match fault {
        StoredGameError::Saved(fault) => saved_fault(locale, fault),
        StoredGameError::Parts
        | StoredGameError::Time(_)
        | StoredGameError::Sent(_)
        | StoredGameError::Name => t!(locale, "kept-parts"),
    };
    t!(locale, "save-broken", why = why)
}
