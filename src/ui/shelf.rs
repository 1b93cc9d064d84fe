//! The page of the kept games, a program of its own: the list, what is in
//! it, files of games, and the statistics.
//!
//! Everything shown follows from [`Shelf`]; it knows no browser, so that native
//! tests reach it. What draws it and what reads and writes the device (`page`)
//! is built for the browser only.

mod entry;
mod files;
mod state;
mod statistics;
mod taking;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(test)]
mod tests;

pub use entry::{Damage, Entry, Known, Rival, Stage, Verdict};
pub use files::{file, file_name};
pub use state::{Action, Report, Shelf, Taken, Trouble};
pub use statistics::{Tally, statistics};
pub use taking::{Plan, plan};

#[cfg(target_arch = "wasm32")]
pub use page::start as start_shelf;
