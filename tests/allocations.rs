//! Moves without an event sink allocate nothing. The allocator counts for the whole
//! program, so this test runs without the threads of the test harness.

use std::ops::ControlFlow;

use mbegu::rules::{GameStatus, Side, Variant};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<std::alloc::System> = &INSTRUMENTED_SYSTEM;

fn main() {
    let here = Region::new(ALLOCATOR);
    drop(std::hint::black_box(vec![1]));
    assert!(here.change().allocations > 0, "nothing is counted");
    for variant in Variant::ALL {
        let rules = variant.default_rules();
        let mut position = rules.start(Side::South);
        if position.status() == GameStatus::Race {
            let race = rules.parse_race("c*F").expect("a race");
            position = rules.run_race(&position, &race, &mut ()).expect("a race");
        }
        // The first move on a board allocates its tables.
        assert!(rules.perft(&position, 1) > 0);
        let here = Region::new(ALLOCATOR);
        assert!(rules.perft(&position, 3) > 0);
        for _ in 0..200 {
            let _ = rules.walk(&position, |mv, next| {
                assert!(rules.check_move(&position, mv).is_ok());
                std::hint::black_box((next.key(), rules.resolve_turn(next)));
                ControlFlow::<()>::Continue(())
            });
            let Some(mv) = rules.moves(&position).iter().next() else {
                break;
            };
            position = rules.play_unchecked(&position, mv, &mut ());
        }
        let change = here.change();
        let times = change.allocations + change.reallocations;
        assert_eq!(times, 0, "{}", variant.id());
    }
}
