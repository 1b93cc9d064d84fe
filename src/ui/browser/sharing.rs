//! The clipboard, and the device's own sharing.

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use crate::rules::Variant;

/// The address of a link to a game, up to its `#`: a page of that game beside this page
/// (`static/game.html`), so that previews of the link show the game.
pub fn link_address(variant: Variant) -> String {
    format!("{}/{}.html#", folder(), variant.id())
}

/// The address of a link to this page, up to its `#`.
pub fn page_address() -> String {
    format!("{}/#", folder())
}

/// The address of the folder of the page.
fn folder() -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split(['?', '#']).next().unwrap_or_default();
    let folder = page.rsplit_once('/').map_or(page, |(folder, _)| folder);
    folder.to_owned()
}

pub fn can_share() -> bool {
    has("share")
}

/// Shares a link, with a text if there is one; returns whether that was done.
pub async fn share(text: Option<&str>, link: &str) -> bool {
    let data = ShareData::new();
    if let Some(text) = text {
        data.set_text(text);
    }
    data.set_url(link);
    JsFuture::from(window().navigator().share_with_data(&data))
        .await
        .is_ok()
}

/// Copies a text into the clipboard; returns whether that was done.
pub async fn copy(text: &str) -> bool {
    // A page that isn't served by https has no clipboard.
    has("clipboard")
        && JsFuture::from(window().navigator().clipboard().write_text(text))
            .await
            .is_ok()
}

/// Whether the navigator has a property.
fn has(name: &str) -> bool {
    Reflect::get(&window().navigator(), &name.into()).is_ok_and(|it| it.is_truthy())
}
