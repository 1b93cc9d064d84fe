//! axe-core, with which the tests of the page look for what would keep people
//! out. Nothing of it goes into the page.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Cache;
use super::tool::npm_install;
use crate::run::step;

/// axe-core's version: another one may know of more faults.
const AXE: &str = "4.14.1";

/// Sees to it that axe-core is there. Returns its script, which is run in the
/// page that it is to look at.
///
/// # Errors
///
/// It is missing and can't be installed.
pub fn axe() -> Result<PathBuf> {
    let cache = Cache::open()?;
    let _alone = cache.lock()?;
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
