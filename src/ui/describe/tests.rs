mod advice;
mod clock;
mod faults;
mod rounds;
mod sentences;
mod tags;

use std::collections::HashSet;

use crate::rules::{Event, Position, Rules, Side, Variant};
use crate::ui::describe;
use crate::ui::i18n::samples::{english, portuguese};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::NamedValue;
use crate::ui::state::settings::Speed;

/// The position of a text, and the events of a move that is played in it.
fn play(rules: &Rules, position: &str, mv: &str) -> (Position, Vec<Event>) {
    let position = rules.parse_position(position).expect("a position");
    let mv = rules.parse_move(mv).expect("a move");
    let mut events = Vec::new();
    rules
        .play(&position, mv, &mut events)
        .expect("a legal move");
    (position, events)
}

/// Both languages.
fn all() -> [Locale; 2] {
    [english(), portuguese()]
}

/// Both languages say these.
#[track_caller]
fn says(say: impl Fn(&Locale) -> String, english: &str, portuguese: &str) {
    let [en, pt] = all();
    assert_eq!(say(&en), english);
    assert_eq!(say(&pt), portuguese);
}

#[test]
fn the_commands_of_a_view_differ() {
    for locale in &all() {
        let lists = [
            vec![
                t!(locale, "step-first"),
                t!(locale, "step-back"),
                t!(locale, "step-on"),
                t!(locale, "step-last"),
            ],
            vec![
                t!(locale, "undo"),
                t!(locale, "redo"),
                t!(locale, "resign"),
                t!(locale, "offer-draw"),
                t!(locale, "again"),
            ],
            (1..=8_u8)
                .map(|level| t!(locale, "level", level = level))
                .collect(),
            Speed::ALL
                .iter()
                .map(|speed| t!(locale, "speed", speed = speed.name()))
                .collect(),
            Variant::ALL
                .map(|variant| describe::game(locale, variant))
                .to_vec(),
            Variant::ALL
                .map(|variant| t!(locale, "about", game = variant.id()))
                .to_vec(),
            Side::ALL
                .map(|side| t!(locale, "side", side = side))
                .to_vec(),
        ];
        for list in lists {
            let different: HashSet<_> = list.iter().collect();
            assert_eq!(different.len(), list.len(), "{list:?}");
        }
    }
}

#[test]
fn english_names_the_games_as_the_rules_do() {
    let locale = &english();
    for variant in Variant::ALL {
        let rules = include_str!("../../../docs/RULES.md");
        let heading = format!("{} (`{}`)", describe::game(locale, variant), variant.id());
        assert!(rules.contains(&heading), "{heading}");
    }
}

#[test]
fn the_size_of_a_board() {
    let giuthi = Variant::Giuthi.default_rules();
    says(
        |locale| describe::size(locale, &giuthi),
        "2×6, 6 seeds in each pit",
        "2×6, 6 sementes por buraco",
    );
    let sulus = Variant::SulusAidi.default_rules();
    let text = describe::size(&english(), &sulus);
    assert_eq!(text, "3×6, 3 seeds in each pit");
}

#[test]
fn a_level_above_the_last_means_the_last() {
    says(
        |locale| describe::bot(locale, 3),
        "Bot: Beginner",
        "Bot: Iniciante",
    );
    says(
        |locale| describe::bot(locale, 99),
        "Bot: Champion",
        "Bot: Campeão",
    );
}

#[test]
fn a_game_to_go_back_to_has_its_name_and_length() {
    says(
        |locale| describe::go_back(locale, Variant::Giuthi, 0),
        "Go back to Giuthi, 0 moves",
        "Voltar a Giuthi, 0 jogada",
    );
}
