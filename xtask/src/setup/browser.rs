//! Chromium and ChromeDriver, which the browser tests need.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{apt, on_path};
use crate::run::step;

/// The program names of Chromium and browsers that are built from it.
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Finds ChromeDriver, or installs it with Chromium.
///
/// # Errors
///
/// They are missing and can't be installed. The message explains how to get them.
pub fn chromedriver() -> Result<PathBuf> {
    if let Some(path) = found() {
        return Ok(path);
    }
    step("installing Chromium and ChromeDriver", "1 minute", || {
        // Without fonts the page would show boxes instead of letters.
        apt::install(&["chromium", "chromium-driver", "fonts-dejavu-core"])
    })
    .context(
        "Chromium or ChromeDriver is missing, which the browser tests need: put both on PATH",
    )?;
    found().context("ChromeDriver was installed, but is not on PATH")
}

/// Finds Chromium or a browser that is built from it, or installs it.
///
/// # Errors
///
/// As [`chromedriver`].
pub fn chromium() -> Result<PathBuf> {
    chromedriver()?;
    let found = BROWSERS.iter().find_map(|name| on_path(name));
    found.context("no program on PATH has the name of a known browser")
}

fn found() -> Option<PathBuf> {
    let driver = match env::var_os("CHROMEDRIVER") {
        Some(path) => Some(PathBuf::from(path)),
        None => on_path("chromedriver"),
    }?;
    // On other systems browsers are not on PATH; ChromeDriver finds them.
    let browser = !cfg!(target_os = "linux") || BROWSERS.iter().any(|name| on_path(name).is_some());
    browser.then_some(driver)
}
