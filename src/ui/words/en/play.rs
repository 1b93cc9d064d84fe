//! The board, moves and the race.

use crate::rules::{Direction, StopReason};
use crate::ui::words::facts::{Mark, MoveFacts, Now, PitFacts, Preview, RaceFacts, Who};
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
        Who::Bot | Who::Side(_) => ["Store of ", object(owner)].concat(),
    };
    [&*whose, ", ", &seeds(held)].concat()
}

pub(in crate::ui::words) fn sow(letter: char, way: Direction) -> String {
    ["Sow ", &text(letter), " ", WORDS.way(way)].concat()
}

pub(in crate::ui::words) fn now(now: &Now) -> String {
    match *now {
        Now::Turn(who) => turn(who),
        Now::Again(who, way) => [&*turn(who), ": sow again, ", WORDS.way(way)].concat(),
        Now::Sowing { who, letter, way } => {
            [&*does(who, "sow"), " ", &text(letter), &going(way)].concat()
        }
        Now::BotStarting => WORDS.bot_starting().to_owned(),
        Now::Thinking(Who::You) => "You are thinking".to_owned(),
        Now::Thinking(who) => [called(who), " is thinking"].concat(),
        Now::Stuck(who) => [called(who), " can't play"].concat(),
        Now::Picking(who) => [&*does(who, "pick"), " a pit for the race"].concat(),
        Now::Racing => WORDS.racing().to_owned(),
        Now::Arranging(who) => [&*does(who, "lay"), " out the next round"].concat(),
        Now::Earlier { number, of } => at_move(number, of),
        Now::Puzzle(Who::You) => "Find your best move".to_owned(),
        Now::Puzzle(who) => ["Find the best move for ", object(who)].concat(),
        Now::Over(how) => score(&how),
        Now::Ended(Some(who)) => does(who, "win"),
        Now::Ended(None) => "A draw".to_owned(),
        Now::RoundOver(number, how) => [&*round(number), ": ", &score(&how)].concat(),
        Now::MatchOver(how) => super::match_over(&how),
    }
}

fn turn(who: Who) -> String {
    match who {
        Who::You => "Your turn".to_owned(),
        Who::Bot | Who::Side(_) => [called(who), " to move"].concat(),
    }
}

pub(in crate::ui::words) fn moved(facts: &MoveFacts) -> String {
    let mut said = [
        called(facts.who),
        " sowed ",
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
            said += &[" from ", &listed(&facts.from, " and ")].concat();
        }
    }
    if !facts.uurs.is_empty() {
        said += &["; made uurs of ", &listed(&facts.uurs, " and ")].concat();
    }
    if !facts.claims.is_empty() {
        said += &["; claimed ", &listed(&facts.claims, " and ")].concat();
    }
    said += facts.stop.map_or("", stopped);
    if let Some(pit) = facts.barred {
        said += &["; barred ", &text(pit), " for the next turn"].concat();
    }
    said.push('.');
    for &who in &facts.passes {
        said += &[" ", called(who), " can't move and must pass."].concat();
    }
    said
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
        ", ",
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
        said += &[", claims ", &listed(&facts.claims, " and ")].concat();
    }
    said
}

pub(in crate::ui::words) fn preview(facts: &Preview) -> String {
    let mut said = match facts.end {
        Some(pit) => ["Ends in ", &text(pit)].concat(),
        None => "Ends in the store".to_owned(),
    };
    if facts.laps > 1 {
        said += &[" after ", &number(facts.laps.into()), " laps"].concat();
    }
    if facts.taken > 0 {
        said += &[", takes ", &seeds(facts.taken)].concat();
    }
    said += match facts.marks {
        0 => "",
        1 => ", claims a pit",
        _ => ", makes two uurs",
    };
    said
}

pub(in crate::ui::words) fn at_move(at: u32, of: u32) -> String {
    ["Move ", &number(at), " of ", &number(of)].concat()
}

pub(in crate::ui::words) fn race_pick(who: Who) -> String {
    match who {
        Who::You => "Pick the pit that you begin the race from.".to_owned(),
        Who::Bot => "The bot picks its pit.".to_owned(),
        Who::Side(side) => {
            let other = WORDS.side(side.other());
            [called(who), " picks a pit, while ", other, " looks away."].concat()
        }
    }
}

pub(in crate::ui::words) fn hand_over(to: Who) -> String {
    ["Hand the device to ", object(to), "."].concat()
}

pub(in crate::ui::words) fn race_tap(who: Who, key: &str) -> String {
    [called(who), ": tap here or press ", key, " for each seed"].concat()
}

pub(in crate::ui::words) fn raced(facts: &RaceFacts) -> String {
    [
        "South raced from ",
        &text(facts.south),
        ", North from ",
        &text(facts.north),
        ". ",
        called(facts.first),
        " finished first and ",
        match facts.first {
            Who::You => "begin.",
            Who::Bot | Who::Side(_) => "begins.",
        },
    ]
    .concat()
}

pub(in crate::ui::words) fn resigned(who: Who) -> String {
    [called(who), " resigned."].concat()
}

pub(in crate::ui::words) fn draw_offered(by: Who) -> String {
    [&*does(by, "offer"), " a draw."].concat()
}
