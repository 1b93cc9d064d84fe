//! Keys that mean something wherever the focus is.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What has keys of its own: fields, and sheets that are open.
pub const FIELDS_AND_SHEETS: &str = "input, select, textarea, [popover]:popover-open, dialog[open]";

/// Whether a key is pressed alone, outside of the elements that match the selectors.
pub fn is_plain_outside(event: &KeyboardEvent, selectors: &str) -> bool {
    let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    is_plain && target.is_some_and(|target| matches!(target.closest(selectors), Ok(None)))
}
