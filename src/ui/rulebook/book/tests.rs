use super::*;

fn books() -> [Rulebook; 2] {
    [
        include_str!("../../../../static/rulebook/en.json"),
        include_str!("../../../../static/rulebook/pt-BR.json"),
    ]
    .map(|text| serde_json::from_str(text).expect("a rulebook"))
}

/// The sections of a game, and the one that is common to all.
fn sections(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &Section> {
    let sections = &book.chapter(variant).sections;
    sections.iter().chain([&book.common])
}

fn items(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &RulebookItem> {
    sections(book, variant).flat_map(|section| &section.items)
}

#[test]
fn every_game_has_its_rules_and_sources() {
    for book in books() {
        for variant in Variant::ALL {
            let chapter = book.chapter(variant);
            assert!(!chapter.sources.is_empty());
            let texts = [&chapter.goal, &chapter.start, &chapter.origin].into_iter();
            let texts = texts.chain(chapter.sources.iter().map(|source| &source.text));
            let texts = texts.chain(sections(&book, variant).map(|section| &section.title));
            for text in texts.chain(items(&book, variant).map(|item| &item.text)) {
                assert!(!text.is_empty() && text.trim() == text, "{text:?}");
                assert!(!text.contains('!'), "{text:?} shouts");
            }
        }
    }
}

#[test]
fn both_languages_say_the_same() {
    let [english, portuguese] = books();
    for variant in Variant::ALL {
        let shape = |book: &Rulebook| -> Vec<_> {
            let section = |one: &Section| {
                let rulings: Vec<bool> = one.items.iter().map(|item| item.ruling).collect();
                (rulings, one.example.clone())
            };
            sections(book, variant).map(section).collect()
        };
        assert_eq!(shape(&english), shape(&portuguese), "{}", variant.id());
        let links = |book: &Rulebook| -> Vec<_> {
            let sources = book.chapter(variant).sources.iter();
            sources.map(|source| source.link.clone()).collect()
        };
        assert_eq!(links(&english), links(&portuguese), "{}", variant.id());
        for (one, other) in items(&english, variant).zip(items(&portuguese, variant)) {
            assert_ne!(one.text, other.text);
        }
    }
}

/// The rulings that docs/RULES.md marks in the sections whose headings contain
/// `part`.
fn rulings_of(part: &str) -> usize {
    let rules = include_str!("../../../../docs/RULES.md");
    let sections: Vec<&str> = rules
        .split("\n##")
        .filter(|section| {
            section
                .lines()
                .next()
                .is_some_and(|line| line.contains(part))
        })
        .collect();
    assert_eq!(sections.len(), 1, "{part}");
    sections[0].matches("[ruling").count()
}

#[test]
fn every_ruling_is_told() {
    for book in books() {
        for variant in Variant::ALL {
            let told = items(&book, variant).filter(|item| item.ruling).count();
            let own = rulings_of(&format!("(`{}`)", variant.id()));
            assert_eq!(
                told,
                own + rulings_of("1. Common ground"),
                "{}",
                variant.id()
            );
        }
    }
}

#[test]
fn every_game_has_examples() {
    let [book, _] = books();
    for variant in Variant::ALL {
        let chapter = book.chapter(variant);
        let examples = chapter
            .sections
            .iter()
            .filter_map(|one| one.example.as_ref());
        let played: usize = examples.map(|example| example.game.plies()).sum();
        assert!(played >= 6, "{}", variant.id());
        assert_eq!(chapter.example(99), None);
    }
}

/// The rules in English, as the file has them.
fn file() -> serde_json::Value {
    let text = include_str!("../../../../static/rulebook/en.json");
    serde_json::from_str(text).expect("JSON")
}

/// The text of the fault of a file.
fn fault(file: serde_json::Value) -> String {
    let book = serde_json::from_value::<Rulebook>(file);
    book.expect_err("a fault").to_string()
}

#[test]
fn an_example_that_cannot_be_played_is_a_fault() {
    for (field, text) in [("position", "1,2 3-4 s"), ("move", "z"), ("move", "A+")] {
        let mut file = file();
        file["games"][0]["sections"][0]["example"][field] = text.into();
        let expected = "giuthi, \"Sow\": the example can't be played";
        assert_eq!(fault(file), expected, "{text}");
    }
}

#[test]
fn every_game_has_one_chapter() {
    let mut unknown = file();
    unknown["games"][1]["game"] = "chess".into();
    assert_eq!(fault(unknown), "giuthi-store is missing");
    let mut twice = file();
    let again = twice["games"][1].clone();
    let games = twice["games"].as_array_mut().expect("a list");
    games.push(again);
    let expected = "\"giuthi-store\" is no game, or comes twice";
    assert_eq!(fault(twice), expected);
}
