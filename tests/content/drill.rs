//! The answers of the drill against the reference engine, which is written from docs/RULES.md
//! alone and shares no code with the rules.

use mbegu::bot::Rng;
use mbegu::rules::Variant;
use mbegu::ui::tasks::{DrillAnswer, DrillTask, level_count};

use crate::chance::{depth, seed};
use crate::reference::{Game, Position};

/// What the reference says of the sowing of a task, and the seeds that it adds to South's
/// store.
fn reference_answer(variant: Variant, task: &DrillTask) -> (Option<usize>, u32, u32) {
    let options = task.rules.options();
    let game = Game::named(variant.id(), options.pits.into(), options.seeds.into());
    let before: Position = task.position.to_string().parse().expect("a position");
    let name = task.rules.display_move(task.mv).to_string();
    let mut moves = game.moves(&before).into_iter();
    let mv = moves.find(|&mv| game.display_move(mv) == name);
    let mv = mv.unwrap_or_else(|| panic!("{variant} {before} has no {name}"));
    let sowing = game.sow(&before, mv).expect("a sowing that ends");
    let gained = game.play(&before, mv).stores[0] - before.stores[0];
    (sowing.last, sowing.captured, gained)
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
                let (last, captured, gained) = reference_answer(variant, &task);
                match task.answer {
                    DrillAnswer::Pit(pit) => assert_eq!(last, Some(pit.index()), "{about}"),
                    DrillAnswer::Seeds(seeds) => {
                        assert_eq!(u32::from(seeds), captured, "{about}");
                        // Without a store that is sown, the store gains just these.
                        assert!(task.sows_store || gained == captured, "{about}");
                        assert!(task.choices.contains(&seeds), "{about}");
                    }
                }
            }
        }
    }
}
