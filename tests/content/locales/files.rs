//! Every language against English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use mbegu::bot::{Level, PuzzleTheme};
use mbegu::link::Overstep;
use mbegu::rules::{Side, Variant};
use mbegu::ui::describe::facts::Who;
use mbegu::ui::i18n::{Bundle, LANGUAGES, Language, MessageValue};
use mbegu::ui::share::ShareKind;
use mbegu::ui::state::settings::{GameStart, Look, MovePreview, Numbers, RacePace, Speed, Theme};
use mbegu::ui::state::{NamedValue, Opponent};

use super::{file, root};

/// A selector of a message: the name of its argument, the keys of its
/// variants, and the key of the default.
#[derive(Debug)]
pub struct Selector {
    pub argument: String,
    pub keys: Vec<String>,
    pub default: String,
}

/// The references of a message.
#[derive(Debug, Default)]
pub struct Shape {
    pub selectors: Vec<Selector>,
    pub references: BTreeSet<String>,
}

/// The messages of a file, in its order.
pub fn shapes(text: &str) -> Vec<(String, Shape)> {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{errors:?}"),
    };
    let mut shapes = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "{}", message.id.name);
                let mut shape = Shape::default();
                let pattern = message.value.as_ref().expect("a message has a text");
                read_pattern(pattern, &mut shape);
                shapes.push((message.id.name.to_owned(), shape));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{entry:?}"),
        }
    }
    shapes
}

fn read_pattern(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, shape);
        }
    }
}

fn read_expression(expression: &Expression<&str>, shape: &mut Shape) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, shape),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                panic!("a selector is an argument: {selector:?}");
            };
            let key = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let default = variants.iter().find(|variant| variant.default);
            shape.selectors.push(Selector {
                argument: id.name.to_owned(),
                keys: variants.iter().map(|variant| key(&variant.key)).collect(),
                default: key(&default.expect("a default").key),
            });
            for variant in variants {
                read_pattern(&variant.value, shape);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        InlineExpression::MessageReference { id, .. } => {
            shape.references.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, shape);
            }
        }
        InlineExpression::Placeable { expression } => read_expression(expression, shape),
        _ => {}
    }
}

fn names<T: NamedValue>() -> Vec<String> {
    T::ALL.iter().map(|value| value.name().to_owned()).collect()
}

fn value_name(value: MessageValue<'_>) -> String {
    match value {
        MessageValue::Text(name) => name.into_owned(),
        other => panic!("{other:?} is no name"),
    }
}

/// The names that an argument can have, by the argument; those of the types
/// that have no list are written out here and held by the tests of `describe`.
pub fn enumerations() -> BTreeMap<&'static str, Vec<String>> {
    let listed = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let stops = [
        "other-side",
        "opposite-empty",
        "not-crossed",
        "empty",
        "store",
        "uur",
        "claimed",
        "one-lap",
    ];
    let sides = Side::ALL.map(Who::Side);
    let who: Vec<_> = [Who::You, Who::Bot, Who::Friend]
        .into_iter()
        .chain(sides)
        .map(|who| value_name(who.into()))
        .collect();
    BTreeMap::from([
        ("who", who.clone()),
        ("winner", who.clone()),
        ("to", who),
        (
            "side",
            Side::ALL.map(|side| value_name(side.into())).to_vec(),
        ),
        // Beside a board without letters, whose it is.
        ("pit", listed(&["own", "far"])),
        ("was", listed(&["behind", "level", "ahead"])),
        (
            "topic",
            PuzzleTheme::ALL
                .iter()
                .map(|theme| theme.name().to_owned())
                .collect(),
        ),
        ("hardness", listed(&["easy", "medium", "hard"])),
        ("way", listed(&["left", "right", "up", "down"])),
        ("towards", listed(&["left", "right", "up", "down"])),
        (
            "reason",
            listed(&[&stops[..], &["captures", "four", "two-or-four"]].concat()),
        ),
        (
            "explained",
            listed(&[
                "opposite",
                "following",
                "made",
                "before",
                "uurs",
                "claim",
                "relay",
                "unclaimed",
                "nothing",
            ]),
        ),
        ("because", listed(&[&stops[..], &["last-seed"]].concat())),
        ("speed", names::<Speed>()),
        (
            "setting",
            listed(&["preview", "explain", "letters", "flip", "face", "race"]),
        ),
        ("theme", names::<Theme>()),
        ("look", names::<Look>()),
        ("numbers", names::<Numbers>()),
        ("pace", names::<RacePace>()),
        ("start", names::<GameStart>()),
        ("choice", listed(&["kept", "swapped"])),
        ("proved", listed(&["first", "second", "draw"])),
        ("when", names::<MovePreview>()),
        ("kind", names::<ShareKind>()),
        (
            "game",
            Variant::ALL.map(|variant| variant.id().to_owned()).to_vec(),
        ),
        (
            "level",
            Level::ALL.map(|level| level.number.to_string()).to_vec(),
        ),
        (
            "opponent",
            Opponent::ALL
                .iter()
                .map(|one| one.name().to_owned())
                .collect(),
        ),
        ("rows", listed(&["two", "three"])),
        ("sign", listed(&["uur", "claim"])),
        ("wrong", listed(&["number", "not-marked", "misplaced"])),
        (
            "problem",
            listed(&[
                "nobody-to-move",
                "rows",
                "stores",
                "status",
                "no-stores",
                "race",
                "over",
                "restriction",
                "no-restriction",
                "restriction-misplaced",
                "extra",
            ]),
        ),
        (
            "begins",
            listed(&[
                "you", "bot", "friend", "south", "north", "lot", "even", "hands", "race",
            ]),
        ),
        ("rounds", listed(&["single", "shrinking", "filling"])),
        (
            "failure",
            listed(&[
                "no-workers",
                "missing",
                "other-build",
                "silent",
                "panicked",
                "rejected",
                "illegal",
            ]),
        ),
        (
            "what",
            Overstep::ALL.map(|it| it.name().to_owned()).to_vec(),
        ),
        ("trial", listed(&["seeking", "checking", "found", "missed"])),
        (
            "trouble",
            listed(&["forbidden", "full", "stuck", "unreadable"]),
        ),
        ("fault", listed(&["damaged", "version", "foreign"])),
        ("clock", listed(&["off", "game", "move"])),
    ])
}

/// The plural categories that a language has for whole numbers and tenths.
fn categories(language: Language) -> BTreeSet<String> {
    let primary = language.tag().split('-').next().unwrap_or_default();
    let tag: unic_langid::LanguageIdentifier = primary.parse().expect("a tag");
    let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("rules");
    (0..20_000_u32)
        .map(|tenths| match rules.select(f64::from(tenths) / 10.0) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) => "many",
            Ok(PluralCategory::OTHER) => "other",
            Err(error) => panic!("{error}"),
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english: Vec<_> = shapes(&file(Language::ENGLISH));
    let ids: BTreeSet<_> = english.iter().map(|(id, _)| id.clone()).collect();
    for language in LANGUAGES {
        let shapes = shapes(&file(language));
        let its: BTreeSet<_> = shapes.iter().map(|(id, _)| id.clone()).collect();
        assert_eq!(its.len(), shapes.len(), "an id is there twice");
        let missing: Vec<_> = ids.difference(&its).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.name());
        // Other messages are parts of messages, in languages that need them.
        let used: BTreeSet<_> = (shapes.iter())
            .flat_map(|(_, shape)| &shape.references)
            .collect();
        let left_over: Vec<_> = its
            .difference(&ids)
            .filter(|id| !used.contains(id))
            .collect();
        assert!(left_over.is_empty(), "{}: {left_over:?}", language.name());
        let unknown: Vec<_> = used.into_iter().filter(|id| !its.contains(*id)).collect();
        assert!(
            unknown.is_empty(),
            "{}: no message {unknown:?}",
            language.name()
        );
    }
}

#[test]
fn messages_have_the_arguments_of_english() {
    let bundle = |language| Bundle::new(language, &file(language)).expect("a file");
    let english = bundle(Language::ENGLISH);
    for language in LANGUAGES {
        let its = bundle(language);
        for id in english.ids() {
            let known = english.arguments(id);
            let mut unknown = its.arguments(id);
            unknown.retain(|name| !known.contains(name));
            assert!(unknown.is_empty(), "{} {id}: {unknown:?}", language.name());
        }
    }
}

/// The fault of a selector, if it has one.
fn fault(
    selector: &Selector,
    enumerations: &BTreeMap<&str, Vec<String>>,
    plurals: &BTreeSet<String>,
) -> Option<String> {
    let Selector {
        argument,
        keys,
        default,
    } = selector;
    let keys: BTreeSet<_> = keys.iter().map(String::as_str).collect();
    if keys.len() != selector.keys.len() {
        return Some("a key is there twice".to_owned());
    }
    if let Some(all) = enumerations.get(argument.as_str()) {
        let all: BTreeSet<_> = all.iter().map(String::as_str).collect();
        let unknown = |key: &&str| !all.contains(key) && !["none", "other"].contains(key);
        if let Some(key) = keys.iter().find(|key| unknown(key)) {
            return Some(format!("no ${argument} is {key}"));
        }
        let missing = all.iter().find(|one| !keys.contains(*one));
        return missing
            .filter(|_| default != "other")
            .map(|one| format!("[{one}] is missing"));
    }
    if keys == BTreeSet::from(["none", "other"]) || keys == BTreeSet::from(["true", "false"]) {
        return None;
    }
    let is_number = |key: &str| key.parse::<u32>().is_ok();
    let mut its: BTreeSet<_> = keys.into_iter().filter(|key| !is_number(key)).collect();
    its.remove("none");
    let exact = selector.keys.iter().any(|key| is_number(key));
    if exact && its == BTreeSet::from(["other"]) {
        return None;
    }
    let plurals: BTreeSet<_> = plurals.iter().map(String::as_str).collect();
    (its != plurals).then(|| format!("{its:?} are not the plural categories {plurals:?}"))
}

#[test]
fn selectors_have_every_alternative() {
    let enumerations = enumerations();
    for language in LANGUAGES {
        let plurals = categories(language);
        for (id, shape) in shapes(&file(language)) {
            for selector in &shape.selectors {
                if let Some(fault) = fault(selector, &enumerations, &plurals) {
                    panic!("{} {id}: {fault}", language.name());
                }
            }
        }
    }
}

#[test]
fn a_missing_alternative_is_found() {
    let enumerations = enumerations();
    let plurals = BTreeSet::from(["one", "few", "other"].map(str::to_owned));
    let fault = |argument: &str, keys: &[&str], default: &str| {
        let selector = Selector {
            argument: argument.to_owned(),
            keys: keys.iter().map(|&key| key.to_owned()).collect(),
            default: default.to_owned(),
        };
        fault(&selector, &enumerations, &plurals)
    };
    assert_eq!(
        fault("theme", &["auto", "light", "dark", "contrast"], "contrast"),
        None
    );
    assert!(fault("theme", &["auto", "light", "dark"], "dark").is_some());
    assert!(fault("theme", &["auto", "light", "red", "other"], "other").is_some());
    assert_eq!(fault("who", &["you", "other"], "other"), None);
    assert_eq!(fault("count", &["one", "few", "other"], "other"), None);
    assert!(fault("count", &["one", "other"], "other").is_some());
    assert!(fault("count", &["one", "many", "few", "other"], "other").is_some());
}

/// Messages that are the same in another language.
const ALIKE: [&str; 8] = [
    "mbegu",
    "volume",
    "bot-at",
    "options",
    "match",
    "pause",
    "course-minutes",
    "show-solution",
];

#[test]
fn texts_are_tidy_and_translated() {
    let line = |text: &str| -> BTreeMap<String, String> {
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        lines
            .filter(|(id, text)| !id.starts_with(['#', ' ']) && !text.contains('{'))
            .map(|(id, text)| (id.to_owned(), text.to_owned()))
            .collect()
    };
    let english = line(&file(Language::ENGLISH));
    for language in Language::offered() {
        for (id, text) in line(&file(language)) {
            assert!(!text.contains('!'), "{id} shouts");
            assert!(!text.contains("  "), "{id} has two spaces");
            if language != Language::ENGLISH && !ALIKE.contains(&&*id) {
                assert!(
                    english.get(&id) != Some(&text) || id.starts_with("number-"),
                    "{id}"
                );
            }
        }
    }
}

#[test]
fn every_language_has_ten_digits() {
    for language in LANGUAGES {
        let bundle = Bundle::new(language, &file(language)).expect("a file");
        let digits = bundle.format("number-digits", &[]).expect("the digits");
        let different = BTreeSet::from_iter(digits.chars());
        assert_eq!(different.len(), 10, "{}: {digits}", language.name());
    }
}

/// What the languages call clockwise and counter-clockwise, or parts of it.
const CLOCKWISE: [&str; 11] = [
    "clockwise",
    "kisaa",
    "cha saa",
    "kufuata saa",
    "sida saacadda",
    "lidka saacadda",
    "ከሰዓት",
    "በሰዓት",
    "عقارب",
    "horaire",
    "horário",
];

/// A way is called as it leaves its pit on the screen: left, right, up or down. Only the
/// notation has arrows, and only the rulebook other words.
#[test]
fn no_text_calls_a_way_clockwise() {
    for language in Language::offered() {
        let tag = language.tag();
        let lessons = root().join(format!("static/lessons/{tag}.json"));
        let lessons = fs::read_to_string(lessons).expect("the courses");
        for line in file(language).lines().chain(lessons.lines()) {
            let text = line.to_lowercase();
            let word = CLOCKWISE.iter().find(|&&word| text.contains(word));
            assert_eq!(word, None, "{tag}: {line}");
            let is_typed = line.starts_with("keys-type = ");
            assert!(is_typed || !line.contains(['↺', '↻']), "{tag}: {line}");
        }
    }
}
