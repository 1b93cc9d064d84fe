//! The speed of the rules engine in perft (all moves are played, also the last of a
//! sequence) compared with a plain kernel in the same run, and the speed of the bot's
//! search.
//!
//! Every count is checked, so that a wrong engine isn't timed. The output has a line
//! per game with fields separated by `|`: `bench`, the game, then millions of moves a
//! second of the engine's perft, of the plain kernel, of [`Rules::walk`], of the same
//! with the key of every position, and millions of positions a second of the search.
//! `cargo xtask bench` runs it natively and in the browser, and prints a table.
//!
//! `--list` prints the names of the games, and `--once GAME KERNEL` runs one kernel
//! once, for `cargo xtask bench --count`.

mod plain;
#[cfg(target_arch = "wasm32")]
#[path = "../tests/support/sleep.rs"]
mod sleep;

use std::cell::RefCell;
#[cfg(not(target_arch = "wasm32"))]
use std::env;
use std::hint::black_box;
use std::ops::ControlFlow;

use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable};
#[cfg(not(target_arch = "wasm32"))]
use mbegu::rules::{Event, EventSink};
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
    plain: fn(&[u8], bool, u32) -> u64,
}

const CASES: &[Case] = &[
    Case {
        name: "giuthi 2x6",
        variant: Variant::Giuthi,
        options: None,
        after: "",
        depth: 6,
        count: 417_948,
        plain: plain::giuthi::<12, false, false>,
    },
    Case {
        name: "giuthi 2x10, nine",
        variant: Variant::Giuthi,
        options: Some(Options { pits: 10, seeds: 9 }),
        after: "",
        depth: 4,
        count: 83_444,
        plain: plain::giuthi::<20, false, false>,
    },
    Case {
        name: "giuthi-store 2x6",
        variant: Variant::GiuthiStore,
        options: None,
        after: "",
        depth: 5,
        count: 69_042,
        plain: plain::giuthi::<12, true, false>,
    },
    Case {
        name: "giuthi-rounds 2x6",
        variant: Variant::GiuthiRounds,
        options: None,
        after: "",
        depth: 6,
        count: 390_996,
        plain: plain::giuthi::<12, false, true>,
    },
    Case {
        name: "alemungula 2x5",
        variant: Variant::Alemungula,
        options: None,
        after: "",
        depth: 7,
        count: 212_584,
        plain: plain::alemungula,
    },
    Case {
        name: "layli-goobalay 2x6",
        variant: Variant::LayliGoobalay,
        options: None,
        after: "",
        depth: 8,
        count: 259_342,
        plain: plain::layli,
    },
    Case {
        name: "sulus-aidi 3x6",
        variant: Variant::SulusAidi,
        options: None,
        after: "c*F",
        depth: 6,
        count: 139_365,
        plain: plain::sulus,
    },
];

/// The number of positions of a search.
const SEARCHED: u64 = 300_000;

/// The time for each game, in milliseconds.
const TIME: f64 = 5000.0;

/// The best time of several runs of each, in milliseconds. They run in turn, so that
/// other load on the machine affects all of them alike.
fn time<const N: usize>(runs: [&dyn Fn() -> u64; N]) -> ([f64; N], [u64; N]) {
    let mut best = [f64::MAX; N];
    let mut counts = [0; N];
    let start = now();
    while now() - start < TIME {
        for (at, run) in runs.iter().enumerate() {
            let lap = now();
            counts[at] = black_box(run());
            best[at] = best[at].min(now() - lap);
        }
    }
    (best, counts)
}

/// Perft by [`Rules::walk`], with a function called for every position.
fn walked(
    rules: &Rules,
    position: &Position,
    depth: u32,
    visit: &mut impl FnMut(&Position),
) -> u64 {
    let mut count = 0;
    let _ = rules.walk(position, |_, next| {
        visit(next);
        count += if depth == 1 {
            1
        } else {
            walked(rules, next, depth - 1, visit)
        };
        ControlFlow::<()>::Continue(())
    });
    count
}

/// A case, ready to run.
struct Setup {
    rules: Rules,
    start: Position,
    /// The seeds of the pits, for the plain kernel.
    pits: Vec<u8>,
    north: bool,
    /// The number of moves that a perft plays, at all its plies.
    moves: u64,
}

impl Setup {
    fn of(case: &Case) -> Setup {
        let options = case.options.unwrap_or(case.variant.default_options());
        let rules: Rules = case.variant.rules(options).expect("options of the game");
        let record = GameRecord::parse(rules, Side::South, case.after).expect("a record");
        let start: Position = *record.position();
        Setup {
            rules,
            start,
            pits: rules
                .board()
                .all_pits()
                .map(|pit| start.seeds(pit))
                .collect(),
            north: start.to_move() == Some(Side::North),
            moves: (1..=case.depth)
                .map(|depth| rules.perft(&start, depth))
                .sum(),
        }
    }
}

/// Times a game and formats its line.
fn bench(case: &Case) -> String {
    let Setup {
        rules,
        start,
        pits,
        north,
        moves,
    } = Setup::of(case);
    let table = RefCell::new(TranspositionTable::new(TranspositionTable::DEFAULT_PLACES));
    let (times, counts) = time([
        &|| rules.perft(black_box(&start), case.depth),
        &|| (case.plain)(black_box(&pits), north, case.depth),
        &|| {
            walked(&rules, black_box(&start), case.depth, &mut |next| {
                black_box(next);
            })
        },
        &|| {
            let mut keys = 0;
            let count = walked(&rules, black_box(&start), case.depth, &mut |next| {
                black_box(next);
                keys ^= next.key();
            });
            black_box(keys);
            count
        },
        &|| {
            let limits = [Limit::Nodes(SEARCHED)];
            let table = &mut *table.borrow_mut();
            let chance = &mut Rng::new(1);
            let mut search = Search::new(
                SearchConfig {
                    rules: &rules,
                    game: &[start],
                    limits: &limits,
                    mode: SearchMode::Best,
                },
                chance,
                table,
            );
            search.run(table);
            search.nodes()
        },
    ]);
    let [walks @ .., nodes] = counts;
    assert_eq!(walks, [case.count; 4], "{}", case.name);
    assert!(nodes.abs_diff(SEARCHED) <= SEARCHED / 100, "{nodes}");
    let [walks @ .., searched] = times;
    let [engine, plain, walked, hashed] = walks.map(|time| moves as f64 / time / 1000.0);
    let searched = nodes as f64 / searched / 1000.0;
    format!(
        "bench|{}|{engine:.2}|{plain:.2}|{walked:.2}|{hashed:.2}|{searched:.2}",
        case.name
    )
}

#[cfg(not(target_arch = "wasm32"))]
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

/// The laps and seeds of all moves of a perft.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Default)]
struct Sowings {
    laps: u64,
    seeds: u64,
}

#[cfg(not(target_arch = "wasm32"))]
impl EventSink for Sowings {
    fn on_event(&mut self, event: Event) {
        if let Event::Lift { seeds, .. } = event {
            self.laps += 1;
            self.seeds += u64::from(seeds);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Sowings {
    fn add(&mut self, rules: &Rules, position: &Position, depth: u32) {
        for mv in rules.moves(position) {
            let next = rules.play(position, mv, self);
            if depth > 1 {
                self.add(rules, &next, depth - 1);
            }
        }
    }
}

/// Runs one kernel of a game once, for a program that counts instructions. `none` only
/// prepares the run. Prints the moves, the laps and the sown seeds of the perft.
#[cfg(not(target_arch = "wasm32"))]
fn run_once(game: &str, kernel: &str) {
    let case = CASES.iter().find(|case| case.name == game);
    let case = case.expect("the name of a case");
    let setup = Setup::of(case);
    let (rules, start) = (&setup.rules, black_box(&setup.start));
    let count = match kernel {
        "engine" => rules.perft(start, case.depth),
        "plain" => (case.plain)(black_box(&setup.pits), setup.north, case.depth),
        "none" => case.count,
        _ => panic!("engine, plain or none"),
    };
    assert_eq!(count, case.count);
    let mut sowings = Sowings::default();
    sowings.add(rules, start, case.depth);
    println!("once|{}|{}|{}", setup.moves, sowings.laps, sowings.seeds);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    check_cases();
    // Cargo adds `--bench`.
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {
            for case in CASES {
                println!("{}", bench(case));
            }
        }
        ["--list"] => {
            for case in CASES {
                println!("game|{}", case.name);
            }
        }
        ["--once", game, kernel] => run_once(game, kernel),
        _ => panic!("no arguments, --list, or --once GAME KERNEL"),
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
