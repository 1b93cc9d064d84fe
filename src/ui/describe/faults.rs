//! What is refused, or is wrong with a text from outside.

use super::without_stop;
use crate::link::{LinkError, StoredGameError};
use crate::rules::{ArrangementError, IllegalMove, RaceError, RecordErrorKind};
use crate::ui::i18n::{Locale, t};

/// Why a pit that was pressed can't be played.
#[must_use]
pub fn refused(locale: &Locale, letter: char, why: &IllegalMove) -> String {
    t!(
        locale,
        "pit-refused",
        pit = letter,
        why = refusal(locale, why)
    )
}

/// Why a move isn't legal, as a part of a sentence.
#[must_use]
pub fn refusal(locale: &Locale, why: &IllegalMove) -> String {
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
        IllegalMove::MustSow { direction } => t!(locale, "refusal-must-sow", way = direction),
        IllegalMove::Endless => t!(locale, "refusal-endless"),
    }
}

/// Why an arrangement isn't allowed.
#[must_use]
pub fn arrangement_fault(locale: &Locale, fault: &ArrangementError) -> String {
    match *fault {
        ArrangementError::Text => t!(locale, "row-text"),
        ArrangementError::NotNow => t!(locale, "row-not-now"),
        ArrangementError::PitCount { found, expected } => {
            t!(locale, "row-pits", found = found, pits = expected)
        }
        ArrangementError::Total { found, expected } => {
            t!(locale, "row-total", found = found, seeds = expected)
        }
        ArrangementError::EmptyPit => t!(locale, "row-empty-pit"),
        ArrangementError::NobodyCouldMove => t!(locale, "row-stuck"),
        ArrangementError::NotTheStart => t!(locale, "row-not-the-start"),
    }
}

/// Why a race can't be run.
#[must_use]
pub fn race_fault(locale: &Locale, fault: &RaceError) -> String {
    match *fault {
        RaceError::Text => t!(locale, "race-text"),
        RaceError::NotNow => t!(locale, "race-not-now"),
        RaceError::NotYours { side } => t!(locale, "race-not-yours", side = side),
        RaceError::OrderLetter { drop } => t!(locale, "race-letter", drop = drop),
        RaceError::Finished { drop } => t!(locale, "race-finished", drop = drop),
        RaceError::OrderShort => t!(locale, "race-short"),
        RaceError::Void => t!(locale, "race-void"),
    }
}

/// What is wrong with a link, as a part of a sentence.
#[must_use]
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
        LinkError::Ply { error, .. } => {
            let why = ply_fault(locale, &error.kind);
            t!(
                locale,
                "link-move",
                number = error.ply,
                why = without_stop(&why)
            )
        }
        LinkError::Termination { .. } => t!(locale, "link-ended"),
        LinkError::View { .. } => t!(locale, "link-view"),
    }
}

fn ply_fault(locale: &Locale, fault: &RecordErrorKind) -> String {
    match fault {
        RecordErrorKind::Illegal { reason, .. } => refusal(locale, reason),
        RecordErrorKind::Race(fault) => race_fault(locale, fault),
        RecordErrorKind::Arrangement(fault) => arrangement_fault(locale, fault),
        RecordErrorKind::Text(_) => t!(locale, "link-unread"),
    }
}

/// What is wrong with a stored game, as a part of a sentence.
#[must_use]
pub fn stored_fault(locale: &Locale, fault: &StoredGameError) -> String {
    match fault {
        StoredGameError::Extra | StoredGameError::Opening => t!(locale, "saved-parts"),
        StoredGameError::Player(name) => t!(locale, "saved-player", name = name),
        StoredGameError::Link(fault) => link_fault(locale, fault),
        StoredGameError::Clock | StoredGameError::Flag => t!(locale, "saved-clock"),
        StoredGameError::Parts
        | StoredGameError::Time
        | StoredGameError::Sent
        | StoredGameError::Name => t!(locale, "kept-parts"),
    }
}

/// The page was opened with a link that can't be opened.
#[must_use]
pub fn broken_link(locale: &Locale, fault: &LinkError) -> String {
    t!(locale, "link-broken", why = link_fault(locale, fault))
}

/// A link that can't be opened was put into the address.
#[must_use]
pub fn stray_link(locale: &Locale, fault: &LinkError) -> String {
    t!(locale, "link-stray", why = link_fault(locale, fault))
}

/// The stored game can't be read.
#[must_use]
pub fn broken_save(locale: &Locale, fault: &StoredGameError) -> String {
    t!(locale, "save-broken", why = stored_fault(locale, fault))
}
