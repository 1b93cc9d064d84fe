//! The page.
//!
//! Everything shown follows from [`state`]. All of it is compiled natively too: for
//! native tests, which reach what knows no browser, and for the first picture.

#![allow(missing_docs, reason = "no other crate uses the page")]

pub mod board;
pub mod browser;
pub mod describe;
pub mod editor;
pub mod home;
pub mod i18n;
pub mod library;
pub mod print;
pub mod rulebook;
pub mod share;
pub mod state;
pub mod tasks;

mod app;
mod embed;
mod game;
mod handout;
mod picker;
#[cfg(not(target_arch = "wasm32"))]
mod prerender;
mod review;
mod settings;
mod widgets;

pub use app::start;

#[cfg(not(target_arch = "wasm32"))]
pub use prerender::{draw, failure_texts, manifest_texts, progress_keys, storage_keys};
