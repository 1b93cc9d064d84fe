//! Lighthouse, which audits the served page. It is not part of the page.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Cache;
use super::tool::npm_install;
use crate::run::step;

/// The version of Lighthouse. Another one may give other scores.
const LIGHTHOUSE: &str = "13.5.0";

/// Installs Lighthouse if it is missing. Returns its script, for Node.js.
///
/// # Errors
///
/// It can't be installed.
pub fn lighthouse() -> Result<PathBuf> {
    let cache = Cache::open()?;
    let _lock = cache.lock()?;
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
