//! What is drawn, and what has an effect outside: components and hooks.
//!
//! Buttons and choices carry their names (`data-action`, `data-option`); one
//! listener at the page's root finds what they do in
//! [`commands`](crate::ui::commands).

mod animate;
mod app;
mod art;
mod board;
mod controls;
mod ground;
mod keep;
pub(super) mod language;
mod markup;
mod moves;
mod moving;
mod notices;
mod opponent;
mod parts;
mod picker;
mod pit;
mod preferences;
mod qr;
mod racing;
mod reading;
mod screen;
mod seats;
mod share;
mod sound;
mod status;
#[cfg(feature = "still")]
mod still;
mod storage;
mod store;
mod teacher;

use wasm_bindgen_futures::spawn_local;

#[cfg(feature = "still")]
pub use still::draw;

/// Starts the page, in the reader's language if its texts are to be had.
pub fn start() {
    let render = || yew::Renderer::<app::App>::new().render();
    let language = keep::wanted_language();
    if language.words().is_some() {
        render();
    } else {
        spawn_local(async move {
            language::load(language).await;
            render();
        });
    }
}
