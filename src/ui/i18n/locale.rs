//! A language with its loaded texts.

use std::fmt;
use std::rc::Rc;

use super::{Bundle, Language, MessageValue, SyntaxError};
use crate::ui::state::{Heading, Orientation, whole_seeds};

/// A language with its texts, and how the boards lie that they speak of. Cloning it is cheap.
#[derive(Clone)]
pub struct Locale {
    texts: Rc<Texts>,
    orientation: Orientation,
}

struct Texts {
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
        Ok(Locale {
            texts: Rc::new(Texts {
                language,
                bundle: Bundle::new(language, text)?,
            }),
            orientation: Orientation::default(),
        })
    }

    /// The same texts for boards that lie so.
    #[must_use]
    pub fn for_boards(self, orientation: Orientation) -> Locale {
        Locale {
            orientation,
            ..self
        }
    }

    /// The address of a language's file, relative to the page. It changes with the
    /// texts, so that no browser takes the file of another version.
    pub fn address(language: Language) -> String {
        format!("./locales/{}.ftl?{}", language.tag(), env!("MBEGU_TEXTS"))
    }

    /// The address of the messages that only the late part of the program needs. `cargo xtask
    /// build` puts them in a file of their own.
    pub fn late_address(language: Language) -> String {
        format!(
            "./locales/{}-late.ftl?{}",
            language.tag(),
            env!("MBEGU_TEXTS")
        )
    }

    pub fn language(&self) -> Language {
        self.texts.language
    }

    /// The messages.
    pub fn bundle(&self) -> &Bundle {
        &self.texts.bundle
    }

    /// The text of a message; the id if there is none. The macro `t!` calls this,
    /// so that tests find all uses.
    pub fn format(&self, id: &str, arguments: &[(&str, MessageValue<'_>)]) -> String {
        let text = self.texts.bundle.format(id, arguments);
        text.unwrap_or_else(|| id.to_owned())
    }

    /// The way of a sowing, as an argument of messages.
    pub fn way(&self, heading: Option<Heading>) -> Option<&'static str> {
        heading.map(|heading| heading.name(self.orientation))
    }

    /// A whole number, its digits in groups of three: `1,234`.
    pub fn number(&self, number: impl Into<u64>) -> String {
        self.texts.bundle.number(number.into())
    }

    /// A text that is no message, with its digits as the language writes them: `+27`.
    /// A leading sign gets the direction mark of the language.
    pub fn digits(&self, text: impl Into<String>) -> String {
        self.texts.bundle.digits(text.into())
    }

    /// A worth or a lead in hundredths of a seed, as whole seeds: `+3`, `−3` or `0`.
    pub fn worth(&self, hundredths: i32) -> String {
        let number = self.number(whole_seeds(hundredths));
        match whole_seeds(hundredths) {
            0 => number,
            _ if hundredths < 0 => self.digits(format!("\u{2212}{number}")),
            _ => self.digits(format!("+{number}")),
        }
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

/// The texts of one language are equal: a language is loaded once.
impl PartialEq for Locale {
    fn eq(&self, other: &Locale) -> bool {
        self.language() == other.language() && self.orientation == other.orientation
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale")
            .field(&self.language().tag())
            .field(&self.orientation)
            .finish()
    }
}
