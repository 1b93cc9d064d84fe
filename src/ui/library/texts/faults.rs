//! Sentences about what is wrong with stored games and files.

use crate::link::{FileError, FileFault, StoredGameError};
use crate::rules::quoted;
use crate::rules::{RecordError, RecordFault, StartError};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::Damage;

/// Why an entry can't be read.
#[must_use]
pub fn damage(locale: &Locale, damage: &Damage) -> String {
    let name = match damage {
        Damage::Text(StoredGameError::Saved(error)) => {
            return describe::saved_fault(locale, error);
        }
        Damage::Key => "name",
        Damage::Text(StoredGameError::Parts) => "parts",
        Damage::Text(StoredGameError::Time(_)) => "time",
        Damage::Text(StoredGameError::Sent(_)) => "sent",
        Damage::Text(StoredGameError::Name) => "friend",
    };
    t!(locale, "library-damage", damage = name)
}

/// A fault of a file, with its line.
#[must_use]
pub fn file_fault(locale: &Locale, fault: &FileFault) -> String {
    let why = file_error(locale, &fault.error);
    t!(
        locale,
        "library-fault",
        line = fault.line,
        why = describe::without_stop(&why),
        lost = fault.error.costs_game(),
    )
}

fn file_error(locale: &Locale, error: &FileError) -> String {
    match error {
        FileError::LongFile => t!(locale, "library-error-long-file"),
        FileError::Older => t!(locale, "library-error-older"),
        FileError::Newer(_) => t!(locale, "library-error-newer"),
        FileError::LongLine => t!(locale, "library-error-long-line"),
        FileError::Word(text) => t!(locale, "library-error-word", text = quoted(text)),
        FileError::NoGame => t!(locale, "library-error-no-game"),
        FileError::Twice(text) => t!(locale, "library-error-twice", text = quoted(text)),
        FileError::Start(error) => start_error(locale, error),
        FileError::Players(text) => t!(locale, "library-error-players", text = quoted(text)),
        FileError::Position(error) => {
            t!(locale, "library-error-position", number = error.at + 1)
        }
        FileError::Late => t!(locale, "library-error-late"),
        FileError::GameRecord(error) => record_error(locale, error),
        FileError::LongRound => t!(locale, "library-error-long-round"),
        FileError::End(text) => t!(locale, "library-error-end", text = quoted(text)),
        FileError::FairStart(text) => t!(locale, "library-error-fair", text = quoted(text)),
        FileError::Over => t!(locale, "library-error-over"),
        FileError::Message(text) => t!(locale, "library-error-message", text = quoted(text)),
        FileError::Time(text) => t!(locale, "library-error-time", text = quoted(text)),
        FileError::Plies(text) => t!(locale, "library-error-sent", text = quoted(text)),
        FileError::Id(text) => t!(locale, "library-error-id", text = quoted(text)),
        FileError::Clock(error) => t!(locale, "library-error-clock", text = quoted(&error.0)),
        FileError::Friend(text) => t!(locale, "library-error-friend", text = quoted(text)),
    }
}

fn start_error(locale: &Locale, error: &StartError) -> String {
    match error {
        StartError::Game(unknown) => t!(locale, "library-error-game", text = quoted(&unknown.0)),
        StartError::Options(_) => t!(locale, "library-error-options"),
        StartError::Word(text) => t!(locale, "library-error-option", text = quoted(text)),
        StartError::Number(text) => t!(locale, "library-error-number", text = quoted(text)),
    }
}

fn record_error(locale: &Locale, error: &RecordError) -> String {
    let why = match &error.fault {
        RecordFault::Refused { refusal, .. } => describe::refusal(locale, refusal),
        RecordFault::Race(fault) => describe::race_fault(locale, fault),
        RecordFault::Arrangement(fault) => describe::arrangement_fault(locale, fault),
        RecordFault::Text(_) => t!(locale, "library-error-unread"),
    };
    t!(locale, "library-error-move", number = error.ply, why = why)
}
