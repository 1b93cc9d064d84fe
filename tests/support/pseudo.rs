//! The pseudo-language `en-XA`: English with accents on every letter, a third longer.
//! A text that the page shows without accents is missing from the files of messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use serde_json::Value;

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀçđéƒǧĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ";

/// A text with accents, its vowels doubled.
pub fn accented(text: &str) -> String {
    let mut accented = String::new();
    for c in text.chars() {
        let found = PLAIN
            .chars()
            .zip(ACCENTED.chars())
            .find(|(plain, _)| *plain == c);
        let letter = found.map_or(c, |(_, letter)| letter);
        accented.push(letter);
        if "aeiou".contains(c) {
            accented.push(letter);
        }
    }
    accented
}

/// Makes the file of messages from the English one.
pub fn messages(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).expect("the English file is Fluent");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && !message.id.name.starts_with("number-")
            && let Some(pattern) = &mut message.value
        {
            accent_pattern(pattern);
        }
    }
    serializer::serialize(&resource)
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                accent_pattern(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            accent_expression(expression);
        }
        Expression::Inline(_) => {}
    }
}

/// The members of the rulebook that are shown.
pub const RULEBOOK: [&str; 5] = ["title", "text", "goal", "start", "origin"];

/// Makes a JSON file from the English one, of which `members` are shown.
pub fn json(english: &str, members: &[&str]) -> String {
    let mut value: Value = serde_json::from_str(english).expect("the English file is JSON");
    accent_value(&mut value, members);
    value.to_string()
}

/// Adds accents to the members that are `shown`.
fn accent_value(value: &mut Value, shown: &[&str]) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| accent_value(item, shown)),
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text) if shown.contains(&name.as_str()) => {
                        *text = accented(text);
                    }
                    _ => accent_value(member, shown),
                }
            }
        }
        _ => {}
    }
}
