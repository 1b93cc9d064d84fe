//! `cargo xtask openings`: what the bot and the tools know of first moves.
//!
//! `book layli.txt --nodes 50000` makes the opening book of a solved game from a
//! certificate (`cargo xtask solve --out`), and `book check` proves every bound of the
//! books again, without the certificate. `balanced` makes the lists of openings with
//! which bots are compared, and `explore` the tables of first moves that the page shows.

mod balanced;
mod book;
mod explore;
mod list;
mod random;

use anyhow::{Result, bail};

use crate::args::Args;

pub use list::balanced;
pub use random::{opening, random_move};

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong argument, or an error of the part that it names.
pub fn run(mut args: Args) -> Result<()> {
    match args.value()?.as_str() {
        "balanced" => balanced::run(args),
        "book" => book::run(args),
        "explore" => explore::run(args),
        other => bail!("openings has no part {other:?}"),
    }
}
