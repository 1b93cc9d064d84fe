//! What runs in the worker: it draws the code of the text that it is named
//! after, and is done.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

use super::Code;
use crate::ui::js::object;

/// Tells the page the code: its `size` and `path`, or nothing if there is none.
pub fn answer() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let code = Code::of(&scope.name()).map_or(JsValue::NULL, |code| {
        object(&[
            ("size", (code.size as f64).into()),
            ("path", code.path.into()),
        ])
    });
    // A page that is gone wants no answer.
    let _ = scope.post_message(&code);
}
