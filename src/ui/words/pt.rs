//! The sentences in Brazilian Portuguese. The words for pit (*buraco*), store
//! (*depósito*), lap (*volta*) and round (*rodada*) are those of its players.

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
const WORDS: super::Words = Language::Portuguese.words();

/// `1 semente`, `2 sementes`; nothing is singular, too.
fn count(value: u32, one: &str, many: &str) -> String {
    let noun = if value < 2 { one } else { many };
    [&*number(value), " ", noun].concat()
}

pub(super) fn number(value: u32) -> String {
    super::grouped(value, ".")
}

pub(super) fn seeds(value: u32) -> String {
    count(value, "semente", "sementes")
}

pub(super) fn moves(value: u32) -> String {
    count(value, "jogada", "jogadas")
}

pub(super) fn pits(value: u32) -> String {
    count(value, "buraco", "buracos")
}

pub(super) fn lap(value: u16) -> String {
    ["volta ", &number(value.into())].concat()
}

/// A subject at the head of a sentence. Its verb is in the third person for
/// each of them.
fn called(who: Who) -> &'static str {
    match who {
        Who::You => "Você",
        Who::Bot => "O bot",
        Who::Friend => "A outra pessoa",
        Who::Side(Side::South) => "O Sul",
        Who::Side(Side::North) => "O Norte",
    }
}

/// Within a sentence.
fn object(who: Who) -> &'static str {
    match who {
        Who::You => "você",
        Who::Bot => "o bot",
        Who::Friend => "a outra pessoa",
        Who::Side(Side::South) => "o Sul",
        Who::Side(Side::North) => "o Norte",
    }
}

/// After `de`.
fn of(who: Who) -> &'static str {
    match who {
        Who::You => "de você",
        Who::Bot => "do bot",
        Who::Friend => "da outra pessoa",
        Who::Side(Side::South) => "do Sul",
        Who::Side(Side::North) => "do Norte",
    }
}

/// ` no sentido horário`, or nothing.
fn going(way: Option<Direction>) -> String {
    way.map_or_else(String::new, |way| [" no sentido ", WORDS.way(way)].concat())
}

pub(super) fn bot(level: u8) -> String {
    ["Bot: ", WORDS.level(level)].concat()
}

pub(super) fn who_plays(side: Side) -> String {
    ["Quem joga pelo ", WORDS.side(side)].concat()
}

pub(super) fn size(rules: &Rules) -> String {
    let options = rules.options();
    let filling = seeds(options.seeds.into());
    [&*super::shape(rules), ", ", &filling, " por buraco"].concat()
}

pub(super) fn earlier(game: &str, count: u32) -> String {
    ["Voltar a ", game, ", ", &moves(count)].concat()
}

pub(super) fn measured(points: u32) -> String {
    [
        "Fez ",
        &*number(points),
        " de 100 pontos contra o nível abaixo, ambos pensando 1/200 do tempo.",
    ]
    .concat()
}
