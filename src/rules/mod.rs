//! The games and their rules.
