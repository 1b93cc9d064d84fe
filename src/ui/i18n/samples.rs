//! Locales for tests.

use super::{Language, Locale};

pub fn english() -> Locale {
    let text = include_str!("../../../static/locales/en.ftl");
    Locale::new(Language::ENGLISH, text).expect("the texts of English")
}

pub fn portuguese() -> Locale {
    let text = include_str!("../../../static/locales/pt-BR.ftl");
    Locale::new(Language::find("pt-BR").expect("Portuguese"), text)
        .expect("the texts of Portuguese")
}

pub fn arabic() -> Locale {
    let text = include_str!("../../../static/locales/ar.ftl");
    Locale::new(Language::find("ar").expect("Arabic"), text).expect("the texts of Arabic")
}
