use crate::ui::i18n::t;

use super::says;
use crate::bot::{Analysis, CertainResult, MoveScore, Reasons};
use crate::link::Player;
use crate::rules::{BySide, Direction, Move, Pit, Side, Variant};
use crate::ui::describe;
use crate::ui::describe::facts::{HintFacts, NamedMove};
use crate::ui::state::{Heading, Orientation, ReviewedMove};

const NOTHING: Reasons = Reasons {
    takes: 0,
    leaves: 0,
    otherwise: 0,
    next: 0,
};

fn hint(why: Reasons) -> HintFacts {
    HintFacts {
        mv: NamedMove {
            letter: 'c',
            way: Some(Heading::RightOrUp),
        },
        is_only: false,
        why: Some(why),
    }
}

#[test]
fn hints_say_the_first_reason() {
    let only = HintFacts {
        is_only: true,
        ..hint(NOTHING)
    };
    says(
        |locale| describe::hint(locale, &only, true),
        "Hint: this pit to the right, the only move",
        "Dica: este buraco para a direita, a única jogada",
    );
    says(
        |locale| describe::hint(locale, &hint(NOTHING), true),
        "Hint: this pit to the right",
        "Dica: este buraco para a direita",
    );
    let all = hint(Reasons {
        takes: 7,
        leaves: 2,
        otherwise: 9,
        next: 5,
    });
    says(
        |locale| describe::hint(locale, &all, true),
        "Hint: this pit to the right, takes 7",
        "Dica: este buraco para a direita, captura 7",
    );
    says(
        |locale| {
            describe::hint(
                &locale.clone().for_boards(Orientation::Upright),
                &all,
                false,
            )
        },
        "Hint: pit c up, takes 7",
        "Dica: o buraco c para cima, captura 7",
    );
    says(
        |locale| describe::solution(locale, &all),
        "Pit c to the right, takes 7.",
        "O buraco c para a direita, captura 7.",
    );
    let safe = hint(Reasons {
        otherwise: 3,
        ..NOTHING
    });
    says(
        |locale| describe::hint(locale, &safe, true),
        "Hint: this pit to the right, leaves nothing to take",
        "Dica: este buraco para a direita, não deixa nada para capturar",
    );
    let ready = hint(Reasons { next: 5, ..NOTHING });
    says(
        |locale| describe::hint(locale, &ready, true),
        "Hint: this pit to the right, prepares to take 5",
        "Dica: este buraco para a direita, prepara a captura de 5",
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
        "North leads by 1 seed.",
        "O Norte está na frente por 1 semente.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &judged(0, true)),
        "Even.",
        "Igual.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &judged(50, false)),
        "Even.",
        "Igual.",
    );
    let by_rounds = Variant::LayliGoobalay.default_rules();
    says(
        |locale| describe::evaluation(locale, &by_rounds, against_bot, mover, &judged(400, true)),
        "You lead by 4 seeds in this round.",
        "Você está na frente por 4 sementes nesta rodada.",
    );
    let certain = |wins, by| Analysis {
        certain: Some(CertainResult { wins, by, mv: None }),
        ..judged(300, false)
    };
    says(
        |locale| describe::evaluation(locale, &rules, against_bot, mover, &certain(true, 3)),
        "You win.",
        "Você vence.",
    );
    says(
        |locale| describe::evaluation(locale, &rules, of_two, mover, &certain(false, 1)),
        "North wins.",
        "O Norte vence.",
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
fn moments_name_the_better_move() {
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
        |locale| describe::moment(locale, &rules, players, Side::South, &found),
        "12. You, pit e to the left: pit a to the right was 4 seeds better",
        "12. Você, o buraco e para a esquerda: o buraco a para a direita era 4 sementes melhor",
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
        |locale| describe::reviewed(locale, &rules, Side::South, &told(BEST, 0)),
        "Move 1, played and best: pit a to the right.",
        "Jogada 1, feita e a melhor: o buraco a para a direita.",
    );
    let other = Move {
        pit: Pit::new(2),
        direction: Direction::Backward,
    };
    says(
        |locale| describe::reviewed(locale, &rules, Side::South, &told(other, 240)),
        "Move 1. Best: pit a to the right. Played: pit c to the left, 2 seeds worse.",
        "Jogada 1. Melhor: o buraco a para a direita. Feita: o buraco c para a esquerda, 2 sementes pior.",
    );
}
