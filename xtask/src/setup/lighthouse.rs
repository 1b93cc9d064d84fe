//! Lighthouse, which audits the served page. It is not part of the page.

use std::path::PathBuf;

use anyhow::Result;

use super::tool::npm_script;

/// The version of Lighthouse. Another one may give other scores.
const LIGHTHOUSE: &str = "13.5.0";

/// Installs Lighthouse if it is missing. Returns its script, for Node.js.
///
/// # Errors
///
/// It can't be installed.
pub fn lighthouse() -> Result<PathBuf> {
    npm_script(
        "lighthouse",
        LIGHTHOUSE,
        "lighthouse/cli/index.js",
        "20 seconds",
    )
}
