//! The bot's worker and the page's connection to it.
//!
//! `BotClient` is the page's side. The worker is a thread with a `bot::Session`.

mod failure;

#[cfg(target_arch = "wasm32")]
mod client;
#[cfg(target_arch = "wasm32")]
mod values;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use failure::Failure;

#[cfg(target_arch = "wasm32")]
pub use client::{BotClient, BotEvent};
#[cfg(target_arch = "wasm32")]
pub use values::{read, write};
#[cfg(target_arch = "wasm32")]
pub use worker::register;
