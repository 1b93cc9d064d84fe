//! Sentences about what is wrong with stored games and files.

use crate::link::{FileError, FileErrorKind, StoredGameError};
use crate::rules::excerpt;
use crate::rules::{RecordError, RecordErrorKind, StartError};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::Damage;

/// Why an entry can't be read.
#[must_use]
pub fn damage(locale: &Locale, damage: &Damage) -> String {
    let name = match damage {
        Damage::Key => "name",
        Damage::Text(StoredGameError::Parts) => "parts",
        Damage::Text(StoredGameError::Time) => "time",
        Damage::Text(StoredGameError::Sent) => "sent",
        Damage::Text(StoredGameError::Name) => "friend",
        Damage::Text(error) => return describe::stored_fault(locale, error),
    };
    t!(locale, "library-damage", damage = name)
}

/// A fault of a file, with its line.
#[must_use]
pub fn file_fault(locale: &Locale, fault: &FileError) -> String {
    let why = file_error(locale, &fault.kind);
    t!(
        locale,
        "library-fault",
        line = fault.line,
        why = describe::without_stop(&why),
        lost = fault.kind.costs_game(),
    )
}

fn file_error(locale: &Locale, error: &FileErrorKind) -> String {
    match error {
        FileErrorKind::LongFile => t!(locale, "library-error-long-file"),
        FileErrorKind::Older => t!(locale, "library-error-older"),
        FileErrorKind::Newer(_) => t!(locale, "library-error-newer"),
        FileErrorKind::LongLine => t!(locale, "library-error-long-line"),
        FileErrorKind::Word(text) => t!(locale, "library-error-word", text = excerpt(text)),
        FileErrorKind::NoGame => t!(locale, "library-error-no-game"),
        FileErrorKind::Twice(text) => t!(locale, "library-error-twice", text = excerpt(text)),
        FileErrorKind::Start(error) => start_error(locale, error),
        FileErrorKind::Value { word, text } => value_error(locale, word, excerpt(text)),
        FileErrorKind::Position(error) => {
            t!(locale, "library-error-position", number = error.at + 1)
        }
        FileErrorKind::Late => t!(locale, "library-error-late"),
        FileErrorKind::GameRecord(error) => record_error(locale, error),
        FileErrorKind::LongRound => t!(locale, "library-error-long-round"),
        FileErrorKind::Over => t!(locale, "library-error-over"),
    }
}

fn value_error(locale: &Locale, word: &str, text: String) -> String {
    match word {
        "players" => t!(locale, "library-error-players", text = text),
        "end" => t!(locale, "library-error-end", text = text),
        "fair" => t!(locale, "library-error-fair", text = text),
        "message" => t!(locale, "library-error-message", text = text),
        "begun" | "played" => t!(locale, "library-error-time", text = text),
        "sent" | "opening" => t!(locale, "library-error-sent", text = text),
        "id" => t!(locale, "library-error-id", text = text),
        "clock" => t!(locale, "library-error-clock", text = text),
        _ => t!(locale, "library-error-friend", text = text),
    }
}

fn start_error(locale: &Locale, error: &StartError) -> String {
    match error {
        StartError::Game(unknown) => t!(locale, "library-error-game", text = excerpt(&unknown.0)),
        StartError::Options(_) => t!(locale, "library-error-options"),
        StartError::Word(text) => t!(locale, "library-error-option", text = excerpt(text)),
        StartError::Number(text) => t!(locale, "library-error-number", text = excerpt(text)),
    }
}

fn record_error(locale: &Locale, error: &RecordError) -> String {
    let why = match &error.kind {
        RecordErrorKind::Illegal { reason, .. } => describe::refusal(locale, reason),
        RecordErrorKind::Race(fault) => describe::race_fault(locale, fault),
        RecordErrorKind::Arrangement(fault) => describe::arrangement_fault(locale, fault),
        RecordErrorKind::Text(_) => t!(locale, "library-error-unread"),
    };
    t!(locale, "library-error-move", number = error.ply, why = why)
}
