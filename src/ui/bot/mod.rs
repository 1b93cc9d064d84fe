//! The bot's worker and the page's connection to it.
//!
//! `BotClient` is the page's side. The worker is a thread with a `bot::Session`.

mod failure;

#[cfg(any(target_arch = "wasm32", feature = "still"))]
mod client;
#[cfg(any(target_arch = "wasm32", feature = "still"))]
mod values;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use failure::Failure;

#[cfg(any(target_arch = "wasm32", feature = "still"))]
pub use client::{BotClient, BotEvent};
#[cfg(any(target_arch = "wasm32", feature = "still"))]
pub use values::{read, write};
#[cfg(target_arch = "wasm32")]
pub use worker::register;
