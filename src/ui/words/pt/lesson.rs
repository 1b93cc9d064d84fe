//! What the bot teaches.

use crate::ui::words::facts::{HintFacts, LapseFacts, Named, Standing};
use crate::ui::words::{listed_parts, tenths, text};

use super::{called, going, moves, number, seeds};

fn named(mv: Named) -> String {
    ["o buraco ", &*text(mv.letter), &going(mv.way)].concat()
}

/// So many hundredths of a seed.
fn part(hundredths: u32) -> String {
    let said = tenths(hundredths, ",");
    let one = hundredths < 195;
    [&*said, if one { " semente" } else { " sementes" }].concat()
}

pub(in crate::ui::words) fn worth(hundredths: i32, exact: bool) -> String {
    crate::ui::words::signed(hundredths, exact, ",")
}

pub(in crate::ui::words) fn advice(facts: &HintFacts) -> String {
    let mut said = ["Semeie ", &named(facts.mv)].concat();
    let Some(edge) = facts.edge else {
        said += ": é a única jogada.";
        return said;
    };
    let mut parts = Vec::new();
    let why = facts.why.unwrap_or_default();
    if why.takes > 0 {
        parts.push(["ganha ", &seeds(why.takes)].concat());
    }
    if why.otherwise > why.leaves {
        let leaves = match why.leaves {
            0 => "não deixa nada para capturar".to_owned(),
            most => ["deixa no máximo ", &number(most), " para capturar"].concat(),
        };
        let rest = number(why.otherwise);
        parts.push([&*leaves, " (as outras deixam ", &rest, " ou mais)"].concat());
    }
    if why.next > 0 {
        parts.push(["prepara a captura de ", &number(why.next)].concat());
    }
    said += ": ";
    if parts.is_empty() {
        said += &match edge {
            ..5 => "não é pior que nenhuma outra".to_owned(),
            edge => {
                let edge = part(edge.unsigned_abs());
                ["vale ", &edge, " a mais que qualquer outra"].concat()
            }
        };
    }
    said += &listed_parts(&parts, " e ");
    said.push('.');
    said
}

pub(in crate::ui::words) fn standing(facts: &Standing) -> String {
    let mut said = match facts.ahead {
        Some(who) => [called(who), " está na frente por ", &part(facts.by)].concat(),
        None => "Igual".to_owned(),
    };
    if facts.proved {
        said += ", com certeza.";
    } else {
        said += &[", olhando ", &moves(facts.depth.into()), " à frente."].concat();
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
        " valia ",
        &part(facts.cost),
        " a mais",
    ]
    .concat()
}

pub(in crate::ui::words) fn reviewing(left: u32) -> String {
    match left {
        1 => "falta 1 jogada".to_owned(),
        _ => ["faltam ", &*moves(left)].concat(),
    }
}
