//! Effects on the browser, and the hooks that components reach them by. Nothing
//! else in the page touches storage, address bar, clipboard, worker or network.
//! What one component needs (gestures, animation frames, sound, the keys of a
//! race and of the announcer, the timers of small boards) stays with it.
//!
//! [`address`], [`book`], [`route`] and [`stored`] know no browser.

pub mod address;
pub mod book;
pub mod route;
pub mod stored;

#[cfg(test)]
pub(super) mod samples;

mod bot;
pub(super) mod clock;
mod context;
pub(super) mod durability;
pub(super) mod environment;
mod failure;
pub(super) mod fetch;
pub(super) mod files;
mod focus;
pub(super) mod keys;
pub(super) mod loading;
pub(super) mod locale;
pub(super) mod persistence;
pub(super) mod router;
pub(super) mod sharing;
pub(super) mod skip;
pub(super) mod slices;
pub(super) mod storage;
pub(super) mod stored_progress;
pub(super) mod system;
pub(super) mod view_place;
pub(super) mod view_transition;
mod worker_client;

pub use bot::use_bot;
pub use context::{
    Dispatcher, GameHandle, SettingsHandle, use_dispatcher, use_own_game, use_page_dispatcher,
    use_setting, use_settings, use_settings_handle,
};
pub use failure::Failure;
#[cfg(target_arch = "wasm32")]
pub use failure::announce_panics;
pub use focus::{focus, focus_heading, use_focus, use_heading_focus, use_next_focus};
pub use locale::{LocaleProvider, use_locale};
pub use skip::{KEEPS_ANIMATION, use_press_elsewhere};
pub use worker_client::BotClient;
