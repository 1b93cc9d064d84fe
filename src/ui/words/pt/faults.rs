//! What is refused or went wrong, and why.

use crate::link::{LinkError, SavedError};
use crate::rules::{ArrangementFault, RaceFault, RecordFault, Refusal};
use crate::ui::bot::Failure;
use crate::ui::words::text;

use super::{WORDS, going, number, pits, seeds};

pub(in crate::ui::words) fn refused(letter: char, why: &Refusal) -> String {
    let why = refusal(why);
    let letter = text(letter);
    [
        "O buraco ",
        &*letter,
        " não pode ser semeado agora: ",
        &why,
        ".",
    ]
    .concat()
}

pub(in crate::ui::words) fn refusal(why: &Refusal) -> String {
    match *why {
        Refusal::GameOver => "o jogo acabou",
        Refusal::RaceFirst => "a corrida vem primeiro",
        Refusal::NoSuchPit => "o tabuleiro não tem esse buraco",
        Refusal::NotYours => "o buraco é do adversário",
        Refusal::WrongDirection => "esse buraco não se semeia nesse sentido",
        Refusal::Uur => "o buraco é um uur",
        Refusal::Claimed => "o buraco foi conquistado",
        Refusal::Empty => "o buraco está vazio",
        Refusal::TooFew { least } => {
            return ["a jogada começa com ", &*seeds(least.into()), " ou mais"].concat();
        }
        Refusal::Barred => "o buraco está bloqueado nesta vez",
        Refusal::MustSow { direction } => {
            return ["esta semeadura tem de ir", &*going(Some(direction))].concat();
        }
        Refusal::Endless => "a semeadura nunca terminaria",
    }
    .to_owned()
}

pub(in crate::ui::words) fn arrangement_fault(fault: &ArrangementFault) -> String {
    match *fault {
        ArrangementFault::Text => "Uma fileira se escreve como =3,3,3,3,2,2.",
        ArrangementFault::NotNow => "Não há rodada para arrumar agora.",
        ArrangementFault::PitCount { found, expected } => {
            let (found, expected) = (pits(found as u32), number(expected.into()));
            return ["A fileira tem ", &*found, ", o tabuleiro ", &expected, "."].concat();
        }
        ArrangementFault::Total { found, expected } => {
            let (found, expected) = (number(found.into()), seeds(expected.into()));
            return ["A fileira tem ", &*found, " de ", &expected, "."].concat();
        }
        ArrangementFault::EmptyPit => "Cada buraco precisa de uma semente.",
        ArrangementFault::NobodyCouldMove => "Um dos buracos precisa de duas sementes ou mais.",
        ArrangementFault::NotTheStart => {
            "Depois de um jogo empatado as sementes ficam como no início."
        }
    }
    .to_owned()
}

pub(in crate::ui::words) fn race_fault(fault: &RaceFault) -> String {
    match *fault {
        RaceFault::Text => "Uma corrida se escreve como c*F ou c*F:snns.",
        RaceFault::NotNow => "Não há corrida agora.",
        RaceFault::NotYours { side } => {
            return ["Esse buraco não é do ", WORDS.side(side), "."].concat();
        }
        RaceFault::OrderLetter { drop } => {
            let drop = number(drop as u32);
            return ["A queda ", &*drop, " não é s nem n."].concat();
        }
        RaceFault::Finished { drop } => {
            let drop = number(drop as u32);
            return ["Na queda ", &*drop, " essa mão já terminou."].concat();
        }
        RaceFault::OrderShort => "A ordem termina antes da corrida.",
        RaceFault::Void => WORDS.race_void(),
    }
    .to_owned()
}

pub(in crate::ui::words) fn link_fault(fault: &LinkError) -> String {
    match fault {
        LinkError::Foreign => "não é um link desta página",
        LinkError::Newer(version) => {
            return [
                "o formato dele, ",
                &*text(*version),
                ", é mais novo do que esta página conhece; recarregue a página e tente de novo",
            ]
            .concat();
        }
        LinkError::Character(at, character) => {
            let (at, character) = (number(*at as u32), text(*character));
            return [
                "o caractere ",
                &*at,
                " dele, \u{201c}",
                &character,
                "\u{201d}, não aparece em link nenhum",
            ]
            .concat();
        }
        LinkError::CutOff { .. } => "falta o fim dele",
        LinkError::Mistyped => "um caractere dele está errado ou falta",
        LinkError::UnknownGame => "ele traz um jogo que esta página não conhece",
        LinkError::Options(_) => "o jogo não tem esse tabuleiro",
        LinkError::TooLong => "é mais longo do que qualquer jogo",
        LinkError::Position { text, .. } => {
            return ["o jogo dele não pode começar de ", &**text].concat();
        }
        LinkError::Token {
            number: at, fault, ..
        } => {
            let why = match fault {
                RecordFault::Refused { refusal: why, .. } => refusal(why),
                RecordFault::Race(fault) => race_fault(fault),
                RecordFault::Arrangement(fault) => arrangement_fault(fault),
                RecordFault::Text(_) => "não se consegue ler".to_owned(),
            };
            let (at, why) = (number(*at as u32), why.trim_end_matches('.'));
            return ["a jogada ", &*at, " dele não vale: ", why].concat();
        }
        LinkError::Ended { .. } => {
            "ele diz que o jogo foi abandonado ou empatado por acordo, mas já tinha acabado"
        }
        LinkError::View { .. } => "o que ele pede para ver não está no jogo dele",
    }
    .to_owned()
}

pub(in crate::ui::words) fn saved_fault(fault: &SavedError) -> String {
    match fault {
        SavedError::Parts => "não são dois jogadores e um jogo".to_owned(),
        SavedError::Player(name) => ["há nele um jogador \u{201c}", &**name, "\u{201d}"].concat(),
        SavedError::Link(fault) => link_fault(fault),
    }
}

pub(in crate::ui::words) fn broken_link(fault: &LinkError) -> String {
    let fault = link_fault(fault);
    [
        "Este link não pode ser aberto: ",
        &*fault,
        ". Aqui está um tabuleiro novo.",
    ]
    .concat()
}

pub(in crate::ui::words) fn stray_link(fault: &LinkError) -> String {
    let fault = link_fault(fault);
    [
        "Este link não pode ser aberto: ",
        &*fault,
        ". Seu jogo está onde estava.",
    ]
    .concat()
}

pub(in crate::ui::words) fn broken_save(fault: &SavedError) -> String {
    let fault = saved_fault(fault);
    ["O jogo guardado aqui não pode ser lido: ", &*fault, "."].concat()
}

pub(in crate::ui::words) fn bot_failed(why: &Failure) -> String {
    let why = WORDS.failure(why);
    [
        "O bot não pôde ser iniciado (",
        why,
        "). Duas pessoas ainda podem jogar aqui.",
    ]
    .concat()
}
