//! The board, moves and the race.

use crate::rules::{Direction, StopReason};
use crate::ui::words::facts::{Failed, Mark, MoveFacts, Now, PitFacts, RaceFacts, Who};
use crate::ui::words::{listed, text};

use super::{WORDS, called, going, number, object, of, round, score, seeds};

pub(in crate::ui::words) fn pit(facts: &PitFacts) -> String {
    let mut said = [
        WORDS.side(facts.owner),
        ", buraco ",
        &text(facts.letter),
        ", ",
        &seeds(facts.seeds.into()),
    ]
    .concat();
    match facts.mark {
        Some((Mark::Uur, Who::You)) => said += ", seu uur",
        Some((Mark::Uur, who)) => said += &[", uur ", of(who)].concat(),
        Some((Mark::Claim, Who::You)) => said += ", conquistado por você",
        Some((Mark::Claim, Who::Bot)) => said += ", conquistado pelo bot",
        Some((Mark::Claim, Who::Friend)) => said += ", conquistado pela outra pessoa",
        Some((Mark::Claim, Who::Side(side))) => {
            said += &[", conquistado pelo ", WORDS.side(side)].concat();
        }
        None => {}
    }
    if facts.barred {
        said += ", bloqueado nesta vez";
    }
    said += match facts.ways {
        0 => "",
        1 => ", pode ser semeado",
        _ => ", pode ser semeado nos dois sentidos",
    };
    said
}

pub(in crate::ui::words) fn store(owner: Who, held: u32) -> String {
    let whose = match owner {
        Who::You => "Seu depósito".to_owned(),
        Who::Bot | Who::Friend | Who::Side(_) => ["Depósito ", of(owner)].concat(),
    };
    [&*whose, ", ", &seeds(held)].concat()
}

pub(in crate::ui::words) fn sow(letter: char, way: Direction) -> String {
    ["Semear o buraco ", &*text(letter), &going(Some(way))].concat()
}

pub(in crate::ui::words) fn now(now: &Now) -> String {
    match *now {
        Now::Turn(who) => turn(who),
        Now::Again(who, way) => [&*turn(who), ": semear de novo,", &going(Some(way))].concat(),
        Now::Sowing { who, letter, way } => [
            called(who),
            " semeia o buraco ",
            &*text(letter),
            &going(way),
        ]
        .concat(),
        Now::BotStarting => WORDS.bot_starting().to_owned(),
        Now::Thinking(who) => [called(who), " está pensando"].concat(),
        Now::Stuck(who) => [called(who), " não pode jogar"].concat(),
        Now::Picking(who) => [called(who), " escolhe um buraco para a corrida"].concat(),
        Now::Racing => WORDS.racing().to_owned(),
        Now::Arranging(who) => [called(who), " arruma a próxima rodada"].concat(),
        Now::Earlier { number: 0, .. } => WORDS.at_start().to_owned(),
        Now::Earlier { number, of } => at_move(number, of),
        Now::Over(how) => score(&how),
        Now::RoundOver(number, how) => [&*round(number), ": ", &score(&how)].concat(),
        Now::MatchOver(how) => super::match_over(&how),
    }
}

fn turn(who: Who) -> String {
    match who {
        Who::You => "Sua vez".to_owned(),
        Who::Bot | Who::Friend | Who::Side(_) => ["Vez ", of(who)].concat(),
    }
}

pub(in crate::ui::words) fn moved(facts: &MoveFacts) -> String {
    let mut said = [
        called(facts.who),
        " semeou o buraco ",
        &text(facts.letter),
        &going(facts.way),
    ]
    .concat();
    if facts.laps > 1 {
        let laps = number(facts.laps.into());
        said += &[": ", &*laps, " voltas, ", &seeds(facts.sown)].concat();
    }
    if facts.taken > 0 {
        said += &["; capturou ", &*seeds(facts.taken)].concat();
        if !facts.from.is_empty() {
            said += &[" d", &*named(&facts.from)].concat();
        }
    }
    if !facts.uurs.is_empty() {
        said += &["; fez uurs d", &*named(&facts.uurs)].concat();
    }
    if !facts.claims.is_empty() {
        said += &["; conquistou ", &*named(&facts.claims)].concat();
    }
    said += facts.stop.map_or("", stopped);
    if let Some(pit) = facts.barred {
        said += &["; bloqueou o buraco ", &*text(pit), " na próxima vez"].concat();
    }
    said += &match facts.failed {
        Some(Failed::Most(times)) => {
            let times = number(times.into());
            ["; ", &*times, " semeaduras falharam, e a vez acaba"].concat()
        }
        Some(Failed::NoneLeft(way)) => {
            let way = going(Some(way));
            ["; nada pode ser semeado", &*way, ", e a vez acaba"].concat()
        }
        None => String::new(),
    };
    said.push('.');
    for &who in &facts.passes {
        said += &[" ", called(who), " não tem jogada e passa a vez."].concat();
    }
    said
}

/// `o buraco b`, `os buracos C, B e A`; after `d`, too.
fn named(letters: &[char]) -> String {
    let one = letters.len() == 1;
    let pits = if one { "o buraco " } else { "os buracos " };
    [pits, &*listed(letters, " e ")].concat()
}

/// Why nothing was won.
fn stopped(reason: StopReason) -> &'static str {
    match reason {
        StopReason::NotCrossed => "; nada capturado, pois nenhuma semente atravessou",
        StopReason::OppositeEmpty => "; nada capturado, o buraco oposto estava vazio",
        StopReason::OpponentsPit => "; terminou do outro lado, nada capturado",
        StopReason::Store => "; terminou no depósito",
        StopReason::Uur => "; terminou em um uur",
        StopReason::Claimed => "; terminou em um buraco conquistado",
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
        ": buraco ",
        &text(facts.letter),
        &going(facts.way),
    ]
    .concat();
    if facts.taken > 0 {
        said += &[", captura ", &*number(facts.taken)].concat();
    }
    if !facts.uurs.is_empty() {
        said += ", dois uurs";
    }
    if !facts.claims.is_empty() {
        said += &[", conquista ", &*named(&facts.claims)].concat();
    }
    for &who in &facts.passes {
        said += &[". ", called(who), " deve passar"].concat();
    }
    said
}

pub(in crate::ui::words) fn at_move(at: u32, all: u32) -> String {
    ["Jogada ", &*number(at), " de ", &number(all)].concat()
}

pub(in crate::ui::words) fn race_tap(who: Who, key: &str) -> String {
    [called(who), ": toque, ou tecle ", key].concat()
}

pub(in crate::ui::words) fn raced(facts: &RaceFacts) -> String {
    [
        "O Sul correu do buraco ",
        &*text(facts.south),
        ", o Norte do buraco ",
        &text(facts.north),
        ". ",
        called(facts.first),
        " terminou primeiro e começa.",
    ]
    .concat()
}

pub(in crate::ui::words) fn resigned(who: Who, winner: Who) -> String {
    [called(who), " desistiu: ", object(winner), " vence"].concat()
}

pub(in crate::ui::words) fn draw_offered(by: Who, to: Who) -> String {
    [called(by), " propõe empate. ", called(to), " aceita?"].concat()
}
