//! Chromium and ChromeDriver, which the browser tests need.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{apt, on_path};
use crate::run::step;

/// The names that Chromium and its relatives go by.
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Finds ChromeDriver, or installs it and Chromium where that may be done.
///
/// # Errors
///
/// What is missing, why it can't be installed here, and how to get it.
pub fn chromedriver() -> Result<PathBuf> {
    if let Some(path) = found() {
        return Ok(path);
    }
    step("installing Chromium and ChromeDriver", "1 minute", || {
        // Without any fonts the page would show boxes.
        apt::install(&["chromium", "chromium-driver", "fonts-dejavu-core"])
    })
    .context(
        "Chromium or ChromeDriver is missing, which the browser tests need: put both on PATH",
    )?;
    found().context("ChromeDriver was installed, but is not on PATH")
}

/// Finds Chromium or one of its relatives, or installs it where that may be
/// done.
///
/// # Errors
///
/// As [`chromedriver`].
pub fn chromium() -> Result<PathBuf> {
    chromedriver()?;
    let found = BROWSERS.iter().find_map(|name| on_path(name));
    found.context("no browser is on PATH under a name that is known here")
}

fn found() -> Option<PathBuf> {
    let driver = match env::var_os("CHROMEDRIVER") {
        Some(path) => Some(PathBuf::from(path)),
        None => on_path("chromedriver"),
    }?;
    // Elsewhere browsers are not on PATH, and ChromeDriver knows where to look.
    let browser = !cfg!(target_os = "linux") || BROWSERS.iter().any(|name| on_path(name).is_some());
    browser.then_some(driver)
}
