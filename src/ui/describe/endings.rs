//! Ends, rounds and matches.

use super::facts::{EndFacts, EndReason, FinalScore, RoundFacts, SeedsLeft, Who, arranger};
use super::sentences;
use crate::link::Player;
use crate::rules::{Arrangement, BySide, Position};
use crate::ui::i18n::{Locale, t};

/// Who won a game, and by how much.
#[must_use]
pub fn final_score(locale: &Locale, score: &FinalScore) -> String {
    let FinalScore { more, fewer, .. } = *score;
    match score.winner {
        None => t!(locale, "drawn", each = fewer),
        Some(who) => t!(locale, "won", who = who, more = more, fewer = fewer),
    }
}

/// Who won a match, and by how much.
#[must_use]
pub fn match_score(locale: &Locale, score: &FinalScore) -> String {
    let FinalScore { more, fewer, .. } = *score;
    match score.winner {
        None => t!(locale, "match-drawn", each = fewer),
        Some(who) => t!(locale, "match-won", who = who, more = more, fewer = fewer),
    }
}

/// Who won a game, without the score.
#[must_use]
pub fn winner(locale: &Locale, winner: Option<Who>) -> String {
    match winner {
        None => t!(locale, "draw"),
        Some(who) => t!(locale, "winner", who = who),
    }
}

/// Who won a match, without the score.
#[must_use]
pub fn match_winner(locale: &Locale, winner: Option<Who>) -> String {
    match winner {
        None => t!(locale, "draw-of-match"),
        Some(who) => t!(locale, "winner-of-match", who = who),
    }
}

/// Why a game is over, and where the seeds went that were left.
#[must_use]
pub fn end(locale: &Locale, facts: &EndFacts) -> String {
    let swept = facts.swept.iter().filter(|(_, seeds)| *seeds > 0);
    let share = |&(who, seeds): &(Who, u32)| t!(locale, "share", seeds = seeds, who = who);
    let shares = locale.enumeration(swept.map(share));
    sentences([
        facts.reason.map(|why| end_reason(locale, why)),
        (!shares.is_empty()).then(|| t!(locale, "swept", shares = shares)),
    ])
}

/// Why a game or a round ended.
pub(super) fn end_reason(locale: &Locale, reason: EndReason) -> String {
    match reason {
        EndReason::NobodyCanMove => t!(locale, "nobody-can-move"),
        EndReason::CannotMove(who) => t!(locale, "cannot-move", who = who),
        EndReason::Repetition => t!(locale, "repetition"),
        EndReason::Equal => t!(locale, "round-equal"),
        EndReason::CannotArrange(Some(who)) => t!(locale, "cannot-arrange", who = who),
        EndReason::CannotArrange(None) => t!(locale, "other-cannot-arrange"),
        EndReason::Stalled => t!(locale, "stalled"),
    }
}

/// The round that begins next.
#[must_use]
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
#[must_use]
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
#[must_use]
pub fn left(locale: &Locale, left: SeedsLeft) -> String {
    match left {
        SeedsLeft::Nothing => t!(locale, "all-laid"),
        SeedsLeft::Seeds(count) => t!(locale, "left-over", seeds = count),
        SeedsLeft::TooMany(count) => t!(locale, "too-many", seeds = count),
    }
}

/// Who laid out a row after the end of the round before.
#[must_use]
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
