//! Files that the player chooses, and files that the page offers.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlElement, Url};
use yew::prelude::*;

/// How long the address of an offered file stays valid, in milliseconds. The
/// browser reads it later than the press.
const ADDRESS_LIFETIME: u32 = 60_000;

pub async fn read(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// What `static/offline.js` has put into the window: the file that the installed page was
/// opened with. It can be taken once.
fn launched() -> Option<File> {
    let (window, name) = (window(), JsValue::from_str("launchedFile"));
    let file = Reflect::get(&window, &name).ok()?;
    let _ = Reflect::delete_property(&window, &name);
    file.dyn_into().ok()
}

/// Calls back with each file that the installed page is opened with, also with one from
/// before this hook.
#[hook]
pub fn use_launched(onfile: impl Fn(File) + 'static) {
    use_effect_with((), move |()| {
        let take = move || {
            if let Some(file) = launched() {
                onfile(file);
            }
        };
        take();
        let listener = EventListener::new(&window(), "mbegu-file", move |_| take());
        move || drop(listener)
    });
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
    Timeout::new(ADDRESS_LIFETIME, revoke).forget();
    Ok(())
}
