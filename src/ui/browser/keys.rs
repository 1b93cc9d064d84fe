//! Keys that mean something wherever the focus is.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

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
    let key = event.key();
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
