use std::collections::HashSet;

use super::{all, says};
use crate::link::{LinkError, StoredGameError};
use crate::rules::{
    ArrangementError, Direction, IllegalMove, Match, OptionError, Pit, RaceError, RecordError,
    RecordErrorKind, Side, Variant,
};
use crate::ui::describe;
use crate::ui::describe::facts::refusal;
use crate::ui::state::BotFailure;

#[test]
fn why_a_pit_cannot_be_played() {
    let rules = Variant::Giuthi.default_rules();
    let position = rules
        .parse_position("1,0,5,6,6,6/6,6,6,6,6,6 6-6 s")
        .expect("a position");
    let why = |pit| refusal(&rules, &position, Pit::new(pit));
    assert_eq!(why(2), None);
    assert_eq!(why(1), Some(IllegalMove::Empty));
    assert_eq!(why(6), Some(IllegalMove::NotYours));
    let few = why(0).expect("a refusal");
    says(
        |locale| describe::refused(locale, 'a', &few),
        "Pit a can't be sown now: a move starts with 2 seeds or more.",
        "O buraco a não pode ser semeado agora: a jogada começa com 2 sementes ou mais.",
    );
    let turning = IllegalMove::MustSow {
        direction: Direction::Backward,
    };
    says(
        |locale| describe::refusal(locale, &turning),
        "this sowing must go clockwise",
        "esta semeadura tem de ir no sentido horário",
    );
}

#[test]
fn every_fault_has_words_of_its_own() {
    let refusals = [
        IllegalMove::GameOver,
        IllegalMove::RaceFirst,
        IllegalMove::NoSuchPit,
        IllegalMove::NotYours,
        IllegalMove::WrongDirection,
        IllegalMove::Uur,
        IllegalMove::Claimed,
        IllegalMove::Empty,
        IllegalMove::TooFew { min_seeds: 2 },
        IllegalMove::Barred,
        IllegalMove::Endless,
    ];
    let arrangements = [
        ArrangementError::Text,
        ArrangementError::NotNow,
        ArrangementError::PitCount {
            found: 1,
            expected: 6,
        },
        ArrangementError::Total {
            found: 1,
            expected: 6,
        },
        ArrangementError::EmptyPit,
        ArrangementError::NobodyCouldMove,
        ArrangementError::NotTheStart,
    ];
    let races = [
        RaceError::Text,
        RaceError::NotNow,
        RaceError::NotYours { side: Side::South },
        RaceError::OrderLetter { drop: 1 },
        RaceError::Finished { drop: 1 },
        RaceError::OrderShort,
        RaceError::Void,
    ];
    let game = Box::new(Match::new(Variant::Giuthi.default_rules(), Side::South));
    let ply = |kind| LinkError::Ply {
        error: RecordError { ply: 3, kind },
        game: game.clone(),
    };
    let rules = Variant::Giuthi.default_rules();
    let illegal = ply(RecordErrorKind::Illegal {
        mv: rules.parse_move("a+").expect("a move"),
        position: Box::new(rules.start(Side::South)),
        reason: IllegalMove::Empty,
    });
    let text = "6,6/6,6 0-0 s".to_owned();
    let error = rules.parse_position(&text).expect_err("too few pits");
    let links = [
        LinkError::Foreign,
        LinkError::Older('4'),
        LinkError::Newer('6'),
        LinkError::Character(3, '%'),
        LinkError::CutOff { game: None },
        LinkError::Mistyped,
        LinkError::UnknownGame,
        LinkError::Options(OptionError::Pits {
            given: 4,
            allowed: 5..=10,
        }),
        LinkError::TooLong,
        LinkError::Position { text, error },
        ply(RecordErrorKind::Arrangement(ArrangementError::EmptyPit)),
        LinkError::Termination { game: game.clone() },
        LinkError::View { game: game.clone() },
        illegal.clone(),
    ];
    let saves = [
        StoredGameError::Extra,
        StoredGameError::Player("x".to_owned()),
        StoredGameError::Link(LinkError::CutOff { game: None }),
    ];
    let bots = [
        BotFailure::NoWorkers,
        BotFailure::Missing,
        BotFailure::OtherBuild,
        BotFailure::Silent,
        BotFailure::Panicked(String::new()),
        BotFailure::Rejected(String::new()),
        BotFailure::Illegal,
    ];
    let mut said = HashSet::new();
    for locale in &all() {
        let texts = (refusals
            .iter()
            .map(|fault| describe::refusal(locale, fault)))
        .chain(
            arrangements
                .iter()
                .map(|fault| describe::arrangement_fault(locale, fault)),
        )
        .chain(
            races
                .iter()
                .map(|fault| describe::race_fault(locale, fault)),
        )
        .chain(
            links
                .iter()
                .map(|fault| describe::broken_link(locale, fault)),
        )
        .chain(
            saves
                .iter()
                .map(|fault| describe::broken_save(locale, fault)),
        )
        .chain(bots.iter().map(|fault| describe::bot_failed(locale, fault)));
        for text in texts {
            assert!(!text.contains("  ") && !text.contains('!'), "{text}");
            assert!(said.insert(text.clone()), "{text} is said twice");
        }
    }
    says(
        |locale| describe::broken_link(locale, &illegal),
        "This link can't be opened: move 3 in it can't be played: the pit is empty. \
         Ask for it to be sent again.",
        "Este link não pode ser aberto: a jogada 3 dele não vale: o buraco está vazio. \
         Peça que seja enviado de novo.",
    );
}
