use std::collections::HashSet;

use super::{all, says};
use crate::link::{FileErrorKind, LinkError, Player, SavedGame, StoredGameError};
use crate::rules::{ArrangementError, BySide, Direction, IllegalMove, Match, Pit, Variant};
use crate::ui::describe::facts::refusal;
use crate::ui::describe::{self, Fault};
use crate::ui::state::{BotFailure, GameState, Heading, Notice};

fn left(_: Direction) -> Heading {
    Heading::LeftOrDown
}

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
    let game = Match::from_position(rules, position);
    let state = GameState::new(SavedGame::new(game, BySide::from_fn(|_| Player::Person)));
    says(
        |locale| describe::refused(locale, &state, Pit::new(0), &few),
        "Pit a can't be sown now: a move starts with 2 seeds or more.",
        "O buraco a não pode ser semeado agora: a jogada começa com 2 sementes ou mais.",
    );
    let turning = IllegalMove::MustSow {
        direction: Direction::Backward,
    };
    says(
        |locale| describe::refusal(locale, left, &turning),
        "this sowing must go to the left",
        "esta semeadura tem de ir para a esquerda",
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
        ArrangementError::Total {
            found: 1,
            expected: 6,
        },
        ArrangementError::EmptyPit,
        ArrangementError::NobodyCouldMove,
    ];
    let faults = [Fault::Damaged, Fault::OtherVersion, Fault::Foreign];
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
            .map(|fault| describe::refusal(locale, left, fault)))
        .chain(
            arrangements
                .iter()
                .map(|fault| describe::arrangement_fault(locale, fault)),
        )
        .chain(faults.iter().map(|&fault| describe::fault(locale, fault)))
        .chain(bots.iter().map(|fault| describe::bot_failed(locale, fault)));
        for text in texts {
            assert!(!text.contains("  ") && !text.contains('!'), "{text}");
            assert!(said.insert(text.clone()), "{text} is said twice");
        }
    }
}

#[test]
fn a_fault_is_damage_another_version_or_another_page() {
    let older = LinkError::Older('4');
    let cut_off = LinkError::CutOff { game: None };
    assert_eq!(Fault::of_link(&older), Fault::OtherVersion);
    assert_eq!(Fault::of_link(&LinkError::Newer('6')), Fault::OtherVersion);
    assert_eq!(Fault::of_link(&LinkError::Foreign), Fault::Foreign);
    assert_eq!(Fault::of_link(&cut_off), Fault::Damaged);
    assert_eq!(Fault::of_stored(&StoredGameError::Parts), Fault::Damaged);
    let saved = StoredGameError::Link(older.clone());
    assert_eq!(Fault::of_stored(&saved), Fault::OtherVersion);
    assert_eq!(Fault::of_file(&FileErrorKind::Older), Fault::OtherVersion);
    assert_eq!(Fault::of_file(&FileErrorKind::NoGame), Fault::Foreign);
    assert_eq!(Fault::of_file(&FileErrorKind::LongLine), Fault::Damaged);
    says(
        |locale| describe::notice(locale, &Notice::BrokenLink(cut_off.clone())),
        "This link can't be opened: a part of it is missing or wrong. \
         Ask for it to be sent again.",
        "Este link não pode ser aberto: uma parte dele falta ou está errada. \
         Peça que seja enviado de novo.",
    );
}
