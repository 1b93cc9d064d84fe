use std::collections::HashSet;

use super::{all, says};
use crate::link::{KeptError, LinkError, SavedError};
use crate::rules::{
    ArrangementFault, Direction, Match, OptionError, Pit, RaceFault, RecordFault, Refusal, Side,
    Variant,
};
use crate::ui::bot::Failure;
use crate::ui::words::facts::refusal;

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
        "Pit a can't be sown now: a move starts with 2 seeds or more.",
        "O buraco a não pode ser semeado agora: a jogada começa com 2 sementes ou mais.",
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
        LinkError::Options(OptionError::Pits {
            given: 4,
            allowed: 5..=10,
        }),
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
    for w in all() {
        let texts = (refusals.iter().map(|fault| w.refusal(fault)))
            .chain(arrangements.iter().map(|fault| w.arrangement_fault(fault)))
            .chain(races.iter().map(|fault| w.race_fault(fault)))
            .chain(links.iter().map(|fault| w.broken_link(fault)))
            .chain(
                saves
                    .iter()
                    .map(|fault| w.broken_save(&KeptError::Saved(fault.clone()))),
            )
            .chain(bots.iter().map(|fault| w.bot_failed(fault)));
        for text in texts {
            assert!(!text.contains("  ") && !text.contains('!'), "{text}");
            assert!(said.insert(text.clone()), "{text} is said twice");
        }
    }
    says(
        |w| w.broken_link(&illegal),
        "This link can't be opened: move 3 in it can't be played: the pit is empty. \
         Ask for it to be sent again.",
        "Este link não pode ser aberto: a jogada 3 dele não vale: o buraco está vazio. \
         Peça que seja enviado de novo.",
    );
}
