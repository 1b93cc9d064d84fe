//! The courses: every language teaches the same steps, and every step accepts just
//! the plies that do what it asks.

mod goals;

use std::collections::HashSet;
use std::path::Path;

use mbegu::rules::{
    Arrangement, ArrangementError, BySide, Event, GameStatus, Match, NextStep, Pace, Ply,
    RaceRecord, Side, Variant,
};
use mbegu::ui::i18n::Language;
use mbegu::ui::tasks::{CourseStep, Courses, Goal};

/// The steps of every course. Stored progress names them, so these never change.
const STEPS: [(Variant, &str); 6] = [
    (Variant::Giuthi, "sow relay turn cross capture run-on end"),
    (
        Variant::GiuthiStore,
        "own-store turn both-ways other-store end-in-store capture end",
    ),
    (
        Variant::GiuthiRounds,
        "turn sow-again capture one-more round-end lay-row shorter-rows match",
    ),
    (
        Variant::Alemungula,
        "left right middle two-or-four going-back bar end",
    ),
    (
        Variant::LayliGoobalay,
        "sow relay capture uur grow end lay-row match",
    ),
    (Variant::SulusAidi, "rows race relay claim grow pass score"),
];

/// The most laps of a move in a course, so that its animation is short.
const MAX_LAPS: usize = 4;

/// The most seeds that fall in a race of a course.
const MAX_RACE_DROPS: usize = 50;

fn courses(tag: &str) -> Courses {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("static/lessons/{tag}.json"));
    let text = std::fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Calls `check` with every step of the English courses, and what to call it in a
/// message. The other languages have the same positions and plies.
fn each_step(check: impl Fn(&CourseStep, &str)) {
    let courses = courses(Language::ENGLISH.tag());
    for variant in Variant::ALL {
        for step in &courses.course(variant).steps {
            check(step, &format!("{variant}, step {}", step.id));
        }
    }
}

/// What South can do at the start of a step: all moves, all picks of a race, or a few
/// rows.
fn legal(step: &CourseStep, name: &str) -> Vec<Ply> {
    let record = step.task.game.current();
    if let NextStep::Arrange(arranging) = step.task.game.next_step() {
        let even = arranging.even();
        let mut heaped = vec![1; even.pits().len()];
        heaped[0] = arranging.seeds + 1 - arranging.pits;
        let reversed = even.pits().iter().rev().copied().collect();
        let rows = [even, Arrangement::new(heaped), Arrangement::new(reversed)];
        return rows.map(Ply::Arrangement).into();
    }
    if record.position().status() == GameStatus::Race {
        let Ply::Race(shown) = &step.task.solution else {
            panic!("{name}: no race is shown");
        };
        let pick = |south| {
            let picks = BySide {
                south,
                north: shown.picks.north,
            };
            let pace = Pace::Even;
            Ply::Race(RaceRecord { picks, pace })
        };
        let pits = record.rules().board().pits_of(Side::South);
        return pits.map(pick).collect();
    }
    let moves = record.rules().moves(record.position());
    moves.iter().map(Ply::Move).collect()
}

/// The match after a ply, and the events of the ply.
fn after(step: &CourseStep, ply: &Ply, name: &str) -> (Match, Vec<Event>) {
    let mut game = step.task.game.clone();
    let mut events = Vec::new();
    let played = game.play_ply(ply.clone(), &mut events);
    assert_eq!(played, Ok(()), "{name}: {ply:?}");
    (game, events)
}

#[test]
fn the_steps_of_every_course_keep_their_names() {
    for language in Language::offered() {
        let courses = courses(language.tag());
        for (variant, ids) in STEPS {
            let course = courses.course(variant);
            let found: Vec<&str> = course.steps.iter().map(|step| step.id.as_str()).collect();
            assert_eq!(found.join(" "), ids, "{}, {variant}", language.tag());
            assert!((5..=8).contains(&found.len()), "{variant}");
            let different: HashSet<&str> = found.iter().copied().collect();
            assert_eq!(different.len(), found.len(), "{variant}");
            for (id, step) in found.iter().zip(&course.steps) {
                assert_eq!(course.step(id), Some(step.as_ref()), "{variant}");
            }
            assert_eq!(course.step("none"), None, "{variant}");
        }
    }
}

#[test]
fn every_language_has_the_same_positions_and_plies() {
    let english = courses(Language::ENGLISH.tag());
    for language in Language::offered() {
        let courses = courses(language.tag());
        for variant in Variant::ALL {
            let steps = &courses.course(variant).steps;
            for (step, original) in steps.iter().zip(&english.course(variant).steps) {
                let name = format!("{}, {variant}, step {}", language.tag(), step.id);
                assert_eq!(step.task.game, original.task.game, "{name}");
                assert_eq!(step.task.accepted, original.task.accepted, "{name}");
                assert_eq!(step.task.solution, original.task.solution, "{name}");
                assert_eq!(step.goal, original.goal, "{name}");
                let is_translated = language.tag() != Language::ENGLISH.tag();
                assert_eq!(step.text != original.text, is_translated, "{name}");
            }
        }
    }
}

#[test]
fn every_text_is_short() {
    for language in Language::offered() {
        let courses = courses(language.tag());
        for variant in Variant::ALL {
            for step in &courses.course(variant).steps {
                let name = format!("{}, {variant}, step {}", language.tag(), step.id);
                let texts = [
                    (&step.title, 18),
                    (&step.text, 140),
                    (&step.done.title, 30),
                    (&step.done.text, 160),
                ];
                for (text, most) in texts {
                    assert!(!text.is_empty(), "{name}: a text is missing");
                    assert!(text.chars().count() <= most, "{name}: {text:?} is too long");
                }
                assert!(
                    step.wrong.chars().count() <= 160,
                    "{name}: {:?}",
                    step.wrong
                );
                for text in texts.map(|(text, _)| text).into_iter().chain([&step.wrong]) {
                    assert_eq!(text.trim(), text, "{name}");
                    assert!(!text.contains('!'), "{name}: {text:?} shouts");
                }
            }
        }
    }
}

#[test]
fn every_step_begins_with_a_ply_of_south() {
    each_step(|step, name| {
        let game = &step.task.game;
        let is_souths = match game.next_step() {
            NextStep::Play => match game.current().position().status() {
                GameStatus::ToMove(side) => side == Side::South,
                GameStatus::Race => true,
                GameStatus::Over => false,
            },
            NextStep::Arrange(arranging) => arranging.by == Some(Side::South),
            NextStep::Over(_) => false,
        };
        assert!(is_souths, "{name}");
    });
}

#[test]
fn the_accepted_plies_are_those_that_reach_the_goal() {
    each_step(|step, name| {
        let legal = legal(step, name);
        for ply in &step.task.accepted {
            assert!(legal.contains(ply), "{name}: {ply:?} is not legal");
        }
        for ply in &legal {
            let (after, events) = after(step, ply, name);
            let is_reached = goals::is_reached(step.goal, &events, &after);
            let is_accepted = step.task.accepted.is_empty() || step.task.accepted.contains(ply);
            assert_eq!(is_reached, is_accepted, "{name}: {ply:?}");
            assert_eq!(step.task.accepts(ply), is_accepted, "{name}: {ply:?}");
        }
    });
}

#[test]
fn a_task_can_be_missed_unless_every_ply_is_accepted() {
    each_step(|step, name| {
        let accepts_all = step.task.accepted.is_empty();
        let legal = legal(step, name);
        let is_missed = |ply: &Ply| !step.task.accepts(ply);
        assert_ne!(legal.iter().any(is_missed), accepts_all, "{name}");
        assert_eq!(step.wrong.is_empty(), accepts_all, "{name}");
    });
}

#[test]
fn what_is_shown_is_accepted() {
    each_step(|step, name| {
        assert!(
            step.task.accepts(&step.task.solution),
            "{name}: {:?}",
            step.task.solution
        );
    });
}

#[test]
fn a_ply_that_is_not_legal_is_not_accepted() {
    each_step(|step, name| {
        let game = &step.task.game;
        let is_race = game.current().position().status() == GameStatus::Race;
        let norths = game.current().rules().board().pits_of(Side::North);
        for pit in norths {
            let mv = game.current().rules().directions(pit).iter().next();
            let direction = mv.unwrap_or_else(|| panic!("{name}: a pit without a direction"));
            let mv = Ply::Move(mbegu::rules::Move { pit, direction });
            assert!(!step.task.accepts(&mv), "{name}: {mv:?}");
            if is_race {
                let picks = BySide {
                    south: pit,
                    north: pit,
                };
                let pace = Pace::Even;
                let race = Ply::Race(RaceRecord { picks, pace });
                assert!(!step.task.accepts(&race), "{name}: {race:?}");
            }
        }
        if let NextStep::Arrange(arranging) = game.next_step() {
            let short = Arrangement::new(vec![1; usize::from(arranging.pits)]);
            let fault = arranging.check(&short);
            assert!(
                matches!(fault, Err(ArrangementError::Total { .. })),
                "{name}"
            );
            assert!(!step.task.accepts(&Ply::Arrangement(short)), "{name}");
        }
    });
}

#[test]
fn sowings_are_short() {
    each_step(|step, name| {
        for ply in legal(step, name) {
            let (_, events) = after(step, &ply, name);
            let lifts = events
                .iter()
                .filter(|event| matches!(event, Event::Lift { .. }));
            let drops = events
                .iter()
                .filter(|event| matches!(event, Event::Drop { .. }));
            match &ply {
                Ply::Race(_) => assert!(drops.count() <= MAX_RACE_DROPS, "{name}: {ply:?}"),
                _ => assert!(lifts.count() <= MAX_LAPS, "{name}: {ply:?}"),
            }
        }
    });
}

/// Where only sowing is taught, nothing is won by accident.
#[test]
fn steps_that_only_sow_win_nothing() {
    each_step(|step, name| {
        let only_sows = matches!(
            step.goal,
            Goal::Sow | Goal::Relay | Goal::Turn | Goal::Forward | Goal::Backward | Goal::Cross
        );
        for ply in legal(step, name) {
            let (after, events) = after(step, &ply, name);
            for won in [Goal::Capture, Goal::Uur, Goal::Claim, Goal::Pass, Goal::End] {
                let is_won = goals::is_reached(won, &events, &after);
                assert!(!(only_sows && is_won), "{name}: {ply:?} reaches {won:?}");
            }
        }
    });
}
