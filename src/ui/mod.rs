//! The page.
//!
//! Everything shown follows from [`state`]. The pure parts, which know no browser,
//! are compiled natively too, so that native tests reach them. The components and
//! hooks are built for the browser, and for the first picture.

pub mod board;
pub mod browser;
pub mod describe;
pub mod editor;
pub mod home;
pub mod i18n;
pub mod learn;
pub mod library;
pub mod puzzles;
pub mod rulebook;
pub mod share;
pub mod state;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod app;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod embed;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod game;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod picker;
#[cfg(feature = "prerender")]
mod prerender;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod settings;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod widgets;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use app::start;

#[cfg(feature = "prerender")]
pub use prerender::{draw, failure_texts, manifest_texts, progress_keys, storage_keys};
