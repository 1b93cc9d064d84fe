//! The sentences in English.

mod ending;
mod faults;
mod lesson;
mod play;

pub(super) use ending::*;
pub(super) use faults::*;
pub(super) use lesson::*;
pub(super) use play::*;

use crate::rules::{Direction, Rules, Side};

use super::Language;
use super::facts::Who;

/// What has no grammar of its own.
const WORDS: super::Words = Language::English.words();

/// `1 seed`, `2 seeds`.
fn count(value: u32, one: &str, many: &str) -> String {
    let noun = if value == 1 { one } else { many };
    [&*number(value), " ", noun].concat()
}

pub(super) fn number(value: u32) -> String {
    super::grouped(value, ",")
}

pub(super) fn seeds(value: u32) -> String {
    count(value, "seed", "seeds")
}

pub(super) fn moves(value: u32) -> String {
    count(value, "move", "moves")
}

pub(super) fn pits(value: u32) -> String {
    count(value, "pit", "pits")
}

pub(super) fn lap(value: u16) -> String {
    ["lap ", &number(value.into())].concat()
}

fn called(who: Who) -> &'static str {
    match who {
        Who::You => "You",
        Who::Bot => "The bot",
        Who::Friend => "Your friend",
        Who::Side(side) => WORDS.side(side),
    }
}

/// Within a sentence, after a preposition or as its object.
fn object(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Bot => "the bot",
        Who::Friend => "your friend",
        Who::Side(side) => WORDS.side(side),
    }
}

/// A subject with its verb: `You win`, `South wins`.
fn does(who: Who, verb: &str) -> String {
    let ending = match who {
        Who::You => "",
        Who::Bot | Who::Friend | Who::Side(_) => "s",
    };
    [called(who), " ", verb, ending].concat()
}

/// ` clockwise`, or nothing.
fn going(way: Option<Direction>) -> String {
    way.map_or_else(String::new, |way| [" ", WORDS.way(way)].concat())
}

pub(super) fn bot(level: u8) -> String {
    ["Bot: ", WORDS.level(level)].concat()
}

pub(super) fn who_plays(side: Side) -> String {
    ["Who plays ", WORDS.side(side)].concat()
}

pub(super) fn size(rules: &Rules) -> String {
    let options = rules.options();
    let filling = seeds(options.seeds.into());
    [&*super::shape(rules), ", ", &filling, " in each pit"].concat()
}

pub(super) fn earlier(game: &str, count: u32) -> String {
    ["Go back to ", game, ", ", &moves(count)].concat()
}

pub(super) fn measured(points: u32) -> String {
    [
        "Made ",
        &*number(points),
        " of 100 points against the level below, both thinking a 200th as long.",
    ]
    .concat()
}
