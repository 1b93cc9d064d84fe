//! The messages of one language, with its rules for plurals and directions.

use std::cell::OnceCell;

use super::plural::PluralRules;
use super::syntax::{self, Element, Expression, Messages, Pattern};
use super::{Language, SyntaxError, TextDirection};

/// The messages of one language.
pub struct Bundle {
    messages: Messages,
    /// Those that are loaded later ([`Bundle::add_late`]).
    late: OnceCell<Messages>,
    pub(super) plurals: PluralRules,
    /// Whether arguments are isolated from the text around them, as Unicode
    /// has it for texts of two directions.
    pub(super) isolates: bool,
    /// The digits of the language from zero, if they aren't the European ones.
    pub(super) digits: Option<Vec<char>>,
}

impl Bundle {
    /// Reads the file of a language.
    ///
    /// # Errors
    ///
    /// The first line that can't be read.
    pub fn new(language: Language, text: &str) -> Result<Bundle, SyntaxError> {
        let mut bundle = Bundle {
            messages: syntax::parse(text)?,
            late: OnceCell::new(),
            plurals: PluralRules::new(language.tag()),
            isolates: language.direction() == TextDirection::RightToLeft,
            digits: None,
        };
        bundle.digits = bundle.own_digits();
        Ok(bundle)
    }

    /// Adds the messages that the first file of the language lacks.
    ///
    /// # Errors
    ///
    /// The first line that can't be read.
    pub fn add_late(&self, text: &str) -> Result<(), SyntaxError> {
        // They don't change: those that are there already stay.
        let _ = self.late.set(syntax::parse(text)?);
        Ok(())
    }

    pub(super) fn pattern(&self, id: &str) -> Option<&Pattern> {
        self.messages.get(id).or_else(|| self.late.get()?.get(id))
    }

    /// The ids of all messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// The names of the arguments of a message and of those it refers to, with
    /// `_` for each `-`, and with repetitions.
    pub fn arguments(&self, id: &str) -> Vec<&str> {
        let mut found = Vec::new();
        if let Some(pattern) = self.pattern(id) {
            self.collect(pattern, &mut found);
        }
        found
    }

    fn collect<'a>(&'a self, pattern: &'a Pattern, found: &mut Vec<&'a str>) {
        for element in pattern {
            if let Element::Placeable(expression) = element {
                self.collect_from(expression, found);
            }
        }
    }

    fn collect_from<'a>(&'a self, expression: &'a Expression, found: &mut Vec<&'a str>) {
        match expression {
            Expression::Literal(_) => {}
            Expression::Variable(name) => found.push(name),
            Expression::Message(id) => found.extend(self.arguments(id)),
            Expression::Capitalize(argument) => self.collect_from(argument, found),
            Expression::Select {
                selector, variants, ..
            } => {
                self.collect_from(selector, found);
                for variant in variants {
                    self.collect(&variant.pattern, found);
                }
            }
        }
    }
}
