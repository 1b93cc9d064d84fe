//! The fuzz targets, fed with their seeds and with mutations of these. `cargo xtask fuzz`
//! searches for longer, led by what the inputs reach.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::fuzz_targets as targets;

/// The longest input, as in `cargo xtask fuzz`.
const MAX_LEN: usize = 400;

/// The bytes of texts that mean something to a parser.
const BYTES: &[u8] = b"aAfF01459snrx,/!+*:=~- \n\x00\xff";

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let files = fs::read_dir(folder.join(target)).expect("a folder of seeds");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let seeds = paths.iter().map(|path| fs::read(path).expect("a seed"));
    seeds.collect()
}

/// Changes a few bytes of an input, or joins it with a part of another one.
fn mutated(seeds: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = seeds[dice.below(seeds.len())].clone();
    for _ in 0..=dice.below(4) {
        let at = dice.below(input.len() + 1);
        match dice.below(6) {
            0 => input.insert(at, dice.pick(BYTES)),
            1 => input.truncate(at),
            2 => {
                let other = &seeds[dice.below(seeds.len())];
                input.truncate(at);
                input.extend(&other[dice.below(other.len() + 1)..]);
            }
            _ if at == input.len() => {}
            3 => drop(input.remove(at)),
            4 => input[at] = dice.pick(BYTES),
            _ => input[at] = dice.below(256) as u8,
        }
    }
    input.truncate(MAX_LEN);
    input
}

/// Runs a target, and names the input that it fails for.
fn feed(target: &str, run: fn(&[u8])) {
    let seeds = seeds(target);
    assert!(!seeds.is_empty(), "fuzz/seeds/{target} is empty");
    let mut dice = Dice::new(seed());
    let mutations = (0..depth(2_000, 50_000)).map(|_| mutated(&seeds, &mut dice));
    for input in seeds.iter().cloned().chain(mutations) {
        let has_passed = catch_unwind(|| run(&input)).is_ok();
        assert!(has_passed, "{target}: b\"{}\"", input.escape_ascii());
    }
}

#[test]
fn positions() {
    feed("position", targets::position::run);
}

#[test]
fn moves() {
    feed("moves", targets::moves::run);
}

#[test]
fn records() {
    feed("record", targets::record::run);
}

#[test]
fn games() {
    feed("play", targets::play::run);
}

#[test]
fn links() {
    feed("link", targets::link::run);
}

#[test]
fn files() {
    feed("file", targets::file::run);
}
