//! Races at both paces (3.6.1).

use mbegu::rules::{BySide, Pit, Race, RaceError, Rules, Side};

use super::both::Both;
use crate::chance::seed;
use crate::dice::Dice;
use crate::reference::race::{Fault, run};

/// Runs a race in both engines.
fn compare(both: &Both, ply: &str) -> Result<String, RaceError> {
    let start = both.rules.start(Side::South);
    let fast = both
        .rules
        .parse_race(ply)
        .and_then(|race| both.rules.run_race(&start, &race, &mut ()))
        .map(|position| position.to_string());
    let slow = run(&both.game, ply).map(|position| position.to_string());
    let agree = match (&fast, &slow) {
        (Ok(fast), Ok(slow)) => fast == slow,
        (Err(RaceError::Void), Err(Fault::Void))
        | (Err(RaceError::Finished { .. }), Err(Fault::Finished))
        | (Err(RaceError::OrderShort), Err(Fault::Short)) => true,
        _ => false,
    };
    assert!(agree, "{ply}: {fast:?} and {slow:?}");
    fast
}

fn picks(south: u8, north: u8) -> BySide<Pit> {
    BySide {
        south: Pit::new(south),
        north: Pit::new(9 + north),
    }
}

/// A race in which South drops `of_eight` times in eight.
fn hurried(dice: &mut Dice, rules: Rules, picks: BySide<Pit>, of_eight: usize) -> Race {
    let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
    while !race.is_finished() && !race.is_void() {
        let side = if dice.below(8) < of_eight {
            Side::South
        } else {
            Side::North
        };
        if race.in_hand(side) > 0 {
            race.drop_seed(side, &mut ()).expect("a hand with seeds");
        } else {
            race.drop_seed(side.other(), &mut ())
                .expect("the other hand");
        }
    }
    race
}

/// Of `f*F`: how the hands drop at first in a race that has no end at an even
/// pace from there on. Random races have found none.
const NO_END: &str = "sssssssssnnsssssnssnnsnnnnssnnssnnsnnsnsssnsnnsnsssn\
    snnnnssnsnnnnnssnnnnnsnssnssnnnsnnnsnnnnnsnnsnsnnnnn";

/// That race, cut short before, at and after the drop that makes it void.
#[test]
fn races_without_an_end() {
    let both = Both::usual("sulus-aidi");
    let mut race = Race::new(both.rules, picks(5, 5), &mut ()).expect("own pits");
    for letter in NO_END.chars() {
        let side = Side::ALL[usize::from(letter == 'n')];
        race.drop_seed(side, &mut ()).expect("a hand with seeds");
    }
    while let Some(side) = race.next_at_even_pace() {
        race.drop_seed(side, &mut ()).expect("a hand with seeds");
    }
    assert!(race.is_void());
    let ply = both.rules.display_race(&race.to_record());
    assert_eq!(compare(&both, &ply), Err(RaceError::Void));
    let short = &ply[..ply.len() - 1];
    assert_eq!(compare(&both, short), Err(RaceError::OrderShort));
    assert_eq!(compare(&both, &format!("{ply}s")), Err(RaceError::Void));
}

#[test]
fn races() {
    let both = Both::usual("sulus-aidi");
    let dice = &mut Dice::new(seed());
    let (mut runs, mut voids) = (0, 0);
    for (south, north) in (0..9).flat_map(|south| (0..9).map(move |north| (south, north))) {
        let picks = picks(south, north);
        let mut even = Race::new(both.rules, picks, &mut ()).expect("own pits");
        let ply = both.rules.display_race(&even.to_record());
        let ply = ply.trim_end_matches(':');
        let told = compare(&both, ply);
        while let Some(side) = even.next_at_even_pace() {
            even.drop_seed(side, &mut ()).expect("a hand with seeds");
        }
        assert_eq!(
            even.finish(&mut ()).map(|after| after.to_string()),
            told.ok()
        );
        for run in 0..120 {
            let race = hurried(dice, both.rules, picks, run % 9);
            let ply = both.rules.display_race(&race.to_record());
            let told = compare(&both, &ply);
            assert_eq!(told == Err(RaceError::Void), race.is_void(), "{ply}");
            let position = race.finish(&mut ()).map(|after| after.to_string());
            assert_eq!(position, told.ok(), "{ply}");
            let cut = ply.len() - 1 - dice.below(3);
            let _ = compare(&both, &ply[..cut]);
            let _ = compare(&both, &format!("{ply}{}", dice.pick(&['s', 'n'])));
            runs += 1;
            voids += usize::from(race.is_void());
        }
    }
    println!("81 races at an even pace, {runs} at the pace of hands, {voids} of them void");
}
