mod faults;
mod lesson;
mod sentences;

use std::collections::HashSet;

use super::{Language, Words, labels, settings};
use crate::rules::{Side, Variant};
use crate::ui::plan::Speed;

const EN: Words = Language::English.words();
const PT: Words = Language::Portuguese.words();

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
        let levels = [1, 2, 3, 4, 5, 6, 7, 8].map(|level| w.level(level));
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
