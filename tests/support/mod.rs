//! What several test files use.

pub mod lines;
