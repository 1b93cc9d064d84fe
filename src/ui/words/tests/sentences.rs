use super::says;
use crate::link::{Ended, Player};
use crate::rules::{BySide, Direction, OverReason, Rules, Side, Variant};
use crate::ui::words::facts::{
    Ending, Left, Mark, MoveFacts, Now, PitFacts, Preview, RaceFacts, Reason, RoundFacts, Score,
    Who,
};

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(1),
};
const TWO: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Person,
};

/// What the first move of a position does, told by its events.
fn played(rules: &Rules, position: &str, mv: &str, players: BySide<Player>) -> MoveFacts {
    let position = rules.parse_position(position).expect("a position");
    let mv = rules.parse_move(mv).expect("a move");
    let mut events = Vec::new();
    rules
        .try_play(&position, mv, &mut events)
        .expect("a legal move");
    MoveFacts::of(rules, players, &events).expect("a move's events")
}

#[test]
fn a_capture_is_told_with_its_pits() {
    let rules = Variant::Giuthi.default_rules();
    // The worked case of Rules 3.1.
    let facts = played(&rules, "5,2,5,0,0,0/5,8,4,4,4,3 16-16 s", "b-", TWO);
    says(
        |w| w.moved(&facts),
        "South sowed b clockwise: 2 laps, 6 seeds; took 18 seeds from C, B and A.",
        "Sul semeou b no sentido horário: 2 voltas, 6 sementes; capturou 18 sementes de C, B e A.",
    );
    says(
        |w| w.entry(&facts),
        "South, b clockwise, takes 18",
        "Sul, b no sentido horário, captura 18",
    );
}

#[test]
fn uurs_claims_and_bars_are_told() {
    let layli = Variant::LayliGoobalay.default_rules();
    let facts = played(&layli, "1,0,4,4,4,4/4,4,4,4,3,4 4-4 s", "a", WITH_BOT);
    says(
        |w| w.moved(&facts),
        "You sowed a; made uurs of b and E.",
        "Você semeou a; fez uurs de b e E.",
    );
    let alemungula = Variant::Alemungula.default_rules();
    let facts = played(&alemungula, "5,5,5,5,1/0,5,5,5,5 9-0 s", "e", WITH_BOT);
    says(
        |w| w.moved(&facts),
        "You sowed e counter-clockwise; barred A for the next turn.",
        "Você semeou e no sentido anti-horário; bloqueou A na próxima vez.",
    );
    let claim = MoveFacts {
        who: Who::Bot,
        letter: 'C',
        way: None,
        claims: vec!['f'],
        passes: vec![Who::You],
        ..facts
    };
    says(
        |w| {
            w.moved(&MoveFacts {
                barred: None,
                ..claim.clone()
            })
        },
        "The bot sowed C; claimed f. You can't move and must pass.",
        "O bot semeou C; conquistou f. Você não tem jogada e passa a vez.",
    );
}

#[test]
fn a_pit_says_all_there_is_to_say() {
    let facts = PitFacts {
        owner: Side::South,
        letter: 'c',
        seeds: 1,
        mark: None,
        barred: false,
        ways: 2,
    };
    says(
        |w| w.pit(&facts),
        "South, pit c, 1 seed, can be sown either way",
        "Sul, buraco c, 1 semente, pode ser semeado nos dois sentidos",
    );
    let uur = PitFacts {
        seeds: 4,
        mark: Some((Mark::Uur, Who::Bot)),
        ways: 0,
        ..facts
    };
    says(
        |w| w.pit(&uur),
        "South, pit c, 4 seeds, uur of the bot",
        "Sul, buraco c, 4 sementes, uur do bot",
    );
    let barred = PitFacts {
        mark: Some((Mark::Claim, Who::You)),
        barred: true,
        ..uur
    };
    says(
        |w| w.pit(&barred),
        "South, pit c, 4 seeds, claimed by you, barred for this turn",
        "Sul, buraco c, 4 sementes, conquistado por você, bloqueado nesta vez",
    );
    says(
        |w| w.store(Who::Side(Side::North), 12),
        "Store of North, 12 seeds",
        "Depósito de Norte, 12 sementes",
    );
    says(
        |w| w.store(Who::You, 1),
        "Your store, 1 seed",
        "Seu depósito, 1 semente",
    );
}

#[test]
fn whose_turn_it_is() {
    let you = Who::You;
    says(|w| w.now(&Now::Turn(you)), "Your turn", "Sua vez");
    says(
        |w| w.now(&Now::Turn(Who::Bot)),
        "The bot to move",
        "Vez do bot",
    );
    let north = Who::of(TWO, Side::North);
    says(
        |w| w.now(&Now::Turn(north)),
        "North to move",
        "Vez de Norte",
    );
    says(
        |w| w.now(&Now::Again(you, Direction::Backward)),
        "Your turn: sow again, clockwise",
        "Sua vez: semear de novo, no sentido horário",
    );
    let sowing = Now::Sowing {
        who: north,
        letter: 'D',
        way: Some(Direction::Forward),
    };
    says(
        |w| w.now(&sowing),
        "North sows D counter-clockwise",
        "Norte semeia D no sentido anti-horário",
    );
}

#[test]
fn ends_and_rounds() {
    let score = Score::new(
        WITH_BOT,
        Some(Side::South),
        BySide {
            south: 40,
            north: 32,
        },
    );
    says(
        |w| w.score(&score),
        "You win, 40 to 32",
        "Você vence, 40 a 32",
    );
    let drawn = Score::new(
        WITH_BOT,
        None,
        BySide {
            south: 36,
            north: 36,
        },
    );
    says(|w| w.score(&drawn), "A draw, 36 each", "Empate, 36 a 36");
    says(
        |w| w.round_over(2, &score),
        "Round 2: You win, 40 to 32.",
        "Rodada 2: Você vence, 40 a 32.",
    );
    says(
        |w| w.match_over(&score),
        "You win the match, 40 to 32",
        "Você vence a partida, 40 a 32",
    );
    let ending = Ending {
        reason: Some(Reason::of_game(TWO, OverReason::CannotMove(Side::North))),
        swept: [(Who::You, 1), (Who::Bot, 5)],
    };
    says(
        |w| w.ending(&ending),
        "North can't move, which ends the game. You get the 1 seed left on that side. \
         The bot gets the 5 seeds left on that side.",
        "Norte não tem jogada, e assim o jogo acaba. Você fica com a semente que restava desse \
         lado. O bot fica com as 5 sementes que restavam desse lado.",
    );
    let facts = RoundFacts {
        number: 3,
        by: Some(Who::You),
        seeds: 17,
        pits: 5,
        before: 6,
        first: Who::Bot,
    };
    says(
        |w| w.next_round(&facts),
        "Round 3 begins on 5 pits a row, 1 fewer than before. The bot begins.",
        "Rodada 3 começa com 5 buracos por fileira, 1 a menos que antes. O bot joga primeiro.",
    );
    says(
        |w| w.arrange(&facts),
        "You lay out your 17 seeds in 5 pits.",
        "Você arruma suas 17 sementes em 5 buracos.",
    );
    says(|w| w.left(Left::of(5, 4)), "1 seed left", "Falta 1 semente");
    says(
        |w| w.left(Left::of(4, 6)),
        "2 seeds too many",
        "2 sementes a mais",
    );
    says(
        |w| w.left(Left::of(4, 4)),
        "All seeds are laid out",
        "Todas as sementes estão na fileira",
    );
}

#[test]
fn the_race_and_a_preview() {
    let facts = RaceFacts {
        south: 'c',
        north: 'F',
        first: Who::You,
    };
    says(
        |w| w.raced(&facts),
        "South raced from c, North from F. You finished first and begin.",
        "Sul correu de c, Norte de F. Você terminou primeiro e começa.",
    );
    says(
        |w| w.race_pick(Who::Side(Side::North)),
        "North picks a pit, while South looks away.",
        "Norte escolhe um buraco, sem que Sul veja.",
    );
    let preview = Preview {
        end: Some('D'),
        laps: 3,
        taken: 7,
        marks: 0,
    };
    says(
        |w| w.preview(&preview),
        "Ends in D after 3 laps, takes 7 seeds",
        "Termina em D após 3 voltas, captura 7 sementes",
    );
}

#[test]
fn ends_that_the_players_made() {
    let ending = Ending {
        reason: Some(Reason::of_players(WITH_BOT, Ended::Resigned(Side::South))),
        swept: [(Who::You, 0), (Who::Bot, 0)],
    };
    says(|w| w.ending(&ending), "You resigned.", "Você desistiu.");
    says(
        |w| w.now(&Now::Ended(Some(Who::Bot))),
        "The bot wins",
        "O bot vence",
    );
    says(|w| w.now(&Now::Ended(None)), "A draw", "Empate");
}
