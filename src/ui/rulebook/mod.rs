//! The view of the rules of a game, with a board that plays their examples.

mod book;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod example;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod loading;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod section;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

pub use book::{Chapter, Example, Rulebook, RulebookItem, Section};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::RulebookView;
