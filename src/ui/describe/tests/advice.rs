use crate::ui::i18n::t;

use super::says;
use crate::bot::Reasons;
use crate::rules::{Direction, Move, Pit, Side, Variant};
use crate::ui::describe;
use crate::ui::describe::facts::{Evaluation, HintFacts, MistakeFacts, NamedMove, Who};
use crate::ui::state::ReviewedMove;

const NOTHING: Reasons = Reasons {
    takes: 0,
    leaves: 0,
    otherwise: 0,
    next: 0,
};

fn hint(edge: Option<i32>, why: Reasons) -> HintFacts {
    HintFacts {
        mv: NamedMove {
            letter: 'c',
            way: Some(Direction::Forward),
        },
        edge,
        why: Some(why),
        wins_by: None,
    }
}

#[test]
fn hints_say_why() {
    says(
        |locale| describe::advice(locale, &hint(None, NOTHING)),
        "Sow pit c counter-clockwise: it is the only move.",
        "Semeie o buraco c no sentido anti-horário: é a única jogada.",
    );
    says(
        |locale| describe::advice(locale, &hint(Some(0), NOTHING)),
        "Sow pit c counter-clockwise: it is no worse than any other.",
        "Semeie o buraco c no sentido anti-horário: não é pior que nenhuma outra.",
    );
    says(
        |locale| describe::advice(locale, &hint(Some(120), NOTHING)),
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
        |locale| describe::advice(locale, &hint(Some(300), all)),
        "Sow pit c counter-clockwise: it wins 8 seeds and leaves at most 2 to take (other moves leave 9 or more).",
        "Semeie o buraco c no sentido anti-horário: ganha 8 sementes e deixa no máximo 2 para capturar (as outras deixam 9 ou mais).",
    );
    let safe = Reasons {
        otherwise: 3,
        ..NOTHING
    };
    let won = HintFacts {
        wins_by: Some(3),
        ..hint(Some(0), NOTHING)
    };
    says(
        |locale| describe::advice(locale, &won),
        "Sow pit c counter-clockwise: it wins for certain, by 3 or more.",
        "Semeie o buraco c no sentido anti-horário: vence com certeza, por 3 ou mais.",
    );
    says(
        |locale| describe::advice(locale, &hint(Some(0), safe)),
        "Sow pit c counter-clockwise: it leaves nothing to take (other moves leave 3 or more).",
        "Semeie o buraco c no sentido anti-horário: não deixa nada para capturar (as outras deixam 3 ou mais).",
    );
}

#[test]
fn who_leads() {
    let standing = |ahead, by, proved| Evaluation {
        ahead,
        by,
        in_round: false,
        depth: 9,
        proved,
        wins_by: None,
    };
    says(
        |locale| describe::evaluation(locale, &standing(Some(Who::You), 340, false)),
        "You lead by 3.4 seeds, looking 9 moves ahead.",
        "Você está na frente por 3,4 sementes, olhando 9 jogadas à frente.",
    );
    says(
        |locale| describe::evaluation(locale, &standing(Some(Who::Side(Side::North)), 100, true)),
        "North leads by 1 seed, for certain.",
        "O Norte está na frente por 1 semente, com certeza.",
    );
    says(
        |locale| describe::evaluation(locale, &standing(None, 0, true)),
        "Even, for certain.",
        "Igual, com certeza.",
    );
    let in_round = Evaluation {
        in_round: true,
        ..standing(Some(Who::You), 400, true)
    };
    says(
        |locale| describe::evaluation(locale, &in_round),
        "You lead by 4 seeds in this round, for certain.",
        "Você está na frente por 4 sementes nesta rodada, com certeza.",
    );
    let won = |who, by| Evaluation {
        wins_by: Some(by),
        ..standing(Some(who), 300, false)
    };
    says(
        |locale| describe::evaluation(locale, &won(Who::You, 3)),
        "You win for certain, by 3 or more.",
        "Você vence com certeza, por 3 ou mais.",
    );
    says(
        |locale| describe::evaluation(locale, &won(Who::Side(Side::North), 1)),
        "North wins for certain, by 1 or more.",
        "O Norte vence com certeza, por 1 ou mais.",
    );
}

#[test]
fn how_strong_a_level_is() {
    says(
        |locale| t!(locale, "measured", points = 84_u32, scaled = true),
        "Made 84 of 100 points against the level below, looking at a 200th as many positions.",
        "Fez 84 de 100 pontos contra o nível abaixo, vendo um duzentavo das posições.",
    );
    says(
        |locale| t!(locale, "measured", points = 84_u32, scaled = false),
        "Made 84 of 100 points against the level below.",
        "Fez 84 de 100 pontos contra o nível abaixo.",
    );
}

#[test]
fn mistakes_name_the_better_move() {
    let facts = MistakeFacts {
        number: 12,
        who: Who::You,
        played: NamedMove {
            letter: 'e',
            way: Some(Direction::Backward),
        },
        better: NamedMove {
            letter: 'c',
            way: None,
        },
        cost: 450,
    };
    says(
        |locale| describe::mistake(locale, &facts),
        "12. You, pit e clockwise: pit c was worth 4.5 seeds more",
        "12. Você, o buraco e no sentido horário: o buraco c valia 4,5 sementes a mais",
    );
    says(
        |locale| t!(locale, "reviewing", moves = 1_u32),
        "1 move to go",
        "falta 1 jogada",
    );
    says(
        |locale| t!(locale, "reviewing", moves = 7_u32),
        "7 moves to go",
        "faltam 7 jogadas",
    );
}

#[test]
fn a_move_of_a_game_under_review_is_told_with_its_number_and_the_best_one() {
    let rules = Variant::Giuthi.default_rules();
    let mv = |pit, direction| Move {
        pit: Pit::new(pit),
        direction,
    };
    let best = mv(0, Direction::Forward);
    let told = |played, cost| ReviewedMove {
        ply: 0,
        side: Side::South,
        played,
        best,
        cost,
    };
    says(
        |locale| describe::reviewed(locale, &rules, &told(best, 0)),
        "Move 1, played and best: pit a counter-clockwise.",
        "Jogada 1, feita e a melhor: o buraco a no sentido anti-horário.",
    );
    let other = mv(2, Direction::Backward);
    says(
        |locale| describe::reviewed(locale, &rules, &told(other, 250)),
        "Move 1. Best: pit a counter-clockwise. Played: pit c clockwise, 2.5 seeds worse.",
        "Jogada 1. Melhor: o buraco a no sentido anti-horário. Feita: o buraco c no sentido horário, 2,5 sementes pior.",
    );
}
