use std::collections::HashSet;

use super::facts::{
    Ending, Left, Mark, MoveFacts, Now, PitFacts, Preview, RaceFacts, Reason, RoundFacts, Score,
    Who, refusal,
};
use super::{Language, Words, labels, settings};
use crate::link::{LinkError, Player, SavedError};
use crate::rules::{
    ArrangementFault, BySide, Direction, Match, OptionError, OverReason, Pit, RaceFault,
    RecordFault, Refusal, Rounds, Rules, Side, Variant,
};
use crate::ui::bot::Failure;
use crate::ui::plan::Speed;

const EN: Words = Language::English.words();
const PT: Words = Language::Portuguese.words();

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(1),
};
const TWO: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Person,
};

/// Both languages must say these.
#[track_caller]
fn says(say: impl Fn(Words) -> String, english: &str, portuguese: &str) {
    assert_eq!(say(EN), english);
    assert_eq!(say(PT), portuguese);
}

/// Texts of a table that are the same in both languages.
const ALIKE: [&str; 2] = ["mbegu", "volume"];

#[test]
fn every_label_is_there_in_every_language() {
    for (name, texts) in labels::TABLE.iter().chain(settings::TABLE) {
        for text in texts {
            assert!(!text.trim().is_empty(), "{name} is empty");
            assert_eq!(text.trim(), *text, "{name} has space around it");
            assert!(!text.contains('!'), "{name} shouts");
        }
        assert_eq!(texts[0] == texts[1], ALIKE.contains(name), "{name}");
    }
}

#[test]
fn the_commands_of_a_view_differ() {
    for w in [EN, PT] {
        let moves = [w.step_first(), w.step_back(), w.step_on(), w.step_last()];
        let game = [w.undo(), w.redo(), w.resign(), w.offer_draw(), w.again()];
        let levels = [1, 2, 3].map(|level| w.level(level));
        let speeds = Speed::ALL.map(|speed| w.speed(speed));
        let games = Variant::ALL.map(|game| w.game(game));
        let abouts = Variant::ALL.map(|game| w.about(game));
        let sides = Side::ALL.map(|side| w.side(side));
        let lists: [&[&str]; 7] = [&moves, &game, &levels, &speeds, &games, &abouts, &sides];
        for list in lists {
            let different: HashSet<_> = list.iter().collect();
            assert_eq!(different.len(), list.len(), "{list:?}");
        }
    }
}

#[test]
fn english_names_the_games_as_the_rules_do() {
    for variant in Variant::ALL {
        assert_eq!(EN.game(variant), variant.name());
        assert_eq!(EN.place(variant), variant.place());
        assert_eq!(EN.people(variant), variant.people());
    }
}

#[test]
fn numbers_and_plurals() {
    for (count, english, portuguese) in [
        (0, "0 seeds", "0 semente"),
        (1, "1 seed", "1 semente"),
        (2, "2 seeds", "2 sementes"),
        (21, "21 seeds", "21 sementes"),
        (1_005, "1,005 seeds", "1.005 sementes"),
    ] {
        says(|w| w.seeds(count), english, portuguese);
    }
    says(|w| w.moves(1), "1 move", "1 jogada");
    says(|w| w.pits(0), "0 pits", "0 buraco");
    says(|w| w.number(1_234_567), "1,234,567", "1.234.567");
    says(|w| w.number(12_045), "12,045", "12.045");
}

#[test]
fn the_reader_s_first_language_that_is_spoken() {
    let of = |tags: &[&str]| Language::from_tags(tags.iter().copied());
    assert_eq!(of(&["pt-BR", "en"]), Language::Portuguese);
    assert_eq!(of(&["pt"]), Language::Portuguese);
    assert_eq!(of(&["PT-pt"]), Language::Portuguese);
    assert_eq!(of(&["so", "sw-KE", "pt_BR", "en"]), Language::Portuguese);
    assert_eq!(of(&["en-GB", "pt"]), Language::English);
    assert_eq!(of(&["am", "ti"]), Language::English);
    assert_eq!(of(&["ptx"]), Language::English);
    assert_eq!(of(&[""]), Language::English);
    assert_eq!(of(&[]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::find(language.tag()), Some(language));
        assert_eq!(of(&[language.tag()]), language);
    }
    assert_eq!(Language::find("pt"), None);
}

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
        rounds: Rounds::Shrinking,
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
fn why_a_pit_cannot_be_played() {
    let rules = Variant::Giuthi.default_rules();
    let position = rules
        .parse_position("1,0,5,6,6,6/6,6,6,6,6,6 6-6 s")
        .expect("a position");
    let why = |pit| refusal(&rules, &position, Pit::new(pit));
    assert_eq!(why(2), None);
    assert_eq!(why(1), Some(Refusal::Empty));
    assert_eq!(why(6), Some(Refusal::NotYours));
    let few = why(0).expect("a refusal");
    says(
        |w| w.refused('a', &few),
        "a can't be sown now: a move starts with 2 seeds or more.",
        "a não pode ser semeado agora: a jogada começa com 2 sementes ou mais.",
    );
    let turning = Refusal::MustSow {
        direction: Direction::Backward,
    };
    says(
        |w| w.refusal(&turning),
        "this sowing must go clockwise",
        "esta semeadura tem de ir no sentido horário",
    );
}

#[test]
fn every_fault_has_words_of_its_own() {
    let refusals = [
        Refusal::GameOver,
        Refusal::RaceFirst,
        Refusal::NoSuchPit,
        Refusal::NotYours,
        Refusal::WrongDirection,
        Refusal::Uur,
        Refusal::Claimed,
        Refusal::Empty,
        Refusal::TooFew { least: 2 },
        Refusal::Barred,
        Refusal::Endless,
    ];
    let arrangements = [
        ArrangementFault::Text,
        ArrangementFault::NotNow,
        ArrangementFault::PitCount {
            found: 1,
            expected: 6,
        },
        ArrangementFault::Total {
            found: 1,
            expected: 6,
        },
        ArrangementFault::EmptyPit,
        ArrangementFault::NobodyCouldMove,
        ArrangementFault::NotTheStart,
    ];
    let races = [
        RaceFault::Text,
        RaceFault::NotNow,
        RaceFault::NotYours { side: Side::South },
        RaceFault::OrderLetter { drop: 1 },
        RaceFault::Finished { drop: 1 },
        RaceFault::OrderShort,
        RaceFault::Void,
    ];
    let options = [
        OptionError::Pits {
            given: 4,
            allowed: 5..=10,
        },
        OptionError::Seeds {
            given: 4,
            allowed: 5..=10,
        },
    ];
    let game = Box::new(Match::new(Variant::Giuthi.default_rules(), Side::South));
    let token = |fault| LinkError::Token {
        number: 3,
        fault,
        game: game.clone(),
    };
    let rules = Variant::Giuthi.default_rules();
    let illegal = token(RecordFault::Refused {
        mv: rules.parse_move("a+").expect("a move"),
        position: Box::new(rules.start(Side::South)),
        refusal: Refusal::Empty,
    });
    let text = "6,6/6,6 0-0 s".to_owned();
    let error = rules.parse_position(&text).expect_err("too few pits");
    let links = [
        LinkError::Foreign,
        LinkError::Newer('4'),
        LinkError::Character(3, '%'),
        LinkError::CutOff { game: None },
        LinkError::Mistyped,
        LinkError::UnknownGame,
        LinkError::Options(options[0].clone()),
        LinkError::TooLong,
        LinkError::Position { text, error },
        token(RecordFault::Arrangement(ArrangementFault::EmptyPit)),
        LinkError::Ended { game: game.clone() },
        LinkError::View { game: game.clone() },
        illegal.clone(),
    ];
    let saves = [
        SavedError::Parts,
        SavedError::Player("x".to_owned()),
        SavedError::Link(LinkError::CutOff { game: None }),
    ];
    let bots = [
        Failure::NoWorkers,
        Failure::Missing,
        Failure::OtherBuild,
        Failure::Silent,
        Failure::Died(String::new()),
        Failure::Puzzled(String::new()),
        Failure::Illegal,
    ];
    let mut said = HashSet::new();
    for w in [EN, PT] {
        let all = (refusals.iter().map(|fault| w.refusal(fault)))
            .chain(arrangements.iter().map(|fault| w.arrangement_fault(fault)))
            .chain(races.iter().map(|fault| w.race_fault(fault)))
            .chain(options.iter().map(|fault| w.option_fault(fault)))
            .chain(links.iter().map(|fault| w.broken_link(fault)))
            .chain(saves.iter().map(|fault| w.broken_save(fault)))
            .chain(bots.iter().map(|fault| w.bot_failed(fault)));
        for text in all {
            assert!(!text.contains("  ") && !text.contains('!'), "{text}");
            assert!(said.insert(text.clone()), "{text} is said twice");
        }
    }
    says(
        |w| w.broken_link(&illegal),
        "This link can't be opened: move 3 in it can't be played: the pit is empty. \
         Here is a fresh board.",
        "Este link não pode ser aberto: a jogada 3 dele não vale: o buraco está vazio. \
         Aqui está um tabuleiro novo.",
    );
}

#[test]
fn the_size_of_a_board() {
    let giuthi = Variant::Giuthi.default_rules();
    says(
        |w| w.size(&giuthi),
        "2×6, 6 seeds in each pit",
        "2×6, 6 sementes por buraco",
    );
    let sulus = Variant::SulusAidi.default_rules();
    assert_eq!(EN.size(&sulus), "3×6, 3 seeds in each pit");
}
