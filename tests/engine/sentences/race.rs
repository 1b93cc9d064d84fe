//! 3.6.1: the race of Sulus Aidi.

use mbegu::rules::{
    BySide, Event, GameRecord, GameStatus, IllegalMove, Match, Options, Pace, Pit, Race, RaceError,
    RaceRecord, Side, StopReason, Variant,
};

use super::scene::rules;

fn race(ply: &str) -> GameRecord {
    GameRecord::parse(rules("sulus-aidi"), Side::South, ply)
        .unwrap_or_else(|error| panic!("{ply}: {error}"))
}

/// The events of a race.
fn told(ply: &str) -> Vec<Event> {
    let rules = rules("sulus-aidi");
    let mut events = Vec::new();
    let race = rules.parse_race(ply).expect("a race");
    rules
        .run_race(&rules.start(Side::South), &race, &mut events)
        .expect("a race that ends");
    events
}

#[test]
fn s3_6_1_the_race_comes_first() {
    let rules = rules("sulus-aidi");
    let start = rules.start(Side::South);
    let c = rules.parse_move("c").expect("a move");
    assert_eq!(rules.check_move(&start, c), Err(IllegalMove::RaceFirst));
    assert!(rules.moves(&start).is_empty());
}

#[test]
fn s3_6_1_there_is_one_race_and_no_other_game_has_any() {
    let sulus = rules("sulus-aidi");
    let again = sulus.parse_race("c*F").expect("a race");
    let run = |record: &mut GameRecord| record.run_race(again.clone(), &mut ());
    assert_eq!(run(&mut race("c*F")), Err(RaceError::NotNow));
    let mut giuthi = GameRecord::new(rules("giuthi"), Side::South);
    assert_eq!(run(&mut giuthi), Err(RaceError::NotNow));
}

#[test]
fn s3_6_1_each_picks_an_own_pit() {
    for (ply, side) in [("C*F", Side::South), ("c*f", Side::North)] {
        let fault = rules("sulus-aidi").parse_race(ply).map(|_| ());
        assert_eq!(fault, Err(RaceError::NotYours { side }));
    }
}

#[test]
fn s3_6_1_both_lift_before_a_seed_is_dropped() {
    let lifts = told("i*A")
        .into_iter()
        .take_while(|event| !matches!(event, Event::Drop { .. }));
    let lifted: Vec<usize> = lifts
        .filter_map(|event| match event {
            Event::Lift { pit, .. } => Some(pit.index()),
            _ => None,
        })
        .collect();
    assert_eq!(lifted, [8, 9]);
}

#[test]
fn s3_6_1_hands_drop_in_turn_south_first_and_a_finished_hand_is_skipped() {
    let mut dropped = String::new();
    let mut finished = None;
    let mut hand = Side::South;
    for event in told("c*E") {
        match event {
            Event::Hand { side } => hand = side,
            Event::Drop { .. } => {
                assert_ne!(finished, Some(hand), "a finished hand drops");
                dropped.push(hand.letter());
            }
            Event::Stop { .. } => finished = finished.or(Some(hand)),
            _ => {}
        }
    }
    let until = dropped
        .find("nn")
        .or(dropped.find("ss"))
        .expect("one hand goes on alone");
    assert!("sn".repeat(dropped.len()).starts_with(&dropped[..=until]));
    let alone = &dropped[until + 1..];
    assert!(!alone.contains(finished.expect("a hand that ended first").letter()));
}

#[test]
fn s3_6_1_relay_laps_until_an_empty_pit_and_who_ended_first_plays_first() {
    let events = told("c*E");
    let lifts = events
        .iter()
        .filter(|event| matches!(event, Event::Lift { .. }));
    assert!(lifts.count() > 2);
    let stops = events.iter().filter_map(|event| match event {
        Event::Stop { reason, .. } => Some(*reason),
        _ => None,
    });
    let wanted = [StopReason::EmptyPit, StopReason::EmptyPit];
    assert_eq!(stops.collect::<Vec<_>>(), wanted);
    let after = race("c*E");
    // North ended first, and plays first.
    assert_eq!(
        after.position().to_string(),
        "4,4,1,4,4,0,4,4,4/0,4,4,4,1,4,4,0,4 0-0 n"
    );
}

/// South's `i` is sown over A, B and C, and makes four of C: that is lifted.
#[test]
fn s3_6_1_nothing_is_claimed_in_the_race() {
    let events = told("i*I");
    assert!(events.contains(&Event::Drop { pit: Pit::new(11) }));
    let fours = |event: &&Event| {
        matches!(
            event,
            Event::Lift {
                seeds: 4,
                lap: 2,
                ..
            }
        )
    };
    assert_eq!(events.iter().filter(fours).count(), 2);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Claim { .. }))
    );
    let after = race("i*I");
    let board = after.position().board();
    assert!(
        board
            .all_pits()
            .all(|pit| after.position().mark(pit).is_none())
    );
}

/// `i` and `A`: South's first seed refills A as soon as it falls.
#[test]
fn s3_6_1_a_seed_dropped_counts_at_once_for_both() {
    let rules = rules("sulus-aidi");
    let picks = BySide {
        south: Pit::new(8),
        north: Pit::new(9),
    };
    let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
    let seeds = |race: &Race, pit| race.position().seeds(Pit::new(pit));
    assert_eq!(
        [seeds(&race, 8), seeds(&race, 9), seeds(&race, 10)],
        [0, 0, 3]
    );
    race.drop_seed(Side::South, &mut ()).expect("a seed");
    race.drop_seed(Side::North, &mut ()).expect("a seed");
    assert_eq!([seeds(&race, 9), seeds(&race, 10)], [1, 4]);
    race.drop_seed(Side::South, &mut ()).expect("a seed");
    assert_eq!(seeds(&race, 10), 5);
}

#[test]
fn s3_6_1_the_order_of_the_hands_is_kept_and_replays() {
    let rules = rules("sulus-aidi");
    let picks = BySide {
        south: Pit::new(2),
        north: Pit::new(13),
    };
    for fast in Side::ALL {
        let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
        while !race.is_finished() {
            let side = if race.in_hand(fast) > 0 {
                fast
            } else {
                fast.other()
            };
            race.drop_seed(side, &mut ()).expect("a seed");
        }
        assert_eq!(race.leader(), Some(fast));
        let after = race.finish(&mut ()).expect("a finished race");
        assert_eq!(after.to_move(), Some(fast));
        let ply = rules.display_race(&race.to_record());
        let replayed = GameRecord::parse(rules, Side::South, &ply).expect("its own text");
        assert_eq!(replayed.position(), &after);
        assert_eq!(replayed.to_string(), ply);
        let faults = [
            (ply[..ply.len() - 1].to_string(), RaceError::OrderShort),
            (
                format!("{ply}s"),
                RaceError::Finished {
                    drop: race.order().len() + 1,
                },
            ),
        ];
        for (text, fault) in faults {
            let read = rules.parse_race(&text).expect("a race");
            let start = rules.start(Side::South);
            assert_eq!(rules.run_race(&start, &read, &mut ()), Err(fault));
        }
    }
}

/// Of `f*F`: how the hands drop at first in a race that never ends at an even
/// pace from there on.
const ENDLESS: &str = "sssssssssnnsssssnssnnsnnnnssnnssnnsnnsnsssnsnnsnsssn\
    snnnnssnsnnnnnssnnnnnsnssnssnnnsnnnsnnnnnsnnsnsnnnnn";

/// That race until so many drops are done, or it is void.
fn endless(drops: usize) -> Race {
    let picks = BySide {
        south: Pit::new(5),
        north: Pit::new(14),
    };
    let mut race = Race::new(rules("sulus-aidi"), picks, &mut ()).expect("own pits");
    for letter in ENDLESS.chars() {
        let side = Side::ALL[usize::from(letter == 'n')];
        race.drop_seed(side, &mut ()).expect("a seed");
    }
    while race.order().len() < drops
        && let Some(side) = race.next_at_even_pace()
    {
        race.drop_seed(side, &mut ()).expect("a seed");
    }
    race
}

#[test]
fn s3_6_1_a_race_still_going_after_ten_thousand_drops_is_void() {
    let mut race = endless(9_999);
    assert!(!race.is_void());
    let short = race.to_record();
    race = endless(20_000);
    assert!(race.is_void());
    assert_eq!(race.order().len(), 10_000);
    assert_eq!(race.finish(&mut ()), None);
    for side in Side::ALL {
        assert_eq!(race.drop_seed(side, &mut ()), Err(RaceError::Void));
    }
    let mut record = GameRecord::new(rules("sulus-aidi"), Side::South);
    let run = |record: &mut GameRecord, race| record.run_race(race, &mut ());
    assert_eq!(run(&mut record, short), Err(RaceError::OrderShort));
    assert_eq!(run(&mut record, race.to_record()), Err(RaceError::Void));
    // Both pick again.
    assert_eq!(record.position().status(), GameStatus::Race);
    record.play_text("c*F").expect("another race");
}

#[test]
fn s3_6_1_a_race_that_ends_with_the_ten_thousandth_drop_is_not_void() {
    let mut race = endless(9_897);
    for _ in 0..32 {
        race.drop_seed(Side::South, &mut ()).expect("a seed");
    }
    for side in [Side::North, Side::South] {
        while race.in_hand(side) > 0 {
            race.drop_seed(side, &mut ()).expect("a seed");
        }
    }
    assert_eq!(race.order().len(), 10_000);
    assert!(!race.is_void());
    let mut record = GameRecord::new(rules("sulus-aidi"), Side::South);
    assert_eq!(record.run_race(race.to_record(), &mut ()), Ok(()));
    assert_eq!(record.position().to_move(), Some(Side::North));
}

/// The order ends too early: the fault is found at the end, but no event of the
/// race is given out.
#[test]
fn a_race_that_fails_gives_no_event() {
    let rules = rules("sulus-aidi");
    let race = rules.parse_race("c*F:snsn").expect("a race");
    let mut events: Vec<Event> = Vec::new();
    let mut game = Match::new(rules, Side::South);
    let fault = game.run_race(race.clone(), &mut events);
    assert_eq!(fault, Err(RaceError::OrderShort));
    assert_eq!(events, []);
    let mut record = GameRecord::new(rules, Side::South);
    assert!(record.run_race(race, &mut events).is_err() && events.is_empty());
}

/// So a page never has to ask for another pick once a pick was opened.
#[test]
fn every_race_at_even_pace_has_an_end() {
    let variant = Variant::SulusAidi;
    let mut races = 0;
    for pits in 1..=32 {
        for seeds in 1..=32 {
            let Ok(rules) = variant.rules(Options { pits, seeds }) else {
                continue;
            };
            let start = rules.start(Side::South);
            for south in rules.board().pits_of(Side::South) {
                for north in rules.board().pits_of(Side::North) {
                    let picks = BySide { south, north };
                    let pace = Pace::Even;
                    let race = RaceRecord { picks, pace };
                    assert!(
                        rules.run_race(&start, &race, &mut ()).is_ok(),
                        "{pits} {seeds}"
                    );
                    races += 1;
                }
            }
        }
    }
    assert!(races >= 81, "{races}");
}
