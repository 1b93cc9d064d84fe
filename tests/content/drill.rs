//! The answers of the drill against the reference engine, which is written from docs/RULES.md
//! alone and shares no code with the rules.

use mbegu::bot::Rng;
use mbegu::rules::Variant;
use mbegu::ui::tasks::{DrillAnswer, DrillTask, level_count};

use crate::chance::{depth, seed};
use crate::reference::{Game, Position, Sowing};

/// What the reference says of the sowing of a task, and the seeds that it adds to South's
/// store.
fn reference_answer(variant: Variant, task: &DrillTask) -> (Sowing, u32) {
    let options = task.rules.options();
    let game = Game::named(variant.id(), options.pits.into(), options.seeds.into());
    let before: Position = task.position.to_string().parse().expect("a position");
    let name = task.rules.display_move(task.mv).to_string();
    let mut moves = game.moves(&before).into_iter();
    let mv = moves.find(|&mv| game.display_move(mv) == name);
    let mv = mv.unwrap_or_else(|| panic!("{variant} {before} has no {name}"));
    let sowing = game.sow(&before, mv).expect("a sowing that ends");
    let gained = game.play(&before, mv).stores[0] - before.stores[0];
    (sowing, gained)
}

#[test]
fn every_answer_is_that_of_the_reference() {
    let mut rng = Rng::new(seed());
    for variant in Variant::ALL {
        let rules = variant.default_rules();
        for level in 1..=level_count(&rules) {
            for _ in 0..depth(40, 1_000) {
                let task = DrillTask::by_chance(rules, level, &mut rng);
                let task = task.unwrap_or_else(|| panic!("{variant} has no task of {level}"));
                let about = format!("{variant} {level} {} {:?}", task.position, task.mv);
                let (sowing, gained) = reference_answer(variant, &task);
                assert_eq!(u32::from(task.facts.laps), sowing.laps, "{about}");
                match task.answer {
                    DrillAnswer::Pit(pit) => assert_eq!(sowing.last, Some(pit.index()), "{about}"),
                    DrillAnswer::Seeds(seeds) => {
                        assert_eq!(u32::from(seeds), sowing.captured, "{about}");
                        // What else the store gains is sown into it.
                        assert_eq!(task.sows_store, gained > sowing.captured, "{about}");
                        assert!(task.choices.contains(&seeds), "{about}");
                    }
                }
            }
        }
    }
}
