//! The speed of the rules engine in perft (all moves are played, also the last of a
//! sequence) and that of the bot's search.
//!
//! Every count is checked, so that a wrong engine isn't timed. The output has a line
//! per game: `bench|giuthi 2x6|30.10|1.25`, millions of moves a second in perft, then
//! millions of positions a second in the search. `cargo xtask bench` runs it natively and
//! in the browser, and compares the figures with those of an earlier commit.

#[cfg(target_arch = "wasm32")]
#[path = "../tests/support/sleep.rs"]
mod sleep;

use std::hint::black_box;

use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable};
use mbegu::rules::{GameRecord, Options, Position, Rules, Side, Variant};

/// A perft to time.
struct Case {
    name: &'static str,
    variant: Variant,
    options: Option<Options>,
    /// Plies played first.
    after: &'static str,
    depth: u32,
    /// The expected count, from `tests/vectors/perft.jsonl`.
    count: u64,
}

const CASES: &[Case] = &[
    Case {
        name: "giuthi 2x6",
        variant: Variant::Giuthi,
        options: None,
        after: "",
        depth: 6,
        count: 417_948,
    },
    Case {
        name: "giuthi 2x10, nine",
        variant: Variant::Giuthi,
        options: Some(Options { pits: 10, seeds: 9 }),
        after: "",
        depth: 4,
        count: 83_444,
    },
    Case {
        name: "giuthi-store 2x6",
        variant: Variant::GiuthiStore,
        options: None,
        after: "",
        depth: 5,
        count: 69_042,
    },
    Case {
        name: "giuthi-rounds 2x6",
        variant: Variant::GiuthiRounds,
        options: None,
        after: "",
        depth: 6,
        count: 390_996,
    },
    Case {
        name: "alemungula 2x5",
        variant: Variant::Alemungula,
        options: None,
        after: "",
        depth: 7,
        count: 212_584,
    },
    Case {
        name: "layli-goobalay 2x6",
        variant: Variant::LayliGoobalay,
        options: None,
        after: "",
        depth: 8,
        count: 259_342,
    },
    Case {
        name: "sulus-aidi 3x6",
        variant: Variant::SulusAidi,
        options: None,
        after: "c*F",
        depth: 6,
        count: 139_365,
    },
];

/// The number of positions of a search.
const SEARCHED: u64 = 300_000;

/// The time for each figure, in milliseconds.
const TIME: f64 = 1000.0;

/// The best time of several runs in milliseconds, and their result.
fn time(mut run: impl FnMut() -> u64) -> (f64, u64) {
    let (mut best, mut count) = (f64::MAX, 0);
    let start = now();
    while now() - start < TIME {
        let begun = now();
        count = black_box(run());
        best = best.min(now() - begun);
    }
    (best, count)
}

/// Times a game and formats its line.
fn bench(case: &Case) -> String {
    let options = case.options.unwrap_or(case.variant.default_options());
    let rules: Rules = case.variant.rules(options).expect("options of the game");
    let record = GameRecord::parse(rules, Side::South, case.after).expect("a record");
    let start: Position = *record.position();
    let moves: u64 = (1..=case.depth)
        .map(|depth| rules.perft(&start, depth))
        .sum();
    let (perft, count) = time(|| rules.perft(black_box(&start), case.depth));
    assert_eq!(count, case.count, "{}", case.name);
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let (search, nodes) = time(|| {
        let config = SearchConfig {
            rules: &rules,
            game: &[start],
            limits: &[Limit::Nodes(SEARCHED)],
            mode: SearchMode::Best,
        };
        let mut search = Search::new(config, &mut Rng::new(1), &mut table);
        search.run(&mut table);
        search.nodes()
    });
    assert!(nodes.abs_diff(SEARCHED) <= SEARCHED / 100, "{nodes}");
    format!(
        "bench|{}|{:.2}|{:.2}",
        case.name,
        moves as f64 / perft / 1000.0,
        nodes as f64 / search / 1000.0
    )
}

/// The processor time of this thread, which other load doesn't affect, in milliseconds.
#[cfg(target_os = "linux")]
fn now() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1000.0 + time.tv_nsec as f64 / 1e6
}

#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}

/// Fails if a game has no case.
fn check_cases() {
    for variant in Variant::ALL {
        let found = CASES.iter().any(|case| case.variant == variant);
        assert!(found, "{variant} has no case");
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    check_cases();
    for case in CASES {
        println!("{}", bench(case));
    }
}

#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    let window = web_sys::window().expect("the bench runs in a page");
    window.performance().expect("a page has a clock").now()
}

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Each game is timed in a task of its own: ChromeDriver gives up on a page that
/// doesn't answer for 30 s.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
async fn moves_a_second() {
    check_cases();
    for case in CASES {
        sleep::sleep(100).await;
        wasm_bindgen_test::console_log!("{}", bench(case));
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
