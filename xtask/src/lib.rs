//! The project's commands, `cargo xtask <command>`, one module each.
//!
//! It is a library as well as a program, so that the tests of the page serve
//! the built page with the very server that `cargo xtask play` uses.

mod audit;
mod bench;
pub mod build;
pub mod commands;
mod fuzz;
mod play;
mod run;
pub mod serve;
pub mod setup;
mod test;
