//! Ends, rounds and matches.

use crate::ui::words::facts::{Ending, Left, Reason, RoundFacts, Score, Who};
use crate::ui::words::text;

use super::{called, number, object, pits, seeds};

/// `, 40 a 32`.
fn by(score: &Score) -> String {
    let more = number(score.more.into());
    [", ", &*more, " a ", &number(score.fewer.into())].concat()
}

pub(in crate::ui::words) fn score(score: &Score) -> String {
    let by = by(score);
    match score.winner {
        None => ["Empate", &*by].concat(),
        Some(who) => [called(who), " vence", &by].concat(),
    }
}

pub(in crate::ui::words) fn ending(ending: &Ending) -> String {
    let mut said: Vec<String> = ending.reason.map(reason).into_iter().collect();
    let swept = ending.swept.iter().filter(|(_, seeds)| *seeds > 0);
    let shares = swept.map(|&(who, seeds)| [&*number(seeds), " para ", object(who)].concat());
    let shares = shares.collect::<Vec<_>>().join(", ");
    if !shares.is_empty() {
        said.push(["Sementes que restavam no tabuleiro: ", &*shares, "."].concat());
    }
    said.join(" ")
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::NobodyCanMove => "Ninguém mais tem jogada.".to_owned(),
        Reason::CannotMove(who) => [called(who), " não tem mais jogada."].concat(),
        Reason::Repetition => "A mesma posição apareceu pela terceira vez.".to_owned(),
        Reason::Equal => "A rodada terminou empatada, e a partida também.".to_owned(),
        Reason::CannotArrange(who) => {
            let who = who.map_or("O outro jogador", called);
            [who, " não tem sementes para mais uma rodada."].concat()
        }
        Reason::Stalled => "Três rodadas seguidas não mudaram nada.".to_owned(),
    }
}

pub(in crate::ui::words) fn round(at: u32) -> String {
    ["Rodada ", &*number(at)].concat()
}

pub(in crate::ui::words) fn match_over(score: &Score) -> String {
    let by = by(score);
    match score.winner {
        None => ["A partida termina empatada", &*by].concat(),
        Some(who) => [called(who), " vence a partida", &by].concat(),
    }
}

pub(in crate::ui::words) fn next_round(facts: &RoundFacts) -> String {
    let mut said = ["A seguir: rodada ", &*number(facts.number)].concat();
    let (now, before) = (facts.pits, facts.before);
    if now != before {
        let change = number(now.abs_diff(before).into());
        let way = if now < before {
            " a menos que antes"
        } else {
            " a mais que antes"
        };
        let pits = pits(now.into());
        said += &[" com ", &*pits, " por fileira, ", &change, way].concat();
    }
    said += &[". ", called(facts.first), " joga primeiro."].concat();
    said
}

pub(in crate::ui::words) fn arrange(facts: &RoundFacts) -> String {
    let Some(who) = facts.by else {
        return super::WORDS.row_at_start().to_owned();
    };
    let whose = match (who, facts.seeds) {
        (Who::You, 0 | 1) => " arruma sua ",
        (Who::You, _) => " arruma suas ",
        (Who::Bot | Who::Friend | Who::Side(_), _) => " arruma ",
    };
    [
        called(who),
        whose,
        &seeds(facts.seeds.into()),
        " em ",
        &pits(facts.pits.into()),
        ".",
    ]
    .concat()
}

pub(in crate::ui::words) fn arranged(by: Who, row: &str) -> String {
    [called(by), " arrumou ", row].concat()
}

pub(in crate::ui::words) fn left(left: Left) -> String {
    match left {
        Left::Nothing => "Todas as sementes estão na fileira".to_owned(),
        Left::Seeds(number) => {
            let verb = if number < 2 { "Falta " } else { "Faltam " };
            [verb, &*seeds(number)].concat()
        }
        Left::TooMany(number) => [&*seeds(number), " a mais"].concat(),
    }
}

pub(in crate::ui::words) fn add_seed(letter: char) -> String {
    ["Pôr uma semente no buraco ", &*text(letter)].concat()
}

pub(in crate::ui::words) fn take_seed(letter: char) -> String {
    ["Tirar uma semente do buraco ", &*text(letter)].concat()
}
