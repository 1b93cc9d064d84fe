//! Starts the bot's worker.

fn main() {}
