//! axe-core, with which the tests of the page check its accessibility. It is not part
//! of the page.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Cache;
use super::tool::npm_install;
use crate::run::step;

/// The version of axe-core. Another one may report other faults.
const AXE: &str = "4.14.1";

/// Installs axe-core if it is missing. Returns its script, which the tests run in the
/// page.
///
/// # Errors
///
/// It can't be installed.
pub fn axe() -> Result<PathBuf> {
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
    let name = format!("axe-core-{AXE}");
    let folder = cache
        .filled(&name, |partial| {
            step(format_args!("installing {name}"), "5 seconds", || {
                npm_install(&format!("axe-core@{AXE}"), partial)
            })
        })
        .with_context(|| format!("{name} is missing and could not be installed"))?;
    Ok(folder
        .join("node_modules")
        .join("axe-core")
        .join("axe.min.js"))
}
