use super::*;
use crate::rules::Variant;

#[test]
fn every_level_of_every_game_has_tasks() {
    for variant in Variant::ALL {
        let rules = variant.default_rules();
        for level in 1..=level_count(&rules) {
            let mut rng = Rng::new(level as u64);
            for _ in 0..50 {
                let task = DrillTask::by_chance(rules, level, &mut rng);
                let task = task.unwrap_or_else(|| panic!("{variant} has no task of level {level}"));
                assert_eq!(rules.check_move(&task.position, task.mv), Ok(()));
                assert_eq!(task.position.to_move(), Some(Side::South));
                // The arrow points at the first pit.
                let is_one = task.facts.laps == 1 && task.facts.sown == 1;
                let asks_pit = matches!(task.answer, DrillAnswer::Pit(_));
                assert!(!(is_one && asks_pit), "{variant}: {}", task.position);
            }
        }
    }
}

#[test]
fn the_first_level_is_a_short_lap() {
    let rules = Variant::Giuthi.default_rules();
    let mut rng = Rng::new(3);
    for _ in 0..20 {
        let task = DrillTask::by_chance(rules, 1, &mut rng).expect("a task");
        assert!(task.position.seeds(task.mv.pit) <= 4);
        assert!(matches!(task.answer, DrillAnswer::Pit(_)));
    }
}

#[test]
fn a_round_has_ten_tasks_and_its_level_rises() {
    let rules = Variant::Giuthi.default_rules();
    let mut round = DrillRound::new(rules, GameDrill::default(), 1).expect("a task");
    for number in 1..=TASKS_OF_ROUND {
        assert_eq!((round.number, round.is_over()), (number, false));
        // Without an answer nothing goes on, and the first answer counts.
        round = round.after(DrillAction::Next);
        assert_eq!(round.number, number);
        // So does no answer to another question.
        round = round.after(DrillAction::Answer(DrillAnswer::Seeds(99)));
        assert_eq!(round.given(), None);
        round = round.after(DrillAction::Answer(round.task.answer));
        round = round.after(DrillAction::Answer(DrillAnswer::Pit(round.task.mv.pit)));
        assert!(round.is_right());
        round = round.after(DrillAction::EndPause);
    }
    assert!(round.is_over());
    assert_eq!(
        (round.right(), round.progress.best, round.progress.rounds),
        (10, 10, 1)
    );
    assert_eq!(round.progress.level, 4);
}

#[test]
fn a_wrong_answer_shows_the_sowing_until_the_player_goes_on() {
    let rules = Variant::Alemungula.default_rules();
    let round = DrillRound::new(rules, GameDrill::default(), 1).expect("a task");
    let round = round.after(DrillAction::Answer(DrillAnswer::Pit(round.task.mv.pit)));
    assert!(!round.is_right() && !round.shows_sowing());
    let round = round
        .after(DrillAction::EndPause)
        .after(DrillAction::EndPause);
    assert_eq!((round.number, round.shows_sowing()), (1, true));
    let round = round.after(DrillAction::Next);
    assert_eq!(
        (round.number, round.shows_sowing(), round.right()),
        (2, false, 0)
    );
}

#[test]
fn a_choice_is_typed_digit_by_digit() {
    let typed = |choices: [u16; 4], digits: &str| {
        let mut typed = String::new();
        let choices = digits
            .chars()
            .filter_map(|digit| type_digit(&choices, &mut typed, digit));
        choices.collect::<Vec<_>>()
    };
    assert_eq!(typed([3, 4, 5, 6], "4"), [4]);
    assert_eq!(typed([3, 4, 5, 6], "1"), [0; 0]);
    assert_eq!(typed([3, 4, 5, 6], "16"), [6]);
    assert_eq!(typed([9, 10, 11, 12], "1"), [0; 0]);
    assert_eq!(typed([9, 10, 11, 12], "129"), [12, 9]);
    assert_eq!(typed([9, 10, 11, 12], "19"), [9]);
}

#[test]
fn a_round_that_is_handed_out_is_the_same_for_everybody() {
    let rules = Variant::Giuthi.default_rules();
    let round = |answers: &[bool]| DrillRound::handed_out(rules, 3, 77, answers);
    // The tasks of one who answers rightly, and of one who doesn't.
    let tasks = |is_right: bool| {
        let mut round = round(&[]).expect("a task");
        let mut tasks = Vec::new();
        while !round.is_over() {
            tasks.push(round.task.clone());
            let wrong = match round.task.answer {
                DrillAnswer::Pit(pit) => {
                    let mut pits = rules.board().all_pits();
                    DrillAnswer::Pit(pits.find(|&other| other != pit).expect("another"))
                }
                DrillAnswer::Seeds(seeds) => DrillAnswer::Seeds(seeds + 1),
            };
            let answer = if is_right { round.task.answer } else { wrong };
            round = round.after(DrillAction::Answer(answer));
            round = round.after(DrillAction::Next);
        }
        assert_eq!(round.answers, [is_right; TASKS_OF_ROUND]);
        tasks
    };
    assert_eq!(tasks(true), tasks(false));
    // It goes on where it was left.
    let later = round(&[true, false, true]).expect("a task");
    assert_eq!((later.number, later.right()), (4, 2));
    assert_eq!(later.task, tasks(true)[3]);
    assert!(round(&[true; TASKS_OF_ROUND]).expect("a task").is_over());
    // A level that the game doesn't have is its highest.
    let highest = DrillRound::handed_out(rules, 31, 1, &[]).expect("a task");
    assert_eq!(usize::from(highest.progress.level), level_count(&rules));
}

#[test]
fn a_round_goes_on_from_its_text() {
    let rules = Variant::Giuthi.default_rules();
    let mut stored = GameDrill::default();
    stored.finish(6);
    let mut round = DrillRound::new(rules, stored.at_level(2), 77).expect("a task");
    assert_eq!(round.text(), "");
    for is_right in [true, true, true, false] {
        let wrong = DrillAnswer::Pit(round.task.mv.pit);
        let answer = if is_right { round.task.answer } else { wrong };
        round = round.after(DrillAction::Answer(answer));
        round = round.after(DrillAction::Next);
    }
    assert_eq!(round.text(), "2 77 1110");
    // The level that is stored by now is that of the last answer.
    let resumed = DrillRound::resumed(rules, stored.at_level(3), &round.text());
    let resumed = resumed.expect("a round");
    assert_eq!((resumed.number, &resumed.task), (5, &round.task));
    assert_eq!(
        (&resumed.answers, resumed.progress),
        (&round.answers, round.progress)
    );
    let ended = DrillRound::resumed(rules, stored, "2 77 111111111").expect("a round");
    let ended = ended.after(DrillAction::Answer(ended.task.answer));
    let ended = ended.after(DrillAction::Next);
    assert_eq!((ended.is_over(), ended.text().as_str()), (true, ""));
    for text in [
        "",
        "2 77",
        "2 77 ",
        "0 77 1",
        "99 77 1",
        "2 x 1",
        "2 77 11111111111",
    ] {
        assert!(DrillRound::resumed(rules, stored, text).is_none(), "{text}");
    }
}

#[test]
fn when_the_time_is_up_the_open_task_is_the_last() {
    let rules = Variant::Alemungula.default_rules();
    let round = DrillRound::new(rules, GameDrill::default(), 1).expect("a task");
    let round = round.after(DrillAction::EndTime);
    assert!(!round.is_over());
    let round = round.after(DrillAction::Answer(round.task.answer));
    assert!(round.after(DrillAction::Next).is_over());
}

#[test]
fn the_right_number_is_among_the_choices() {
    let rules = Variant::Alemungula.default_rules();
    let mut rng = Rng::new(9);
    for _ in 0..50 {
        let task = DrillTask::by_chance(rules, 5, &mut rng).expect("a task");
        let DrillAnswer::Seeds(seeds) = task.answer else {
            panic!("it asks for seeds")
        };
        assert!(task.choices.contains(&seeds) && task.choices.len() == 4);
    }
}

#[test]
fn tasks_differ() {
    let rules = Variant::Alemungula.default_rules();
    let mut rng = Rng::new(5);
    let mut task = || DrillTask::by_chance(rules, 2, &mut rng);
    assert_ne!(task(), task());
}
