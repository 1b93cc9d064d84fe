//! Links and kept games: what was written is read again, what was damaged is
//! refused.

#[path = "../support/dice.rs"]
mod dice;

mod bounds;
mod craft;
mod damage;
mod faults;
mod file;
mod kept;
mod lengths;
mod old_1;
mod old_2;
mod random;
mod round_trip;
mod saved;
