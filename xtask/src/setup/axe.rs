//! axe-core, with which the tests of the page check its accessibility. It is not part
//! of the page.

use std::path::PathBuf;

use anyhow::Result;

use super::tool::npm_script;

/// The version of axe-core. Another one may report other faults.
const AXE: &str = "4.14.1";

/// Installs axe-core if it is missing. Returns its script, which the tests run in the
/// page.
///
/// # Errors
///
/// It can't be installed.
pub fn axe() -> Result<PathBuf> {
    npm_script("axe-core", AXE, "axe-core/axe.min.js", "5 seconds")
}
