//! What the browser keeps for the page.

use gloo::utils::window;
use web_sys::Storage;

use super::Manner;
use crate::link::Id;
use crate::ui::settings::Settings;
use crate::ui::shelf::words::Words;
use crate::ui::words::Language;

/// Where the board's page keeps what is set.
const SETTINGS: &str = "mbegu.settings";
const LANGUAGE: &str = "mbegu.language";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The keys of the kept games and their texts; `None` where the browser keeps
/// nothing.
pub(super) fn games() -> Option<Vec<(String, String)>> {
    let storage = storage()?;
    let count = storage.length().ok()?;
    let game = |place| {
        let key = storage.key(place).ok()??;
        let raw = storage.get_item(&key).ok()??;
        key.starts_with(Id::KEY).then_some((key, raw))
    };
    Some((0..count).filter_map(game).collect())
}

pub(super) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it could be kept.
pub(super) fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Whether it could be removed.
pub(super) fn forget(key: &str) -> bool {
    storage().is_some_and(|storage| storage.remove_item(key).is_ok())
}

/// The language that was chosen on the board's page, or else the first of the
/// reader's that is spoken there.
pub(super) fn language() -> Language {
    let chosen = read(LANGUAGE).and_then(|tag| Language::find(&tag));
    chosen.unwrap_or_else(|| {
        let wanted = window().navigator().languages();
        Language::from_tags(wanted.iter().filter_map(|tag| tag.as_string()))
    })
}

/// How the board's page is set; in English, while the texts of its language
/// aren't there.
pub(super) fn manner() -> Manner {
    Manner {
        words: Words::of(language().words().unwrap_or_default()),
        settings: read(SETTINGS).map_or_else(Settings::default, |text| Settings::parse(&text)),
    }
}

/// Seconds since the beginning of 1970 (UTC).
pub(super) fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// Bits drawn by lot.
pub(super) fn lot() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
