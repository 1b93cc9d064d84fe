//! `cargo xtask play`: builds the page, serves it and opens it.

use anyhow::{Context, Result};

use crate::build;
use crate::serve::Server;
use crate::setup;

/// Builds the page, serves it on a loopback port (a free one unless `port`
/// names it), prints its address, and opens it in the browser where there is
/// one. Serves until it is stopped.
///
/// # Errors
///
/// A step of the set-up or of the build that failed, or a port that is taken.
pub fn play(port: Option<u16>, open: bool) -> Result<()> {
    // First, so that a port that is taken is told at once.
    let server = Server::start(build::dist(), port.unwrap_or(0))
        .with_context(|| format!("port {} can't be had", port.unwrap_or(0)))?;
    build::release(&setup::tools()?)?;
    println!("\nMbegu is at {} (Ctrl-C ends it)", server.address());
    // A machine without a browser is none the worse for it.
    if open && open::that_detached(server.address()).is_err() {
        println!("No browser could be opened from here: open the address in one.");
    }
    server.wait();
    Ok(())
}
