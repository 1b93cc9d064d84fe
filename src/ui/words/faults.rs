//! What is refused or went wrong, and why.

use super::Words;
use crate::link::{KeptError, LinkError, SavedError};
use crate::rules::{ArrangementFault, RaceFault, RecordFault, Refusal};
use crate::ui::bot::Failure;

impl Words {
    /// Why a pit that was pressed can't be played.
    #[must_use]
    pub fn refused(self, letter: char, why: &Refusal) -> String {
        self.pit_refused(letter, &self.refusal(why))
    }

    /// Why a move isn't legal, as a part of a sentence.
    #[must_use]
    pub fn refusal(self, why: &Refusal) -> String {
        match *why {
            Refusal::GameOver => self.refusal_over(),
            Refusal::RaceFirst => self.refusal_race_first(),
            Refusal::NoSuchPit => self.refusal_no_pit(),
            Refusal::NotYours => self.refusal_not_yours(),
            Refusal::WrongDirection => self.refusal_direction(),
            Refusal::Uur => self.refusal_uur(),
            Refusal::Claimed => self.refusal_claimed(),
            Refusal::Empty => self.refusal_empty(),
            Refusal::TooFew { least } => return self.refusal_few(least),
            Refusal::Barred => self.refusal_barred(),
            Refusal::MustSow { direction } => return self.refusal_must_sow(direction),
            Refusal::Endless => self.refusal_endless(),
        }
        .to_owned()
    }

    /// Why an arrangement isn't allowed.
    #[must_use]
    pub fn arrangement_fault(self, fault: &ArrangementFault) -> String {
        match *fault {
            ArrangementFault::Text => self.row_text(),
            ArrangementFault::NotNow => self.row_not_now(),
            ArrangementFault::PitCount { found, expected } => {
                return self.row_pits(found as u32, expected);
            }
            ArrangementFault::Total { found, expected } => {
                return self.row_total(found, expected);
            }
            ArrangementFault::EmptyPit => self.row_empty_pit(),
            ArrangementFault::NobodyCouldMove => self.row_stuck(),
            ArrangementFault::NotTheStart => self.row_not_the_start(),
        }
        .to_owned()
    }

    /// Why a race can't be run.
    #[must_use]
    pub fn race_fault(self, fault: &RaceFault) -> String {
        match *fault {
            RaceFault::Text => self.race_text(),
            RaceFault::NotNow => self.race_not_now(),
            RaceFault::NotYours { side } => return self.race_not_yours(side),
            RaceFault::OrderLetter { drop } => return self.race_letter(drop as u32),
            RaceFault::Finished { drop } => return self.race_finished(drop as u32),
            RaceFault::OrderShort => self.race_short(),
            RaceFault::Void => self.race_void(),
        }
        .to_owned()
    }

    /// What is wrong with a link, as a part of a sentence.
    #[must_use]
    pub fn link_fault(self, fault: &LinkError) -> String {
        match fault {
            LinkError::Foreign => self.link_foreign(),
            LinkError::Newer(version) => return self.link_newer(*version),
            LinkError::Character(at, character) => {
                return self.link_character(*at as u32, *character);
            }
            LinkError::CutOff { .. } => self.link_cut_off(),
            LinkError::Mistyped => self.link_mistyped(),
            LinkError::UnknownGame => self.link_unknown_game(),
            LinkError::Options(_) => self.link_options(),
            LinkError::TooLong => self.link_too_long(),
            LinkError::Position { text, .. } => return self.link_position(text),
            LinkError::Token {
                number: at, fault, ..
            } => {
                let why = match fault {
                    RecordFault::Refused { refusal: why, .. } => self.refusal(why),
                    RecordFault::Race(fault) => self.race_fault(fault),
                    RecordFault::Arrangement(fault) => self.arrangement_fault(fault),
                    RecordFault::Text(_) => self.link_unread().to_owned(),
                };
                return self.link_move(*at as u32, why.trim_end_matches('.'));
            }
            LinkError::Ended { .. } => self.link_ended(),
            LinkError::View { .. } => self.link_view(),
        }
        .to_owned()
    }

    /// What is wrong with a kept game, as a part of a sentence.
    #[must_use]
    pub fn saved_fault(self, fault: &SavedError) -> String {
        match fault {
            SavedError::Parts => self.saved_parts().to_owned(),
            SavedError::Player(name) => self.saved_player(name),
            SavedError::Link(fault) => self.link_fault(fault),
        }
    }

    /// The page was opened with a link that can't be opened.
    #[must_use]
    pub fn broken_link(self, fault: &LinkError) -> String {
        self.link_broken(&self.link_fault(fault))
    }

    /// A link that can't be opened was put into the address.
    #[must_use]
    pub fn stray_link(self, fault: &LinkError) -> String {
        self.link_stray(&self.link_fault(fault))
    }

    /// The kept game can't be read.
    #[must_use]
    pub fn broken_save(self, fault: &KeptError) -> String {
        self.save_broken(&match fault {
            KeptError::Saved(fault) => self.saved_fault(fault),
            KeptError::Parts | KeptError::Time(_) | KeptError::Sent(_) | KeptError::Name => {
                self.kept_parts().to_owned()
            }
        })
    }

    /// The bot can't be had.
    #[must_use]
    pub fn bot_failed(self, why: &Failure) -> String {
        self.no_bot(self.failure(why))
    }
}
