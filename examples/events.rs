//! Prints the events of the first move of a game of Giuthi:
//! `cargo run --example events`.

use mbegu::rules::{Event, Side, Variant};

fn main() {
    let rules = Variant::Giuthi.default_rules();
    let start = rules.start(Side::South);
    let Some(mv) = rules.moves(&start).iter().next() else {
        return;
    };
    let mut events = Vec::new();
    let after = rules.play_unchecked(&start, mv, &mut events);
    let letter = |pit| rules.board().letter(pit);
    for event in &events {
        match *event {
            Event::Lift {
                pit, seeds, lap, ..
            } => {
                println!("lap {lap}: {seeds} seeds from {}", letter(pit));
            }
            Event::Drop { pit } => println!("  one into {}", letter(pit)),
            Event::Capture { pit, seeds, .. } => println!("{seeds} captured at {}", letter(pit)),
            other => println!("{other:?}"),
        }
    }
    // The events give the new position when they are applied to the old one.
    let mut replayed = start;
    for &event in &events {
        rules.apply(&mut replayed, event);
    }
    assert_eq!(replayed, after);
    println!("{after}");
}
