//! Installs Debian packages, and finds the installed ones.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::on_path;
use crate::run::{read, run};

/// Installs packages without asking.
pub fn install(packages: &[&str]) -> Result<()> {
    let list = packages.join(" ");
    if on_path("apt-get").is_none() {
        bail!("apt-get is missing, which could install {list}");
    }
    if read(Command::new("id").arg("-u"))? != "0" {
        bail!("installing {list} needs root: run `sudo apt-get install {list}` and try again");
    }
    let apt = || {
        let mut command = Command::new("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            // Another installation may be running, and a download may fail.
            .args(["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"])
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        command
    };
    run(apt().args(["update", "-qq"])).context("the list of packages can't be updated")?;
    run(apt()
        .args(["install", "-qq", "--no-install-recommends"])
        .args(packages))
    .with_context(|| format!("{list} can't be installed"))
}

/// The version of a package, if it is installed.
pub fn version(package: &str) -> Option<String> {
    // A removed package may still have a version.
    let format = "--showformat=${db:Status-Status} ${Version}";
    let state = read(Command::new("dpkg-query").args(["--show", format, package])).ok()?;
    state.strip_prefix("installed ").map(str::to_owned)
}
