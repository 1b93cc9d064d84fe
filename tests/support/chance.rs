//! Tests by chance: how much they try, and with which seed.

use std::env;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// `MBEGU_SEED`, or the seconds of the time.
static SEED: LazyLock<u64> = LazyLock::new(|| match env::var("MBEGU_SEED") {
    Ok(text) => text.parse().expect("MBEGU_SEED is a number"),
    Err(_) => SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs()),
});

/// The seed of this run. It is printed, so that a test that failed says how it fails again.
pub fn seed() -> u64 {
    println!("MBEGU_SEED={} repeats this test", *SEED);
    *SEED
}

/// How much to try: `quick`, or `full` where `MBEGU_DEPTH=full` asks for it, as
/// `cargo xtask test --all` does.
pub fn depth<T>(quick: T, full: T) -> T {
    match env::var("MBEGU_DEPTH").as_deref() {
        Ok("full") => full,
        Ok(other) => panic!("MBEGU_DEPTH is full or not set, and not {other:?}"),
        Err(_) => quick,
    }
}
