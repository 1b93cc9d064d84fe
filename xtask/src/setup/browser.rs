//! The browsers that the tests of the page need, each with its WebDriver.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::{Cache, apt, on_path, tool};
use crate::run::step;

/// The program names of Chromium and browsers that are built from it.
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

const ON_MACOS: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// Debian's package of the headless shell, Chromium's smaller program for tests. The one
/// on PATH is a script: ending it doesn't end the browser.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// The programs that drive WebKitGTK: its driver, a screen and a bus of its own, and
/// what `tests/page/engines/webkit_window.py` is run by.
const WEBKIT: [&str; 4] = ["WebKitWebDriver", "xvfb-run", "dbus-run-session", "python3"];

/// The package of the fonts for Amharic and Arabic, and one of its files.
const FONTS: &str = "fonts-noto-core";
const ETHIOPIC: &str = "/usr/share/fonts/truetype/noto/NotoSansEthiopic-Regular.ttf";

/// Finds Chromium or a browser that is built from it, or installs it. Also installs fonts
/// and the headless shell, which the tests can do without.
///
/// # Errors
///
/// It is missing and can't be installed. The message explains how to get it.
pub fn chromium() -> Result<PathBuf> {
    if browser().is_none() {
        step("installing Chromium", "1 minute", || {
            // Without fonts the page would show boxes instead of letters.
            apt::install(&["chromium", "fonts-dejavu-core"])
        })
        .context("Chromium is missing, which the tests of the page need: put it on PATH")?;
    }
    if cfg!(target_os = "linux") && !Path::new(ETHIOPIC).exists() {
        optional(FONTS, "Amharic may be drawn as boxes");
    }
    if let Some(version) = apt::version("chromium")
        && headless_shell().is_none()
    {
        let package = format!("{HEADLESS_SHELL}={version}");
        optional(&package, "the tests of the page take longer");
    }
    browser().context("Chromium was installed, but is not on PATH")
}

/// Finds ChromeDriver and Chromium, or installs them. The tests that are compiled to wasm
/// need it.
///
/// # Errors
///
/// One is missing and can't be installed. The message explains how to get it.
pub fn chromedriver() -> Result<PathBuf> {
    chromium()?;
    let found = || {
        env::var_os("CHROMEDRIVER")
            .map_or_else(|| on_path("chromedriver"), |path| Some(path.into()))
    };
    if found().is_none() {
        step("installing ChromeDriver", "10 seconds", || {
            apt::install(&["chromium-driver"])
        })
        .context("ChromeDriver is missing, which the tests in the browser need: put it on PATH")?;
    }
    found().context("ChromeDriver was installed, but is not on PATH")
}

/// Installs a package that the tests can do without. If that fails, it prints why and what
/// follows.
fn optional(package: &str, consequence: &str) {
    let name = format!("installing {package}");
    if let Err(error) = step(name, "30 seconds", || apt::install(&[package])) {
        println!("    {error:#}: {consequence}");
    }
}

/// The headless shell, if its version is that of Chromium. A visit takes half the
/// processor time in it.
#[must_use]
pub fn headless_shell() -> Option<PathBuf> {
    let version = apt::version("chromium")?;
    let is_same = apt::version(HEADLESS_SHELL).is_some_and(|shell| shell == version);
    let program = Path::new("/usr/lib/chromium").join(HEADLESS_SHELL);
    (is_same && program.is_file()).then_some(program)
}

/// Finds Firefox and geckodriver, or installs them. Returns the path of geckodriver.
///
/// # Errors
///
/// They are missing and can't be installed. The message explains how to get them.
pub fn geckodriver() -> Result<PathBuf> {
    let found = || on_path("firefox-esr").or_else(|| on_path("firefox"));
    // On other systems it is not on PATH; geckodriver finds it.
    if cfg!(target_os = "linux") && found().is_none() {
        step("installing Firefox", "1 minute", || {
            apt::install(&["firefox-esr"])
        })
        .context("Firefox is missing, in which the page is tested: put it on PATH")?;
    }
    if let Some(path) = env::var_os("GECKODRIVER") {
        return Ok(path.into());
    }
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let folder = tool::geckodriver().ready(&cache)?;
    tool::tidy(&cache)?;
    match folder {
        Some(folder) => Ok(folder.join("geckodriver")),
        None => on_path("geckodriver").context("geckodriver is not on PATH"),
    }
}

/// Finds WebKitGTK and its driver, or installs them.
///
/// # Errors
///
/// They are missing and can't be installed. The message explains how to get them.
pub fn webkit() -> Result<()> {
    if !cfg!(target_os = "linux") {
        bail!("WebKitGTK, in which the page is tested, exists on Linux alone");
    }
    if has_webkit() {
        return Ok(());
    }
    step("installing WebKitGTK and its driver", "1 minute", || {
        apt::install(&[
            "webkit2gtk-driver",
            "gir1.2-webkit2-4.1",
            "python3-gi",
            "xvfb",
            "xauth",
            "dbus",
        ])
    })
    .context("WebKitGTK is missing, in which the page is tested")?;
    if !has_webkit() {
        bail!("WebKitGTK was installed, but {WEBKIT:?} with GObject are not on PATH");
    }
    Ok(())
}

fn has_webkit() -> bool {
    let has_window = || {
        // The interpreter that `webkit_window.py` names.
        let script = "import gi; gi.require_version('WebKit2', '4.1')";
        Command::new("/usr/bin/python3")
            .args(["-c", script])
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    WEBKIT.iter().all(|name| on_path(name).is_some()) && has_window()
}

/// The browser on PATH, or where macOS keeps it.
fn browser() -> Option<PathBuf> {
    let on_path = BROWSERS.iter().find_map(|name| on_path(name));
    on_path.or_else(|| Some(PathBuf::from(ON_MACOS)).filter(|path| path.is_file()))
}
