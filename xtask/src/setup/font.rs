//! subset-font, which reduces the page's font to the letters of its texts. It runs
//! HarfBuzz compiled to wasm, and is not part of the page.

use std::path::PathBuf;

use anyhow::Result;

use super::tool::npm_script;

/// The version of subset-font. Another one may write other bytes.
const SUBSET_FONT: &str = "2.9.0";

/// Installs subset-font if it is missing. Returns its script, which Node can load.
///
/// # Errors
///
/// It can't be installed.
pub fn subset_font() -> Result<PathBuf> {
    npm_script(
        "subset-font",
        SUBSET_FONT,
        "subset-font/index.js",
        "10 seconds",
    )
}
