//! The project's commands, `cargo xtask <command>`, one module each.
//!
//! It is also a library, so that the tests of the page use the same server as
//! `cargo xtask play`.

mod audit;
mod bench;
pub mod build;
pub mod commands;
mod fuzz;
mod gallery;
mod play;
mod run;
pub mod serve;
pub mod setup;
mod test;
