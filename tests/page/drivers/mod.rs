//! The drivers of browsers: Chromium by its DevTools protocol, which can emulate the most,
//! Firefox and WebKit by WebDriver and WebDriver BiDi.
//!
//! No library for it is used: the usual one brings 85 crates with an HTTP client and a
//! runtime, and what is needed of the protocols is below.

pub mod chromium;
mod connection;
pub mod webdriver;

use std::time::Duration;

use anyhow::Result;
use serde_json::Value;

use crate::hands::At;

/// The longest time that a test waits for something: long enough for a busy machine.
pub const MAX_WAIT: Duration = Duration::from_secs(90);

/// An action of the mouse at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mouse {
    Move,
    Press,
    Release,
}

/// A browser with a fresh profile and a tab.
pub trait Driver {
    /// What a function in the page returns, or what its promise comes to.
    fn call(&self, function: &str, value: &Value) -> Result<Value>;

    /// Opens an address, and waits until its document has come.
    fn goto(&self, address: &str) -> Result<()>;

    /// Loads the page again, without waiting for it.
    fn reload(&self) -> Result<()>;

    /// Runs a script in every new document before the page's own code.
    fn before_loading(&self, script: &str) -> Result<()>;

    /// Gives the page another size in CSS pixels.
    fn resize(&self, size: (u32, u32)) -> Result<()>;

    /// The mouse does some things, one after the other.
    fn mouse(&self, steps: &[(Mouse, At)]) -> Result<()>;

    /// Touches the first of some places with a finger, moves it over the others, and lifts it.
    fn touch(&self, way: &[At]) -> Result<()>;

    /// Presses a key and lets it go. `key` is its value in the browser.
    fn key(&self, key: &str) -> Result<()>;

    /// Chooses the option of a `select` as a person does.
    fn choose(&self, selector: &str) -> Result<()>;

    /// A picture of the window as PNG in Base64.
    fn screenshot(&self) -> Result<String>;

    /// What went wrong in the page since this was last asked.
    fn errors(&self) -> Result<Vec<String>>;

    /// The tab, if it is one of Chromium.
    fn devtools(&self) -> Option<&chromium::Tab> {
        None
    }
}
