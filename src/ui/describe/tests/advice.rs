use crate::ui::i18n::t;

use super::says;
use crate::bot::{Analysis, CertainResult, MoveScore, Reasons};
use crate::link::Player;
use crate::rules::{BySide, Direction, Move, Pit, Side, Variant};
use crate::ui::describe;
use crate::ui::describe::facts::{HintFacts, NamedMove};
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
        "Sow pit c counter-clockwise: it is worth 1 seed more than any other.",
        "Semeie o buraco c no sentido anti-horário: vale 1 semente a mais que qualquer outra.",
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

const BEST: Move = Move {
    pit: Pit::new(0),
    direction: Direction::Forward,
};

#[test]
fn who_leads() {
    let judged = |score, proved| Analysis {
        moves: vec![MoveScore {
            mv: BEST,
            score,
            decided: proved,
        }],
        line: vec![BEST],
        depth: 9,
        proved,
        certain: None,
        reasons: None,
        budget: None,
    };
    let against_bot = BySide {
        south: Player::Person,
        north: Player::Bot(3),
    };
    let of_two = BySide::from_fn(|_| Player::Person);
    let mover = Side::South;
    let rules = Variant::Giuthi.default_rules();
    says(
        |locale| describe::evaluation(locale, &rules, against_bot, mover, &judged(340, false)),
        "You lead by 3 seeds.",
        "Você está na frente por 3 sementes.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &judged(-100, true)),
        "North leads by 1 seed, for certain.",
        "O Norte está na frente por 1 semente, com certeza.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &judged(0, true)),
        "Even, for certain.",
        "Igual, com certeza.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &judged(50, false)),
        "Even.",
        "Igual.",
    );
    let by_rounds = Variant::LayliGoobalay.default_rules();
    says(
        |locale| describe::evaluation(locale, &by_rounds, against_bot, mover, &judged(400, true)),
        "You lead by 4 seeds in this round, for certain.",
        "Você está na frente por 4 sementes nesta rodada, com certeza.",
    );
    let certain = |wins, by| Analysis {
        certain: Some(CertainResult { wins, by, mv: None }),
        ..judged(300, false)
    };
    says(
        |locale| describe::evaluation(locale, &rules, against_bot, mover, &certain(true, 3)),
        "You win for certain, by 3 or more.",
        "Você vence com certeza, por 3 ou mais.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &certain(false, 1)),
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
    let rules = Variant::Giuthi.default_rules();
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(3),
    };
    let found = ReviewedMove {
        ply: 11,
        side: Side::South,
        played: Move {
            pit: Pit::new(4),
            direction: Direction::Backward,
        },
        best: BEST,
        cost: 440,
    };
    says(
        |locale| describe::mistake(locale, &rules, players, &found),
        "12. You, pit e clockwise: pit a counter-clockwise was worth 4 seeds more",
        "12. Você, o buraco e no sentido horário: o buraco a no sentido anti-horário valia 4 sementes a mais",
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
    let told = |played, cost| ReviewedMove {
        ply: 0,
        side: Side::South,
        played,
        best: BEST,
        cost,
    };
    says(
        |locale| describe::reviewed(locale, &rules, &told(BEST, 0)),
        "Move 1, played and best: pit a counter-clockwise.",
        "Jogada 1, feita e a melhor: o buraco a no sentido anti-horário.",
    );
    let other = Move {
        pit: Pit::new(2),
        direction: Direction::Backward,
    };
    says(
        |locale| describe::reviewed(locale, &rules, &told(other, 240)),
        "Move 1. Best: pit a counter-clockwise. Played: pit c clockwise, 2 seeds worse.",
        "Jogada 1. Melhor: o buraco a no sentido anti-horário. Feita: o buraco c no sentido horário, 2 sementes pior.",
    );
}
