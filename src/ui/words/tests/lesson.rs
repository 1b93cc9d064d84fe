//! What the bot teaches.

use super::says;
use crate::bot::Reasons;
use crate::rules::{Direction, Side};
use crate::ui::words::facts::{HintFacts, LapseFacts, Named, Standing, Who};

const NOTHING: Reasons = Reasons {
    takes: 0,
    leaves: 0,
    otherwise: 0,
    next: 0,
};

fn hint(edge: Option<i32>, why: Reasons) -> HintFacts {
    HintFacts {
        mv: Named {
            letter: 'c',
            way: Some(Direction::Forward),
        },
        edge,
        why: Some(why),
    }
}

#[test]
fn hints_say_why() {
    says(
        |w| w.advice(&hint(None, NOTHING)),
        "Sow pit c counter-clockwise: it is the only move.",
        "Semeie o buraco c no sentido anti-horário: é a única jogada.",
    );
    says(
        |w| w.advice(&hint(Some(0), NOTHING)),
        "Sow pit c counter-clockwise: it is no worse than any other.",
        "Semeie o buraco c no sentido anti-horário: não é pior que nenhuma outra.",
    );
    says(
        |w| w.advice(&hint(Some(120), NOTHING)),
        "Sow pit c counter-clockwise: it is worth 1.2 seeds more than any other.",
        "Semeie o buraco c no sentido anti-horário: vale 1,2 semente a mais que qualquer outra.",
    );
    let all = Reasons {
        takes: 8,
        leaves: 2,
        otherwise: 9,
        next: 5,
    };
    says(
        |w| w.advice(&hint(Some(300), all)),
        "Sow pit c counter-clockwise: it wins 8 seeds, leaves at most 2 to take (other moves leave 9 or more) and prepares to win 5.",
        "Semeie o buraco c no sentido anti-horário: ganha 8 sementes, deixa no máximo 2 para capturar (as outras deixam 9 ou mais) e prepara a captura de 5.",
    );
    let safe = Reasons {
        otherwise: 3,
        ..NOTHING
    };
    says(
        |w| w.advice(&hint(Some(0), safe)),
        "Sow pit c counter-clockwise: it leaves nothing to take (other moves leave 3 or more).",
        "Semeie o buraco c no sentido anti-horário: não deixa nada para capturar (as outras deixam 3 ou mais).",
    );
}

#[test]
fn who_leads() {
    let standing = |ahead, by, proved| Standing {
        ahead,
        by,
        depth: 9,
        proved,
    };
    says(
        |w| w.standing(&standing(Some(Who::You), 340, false)),
        "You lead by 3.4 seeds, looking 9 moves ahead.",
        "Você está na frente por 3,4 sementes, olhando 9 jogadas à frente.",
    );
    says(
        |w| w.standing(&standing(Some(Who::Side(Side::North)), 100, true)),
        "North leads by 1 seed, for certain.",
        "O Norte está na frente por 1 semente, com certeza.",
    );
    says(
        |w| w.standing(&standing(None, 0, true)),
        "Even, for certain.",
        "Igual, com certeza.",
    );
}

#[test]
fn what_a_move_is_worth() {
    for (hundredths, exact, english, portuguese) in [
        (0, false, "0", "0"),
        (4, false, "0", "0"),
        (340, false, "+3.4", "+3,4"),
        (-1_010, false, "\u{2212}10.1", "\u{2212}10,1"),
        (300, false, "+3.0", "+3,0"),
        (-300, true, "\u{2212}3", "\u{2212}3"),
        (996, false, "+10.0", "+10,0"),
    ] {
        says(|w| w.worth(hundredths, exact), english, portuguese);
    }
}

#[test]
fn how_strong_a_level_is() {
    says(
        |w| w.measured(84, true),
        "Made 84 of 100 points against the level below, looking at a 200th as many positions.",
        "Fez 84 de 100 pontos contra o nível abaixo, vendo um duzentavo das posições.",
    );
    says(
        |w| w.measured(84, false),
        "Made 84 of 100 points against the level below.",
        "Fez 84 de 100 pontos contra o nível abaixo.",
    );
}

#[test]
fn lapses_name_the_better_move() {
    let facts = LapseFacts {
        number: 12,
        who: Who::You,
        played: Named {
            letter: 'e',
            way: Some(Direction::Backward),
        },
        better: Named {
            letter: 'c',
            way: None,
        },
        cost: 450,
    };
    says(
        |w| w.lapse(&facts),
        "12. You, pit e clockwise: pit c was worth 4.5 seeds more",
        "12. Você, o buraco e no sentido horário: o buraco c valia 4,5 sementes a mais",
    );
    says(|w| w.reviewing(1), "1 move to go", "falta 1 jogada");
    says(|w| w.reviewing(7), "7 moves to go", "faltam 7 jogadas");
}
