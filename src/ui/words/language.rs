//! The languages, which of them a reader wants, and their texts.

use std::sync::OnceLock;

use super::Words;
use super::texts::{ENGLISH, NAMES};

/// The texts of each language, once they are there.
static TEXTS: [OnceLock<Vec<&str>>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// What the names of all texts come to, in their order.
const MARK: u32 = mark(NAMES);

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

    /// What the page says in it; `None` while its texts aren't there.
    #[must_use]
    pub fn words(self) -> Option<Words> {
        // Only the page has to load them.
        #[cfg(not(target_arch = "wasm32"))]
        if self == Language::Portuguese {
            return self.learn(include_str!("../../../static/words/pt-BR.txt").to_owned());
        }
        let known = self == Language::English || TEXTS[self as usize].get().is_some();
        known.then_some(Words(self))
    }

    /// Takes the texts of a file; `None` if they aren't those that the page
    /// asks for.
    pub fn learn(self, file: String) -> Option<Words> {
        // A language is learnt once: its texts stay.
        if TEXTS[self as usize].get().is_none() {
            let texts = texts_of(file.leak())?;
            TEXTS[self as usize].get_or_init(|| texts);
        }
        Some(Words(self))
    }

    /// Its texts. There are no [`Words`] of a language that isn't learnt, but of
    /// English.
    pub(super) fn texts(self) -> &'static [&'static str] {
        TEXTS[self as usize].get_or_init(|| ENGLISH.lines().collect())
    }
}

/// The texts of a file: what follows each name. Lines without a name are for
/// the reader.
pub(super) fn texts_of(file: &str) -> Option<Vec<&str>> {
    let mut names = String::new();
    let mut texts = Vec::new();
    for (name, text) in file.lines().filter_map(|line| line.split_once(" = ")) {
        names.push_str(name);
        names.push('\n');
        texts.push(text);
    }
    (mark(&names) == MARK).then_some(texts)
}

/// FNV-1a, 32 bits.
const fn mark(names: &str) -> u32 {
    let names = names.as_bytes();
    let mut mark = 0x811c_9dc5;
    let mut at = 0;
    while at < names.len() {
        mark = (mark ^ names[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    mark
}

/// The part of a tag that names the language itself.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or_default()
}
