use super::*;

fn books() -> [Rulebook; 2] {
    [
        include_str!("../../../../static/rulebook/en.json"),
        include_str!("../../../../static/rulebook/pt-BR.json"),
    ]
    .map(|text| serde_json::from_str(text).expect("a rulebook"))
}

fn chapter(book: &Rulebook, variant: Variant) -> &Chapter {
    book.chapter(variant).expect("every game has rules")
}

fn sections(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &Section> {
    book.sections(chapter(book, variant))
}

fn items(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &RulebookItem> {
    sections(book, variant).flat_map(|section| &section.items)
}

#[test]
fn every_game_has_its_rules_and_sources() {
    for book in books() {
        assert_eq!(book.games.len(), Variant::ALL.len());
        for variant in Variant::ALL {
            assert!(!chapter(&book, variant).sources.is_empty());
            let texts = sections(&book, variant).map(|section| &section.title);
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
        let shape = |book: &Rulebook| -> Vec<Vec<_>> {
            let of = |item: &RulebookItem| (item.ruling, item.example.clone());
            let section = |one: &Section| one.items.iter().map(of).collect();
            sections(book, variant).map(section).collect()
        };
        assert_eq!(shape(&english), shape(&portuguese), "{}", variant.id());
        let sources = |book: &Rulebook| chapter(book, variant).sources.len();
        assert_eq!(sources(&english), sources(&portuguese), "{}", variant.id());
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
fn every_example_can_be_played() {
    let [book, _] = books();
    for variant in Variant::ALL {
        let mut played = 0;
        for (at, item) in items(&book, variant).enumerate() {
            let game = book.example(variant, at);
            assert_eq!(game.is_some(), item.example.is_some(), "{item:?}");
            played += game.map_or(0, |game| game.plies());
        }
        assert!(played >= 7, "{}", variant.id());
        assert_eq!(book.example(variant, 99), None);
    }
}
