//! The meanings of keys: the one place for layouts of keyboards, input methods, and keys that
//! something above the board takes.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::link::normalized;

/// The elements that Escape closes before anything else.
const OPEN_SHEETS: &str = "[popover]:popover-open, dialog[open]";

/// The `keyCode` of a key that an input method takes. Some browsers send the first and the last
/// key of a composition without `isComposing`.
const COMPOSED: u32 = 229;

/// The meaning of a key: a letter or digit of Latin script on every keyboard, or the name of a
/// key that writes nothing. Empty where it means nothing to the page: while an input method
/// composes, for a dead key, and for an Escape that closes a sheet.
pub fn meaning(event: &KeyboardEvent) -> String {
    let key = event.key();
    let closes_sheet =
        key == "Escape" && matches!(document().query_selector(OPEN_SHEETS), Ok(Some(_)));
    let composes = event.is_composing() || event.key_code() == COMPOSED;
    if composes || key == "Dead" || closes_sheet {
        return String::new();
    }
    in_latin(normalized(&key), &event.code(), event.shift_key())
}

/// A key of a keyboard for another script, by its place; any other key as it is. The signs that
/// it writes are normal already, so that every digit is known by its value.
fn in_latin(key: String, code: &str, is_shifted: bool) -> String {
    let mut letters = key.chars();
    let is_other_script = |letter: char| letter.is_alphanumeric() && !is_latin(letter);
    match (letters.next(), letters.next()) {
        (Some(letter), None) if is_other_script(letter) => {
            let place = code.strip_prefix("Key").or(code.strip_prefix("Digit"));
            match place {
                Some(place) if is_shifted => place.to_owned(),
                Some(place) => place.to_ascii_lowercase(),
                None => key,
            }
        }
        _ => key,
    }
}

/// Whether a letter is in one of Unicode's blocks of Latin letters.
fn is_latin(letter: char) -> bool {
    letter < '\u{250}' || ('\u{1e00}'..'\u{1f00}').contains(&letter)
}

/// What has keys of its own: fields, and sheets that are open. The lists at the seats
/// follow the board in the order of the focus: a letter there is one for the board.
pub const FIELDS_AND_SHEETS: &str =
    "input, select:not(.seat), textarea, [popover]:popover-open, dialog[open]";

/// Whether a key is pressed alone, outside of the elements that match the selectors.
pub fn is_plain_outside(event: &KeyboardEvent, selectors: &str) -> bool {
    is_plain(event) && is_at(event, selectors) == Some(false)
}

/// Whether a key would choose who plays by its letter: in a list, a browser looks for the
/// entry that begins with what is typed.
pub fn is_typed_at_seat(event: &KeyboardEvent) -> bool {
    let key = meaning(event);
    let is_typed = key.chars().count() == 1 && key != " ";
    is_typed && is_plain(event) && is_at(event, "select.seat") == Some(true)
}

/// Whether no other key is held with it that makes it a command of the browser.
fn is_plain(event: &KeyboardEvent) -> bool {
    !(event.ctrl_key() || event.alt_key() || event.meta_key())
}

/// Whether the focus lies in an element that matches the selectors; `None` where it is in
/// no element.
fn is_at(event: &KeyboardEvent, selectors: &str) -> Option<bool> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(selectors).ok().map(|found| found.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_another_script_is_known_by_its_place() {
        for (key, code, is_shifted, meaning) in [
            ("\u{634}", "KeyA", false, "a"),
            ("\u{444}", "KeyA", false, "a"),
            ("\u{424}", "KeyA", true, "A"),
            ("\u{1200}", "KeyH", false, "h"),
            ("\u{663}", "Digit3", false, "3"),
            ("\u{663}", "Numpad3", false, "3"),
            ("\u{6f3}", "", false, "3"),
            // Keyboards for Latin letters in another order.
            ("q", "KeyA", false, "q"),
            ("z", "KeyY", false, "z"),
            ("\u{e9}", "Digit2", false, "\u{e9}"),
            // Vietnamese.
            ("\u{1ea1}", "KeyA", false, "\u{1ea1}"),
            ("\u{20ac}", "KeyE", false, "\u{20ac}"),
            ("Enter", "Enter", false, "Enter"),
            (" ", "Space", false, " "),
        ] {
            assert_eq!(
                in_latin(normalized(key), code, is_shifted),
                meaning,
                "{key}"
            );
        }
    }
}
