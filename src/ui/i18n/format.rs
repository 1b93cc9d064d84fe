//! Formatting of messages with their arguments.

use super::MessageValue;
use super::bundle::Bundle;
use super::syntax::{Element, Expression, MessageVariant, Pattern};

/// Around an argument in a text of the other direction (Unicode's first strong
/// isolate and its end).
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

impl Bundle {
    /// The text of a message; `None` if there is no message with that id.
    pub fn format(&self, id: &str, arguments: &[(&str, MessageValue<'_>)]) -> Option<String> {
        let mut text = String::new();
        Formatter::new(self, arguments).pattern(&mut text, self.pattern(id)?);
        Some(text)
    }
}

/// A message that is being formatted.
struct Formatter<'a> {
    bundle: &'a Bundle,
    arguments: &'a [(&'a str, MessageValue<'a>)],
}

impl<'a> Formatter<'a> {
    fn new(bundle: &'a Bundle, arguments: &'a [(&'a str, MessageValue<'a>)]) -> Self {
        Formatter { bundle, arguments }
    }

    /// Appends a pattern.
    fn pattern(&self, text: &mut String, pattern: &Pattern) {
        for element in pattern {
            match element {
                Element::Text(plain) => text.push_str(plain),
                Element::Placeable(expression) => self.expression(text, expression),
            }
        }
    }

    fn expression(&self, text: &mut String, expression: &Expression) {
        match expression {
            Expression::Literal(literal) => text.push_str(literal),
            Expression::Variable(name) => self.variable(text, name),
            Expression::Message(id) => match self.bundle.pattern(id) {
                Some(pattern) => self.pattern(text, pattern),
                None => text.push_str(id),
            },
            Expression::Capitalize(argument) => {
                let mut inner = String::new();
                self.expression(&mut inner, argument);
                push_capitalized(text, &inner);
            }
            Expression::Select {
                selector,
                variants,
                default,
            } => {
                let chosen = self.choose(selector, variants);
                self.pattern(text, &variants[chosen.unwrap_or(*default)].pattern);
            }
        }
    }

    fn argument(&self, name: &str) -> Option<&MessageValue<'a>> {
        let mut arguments = self.arguments.iter();
        arguments
            .find(|(its, _)| *its == name)
            .map(|(_, value)| value)
    }

    fn variable(&self, text: &mut String, name: &str) {
        match self.argument(name) {
            Some(MessageValue::Number(number)) => text.push_str(&self.bundle.number(*number)),
            Some(MessageValue::Text(argument)) if self.bundle.isolates => {
                text.push(ISOLATE[0]);
                text.push_str(argument);
                text.push(ISOLATE[1]);
            }
            Some(MessageValue::Text(argument)) => text.push_str(argument),
            Some(MessageValue::None) => {}
            // As Fluent has it: an argument that isn't given shows its name.
            None => text.extend(["{$", name, "}"]),
        }
    }

    /// The variant that the selector chooses; `None` for the default.
    fn choose(&self, selector: &Expression, variants: &[MessageVariant]) -> Option<usize> {
        let find = |key: &str| variants.iter().position(|variant| variant.key == key);
        match selector {
            Expression::Variable(name) => match self.argument(name)? {
                MessageValue::None => find("none"),
                MessageValue::Number(count) => {
                    let category = self.bundle.plurals.category(*count as f64);
                    find(&count.to_string()).or_else(|| find(&category))
                }
                MessageValue::Text(name) => find(name),
            },
            other => {
                let mut key = String::new();
                self.expression(&mut key, other);
                find(&key)
            }
        }
    }
}

/// Appends a text with its first letter in upper case.
fn push_capitalized(text: &mut String, inner: &str) {
    let first = inner.char_indices().find(|(_, c)| c.is_alphanumeric());
    let Some((at, letter)) = first else {
        text.push_str(inner);
        return;
    };
    text.push_str(&inner[..at]);
    text.push_str(&uppercase(letter));
    text.push_str(&inner[at + letter.len_utf8()..]);
}

/// A letter in upper case, by the browser: Rust's table would be 5 kB (brotli) of
/// the program.
#[cfg(target_arch = "wasm32")]
fn uppercase(letter: char) -> String {
    js_sys::JsString::from(letter).to_upper_case().into()
}

/// A letter in upper case.
#[cfg(not(target_arch = "wasm32"))]
fn uppercase(letter: char) -> String {
    letter.to_uppercase().collect()
}
