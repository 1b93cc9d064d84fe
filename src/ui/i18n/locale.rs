//! A language with its loaded texts.

use std::fmt;
use std::rc::Rc;

use super::{Bundle, Language, MessageValue, SyntaxError};

/// A language with its texts. Cloning it is cheap.
#[derive(Clone)]
pub struct Locale(Rc<Inner>);

struct Inner {
    language: Language,
    bundle: Bundle,
}

impl Locale {
    /// Reads the file of a language.
    ///
    /// # Errors
    ///
    /// The first line that can't be read.
    pub fn new(language: Language, text: &str) -> Result<Locale, SyntaxError> {
        Ok(Locale(Rc::new(Inner {
            language,
            bundle: Bundle::new(language, text)?,
        })))
    }

    /// The address of a language's file, relative to the page. It changes with the
    /// texts, so that no browser takes the file of another version.
    pub fn address(language: Language) -> String {
        format!("./locales/{}.ftl?{}", language.tag(), env!("MBEGU_TEXTS"))
    }

    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The messages.
    pub fn bundle(&self) -> &Bundle {
        &self.0.bundle
    }

    /// The text of a message; the id if there is none. The macro `t!` calls this,
    /// so that tests find all uses.
    pub fn format(&self, id: &str, arguments: &[(&str, MessageValue<'_>)]) -> String {
        let text = self.0.bundle.format(id, arguments);
        text.unwrap_or_else(|| id.to_owned())
    }

    /// A whole number, its digits in groups of three: `1,234`.
    pub fn number(&self, number: impl Into<u64>) -> String {
        self.0.bundle.number(number.into())
    }

    /// A text that is no message, with its digits as the language writes them: `+27`.
    /// A leading sign gets the direction mark of the language.
    pub fn digits(&self, text: impl Into<String>) -> String {
        self.0.bundle.digits(text.into())
    }

    /// The worth of a move in hundredths of a seed: `+3.4`, `−3.4` or `0`; an
    /// estimate always has its tenths.
    pub fn worth(&self, hundredths: i32, is_exact: bool) -> String {
        self.0.bundle.worth(hundredths, is_exact)
    }

    /// A worth or a lead in hundredths of a seed, as whole seeds: `+3`, `−3` or `0`. Halves
    /// are rounded away from zero.
    pub fn whole_worth(&self, hundredths: i32) -> String {
        let seeds = (hundredths + 50 * hundredths.signum()) / 100;
        self.worth(100 * seeds, true)
    }

    /// A list in a sentence: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: impl IntoIterator<Item = impl Into<String>>) -> String {
        let mut items: Vec<String> = items.into_iter().map(Into::into).collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        if items.is_empty() {
            return last;
        }
        let before = self.enumeration(items);
        super::t!(self, "list-last", first = before, second = last)
    }

    /// A list that stands by itself: `a`, `a, b`, `a, b, c`.
    pub fn enumeration(&self, items: impl IntoIterator<Item = impl Into<String>>) -> String {
        let items = items.into_iter().map(Into::into);
        let joined = items
            .reduce(|first, second| super::t!(self, "list-middle", first = first, second = second));
        joined.unwrap_or_default()
    }
}

/// Two locales of one language are equal: a language is loaded once.
impl PartialEq for Locale {
    fn eq(&self, other: &Locale) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.language == other.0.language
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale")
            .field(&self.0.language.tag())
            .finish()
    }
}
