//! The plain kernels: for each game a tight loop that drops seed by seed into an array
//! of bytes, without events, allocation, hash keys or checks. The speed of the engine
//! is compared with them, and they count the same perft.
//!
//! Each game has its own functions, so that the compiler can optimise it alone. A
//! player without a move is noticed when the next moves are generated, where it costs
//! least.

mod alemungula;
mod giuthi;
mod layli;
mod sulus;

pub use alemungula::alemungula;
pub use giuthi::giuthi;
pub use layli::layli;
pub use sulus::sulus;

/// The maximum number of laps of a sowing (Rules 1).
const MAX_LAPS: u32 = 1000;
