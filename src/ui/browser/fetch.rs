//! Files beside the page.
//!
//! Not by gloo-net: all that is needed is one call of `fetch`, for which gloo-net takes 2 kB
//! (brotli) more.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

pub async fn text(address: &str, cache: RequestCache) -> Option<String> {
    let options = RequestInit::new();
    options.set_cache(cache);
    let response = JsFuture::from(window().fetch_with_str_and_init(address, &options)).await;
    let response: Response = response.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string().filter(|_| response.ok())
}
