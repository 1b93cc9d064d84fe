//! Ends, rounds and matches.

use super::facts::{RoundFacts, SeedsLeft, Who, arranger};
use crate::link::Player;
use crate::rules::{Arrangement, BySide, MatchReason, OverReason, Position, Side};
use crate::ui::i18n::{Locale, t};

/// Who won a game, and by how much.
pub fn final_score(
    locale: &Locale,
    players: BySide<Player>,
    winner: Option<Side>,
    scores: BySide<u16>,
) -> String {
    let (more, fewer) = more_and_fewer(scores);
    match winner {
        None => t!(locale, "drawn", each = fewer),
        Some(side) => {
            let who = Who::of(players, side);
            t!(locale, "won", who = who, more = more, fewer = fewer)
        }
    }
}

/// Who won a match, and by how much.
pub fn match_score(
    locale: &Locale,
    players: BySide<Player>,
    winner: Option<Side>,
    scores: BySide<u16>,
) -> String {
    let (more, fewer) = more_and_fewer(scores);
    match winner {
        None => t!(locale, "match-drawn", each = fewer),
        Some(side) => {
            let who = Who::of(players, side);
            t!(locale, "match-won", who = who, more = more, fewer = fewer)
        }
    }
}

fn more_and_fewer(BySide { south, north }: BySide<u16>) -> (u16, u16) {
    (south.max(north), south.min(north))
}

/// Who won a game, without the score.
pub fn winner(locale: &Locale, winner: Option<Who>) -> String {
    match winner {
        None => t!(locale, "draw"),
        Some(who) => t!(locale, "winner", who = who),
    }
}

/// Why a game or a round ended.
pub fn end_reason(locale: &Locale, players: BySide<Player>, reason: OverReason) -> String {
    match reason {
        OverReason::NobodyCanMove => t!(locale, "nobody-can-move"),
        OverReason::CannotMove(side) => t!(locale, "cannot-move", who = Who::of(players, side)),
        OverReason::Repetition => t!(locale, "repetition"),
    }
}

/// Why a match ended; `None` where nobody knows.
pub fn match_end_reason(
    locale: &Locale,
    players: BySide<Player>,
    reason: MatchReason,
    winner: Option<Side>,
) -> Option<String> {
    Some(match (reason, winner) {
        (MatchReason::Game(reason), _) => end_reason(locale, players, reason?),
        (MatchReason::Equal, _) => t!(locale, "round-equal"),
        (MatchReason::CannotArrange, Some(side)) => {
            t!(
                locale,
                "cannot-arrange",
                who = Who::of(players, side.other())
            )
        }
        (MatchReason::CannotArrange, None) => t!(locale, "other-cannot-arrange"),
        (MatchReason::Stalled, _) => t!(locale, "stalled"),
    })
}

pub fn next_round(locale: &Locale, facts: &RoundFacts) -> String {
    let (now, before) = (facts.pits, facts.before);
    t!(
        locale,
        "round-to-come",
        number = facts.number,
        pits = (now != before).then_some(now),
        change = now.abs_diff(before),
        fewer = now < before,
        who = facts.first,
    )
}

/// Who arranges the next round, and what.
pub fn arrange(locale: &Locale, facts: &RoundFacts) -> String {
    match facts.by {
        Some(who) => t!(
            locale,
            "row-to-lay",
            who = who,
            seeds = facts.seeds,
            pits = facts.pits,
        ),
        None => t!(locale, "sentence", said = t!(locale, "row-at-start")),
    }
}

/// What is still to be laid out, or is too much.
pub fn left(locale: &Locale, left: SeedsLeft) -> String {
    match left {
        SeedsLeft::Nothing => t!(locale, "all-laid"),
        SeedsLeft::Seeds(count) => t!(locale, "left-over", seeds = count),
        SeedsLeft::TooMany(count) => t!(locale, "too-many", seeds = count),
    }
}

/// Who laid out a row after the end of the round before.
pub fn row(locale: &Locale, players: BySide<Player>, over: &Position, row: &Arrangement) -> String {
    let Some(by) = arranger(over) else {
        return t!(locale, "row-at-start");
    };
    let pits = row.pits().iter().map(u8::to_string);
    t!(
        locale,
        "arranged",
        who = Who::of(players, by),
        row = locale.enumeration(pits)
    )
}
