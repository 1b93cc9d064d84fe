//! The browser's transition from one view to another (the View Transitions API).

use gloo::utils::document;
use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::ui::state::View;

// web-sys has this interface only among its unstable ones.
#[wasm_bindgen]
extern "C" {
    type TransitioningDocument;

    #[wasm_bindgen(method, getter, js_name = startViewTransition)]
    fn starter(this: &TransitioningDocument) -> JsValue;

    #[wasm_bindgen(method, js_name = startViewTransition)]
    fn start(this: &TransitioningDocument, update: &Function) -> ViewTransition;

    type ViewTransition;

    #[wasm_bindgen(method, getter)]
    fn ready(this: &ViewTransition) -> Promise;

    #[wasm_bindgen(method, getter)]
    fn finished(this: &ViewTransition) -> Promise;
}

/// The view to show. It follows `view` in a transition, or at once where the browser
/// has none or `is_still`.
#[hook]
pub fn use_view_transition(view: View, is_still: bool) -> View {
    let shown = use_state_eq(|| view);
    // The browser calls back later, when the view may be another one.
    let latest = use_mut_ref(|| view);
    *latest.borrow_mut() = view;
    {
        let shown = shown.clone();
        use_effect_with(view, move |&view| {
            if *shown == view {
                return;
            }
            match transitions().filter(|_| !is_still) {
                Some(document) => show(&document, move || shown.set(*latest.borrow())),
                None => shown.set(view),
            }
        });
    }
    if is_still { view } else { *shown }
}

/// The document, if it can show transitions.
fn transitions() -> Option<TransitioningDocument> {
    let document: TransitioningDocument = JsValue::from(document()).unchecked_into();
    document.starter().is_function().then_some(document)
}

fn show(document: &TransitioningDocument, update: impl FnOnce() + 'static) {
    let update = Closure::once_into_js(update);
    let transition = document.start(update.unchecked_ref());
    for promise in [transition.ready(), transition.finished()] {
        // It is rejected if the transition is skipped: while the page is hidden, or by
        // the next one. That is no error.
        spawn_local(async { drop(JsFuture::from(promise).await) });
    }
}
