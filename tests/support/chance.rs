//! Tests by chance: how much they try, and with which seed.

use std::env;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// The seed of the run: `MBEGU_SEED`, or the time.
static SEED: LazyLock<u64> = LazyLock::new(|| match env::var("MBEGU_SEED") {
    Ok(text) => text.parse().expect("MBEGU_SEED is a number"),
    Err(_) => SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs()),
});

/// A seed for a test, another one in every run. It prints the variable that makes a test
/// that failed fail again.
pub fn seed(test: &str) -> u64 {
    println!("{test}: MBEGU_SEED={}", *SEED);
    let mix = |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte));
    test.bytes().fold(*SEED, mix)
}

/// Whether `MBEGU_DEPTH=full` asks for everything, as `cargo xtask test --all` does.
pub fn is_full() -> bool {
    env::var_os("MBEGU_DEPTH").is_some_and(|depth| depth == "full")
}

/// How much to try: `quick`, or `full` at full depth.
pub fn depth<T>(quick: T, full: T) -> T {
    if is_full() { full } else { quick }
}
