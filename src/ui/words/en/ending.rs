//! Ends, rounds and matches.

use crate::ui::words::facts::{Ending, Left, Reason, RoundFacts, Score, Who};
use crate::ui::words::text;

use super::{called, does, number, object, pits, seeds};

pub(in crate::ui::words) fn score(score: &Score) -> String {
    let fewer = number(score.fewer.into());
    match score.winner {
        None => ["A draw, ", &*fewer, " each"].concat(),
        Some(who) => {
            let more = number(score.more.into());
            [&*does(who, "win"), ", ", &more, " to ", &fewer].concat()
        }
    }
}

pub(in crate::ui::words) fn ending(ending: &Ending) -> String {
    let mut said: Vec<String> = ending.reason.map(reason).into_iter().collect();
    let swept = ending.swept.iter().filter(|(_, seeds)| *seeds > 0);
    let shares = swept.map(|&(who, seeds)| [&*number(seeds), " for ", object(who)].concat());
    let shares = shares.collect::<Vec<_>>().join(", ");
    if !shares.is_empty() {
        said.push(["Seeds left on the board: ", &*shares, "."].concat());
    }
    said.join(" ")
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::NobodyCanMove => "Nobody can move any more.".to_owned(),
        Reason::CannotMove(who) => [called(who), " can't move any more."].concat(),
        Reason::Repetition => "The same position came up for the third time.".to_owned(),
        Reason::Equal => "The round ended equal, and so the match is drawn.".to_owned(),
        Reason::CannotArrange(who) => {
            let who = who.map_or("The other player", called);
            [who, " has too few seeds for another round."].concat()
        }
        Reason::Stalled => "Three rounds in a row changed nothing.".to_owned(),
    }
}

pub(in crate::ui::words) fn round(at: u32) -> String {
    ["Round ", &*number(at)].concat()
}

pub(in crate::ui::words) fn match_over(score: &Score) -> String {
    let fewer = number(score.fewer.into());
    match score.winner {
        None => ["The match is drawn, ", &*fewer, " each"].concat(),
        Some(who) => {
            let more = number(score.more.into());
            [&*does(who, "win"), " the match, ", &more, " to ", &fewer].concat()
        }
    }
}

pub(in crate::ui::words) fn next_round(facts: &RoundFacts) -> String {
    let mut said = ["Next: round ", &*number(facts.number)].concat();
    let (now, before) = (facts.pits, facts.before);
    if now != before {
        let change = number(now.abs_diff(before).into());
        let way = if now < before {
            " fewer than before"
        } else {
            " more than before"
        };
        said += &[" on ", &*pits(now.into()), " a row, ", &change, way].concat();
    }
    said += &[". ", &*does(facts.first, "begin"), "."].concat();
    said
}

pub(in crate::ui::words) fn arrange(facts: &RoundFacts) -> String {
    let Some(who) = facts.by else {
        return super::WORDS.row_at_start().to_owned();
    };
    let whose = match who {
        Who::You => " out your ",
        Who::Bot => " out its ",
        Who::Friend | Who::Side(_) => " out their ",
    };
    [
        &*does(who, "lay"),
        whose,
        &seeds(facts.seeds.into()),
        " in ",
        &pits(facts.pits.into()),
        ".",
    ]
    .concat()
}

pub(in crate::ui::words) fn arranged(by: Who, row: &str) -> String {
    [called(by), " laid out ", row].concat()
}

pub(in crate::ui::words) fn left(left: Left) -> String {
    match left {
        Left::Nothing => "All seeds are laid out".to_owned(),
        Left::Seeds(count) => [&*seeds(count), " left"].concat(),
        Left::TooMany(count) => [&*seeds(count), " too many"].concat(),
    }
}

pub(in crate::ui::words) fn add_seed(letter: char) -> String {
    ["Add a seed to pit ", &*text(letter)].concat()
}

pub(in crate::ui::words) fn take_seed(letter: char) -> String {
    ["Take a seed from pit ", &*text(letter)].concat()
}
