//! Notices over the board.

use super::faults::{Fault, fault};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{BotFailure, Notice};

pub fn notice(locale: &Locale, notice: &Notice) -> String {
    match notice {
        Notice::BrokenLink(error) => {
            t!(
                locale,
                "link-broken",
                why = fault(locale, Fault::of_link(error))
            )
        }
        Notice::StrayLink(error) => {
            t!(
                locale,
                "link-stray",
                why = fault(locale, Fault::of_link(error))
            )
        }
        Notice::BrokenSave(error) => {
            t!(
                locale,
                "save-broken",
                why = fault(locale, Fault::of_stored(error))
            )
        }
        Notice::NoSuchGame => t!(locale, "no-such-game"),
        Notice::NoSuchView => t!(locale, "no-such-view"),
        Notice::OldMessage => t!(locale, "old-message"),
        Notice::Overstep(overstep, _) => t!(locale, "overstep", what = overstep.name()),
        Notice::Linked => t!(locale, "linked"),
        Notice::UnknownLevel { number, nearest } => {
            t!(
                locale,
                "unknown-level",
                number = *number,
                nearest = *nearest
            )
        }
        &Notice::ExportDue(count) => t!(locale, "export-due", count = count),
        Notice::NothingStored => t!(locale, "nothing-stored"),
        Notice::VoidRace => t!(locale, "race-void"),
        Notice::TextsUnavailable => t!(locale, "texts-unavailable"),
        Notice::NewVersion => t!(locale, "new-version"),
    }
}

/// Says why the bot isn't available.
pub fn bot_failed(locale: &Locale, failure: &BotFailure) -> String {
    let name = match failure {
        BotFailure::NoWorkers => "no-workers",
        BotFailure::Missing => "missing",
        BotFailure::OtherBuild => "other-build",
        BotFailure::Silent => "silent",
        BotFailure::Panicked(_) => "panicked",
        BotFailure::Rejected(_) => "rejected",
        BotFailure::Illegal => "illegal",
    };
    t!(
        locale,
        "no-bot",
        why = t!(locale, "failure", failure = name)
    )
}
