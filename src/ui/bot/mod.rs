//! The bot's worker and the page's connection to it.
//!
//! `BotClient` is the page's side. The worker searches in slices of a few
//! hundredths of a second and reads its messages in between, so that a question
//! can be abandoned at any time.

mod failure;

#[cfg(target_arch = "wasm32")]
mod client;
#[cfg(target_arch = "wasm32")]
mod codec;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use failure::Failure;

#[cfg(target_arch = "wasm32")]
pub use client::{BotClient, BotEvent};
#[cfg(target_arch = "wasm32")]
pub use codec::Plain;
#[cfg(target_arch = "wasm32")]
pub use worker::{BotWorker, register};
