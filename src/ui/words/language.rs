//! The languages, and which of them a reader wants.

use super::Words;

/// A language that the page speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Portuguese as in Brazil.
    Portuguese,
}

impl Language {
    /// Every language, in the order of the choice.
    pub const ALL: [Language; 2] = [Language::English, Language::Portuguese];

    /// Its tag (BCP 47), for `lang` and on the device.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt-BR",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português (Brasil)",
        }
    }

    /// The way it is written, for `dir`: `ltr` or `rtl`.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Language::English | Language::Portuguese => "ltr",
        }
    }

    /// The language of that tag.
    #[must_use]
    pub fn find(tag: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == tag)
    }

    /// The first language of a reader's list of tags that the page speaks,
    /// whatever the country; English if there is none.
    pub fn from_tags<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Language {
        tags.into_iter()
            .find_map(|tag| {
                let wanted = primary(tag.as_ref());
                Language::ALL
                    .into_iter()
                    .find(|language| primary(language.tag()).eq_ignore_ascii_case(wanted))
            })
            .unwrap_or_default()
    }

    /// What the page says in it.
    #[must_use]
    pub const fn words(self) -> Words {
        Words(self)
    }
}

/// The part of a tag that names the language itself.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or_default()
}
