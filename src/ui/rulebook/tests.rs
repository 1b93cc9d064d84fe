use super::*;

fn books() -> [Rulebook; 2] {
    [
        include_str!("../../../static/rulebook/en.json"),
        include_str!("../../../static/rulebook/pt-BR.json"),
    ]
    .map(|text| serde_json::from_str(text).expect("a rulebook"))
}

fn chapter(book: &Rulebook, variant: Variant) -> &Chapter {
    book.chapter(variant).expect("every game has rules")
}

/// A game's sections, those common to all at the end.
fn sections(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &Section> {
    chapter(book, variant).sections.iter().chain([&book.common])
}

fn items(book: &Rulebook, variant: Variant) -> impl Iterator<Item = &Item> {
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
            let of = |section: &Section| section.items.iter().map(|item| item.ruling).collect();
            sections(book, variant).map(of).collect()
        };
        assert_eq!(shape(&english), shape(&portuguese), "{}", variant.id());
        let sources = |book: &Rulebook| chapter(book, variant).sources.len();
        assert_eq!(sources(&english), sources(&portuguese), "{}", variant.id());
        for (one, other) in items(&english, variant).zip(items(&portuguese, variant)) {
            assert_ne!(one.text, other.text);
        }
    }
}

#[test]
fn every_ruling_is_told() {
    for book in books() {
        for variant in Variant::ALL {
            let told = items(&book, variant).filter(|item| item.ruling).count();
            assert_eq!(told, variant.rulings().count(), "{}", variant.id());
        }
    }
}
