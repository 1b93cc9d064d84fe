//! Games by arbitrary choices, legal or not, with rounds and races: no panic, the moves
//! listed are the legal ones, and the events give the position after the move.

use mbegu::rules::{
    Arrangement, BySide, Direction, GameStatus, Match, Move, NextStep, Pace, Pit, Race, RaceRecord,
    Rules, Side,
};

use super::{check, game};

/// Plays a move: any pit and direction, or the legal move of that number.
fn step(played: &mut Match, choice: u8) {
    let record = played.current();
    let (rules, position): (Rules, _) = (*record.rules(), *record.position());
    let listed = rules.moves(&position);
    let tried = Move {
        pit: Pit::new(choice >> 1),
        direction: Direction::ALL[usize::from(choice & 1)],
    };
    assert_eq!(
        listed.contains(tried),
        rules.check_move(&position, tried).is_ok()
    );
    let moves = listed;
    let Some(mv) = moves.iter().nth(usize::from(choice) % listed.len().max(1)) else {
        return;
    };
    let mut events = Vec::new();
    let next = rules.play_unchecked(&position, mv, &mut events);
    let mut replayed = position;
    for event in events {
        rules.apply(&mut replayed, event);
    }
    assert_eq!(replayed, next);
    assert!(played.play(mv, &mut ()).is_ok());
    let record = played.current();
    check(record.rules(), record.position());
}

/// Runs a race from those pits, if they exist, in which the other hand drops where
/// `other` has a bit. Its record leads to the same board.
fn race(played: &mut Match, picks: BySide<Pit>, mut other: impl Iterator<Item = bool>) {
    let record = played.current();
    let (rules, position): (Rules, _) = (*record.rules(), *record.position());
    let mut race = match Race::new(rules, picks, &mut ()) {
        Ok(race) => race,
        Err(fault) => {
            let pace = Pace::Even;
            let refused = played.run_race(RaceRecord { picks, pace }, &mut ());
            assert_eq!(refused.err(), Some(fault));
            return;
        }
    };
    while let Some(side) = race.next_at_even_pace() {
        let side = match other.next() {
            Some(true) if race.in_hand(side.other()) > 0 => side.other(),
            _ => side,
        };
        assert!(race.drop_seed(side, &mut ()).is_ok());
    }
    let run = played.run_race(race.to_record(), &mut ());
    if race.is_void() {
        assert!(run.is_err());
        return;
    }
    assert!(run.is_ok());
    let next = race.finish(&mut ());
    assert_eq!(Some(*played.current().position()), next);
    let mut events = Vec::new();
    let again = rules.run_race(&position, &race.to_record(), &mut events);
    assert_eq!(again.ok(), next);
    let mut replayed = position;
    for event in events {
        rules.apply(&mut replayed, event);
    }
    assert_eq!(Some(replayed), next);
}

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    let Some((rules, choices)) = game(input) else {
        return;
    };
    let first = Side::ALL[choices.len() % 2];
    let mut played = Match::new(rules, first);
    let mut choices = choices.iter().copied();
    while let Some(choice) = choices.next() {
        match played.next_step() {
            NextStep::Over(_) => break,
            NextStep::Arrange(arranging) => {
                let mut row = arranging.even().pits().to_vec();
                let last = row.len() - 1;
                row[last] += choice & 3;
                row[0] = row[0].saturating_sub(choice & 3);
                let row = Arrangement::new(row);
                let allowed = arranging.check(&row);
                assert_eq!(played.arrange(row), allowed);
                if allowed.is_err() {
                    assert_eq!(played.arrange(arranging.even()), Ok(()));
                }
            }
            NextStep::Play if played.current().position().status() == GameStatus::Race => {
                let picks = BySide {
                    south: Pit::new(choice & 15),
                    north: Pit::new(9 + (choice >> 4)),
                };
                let order = choices.clone().map(|choice| choice & 1 == 1);
                race(&mut played, picks, order);
            }
            NextStep::Play => step(&mut played, choice),
        }
    }
    let text = played.to_string();
    assert_eq!(Match::parse(rules, first, &text), Ok(played));
}
