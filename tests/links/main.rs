//! Links and kept games: what was written is read again, what was damaged is
//! refused.

#[path = "../support/dice.rs"]
mod dice;

mod craft;
mod damage;
mod faults;
mod for_ever;
mod random;
mod round_trip;
