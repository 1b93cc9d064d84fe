//! Files that the player chooses, and files that the page offers.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlElement, Url};

/// How long the address of an offered file stays valid, in milliseconds. The
/// browser reads it later than the press.
const OFFERED: u32 = 60_000;

/// The text of a file; `None` if it can't be read.
pub async fn read(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Has the browser download a text as a file.
pub fn download(name: &str, text: &str) {
    // A browser that can't make the file leaves everything as it is.
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = Array::of1(&text.into());
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&parts)?)?;
    let link: HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    let revoke = move || {
        let _ = Url::revoke_object_url(&address);
    };
    Timeout::new(OFFERED, revoke).forget();
    Ok(())
}
