//! Plural categories by CLDR: the browser's own (`Intl.PluralRules`), and
//! those of the crate `intl_pluralrules` where there is no browser.

#[cfg(not(target_arch = "wasm32"))]
use intl_pluralrules::{PluralCategory, PluralRuleType};

pub(super) struct PluralRules(
    #[cfg(target_arch = "wasm32")] js_sys::Intl::PluralRules,
    #[cfg(not(target_arch = "wasm32"))] intl_pluralrules::PluralRules,
);

#[cfg(target_arch = "wasm32")]
impl PluralRules {
    /// The rules of the language with that tag.
    pub fn new(tag: &str) -> PluralRules {
        let tags = js_sys::Array::of1(&tag.into());
        PluralRules(js_sys::Intl::PluralRules::new(
            &tags,
            &js_sys::Object::new(),
        ))
    }

    /// The category of a number: `one`, `few`, `other` and so on.
    pub fn category(&self, number: f64) -> String {
        self.0.select(number).into()
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl PluralRules {
    /// The rules of the language with that tag.
    pub fn new(tag: &str) -> PluralRules {
        // The list has `pt` and `pt-PT`, but no `pt-BR`.
        let primary = tag.split('-').next().unwrap_or_default();
        let rules = [tag, primary, "en"].into_iter().find_map(|tag| {
            let tag: unic_langid::LanguageIdentifier = tag.parse().ok()?;
            intl_pluralrules::PluralRules::create(tag, PluralRuleType::CARDINAL).ok()
        });
        PluralRules(rules.expect("the plural rules of English"))
    }

    /// The category of a number: `one`, `few`, `other` and so on.
    pub fn category(&self, number: f64) -> String {
        let category = match self.0.select(number) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) => "many",
            Ok(PluralCategory::OTHER) | Err(_) => "other",
        };
        category.to_owned()
    }
}
