//! The compiler with the wasm target.

use std::env;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::compiler::{Toolchain, WASM, has_library};
use super::{Cache, distro, on_path};
use crate::run::{run, step};

/// Returns a compiler with the wasm target: the one in use if it has the target
/// or rustup can add it, otherwise the distribution's.
pub fn ready(cache: &Cache) -> Result<Toolchain> {
    let forced = env::var_os("MBEGU_WASM_TARGET").is_some_and(|value| value == "distro");
    if !forced {
        if has_library("rustc") {
            return Ok(Toolchain::default());
        }
        if !distro::is_ready() {
            match rustup_add() {
                Ok(()) => return Ok(Toolchain::default()),
                Err(error) => println!("    {error:#}"),
            }
        }
    }
    distro::ready(cache).context(
        "the wasm32-unknown-unknown target is missing (`rustup target add wasm32-unknown-unknown` \
         gets it), and the distribution's compiler can't be used in place of rustup's",
    )
}

fn rustup_add() -> Result<()> {
    if on_path("rustup").is_none() {
        bail!("rustup is not installed");
    }
    step("adding the wasm target with rustup", "10 seconds", || {
        run(Command::new("rustup").args(["target", "add", WASM]))
    })?;
    if !has_library("rustc") {
        bail!("rustup added {WASM}, but the compiler in use doesn't find it");
    }
    Ok(())
}
