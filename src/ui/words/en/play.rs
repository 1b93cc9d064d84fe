//! The board, moves and the race.

use crate::rules::{Direction, StopReason};
use crate::ui::words::facts::{Failed, Mark, MoveFacts, Now, PitFacts, RaceFacts, Who};
use crate::ui::words::{listed, text};

use super::{WORDS, called, does, going, number, object, round, score, seeds};

pub(in crate::ui::words) fn pit(facts: &PitFacts) -> String {
    let mut said = [
        WORDS.side(facts.owner),
        ", pit ",
        &text(facts.letter),
        ", ",
        &seeds(facts.seeds.into()),
    ]
    .concat();
    if let Some((mark, who)) = facts.mark {
        said += match mark {
            Mark::Uur => ", uur of ",
            Mark::Claim => ", claimed by ",
        };
        said += object(who);
    }
    if facts.barred {
        said += ", barred for this turn";
    }
    said += match facts.ways {
        0 => "",
        1 => ", can be sown",
        _ => ", can be sown either way",
    };
    said
}

pub(in crate::ui::words) fn store(owner: Who, held: u32) -> String {
    let whose = match owner {
        Who::You => "Your store".to_owned(),
        Who::Bot | Who::Friend | Who::Side(_) => ["Store of ", object(owner)].concat(),
    };
    [&*whose, ", ", &seeds(held)].concat()
}

pub(in crate::ui::words) fn sow(letter: char, way: Direction) -> String {
    ["Sow pit ", &*text(letter), " ", WORDS.way(way)].concat()
}

pub(in crate::ui::words) fn now(now: &Now) -> String {
    match *now {
        Now::Turn(who) => turn(who),
        Now::Again(who, way) => [&*turn(who), ": sow again, ", WORDS.way(way)].concat(),
        Now::Sowing { who, letter, way } => {
            [&*does(who, "sow"), " pit ", &text(letter), &going(way)].concat()
        }
        Now::BotStarting => WORDS.bot_starting().to_owned(),
        Now::Thinking(Who::You) => "You are thinking".to_owned(),
        Now::Thinking(who) => [called(who), " is thinking"].concat(),
        Now::Stuck(who) => [called(who), " can't play"].concat(),
        Now::Picking(who) => [&*does(who, "pick"), " a pit for the race"].concat(),
        Now::Racing => WORDS.racing().to_owned(),
        Now::Arranging(who) => [&*does(who, "lay"), " out the next round"].concat(),
        Now::Earlier { number: 0, .. } => WORDS.at_start().to_owned(),
        Now::Earlier { number, of } => at_move(number, of),
        Now::Over(how) => score(&how),
        Now::RoundOver(number, how) => [&*round(number), ": ", &score(&how)].concat(),
        Now::MatchOver(how) => super::match_over(&how),
    }
}

fn turn(who: Who) -> String {
    match who {
        Who::You => "Your turn".to_owned(),
        Who::Bot | Who::Friend | Who::Side(_) => [called(who), " to move"].concat(),
    }
}

pub(in crate::ui::words) fn moved(facts: &MoveFacts) -> String {
    let mut said = [
        called(facts.who),
        " sowed pit ",
        &text(facts.letter),
        &going(facts.way),
    ]
    .concat();
    if facts.laps > 1 {
        let laps = number(facts.laps.into());
        said += &[": ", &laps, " laps, ", &seeds(facts.sown)].concat();
    }
    if facts.taken > 0 {
        said += &["; took ", &seeds(facts.taken)].concat();
        if !facts.from.is_empty() {
            said += &[" from ", &*named(&facts.from)].concat();
        }
    }
    if !facts.uurs.is_empty() {
        said += &["; made uurs of ", &*named(&facts.uurs)].concat();
    }
    if !facts.claims.is_empty() {
        said += &["; claimed ", &*named(&facts.claims)].concat();
    }
    said += facts.stop.map_or("", stopped);
    if let Some(pit) = facts.barred {
        said += &["; barred pit ", &*text(pit), " for the next turn"].concat();
    }
    said += &match facts.failed {
        Some(Failed::Most(times)) => {
            let times = number(times.into());
            ["; ", &*times, " sowings failed, so the turn ends"].concat()
        }
        Some(Failed::NoneLeft(way)) => {
            let way = WORDS.way(way);
            ["; no pit can be sown ", way, ", so the turn ends"].concat()
        }
        None => String::new(),
    };
    said.push('.');
    for &who in &facts.passes {
        said += &[" ", called(who), " can't move and must pass."].concat();
    }
    said
}

/// `pit b`, `pits C, B and A`.
fn named(letters: &[char]) -> String {
    let pits = if letters.len() == 1 { "pit " } else { "pits " };
    [pits, &listed(letters, " and ")].concat()
}

/// Why nothing was won.
fn stopped(reason: StopReason) -> &'static str {
    match reason {
        StopReason::NotCrossed => "; nothing taken, as no seed crossed",
        StopReason::OppositeEmpty => "; nothing taken, the pit opposite was empty",
        StopReason::OpponentsPit => "; ended on the other side, nothing taken",
        StopReason::Store => "; ended in the store",
        StopReason::Uur => "; ended in an uur",
        StopReason::Claimed => "; ended in a claimed pit",
        StopReason::Captures
        | StopReason::EmptyPit
        | StopReason::MakesFour
        | StopReason::MakesTwoOrFour
        | StopReason::OneLap => "",
    }
}

pub(in crate::ui::words) fn entry(facts: &MoveFacts) -> String {
    let mut said = [
        called(facts.who),
        ": pit ",
        &text(facts.letter),
        &going(facts.way),
    ]
    .concat();
    if facts.taken > 0 {
        said += &[", takes ", &number(facts.taken)].concat();
    }
    if !facts.uurs.is_empty() {
        said += ", two uurs";
    }
    if !facts.claims.is_empty() {
        said += &[", claims ", &*named(&facts.claims)].concat();
    }
    for &who in &facts.passes {
        said += &[". ", called(who), " must pass"].concat();
    }
    said
}

pub(in crate::ui::words) fn at_move(at: u32, of: u32) -> String {
    ["Move ", &number(at), " of ", &number(of)].concat()
}

pub(in crate::ui::words) fn race_tap(who: Who, key: &str) -> String {
    [called(who), ": tap, or press ", key].concat()
}

pub(in crate::ui::words) fn raced(facts: &RaceFacts) -> String {
    [
        "South raced from pit ",
        &text(facts.south),
        ", North from pit ",
        &text(facts.north),
        ". ",
        called(facts.first),
        match facts.first {
            Who::You => " finished first, so you begin.",
            Who::Bot | Who::Friend | Who::Side(_) => " finished first and begins.",
        },
    ]
    .concat()
}

pub(in crate::ui::words) fn resigned(who: Who, winner: Who) -> String {
    let wins = match winner {
        Who::You => " win",
        Who::Bot | Who::Friend | Who::Side(_) => " wins",
    };
    [called(who), " resigned: ", object(winner), wins].concat()
}

pub(in crate::ui::words) fn draw_offered(by: Who, to: Who) -> String {
    [
        &*does(by, "offer"),
        " a draw. Does ",
        object(to),
        " accept?",
    ]
    .concat()
}
