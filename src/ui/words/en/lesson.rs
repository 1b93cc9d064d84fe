//! What the bot teaches.

use crate::ui::words::facts::{HintFacts, LapseFacts, Named, Standing};
use crate::ui::words::{listed_parts, tenths, text};

use super::{called, does, going, moves, number, seeds};

fn named(mv: Named) -> String {
    ["pit ", &*text(mv.letter), &going(mv.way)].concat()
}

/// So many hundredths of a seed.
fn part(hundredths: u32) -> String {
    let said = tenths(hundredths, ".");
    let noun = if said == "1" { " seed" } else { " seeds" };
    [&*said, noun].concat()
}

pub(in crate::ui::words) fn worth(hundredths: i32, exact: bool) -> String {
    crate::ui::words::signed(hundredths, exact, ".")
}

pub(in crate::ui::words) fn advice(facts: &HintFacts) -> String {
    let mut said = ["Sow ", &named(facts.mv)].concat();
    let Some(edge) = facts.edge else {
        said += ": it is the only move.";
        return said;
    };
    let mut parts = Vec::new();
    let why = facts.why.unwrap_or_default();
    if why.takes > 0 {
        parts.push(["wins ", &seeds(why.takes)].concat());
    }
    if why.otherwise > why.leaves {
        let leaves = match why.leaves {
            0 => "leaves nothing to take".to_owned(),
            most => ["leaves at most ", &number(most), " to take"].concat(),
        };
        let rest = number(why.otherwise);
        parts.push([&*leaves, " (other moves leave ", &rest, " or more)"].concat());
    }
    if why.next > 0 {
        parts.push(["prepares to win ", &number(why.next)].concat());
    }
    said += ": it ";
    if parts.is_empty() {
        said += &match edge {
            ..5 => "is no worse than any other".to_owned(),
            edge => {
                let edge = part(edge.unsigned_abs());
                ["is worth ", &edge, " more than any other"].concat()
            }
        };
    }
    said += &listed_parts(&parts, " and ");
    said.push('.');
    said
}

pub(in crate::ui::words) fn standing(facts: &Standing) -> String {
    let mut said = match facts.ahead {
        Some(who) => [&*does(who, "lead"), " by ", &part(facts.by)].concat(),
        None => "Even".to_owned(),
    };
    if facts.proved {
        said += ", for certain.";
    } else {
        said += &[", looking ", &moves(facts.depth.into()), " ahead."].concat();
    }
    said
}

pub(in crate::ui::words) fn lapse(facts: &LapseFacts) -> String {
    [
        &*number(facts.number),
        ". ",
        called(facts.who),
        ", ",
        &named(facts.played),
        ": ",
        &named(facts.better),
        " was worth ",
        &part(facts.cost),
        " more",
    ]
    .concat()
}

pub(in crate::ui::words) fn reviewing(left: u32) -> String {
    [&*moves(left), " to go"].concat()
}
