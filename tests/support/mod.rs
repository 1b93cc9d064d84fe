//! Shared by several test files.

pub mod dice;
pub mod lines;
