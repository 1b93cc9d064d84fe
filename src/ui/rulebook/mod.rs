//! The view of the rules of a game. Every rule has a board that plays its example.
//!
//! At rest the board is a picture: a [`StaticPicture`]. Where an example is played, a board
//! with a state of its own takes its place.

mod book;
mod static_picture;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod example;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod heading;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod live;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod marks;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod section;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

pub use book::{Chapter, Example, ExamplePicture, Rulebook, RulebookItem, Section, Source};
pub use static_picture::StaticPicture;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::RulebookView;
