//! Time, random numbers, and what the browser can do.

use gloo::utils::{document, window};
use js_sys::{Date, Math, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{Event, PerformanceNavigation, console};

/// Announces something to the scripts around the program, as an event of the window.
pub fn announce(name: &str) {
    if let Ok(event) = Event::new(name) {
        // Nobody cancels these events.
        let _ = window().dispatch_event(&event);
    }
}

/// Whether the device can vibrate; the build, which renders the first picture, can't.
pub fn can_vibrate() -> bool {
    cfg!(target_arch = "wasm32")
        && Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or_default()
}

/// Whether the page is embedded in another one, as `static/first.js` has found.
pub fn is_embedded() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-embed"))
}

/// Opens the browser's dialog that prints the page.
pub fn print() {
    // A browser that can't print has no other way.
    let _ = window().print();
}

/// Writes a warning to the console.
pub fn warn(text: &str) {
    console::warn_1(&text.into());
}

/// Seconds since the beginning of 1970 (UTC).
pub fn now() -> u64 {
    (Date::now() / 1000.0) as u64
}

/// Returns whether this visit reloads the page.
pub fn is_reload() -> bool {
    let performance = window().performance();
    performance.is_some_and(|it| it.navigation().type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// The latest moment that a `Date` can hold, in seconds.
const MAX_DATE: u64 = 8_640_000_000_000;

/// A moment in seconds since the beginning of 1970 (UTC), as ISO 8601 and as a
/// date in a language; `None` for 0, an unknown moment.
pub fn date(moment: u64, language: &str) -> Option<(String, String)> {
    if moment == 0 {
        return None;
    }
    let date = date_of(moment);
    let text = in_words(&date, language, &[("dateStyle", "medium")]);
    Some((date.to_iso_string().into(), text))
}

/// The number of a moment's day in the time zone of this device; it grows by one
/// a day.
pub fn day_number(moment: u64) -> i64 {
    let date = date_of(moment);
    let local = date.get_time() - date.get_timezone_offset() * 60_000.0;
    (local / 86_400_000.0).floor() as i64
}

pub fn weekday(moment: u64, language: &str) -> String {
    in_words(&date_of(moment), language, &[("weekday", "long")])
}

/// The weekday of a day number in one letter or as few as a language needs.
pub fn narrow_weekday(day: i64, language: &str) -> String {
    in_words(
        &noon_of(day),
        language,
        &[("weekday", "narrow"), ("timeZone", "UTC")],
    )
}

/// Noon (UTC) of a day number.
fn noon_of(day: i64) -> Date {
    Date::new(&JsValue::from((day as f64 + 0.5) * 86_400_000.0))
}

/// Day and month of a moment, in a language; with the year, if it is not this one.
pub fn short_date(moment: u64, language: &str) -> String {
    let date = date_of(moment);
    let parts = [("day", "numeric"), ("month", "short"), ("year", "numeric")];
    let is_this_year = date.get_full_year() == Date::new_0().get_full_year();
    in_words(&date, language, &parts[..if is_this_year { 2 } else { 3 }])
}

fn date_of(moment: u64) -> Date {
    Date::new(&JsValue::from(moment.min(MAX_DATE) as f64 * 1000.0))
}

/// Parts of a date, as `Intl.DateTimeFormat` names them.
fn in_words(date: &Date, language: &str, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for &(part, form) in parts {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &part.into(), &form.into());
    }
    // European digits in every browser: the locale replaces them by those of the language.
    let _ = Reflect::set(&options, &"numberingSystem".into(), &"latn".into());
    date.to_locale_date_string(language, &options).into()
}

/// The date of today (UTC): `2026-11-22`.
pub fn today() -> String {
    let now = String::from(Date::new_0().to_iso_string());
    now.split('T').next().unwrap_or_default().to_owned()
}

/// A random number of 32 bits, which need not be hard to guess.
pub fn random_bits() -> u32 {
    (Math::random() * f64::from(u32::MAX)) as u32
}

/// Random bytes that can't be guessed. A browser without a generator of them gives
/// those of [`random_bits`].
pub fn secret_bytes() -> [u8; 16] {
    let mut bytes = [0; 16];
    let is_filled = window()
        .crypto()
        .is_ok_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if !is_filled {
        for four in bytes.chunks_mut(4) {
            four.copy_from_slice(&random_bits().to_be_bytes());
        }
    }
    bytes
}
