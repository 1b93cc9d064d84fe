//! The plain kernels: for each game the tightest loop that drops seed after
//! seed into an array of bytes, with no events, no allocation, no hash and no
//! checks of what can't happen. They are what the engine's speed is measured
//! against, and count the same perft.
//!
//! Everything that differs between games is a constant of its own function, so
//! that the compiler sees one game at a time. A player who can't move is
//! noticed only when the next moves are looked for, which is the cheapest
//! place.

mod alemungula;
mod giuthi;
mod layli;
mod sulus;

pub use alemungula::alemungula;
pub use giuthi::giuthi;
pub use layli::layli;
pub use sulus::sulus;

/// The most laps of a sowing that ends (Rules 1).
const MAX_LAPS: u32 = 1000;
