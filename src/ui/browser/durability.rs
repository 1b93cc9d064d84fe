//! Whether the browser has promised to keep what the page stores. Without that promise
//! some browsers delete it when space is short, or after days without a visit.

use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// Asks the browser for the promise. It may ask the player in turn.
pub fn ask() {
    let asked = window().navigator().storage().persist();
    spawn_local(async move {
        // Settings say how it was answered.
        let _ = answer(asked).await;
    });
}

/// Whether the browser has given its promise; `None` until that is known, and where the
/// browser can't say.
#[hook]
pub fn use_is_durable() -> Option<bool> {
    let is_durable = use_state_eq(|| None);
    {
        let is_durable = is_durable.clone();
        use_effect_with((), move |()| {
            let asked = window().navigator().storage().persisted();
            spawn_local(async move { is_durable.set(answer(asked).await) });
        });
    }
    *is_durable
}

/// The answer of the browser. Old ones, and pages without encryption, have none.
async fn answer(asked: Result<Promise, JsValue>) -> Option<bool> {
    JsFuture::from(asked.ok()?).await.ok()?.as_bool()
}
