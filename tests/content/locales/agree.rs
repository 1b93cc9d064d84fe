//! The page's reader of Fluent against the crate fluent-bundle.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use mbegu::ui::i18n::{Bundle, LANGUAGES, Language, MessageValue};

use super::file;
use super::files::{Shape, enumerations, shapes};

/// The sample values of an argument.
#[derive(Clone, Debug)]
enum Sample {
    None,
    Number(u32),
    Name(String),
}

/// The shapes of a message and of those that it refers to.
fn closure<'a>(id: &str, shapes: &'a BTreeMap<String, Shape>) -> Vec<&'a Shape> {
    let shape = &shapes[id];
    let referenced = shape.references.iter().flat_map(|id| closure(id, shapes));
    [shape].into_iter().chain(referenced).collect()
}

/// The samples of an argument, by the selectors on it in a message.
fn samples(argument: &str, shapes: &[&Shape]) -> Vec<Sample> {
    let keys: BTreeSet<_> = (shapes.iter())
        .flat_map(|shape| &shape.selectors)
        .filter(|selector| selector.argument == argument)
        .flat_map(|selector| selector.keys.iter().map(String::as_str))
        .collect();
    let mut samples = Vec::new();
    if keys.contains("none") && argument != "speed" {
        samples.push(Sample::None);
    }
    if argument == "level" {
        samples.extend((1..=10).map(Sample::Number));
    } else if let Some(names) = enumerations().get(argument) {
        samples.extend(names.iter().cloned().map(Sample::Name));
    } else if keys.contains("true") {
        samples.extend(["true", "false"].map(|name| Sample::Name(name.to_owned())));
    } else if keys.contains("one") || keys.contains("0") {
        samples.extend([0, 1, 2, 5, 21].map(Sample::Number));
    } else {
        samples.push(Sample::Name("Élan".to_owned()));
    }
    samples
}

/// Every combination of the samples.
fn combinations(arguments: &[(String, Vec<Sample>)]) -> Vec<Vec<(String, Sample)>> {
    let mut combinations = vec![Vec::new()];
    for (name, samples) in arguments {
        combinations = combinations
            .into_iter()
            .flat_map(|chosen| {
                samples.iter().map(move |sample| {
                    let mut chosen = chosen.clone();
                    chosen.push((name.clone(), sample.clone()));
                    chosen
                })
            })
            .collect();
    }
    combinations
}

fn capitalized(text: &str) -> String {
    let at = text.find(char::is_alphanumeric).unwrap_or(text.len());
    let (before, rest) = text.split_at(at);
    let mut rest = rest.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    before.chars().chain(first).chain(rest.clone()).collect()
}

fn capitalize<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(text)) => capitalized(text).into(),
        _ => FluentValue::Error,
    }
}

fn in_arabic_digits(text: &str) -> String {
    let digit = |c: char| {
        c.to_digit(10)
            .and_then(|digit| char::from_u32(0x660 + digit))
    };
    text.chars().map(|c| digit(c).unwrap_or(c)).collect()
}

fn reference(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).expect("a file");
    let tag = language.tag().parse().expect("a tag");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    if language.tag() == "ar" {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(in_arabic_digits(&number.as_string())),
            _ => None,
        }));
    }
    bundle.add_resource(resource).expect("each id once");
    bundle
        .add_function("CAPITALIZE", capitalize)
        .expect("a new function");
    bundle
}

#[test]
fn every_message_is_formatted_as_fluent_does() {
    for language in LANGUAGES {
        let text = file(language);
        let shapes: BTreeMap<_, _> = shapes(&text).into_iter().collect();
        let ours = Bundle::new(language, &text).expect("a file");
        let reference = reference(language, &text);
        for id in shapes.keys() {
            let arguments: Vec<_> = (BTreeSet::from_iter(ours.arguments(id)).into_iter())
                .map(|name| {
                    let name = name.replace('_', "-");
                    let samples = samples(&name, &closure(id, &shapes));
                    (name, samples)
                })
                .collect();
            for chosen in combinations(&arguments) {
                let mut fluent = FluentArgs::new();
                let mut values = Vec::new();
                let names: Vec<_> = chosen
                    .iter()
                    .map(|(name, _)| name.replace('-', "_"))
                    .collect();
                for ((name, sample), its) in chosen.iter().zip(&names) {
                    let (theirs, value) = match sample {
                        Sample::None => (FluentValue::from("none"), MessageValue::None),
                        Sample::Number(number) => {
                            (FluentValue::from(*number), MessageValue::from(*number))
                        }
                        Sample::Name(name) => {
                            (FluentValue::from(&**name), MessageValue::from(name))
                        }
                    };
                    fluent.set(name, theirs);
                    values.push((its.as_str(), value));
                }
                let mut errors = Vec::new();
                let pattern = reference
                    .get_message(id)
                    .and_then(|message| message.value());
                let pattern = pattern.expect("the message");
                let theirs = reference.format_pattern(pattern, Some(&fluent), &mut errors);
                assert!(errors.is_empty(), "{id}: {errors:?}");
                let text = ours.format(id, &values).expect("the message");
                let text = text.replace(['\u{2068}', '\u{2069}'], "");
                let theirs = theirs.replace(['\u{2068}', '\u{2069}'], "");
                assert_eq!(text, theirs, "{} {id} {chosen:?}", language.name());
            }
        }
    }
}
