//! JavaScript values, read and made: what isn't there is read as nothing.

use gloo::utils::window;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

/// The text of a file beside the page, if it is to be had.
pub async fn file(address: &str, cache: RequestCache) -> Option<String> {
    let options = RequestInit::new();
    options.set_cache(cache);
    let response = JsFuture::from(window().fetch_with_str_and_init(address, &options)).await;
    let response: Response = response.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string().filter(|_| response.ok())
}

/// A property.
#[must_use]
pub fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// A property that is a text.
#[must_use]
pub fn text(of: &JsValue, name: &str) -> String {
    get(of, name).as_string().unwrap_or_default()
}

/// A property that is a number.
#[must_use]
pub fn number(of: &JsValue, name: &str) -> f64 {
    get(of, name).as_f64().unwrap_or_default()
}

/// Whether a property is there and says yes.
#[must_use]
pub fn is_true(of: &JsValue, name: &str) -> bool {
    get(of, name).is_truthy()
}

/// A property that is a list, each member of it read.
pub fn list<T>(of: &JsValue, name: &str, read: fn(JsValue) -> T) -> Vec<T> {
    let items = get(of, name).dyn_into::<Array>();
    items.map_or_else(|_| Vec::new(), |items| items.iter().map(read).collect())
}

/// An object with these properties.
#[must_use]
pub fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A fresh object takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
