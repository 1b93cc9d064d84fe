mod faults;
mod lesson;
mod sentences;

use std::collections::{BTreeSet, HashSet};

use super::texts::{ENGLISH, FACTS, NAMES};
use super::{Language, Words};
use crate::rules::{Side, Variant};
use crate::ui::plan::Speed;

fn all() -> [Words; Language::ALL.len()] {
    Language::ALL.map(|language| language.words().expect("its texts"))
}

/// Both languages must say these.
#[track_caller]
fn says(say: impl Fn(Words) -> String, english: &str, portuguese: &str) {
    let [en, pt] = all();
    assert_eq!(say(en), english);
    assert_eq!(say(pt), portuguese);
}

/// Texts that are the same in both languages.
const ALIKE: [&str; 3] = ["mbegu", "volume", "bot_at"];

/// The facts, choices and parts of a text, without what is said.
fn shape(text: &str) -> (BTreeSet<String>, usize) {
    let names = text.split('{').skip(1).map(|part| {
        let end = part.find([':', '}']).expect("a fact ends");
        part[..end].to_lowercase()
    });
    (names.collect(), text.matches('[').count())
}

#[test]
fn every_text_is_there_in_every_language() {
    let names: Vec<_> = NAMES.lines().collect();
    assert_eq!(names.len(), ENGLISH.lines().count());
    let different: HashSet<_> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "a name is there twice");
    let learnt = all();
    for (at, name) in names.iter().enumerate() {
        let texts = learnt.map(|words| words.language().texts()[at]);
        let facts: Vec<_> = FACTS[at].split_whitespace().collect();
        for text in texts {
            assert!(!text.trim().is_empty(), "{name} is empty");
            assert_eq!(text.trim(), text, "{name} has space around it");
            assert!(!text.contains('!'), "{name} shouts");
            let opened = text.matches(['{', '[']).count();
            assert_eq!(opened, text.matches(['}', ']']).count(), "{name}: {text}");
            for fact in shape(text).0 {
                assert!(facts.contains(&&*fact), "{name} doesn't know {fact}");
            }
        }
        for fact in facts {
            assert!(
                shape(texts[0]).0.contains(fact),
                "{name} doesn't say {fact}"
            );
        }
        let [english, portuguese] = texts;
        assert_eq!(
            shape(english).1,
            shape(portuguese).1,
            "{name}: optional parts"
        );
        if FACTS[at].is_empty() {
            let places = texts.map(|text| text.matches('|').count());
            assert_eq!(places[0], places[1], "{name}: choices");
        }
        assert_eq!(english == portuguese, ALIKE.contains(name), "{name}");
    }
}

#[test]
fn other_texts_are_not_learnt() {
    let known = include_str!("../../../static/words/pt-BR.txt");
    let renamed = known.replace("close = ", "shut = ");
    let (first, rest) = known.split_once('\n').expect("lines");
    for file in [
        String::new(),
        renamed,
        rest.to_owned(),
        [rest, first].concat(),
    ] {
        assert_eq!(super::language::texts_of(file.leak()), None);
    }
    assert!(super::language::texts_of(known).is_some());
}

#[test]
fn the_commands_of_a_view_differ() {
    for w in all() {
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
    let en = Words::default();
    for variant in Variant::ALL {
        assert_eq!(en.game(variant), variant.name());
        assert_eq!(en.place(variant), variant.place());
        assert_eq!(en.people(variant), variant.people());
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
    assert_eq!(Words::default().size(&sulus), "3×6, 3 seeds in each pit");
}
