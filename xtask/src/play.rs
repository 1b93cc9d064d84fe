//! `cargo xtask play`: builds the page, serves it and opens it.

use anyhow::{Context, Result};

use crate::build;
use crate::serve::Server;
use crate::setup;

/// Builds the page quickly, serves it on a port of the loopback address (a free one unless
/// `port` is given), prints its address, and opens it in the browser if there is
/// one. Serves until it is stopped.
///
/// # Errors
///
/// A step of the set-up or of the build that failed, or a port that is in use.
pub fn play(port: Option<u16>, open: bool) -> Result<()> {
    // Before the build, so that a port in use is reported at once.
    // Not `play`, which is the folder of the profile.
    let folder = setup::root().join("target").join("served");
    let server = Server::start(folder.clone(), port.unwrap_or(0))
        .with_context(|| format!("port {} can't be used", port.unwrap_or(0)))?;
    build::quick(&setup::tools()?, &folder)?;
    println!("\nMbegu is at {} (Ctrl-C ends it)", server.address());
    // No browser is no error: the address can be opened by hand.
    if open && open::that_detached(server.address()).is_err() {
        println!("No browser could be opened from here: open the address in one.");
    }
    server.wait();
    Ok(())
}
