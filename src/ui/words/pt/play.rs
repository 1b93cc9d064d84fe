//! The board, moves and the race.

use crate::rules::{Direction, StopReason};
use crate::ui::words::facts::{Mark, MoveFacts, Now, PitFacts, Preview, RaceFacts, Who};
use crate::ui::words::{listed, text};

use super::{WORDS, called, going, number, of, round, score, seeds};

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
        Some((Mark::Uur, who)) => said += &[", uur ", &*of(who)].concat(),
        Some((Mark::Claim, Who::You)) => said += ", conquistado por você",
        Some((Mark::Claim, Who::Bot)) => said += ", conquistado pelo bot",
        Some((Mark::Claim, Who::Side(side))) => {
            said += &[", conquistado por ", WORDS.side(side)].concat();
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
        Who::Bot | Who::Side(_) => ["Depósito ", &*of(owner)].concat(),
    };
    [&*whose, ", ", &seeds(held)].concat()
}

pub(in crate::ui::words) fn sow(letter: char, way: Direction) -> String {
    ["Semear ", &*text(letter), &going(Some(way))].concat()
}

pub(in crate::ui::words) fn now(now: &Now) -> String {
    match *now {
        Now::Turn(who) => turn(who),
        Now::Again(who, way) => [&*turn(who), ": semear de novo,", &going(Some(way))].concat(),
        Now::Sowing { who, letter, way } => {
            [called(who), " semeia ", &text(letter), &going(way)].concat()
        }
        Now::BotStarting => WORDS.bot_starting().to_owned(),
        Now::Thinking(who) => [called(who), " está pensando"].concat(),
        Now::Stuck(who) => [called(who), " não pode jogar"].concat(),
        Now::Picking(who) => [called(who), " escolhe um buraco para a corrida"].concat(),
        Now::Racing => WORDS.racing().to_owned(),
        Now::Arranging(who) => [called(who), " arruma a próxima rodada"].concat(),
        Now::Earlier { number, of } => at_move(number, of),
        Now::Puzzle(Who::You) => "Encontre a sua melhor jogada".to_owned(),
        Now::Puzzle(who) => ["Encontre a melhor jogada ", &*of(who)].concat(),
        Now::Over(how) => score(&how),
        Now::Ended(Some(who)) => [called(who), " vence"].concat(),
        Now::Ended(None) => "Empate".to_owned(),
        Now::RoundOver(number, how) => [&*round(number), ": ", &score(&how)].concat(),
        Now::MatchOver(how) => super::match_over(&how),
    }
}

fn turn(who: Who) -> String {
    match who {
        Who::You => "Sua vez".to_owned(),
        Who::Bot | Who::Side(_) => ["Vez ", &*of(who)].concat(),
    }
}

pub(in crate::ui::words) fn moved(facts: &MoveFacts) -> String {
    let mut said = [
        called(facts.who),
        " semeou ",
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
            said += &[" de ", &*listed(&facts.from, " e ")].concat();
        }
    }
    if !facts.uurs.is_empty() {
        said += &["; fez uurs de ", &*listed(&facts.uurs, " e ")].concat();
    }
    if !facts.claims.is_empty() {
        said += &["; conquistou ", &*listed(&facts.claims, " e ")].concat();
    }
    said += facts.stop.map_or("", stopped);
    if let Some(pit) = facts.barred {
        said += &["; bloqueou ", &*text(pit), " na próxima vez"].concat();
    }
    said.push('.');
    for &who in &facts.passes {
        said += &[" ", called(who), " não tem jogada e passa a vez."].concat();
    }
    said
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
        ", ",
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
        said += &[", conquista ", &*listed(&facts.claims, " e ")].concat();
    }
    said
}

pub(in crate::ui::words) fn preview(facts: &Preview) -> String {
    let mut said = match facts.end {
        Some(pit) => ["Termina em ", &*text(pit)].concat(),
        None => "Termina no depósito".to_owned(),
    };
    if facts.laps > 1 {
        said += &[" após ", &*number(facts.laps.into()), " voltas"].concat();
    }
    if facts.taken > 0 {
        said += &[", captura ", &*seeds(facts.taken)].concat();
    }
    said += match facts.marks {
        0 => "",
        1 => ", conquista um buraco",
        _ => ", faz dois uurs",
    };
    said
}

pub(in crate::ui::words) fn at_move(at: u32, all: u32) -> String {
    ["Jogada ", &*number(at), " de ", &number(all)].concat()
}

pub(in crate::ui::words) fn race_pick(who: Who) -> String {
    match who {
        Who::You => "Escolha o buraco em que você começa a corrida.".to_owned(),
        Who::Bot => "O bot escolhe o buraco dele.".to_owned(),
        Who::Side(side) => {
            let other = WORDS.side(side.other());
            [called(who), " escolhe um buraco, sem que ", other, " veja."].concat()
        }
    }
}

pub(in crate::ui::words) fn hand_over(to: Who) -> String {
    match to {
        Who::You => "O aparelho fica com você.".to_owned(),
        Who::Bot => "Passe o aparelho ao bot.".to_owned(),
        Who::Side(side) => ["Passe o aparelho a ", WORDS.side(side), "."].concat(),
    }
}

pub(in crate::ui::words) fn race_tap(who: Who, key: &str) -> String {
    [
        called(who),
        ": toque aqui ou aperte ",
        key,
        " a cada semente",
    ]
    .concat()
}

pub(in crate::ui::words) fn raced(facts: &RaceFacts) -> String {
    [
        "Sul correu de ",
        &*text(facts.south),
        ", Norte de ",
        &text(facts.north),
        ". ",
        called(facts.first),
        " terminou primeiro e começa.",
    ]
    .concat()
}

pub(in crate::ui::words) fn resigned(who: Who) -> String {
    [called(who), " desistiu."].concat()
}

pub(in crate::ui::words) fn draw_offered(by: Who) -> String {
    [called(by), " propõe empate."].concat()
}
