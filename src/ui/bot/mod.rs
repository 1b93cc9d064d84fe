//! The bot's worker and the page's connection to it.
//!
//! [`BotClient`] is the page's side. The worker searches in slices of a few
//! hundredths of a second and reads its messages in between, so that a question
//! can be abandoned at any time.

mod client;
mod codec;
mod worker;

pub use client::{BotClient, BotEvent, Failure};
pub use codec::Plain;
pub use worker::{BotWorker, register};
