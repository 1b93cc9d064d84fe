//! What several test files use.

pub mod dice;
pub mod lines;
