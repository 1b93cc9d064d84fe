//! What is refused or went wrong, and why.

use crate::link::{LinkError, SavedError};
use crate::rules::{ArrangementFault, RaceFault, RecordFault, Refusal};
use crate::ui::bot::Failure;
use crate::ui::words::text;

use super::{WORDS, number, pits, seeds};

pub(in crate::ui::words) fn refused(letter: char, why: &Refusal) -> String {
    [
        "Pit ",
        &*text(letter),
        " can't be sown now: ",
        &refusal(why),
        ".",
    ]
    .concat()
}

pub(in crate::ui::words) fn refusal(why: &Refusal) -> String {
    match *why {
        Refusal::GameOver => "the game is over",
        Refusal::RaceFirst => "the race comes first",
        Refusal::NoSuchPit => "the board has no such pit",
        Refusal::NotYours => "the pit is the opponent's",
        Refusal::WrongDirection => "this pit isn't sown that way",
        Refusal::Uur => "the pit is an uur",
        Refusal::Claimed => "the pit is claimed",
        Refusal::Empty => "the pit is empty",
        Refusal::TooFew { least } => {
            return ["a move starts with ", &*seeds(least.into()), " or more"].concat();
        }
        Refusal::Barred => "the pit is barred for this turn",
        Refusal::MustSow { direction } => {
            return ["this sowing must go ", WORDS.way(direction)].concat();
        }
        Refusal::Endless => "the sowing would never end",
    }
    .to_owned()
}

pub(in crate::ui::words) fn arrangement_fault(fault: &ArrangementFault) -> String {
    match *fault {
        ArrangementFault::Text => "An arrangement is written like =3,3,3,3,2,2.",
        ArrangementFault::NotNow => "No round is to be laid out now.",
        ArrangementFault::PitCount { found, expected } => {
            let (found, expected) = (pits(found as u32), number(expected.into()));
            return ["The row has ", &*found, ", the board ", &expected, "."].concat();
        }
        ArrangementFault::Total { found, expected } => {
            let (found, expected) = (number(found.into()), seeds(expected.into()));
            return ["The row holds ", &*found, " of ", &expected, "."].concat();
        }
        ArrangementFault::EmptyPit => "Every pit needs a seed.",
        ArrangementFault::NobodyCouldMove => "One pit needs two seeds at least.",
        ArrangementFault::NotTheStart => "After an equal game the seeds lie as at the start.",
    }
    .to_owned()
}

pub(in crate::ui::words) fn race_fault(fault: &RaceFault) -> String {
    match *fault {
        RaceFault::Text => "A race is written like c*F or c*F:snns.",
        RaceFault::NotNow => "There is no race now.",
        RaceFault::NotYours { side } => {
            return ["That pit is not ", WORDS.side(side), "'s."].concat();
        }
        RaceFault::OrderLetter { drop } => {
            return ["Drop ", &*number(drop as u32), " is neither s nor n."].concat();
        }
        RaceFault::Finished { drop } => {
            let drop = number(drop as u32);
            return ["At drop ", &*drop, " that hand is finished."].concat();
        }
        RaceFault::OrderShort => "The order ends before the race does.",
        RaceFault::Void => WORDS.race_void(),
    }
    .to_owned()
}

pub(in crate::ui::words) fn link_fault(fault: &LinkError) -> String {
    match fault {
        LinkError::Foreign => "it is not a link of this page",
        LinkError::Newer(version) => {
            return [
                "its format, ",
                &*text(*version),
                ", is newer than this page knows; reload the page and try again",
            ]
            .concat();
        }
        LinkError::Character(at, character) => {
            let (at, character) = (number(*at as u32), text(*character));
            return [
                "its character ",
                &*at,
                ", \u{201c}",
                &character,
                "\u{201d}, stands in no link",
            ]
            .concat();
        }
        LinkError::CutOff { .. } => "its end is missing",
        LinkError::Mistyped => "a character in it is wrong or missing",
        LinkError::UnknownGame => "it names a game that this page doesn't know",
        LinkError::Options(_) => "the game has no such board",
        LinkError::TooLong => "it is longer than any game",
        LinkError::Position { text, .. } => {
            return ["its game can't begin from ", &**text].concat();
        }
        LinkError::Token {
            number: at, fault, ..
        } => {
            let why = match fault {
                RecordFault::Refused { refusal: why, .. } => refusal(why),
                RecordFault::Race(fault) => race_fault(fault),
                RecordFault::Arrangement(fault) => arrangement_fault(fault),
                RecordFault::Text(_) => "it can't be read".to_owned(),
            };
            let at = number(*at as u32);
            return [
                "move ",
                &*at,
                " in it can't be played: ",
                why.trim_end_matches('.'),
            ]
            .concat();
        }
        LinkError::Ended { .. } => "it says that the game was given up or drawn, but it was over",
        LinkError::View { .. } => "what it asks to see is not in its game",
    }
    .to_owned()
}

pub(in crate::ui::words) fn saved_fault(fault: &SavedError) -> String {
    match fault {
        SavedError::Parts => "it is not two players and a game".to_owned(),
        SavedError::Player(name) => ["it names a player \u{201c}", &**name, "\u{201d}"].concat(),
        SavedError::Link(fault) => link_fault(fault),
    }
}

pub(in crate::ui::words) fn broken_link(fault: &LinkError) -> String {
    let fault = link_fault(fault);
    [
        "This link can't be opened: ",
        &*fault,
        ". Here is a fresh board.",
    ]
    .concat()
}

pub(in crate::ui::words) fn stray_link(fault: &LinkError) -> String {
    let fault = link_fault(fault);
    [
        "This link can't be opened: ",
        &*fault,
        ". Your game is where it was.",
    ]
    .concat()
}

pub(in crate::ui::words) fn broken_save(fault: &SavedError) -> String {
    [
        "The game kept here can't be read: ",
        &*saved_fault(fault),
        ".",
    ]
    .concat()
}

pub(in crate::ui::words) fn bot_failed(why: &Failure) -> String {
    let why = WORDS.failure(why);
    [
        "The bot can't be started (",
        why,
        "). Two people can still play here.",
    ]
    .concat()
}
