//! The page.
//!
//! [`state`] is what everything shown follows from; [`layout`], [`plan`],
//! [`scatter`], [`scene`] and [`words`] work out how it looks. They know no
//! browser, so that native tests reach them. The components and hooks that
//! draw it and carry out its effects are built for the browser only.

pub mod bot;
pub mod games;
pub mod layout;
pub mod plan;
pub mod rulebook;
pub mod scatter;
pub mod scene;
pub mod state;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod animate;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod ground;
#[cfg(target_arch = "wasm32")]
mod keep;
#[cfg(target_arch = "wasm32")]
mod moving;
#[cfg(target_arch = "wasm32")]
mod opponent;
#[cfg(target_arch = "wasm32")]
mod picker;
#[cfg(target_arch = "wasm32")]
mod pit;
#[cfg(target_arch = "wasm32")]
mod screen;
#[cfg(target_arch = "wasm32")]
mod store;

#[cfg(target_arch = "wasm32")]
pub use app::App;
