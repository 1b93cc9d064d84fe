//! The list of languages.

/// The languages of the page. What another one needs is listed in
/// docs/TRANSLATING.md.
pub const LANGUAGES: [Language; 8] = [
    Language::ENGLISH,
    Language::new("sw", "Kiswahili", TextDirection::LeftToRight).unchecked(),
    Language::new("so", "Soomaali", TextDirection::LeftToRight).unchecked(),
    Language::new("am", "አማርኛ", TextDirection::LeftToRight).unchecked(),
    Language::new("ar", "العربية", TextDirection::RightToLeft).unchecked(),
    Language::new("fr", "Français", TextDirection::LeftToRight).unchecked(),
    Language::new("pt-BR", "Português (Brasil)", TextDirection::LeftToRight).unchecked(),
    // A pseudo-language for tests, generated from English: with accents, a
    // third longer and right to left. It shows texts that are in no file.
    Language::new("en-XA", "Pseudo-English", TextDirection::RightToLeft).hidden(),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
    name: &'static str,
    direction: TextDirection,
    is_offered: bool,
    is_checked: bool,
}

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDirection {
    /// As English is.
    LeftToRight,
    /// As Arabic is.
    RightToLeft,
}

impl TextDirection {
    /// The value of the HTML attribute `dir`.
    pub const fn name(self) -> &'static str {
        match self {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// English, which takes the place of a language that the page doesn't have.
    pub const ENGLISH: Language = Language::new("en", "English", TextDirection::LeftToRight);

    const fn new(tag: &'static str, name: &'static str, direction: TextDirection) -> Language {
        Language {
            tag,
            name,
            direction,
            is_offered: true,
            is_checked: true,
        }
    }

    const fn unchecked(self) -> Language {
        Language {
            is_checked: false,
            ..self
        }
    }

    const fn hidden(self) -> Language {
        Language {
            is_offered: false,
            ..self
        }
    }

    /// Its tag (BCP 47), for `lang`, in the names of files and in the storage.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The direction in which it is written.
    pub const fn direction(self) -> TextDirection {
        self.direction
    }

    /// Whether a native reader has checked the texts.
    pub const fn is_checked(self) -> bool {
        self.is_checked
    }

    /// The languages that the settings offer, in that order.
    pub fn offered() -> impl Iterator<Item = Language> + Clone {
        LANGUAGES.into_iter().filter(|language| language.is_offered)
    }

    /// The language of that tag, offered or not.
    pub fn find(tag: &str) -> Option<Language> {
        LANGUAGES.into_iter().find(|language| language.tag == tag)
    }

    /// The first of a reader's preferred tags that the page offers, compared
    /// without the country; English if there is none.
    pub fn from_tags<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Language {
        tags.into_iter()
            .find_map(|tag| {
                let wanted = primary(tag.as_ref());
                Language::offered()
                    .find(|language| primary(language.tag).eq_ignore_ascii_case(wanted))
            })
            .unwrap_or_default()
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

/// The primary subtag: `pt` of `pt-BR`.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or_default()
}
