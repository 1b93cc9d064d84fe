//! Effects on the browser, and the hooks that components reach them by. Nothing
//! else in the page touches storage, address bar, clipboard, worker or network.
//! What one component needs (gestures, animation frames, sound, the keys of a
//! race and of the announcer, the timers of small boards) stays with it.
//!
//! [`address`], [`route`] and [`stored`] are pure, so that native tests reach
//! them.

pub mod address;
pub mod route;
pub mod stored;

#[cfg(test)]
pub(super) mod samples;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod board_settings;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod bot;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod clock;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod context;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod durability;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod environment;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod failure;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod fetch;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod files;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod focus;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod keys;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod loading;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod local_games;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod locale;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod persistence;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod router;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod sharing;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod skip;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod slices;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod storage;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod stored_progress;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod system;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod view_places;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod view_transition;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod worker_client;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use bot::use_bot;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use context::{Dispatcher, use_dispatcher, use_press, use_setting, use_settings};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use failure::Failure;
#[cfg(target_arch = "wasm32")]
pub use failure::announce_panics;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use focus::{focus, use_focus, use_heading_focus};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use locale::{LocaleProvider, use_locale};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use skip::KEEPS_ANIMATION;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use worker_client::BotClient;
