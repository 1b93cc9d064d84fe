//! lighthouse, which judges the served page. Nothing of it goes into the page.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Cache;
use super::tool::npm_install;
use crate::run::step;

/// lighthouse's version: another one may judge otherwise.
const LIGHTHOUSE: &str = "13.5.0";

/// Sees to it that lighthouse is there. Returns its script, for Node.js.
///
/// # Errors
///
/// It is missing and can't be installed.
pub fn lighthouse() -> Result<PathBuf> {
    let cache = Cache::open()?;
    let _alone = cache.lock()?;
    let name = format!("lighthouse-{LIGHTHOUSE}");
    let folder = cache
        .filled(&name, |partial| {
            step(format_args!("installing {name}"), "20 seconds", || {
                npm_install(&format!("lighthouse@{LIGHTHOUSE}"), partial)
            })
        })
        .with_context(|| format!("{name} is missing and could not be installed"))?;
    Ok(folder.join("node_modules/lighthouse/cli/index.js"))
}
