//! Random rules, games and matches.

use mbegu::rules::{
    BySide, GameRecord, GameStatus, Match, NextStep, Pit, Race, Rules, Side, Variant,
};
use proptest::prelude::*;
use proptest::sample::select;

use crate::games::all_rules;

/// Every game is equally likely, whatever the number of its sizes.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    select(&Variant::ALL[..]).prop_flat_map(|variant| {
        let mut rules = all_rules();
        rules.retain(|rules| rules.variant() == variant);
        select(rules)
    })
}

/// A race to its end, in which now and then the other hand is quicker.
pub fn race(rules: Rules, picks: BySide<Pit>, mut other: impl FnMut() -> bool) -> Race {
    let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
    while let Some(side) = race.next_at_even_pace() {
        let side = if other() && race.in_hand(side.other()) > 0 {
            side.other()
        } else {
            side
        };
        race.drop_seed(side, &mut ()).expect("a hand with seeds");
    }
    race
}

/// A game by random choices, up to its end or to the last choice.
fn game(rules: Rules, choices: &[u16]) -> GameRecord {
    let mut choices = choices.iter().map(|&choice| usize::from(choice));
    let mut next = |bound: usize| choices.next().map(|choice| choice % bound);
    let first = if next(2) == Some(1) {
        Side::North
    } else {
        Side::South
    };
    let mut record = GameRecord::new(rules, first);
    if record.position().status() == GameStatus::Race {
        let (Some(south), Some(north)) = (next(9), next(9)) else {
            return record;
        };
        let picks = BySide {
            south: pit(south),
            north: pit(9 + north),
        };
        let race = race(rules, picks, || next(2) == Some(1));
        record
            .run_race(race.to_record(), &mut ())
            .expect("a finished race");
    }
    loop {
        let moves = rules.moves(record.position());
        let Some(choice) = next(moves.len().max(1)) else {
            return record;
        };
        let Some(mv) = moves.iter().nth(choice) else {
            return record;
        };
        record.play(mv, &mut ()).expect("a listed move");
    }
}

pub fn any_game() -> impl Strategy<Value = GameRecord> {
    let choices = prop::collection::vec(any::<u16>(), 0..160);
    (any_rules(), choices).prop_map(|(rules, choices)| game(rules, &choices))
}

/// A match of up to four rounds with even rows.
pub fn any_match() -> impl Strategy<Value = Match> {
    let rules = select(vec![
        Variant::GiuthiRounds,
        Variant::LayliGoobalay,
        Variant::Alemungula,
    ]);
    let choices = prop::collection::vec(any::<u16>(), 0..400);
    (rules, choices).prop_map(|(variant, choices)| {
        let mut played = Match::new(variant.default_rules(), Side::North);
        for choice in choices {
            match played.next_step() {
                NextStep::Play => {
                    let record = played.current();
                    let moves = record.rules().moves(record.position());
                    let mv = moves.iter().nth(usize::from(choice) % moves.len());
                    played
                        .play(mv.expect("a listed move"), &mut ())
                        .expect("a legal move");
                }
                NextStep::Arrange(arranging) if played.rounds().len() < 4 => {
                    played.arrange(arranging.even()).expect("the row offered");
                }
                NextStep::Arrange(_) | NextStep::Over(_) => break,
            }
        }
        played
    })
}

pub fn pit(index: usize) -> Pit {
    Pit::new(u8::try_from(index).expect("a pit of the ring"))
}
