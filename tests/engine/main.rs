//! The tests of the rules, the bot and the links. They are one program, so that the crate
//! is linked once.

#[path = "../support/bench.rs"]
mod bench;
#[path = "../support/chance.rs"]
mod chance;
mod dice;
#[path = "../../fuzz/src/lib.rs"]
mod fuzz_targets;
mod games;
mod lines;

mod bot;
mod compare;
mod fuzz;
mod links;
mod openings;
mod properties;
mod reference;
mod reference_check;
mod sentences;
mod vectors;
