//! How fast the rules engine is: moves a second in perft, every move played,
//! the last of a sequence too, against a plain kernel in the same run.
//!
//! Each count is checked, so that nothing is timed that plays another game.
//! One line a game: its name, then moves a second of the engine, of the engine
//! with a hash taken of every position, and of the plain kernel.

mod plain;

use std::hint::black_box;
use std::time::{Duration, Instant};

use mbegu::rules::{Options, Position, Record, Rules, Side, Variant};

/// A perft that is timed.
struct Case {
    name: &'static str,
    variant: Variant,
    options: Option<Options>,
    /// Tokens played first.
    after: &'static str,
    depth: u32,
    plain: fn(&[u8], bool, u32) -> u64,
}

const CASES: &[Case] = &[
    Case {
        name: "giuthi 2x6",
        variant: Variant::Giuthi,
        options: None,
        after: "",
        depth: 5,
        plain: plain::giuthi::<12, false, false>,
    },
    Case {
        name: "giuthi 2x10, nine",
        variant: Variant::Giuthi,
        options: Some(Options { pits: 10, seeds: 9 }),
        after: "",
        depth: 3,
        plain: plain::giuthi::<20, false, false>,
    },
    Case {
        name: "giuthi-store 2x6",
        variant: Variant::GiuthiStore,
        options: None,
        after: "",
        depth: 4,
        plain: plain::giuthi::<12, true, false>,
    },
    Case {
        name: "giuthi-rounds 2x6",
        variant: Variant::GiuthiRounds,
        options: None,
        after: "",
        depth: 5,
        plain: plain::giuthi::<12, false, true>,
    },
    Case {
        name: "alemungula 2x5",
        variant: Variant::Alemungula,
        options: None,
        after: "",
        depth: 6,
        plain: plain::alemungula,
    },
    Case {
        name: "layli-goobalay 2x6",
        variant: Variant::LayliGoobalay,
        options: None,
        after: "",
        depth: 7,
        plain: plain::layli,
    },
    Case {
        name: "sulus-aidi 3x6",
        variant: Variant::SulusAidi,
        options: None,
        after: "c*F",
        depth: 5,
        plain: plain::sulus,
    },
];

/// The best time of several runs of each, taken in turn so that whatever else
/// the machine does falls on all of them alike.
fn race<const N: usize>(runs: [&dyn Fn() -> u64; N]) -> ([Duration; N], [u64; N]) {
    let mut best = [Duration::MAX; N];
    let mut counts = [0; N];
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        for (at, run) in runs.iter().enumerate() {
            let lap = Instant::now();
            counts[at] = black_box(run());
            best[at] = best[at].min(lap.elapsed());
        }
    }
    (best, counts)
}

/// Perft with a hash taken of every position, which is what a search with a
/// table of positions does.
fn hashed(rules: &Rules, position: &Position, depth: u32, keys: &mut u64) -> u64 {
    let mut count = 0;
    for (_, next) in rules.children(position) {
        *keys ^= next.key();
        count += if depth == 1 {
            1
        } else {
            hashed(rules, &next, depth - 1, keys)
        };
    }
    count
}

/// The same walk without the hash.
fn walked(rules: &Rules, position: &Position, depth: u32) -> u64 {
    let mut count = 0;
    for (_, next) in rules.children(position) {
        black_box(&next);
        count += if depth == 1 {
            1
        } else {
            walked(rules, &next, depth - 1)
        };
    }
    count
}

fn main() {
    for case in CASES {
        let options = case.options.unwrap_or(case.variant.default_options());
        let rules: Rules = case.variant.rules(options).expect("options of the game");
        let record = Record::parse(rules, Side::South, case.after).expect("a record");
        let start: Position = *record.position();
        let north = start.to_move() == Some(Side::North);
        let pits: Vec<u8> = rules
            .board()
            .all_pits()
            .map(|pit| start.seeds(pit))
            .collect();
        let moves: u64 = (1..=case.depth)
            .map(|depth| rules.perft(&start, depth))
            .sum();
        let (times, counts) = race([
            &|| rules.perft(black_box(&start), case.depth),
            &|| (case.plain)(black_box(&pits), north, case.depth),
            &|| walked(&rules, black_box(&start), case.depth),
            &|| {
                let mut keys = 0;
                let count = hashed(&rules, black_box(&start), case.depth, &mut keys);
                black_box(keys);
                count
            },
        ]);
        assert!(
            counts.iter().all(|&count| count == counts[0]),
            "{}: {counts:?}",
            case.name
        );
        let [engine, plain, walked, hashed] =
            times.map(|time| moves as f64 / time.as_secs_f64() / 1e6);
        println!(
            "{:20} engine {engine:6.2} M/s  plain {plain:6.2} M/s  ratio {:.2}  children {walked:6.2}  hashed {hashed:6.2} (hash {:+.0} %)  {} moves",
            case.name,
            engine / plain,
            100.0 * (walked / hashed - 1.0),
            counts[0],
        );
    }
}
