//! Random games with the records of both engines: repetition, outcome, text.

use mbegu::rules::{GameRecord, OverReason};

use super::both::{Both, Family};
use super::position::translated;
use super::setups;
use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::reference::record::GameRecord as Slow;
use crate::reference::{GameStatus, Position};

/// A start, or a position with so few seeds that repetitions occur.
fn first_position(dice: &mut Dice, both: &Both) -> Position {
    if dice.once_in(3) {
        return both.opening(dice);
    }
    loop {
        let seeds = match both.game.kind {
            crate::reference::Kind::Sulus => usize::from(both.rules.total()),
            _ => 2 + dice.below(6),
        };
        let position = setups::of_seeds(dice, both, seeds);
        if !both.game.moves(&position).is_empty() {
            return position;
        }
    }
}

/// Plays a game to its end in both. Returns whether a repetition ended it.
fn compare(dice: &mut Dice, both: &Both) -> bool {
    let first = first_position(dice, both);
    let mut fast = GameRecord::from_position(both.rules, both.parse(&first));
    let mut slow = Slow::new(both.game, first);
    while slow.position().state != GameStatus::Over {
        let mv = dice.pick(&both.game.moves(slow.position()));
        let before = fast.position().to_string();
        let mut told = *fast.position();
        let mut events = Vec::new();
        fast.play(translated(mv), &mut events)
            .unwrap_or_else(|refusal| panic!("{mv:?} in {before}: {refusal}"));
        for event in events {
            both.rules.apply(&mut told, event);
        }
        assert_eq!(&told, fast.position(), "{mv:?} in {before}");
        slow.play(&both.game.display_move(mv));
        let context = format!("{:?}: {fast}", both.game);
        assert_eq!(
            fast.position().to_string(),
            slow.position().to_string(),
            "{context}"
        );
    }
    let outcome = fast.outcome().expect("a finished game");
    let repetition = outcome.reason == Some(OverReason::Repetition);
    assert_eq!(repetition, slow.repetition);
    let [south, north] = slow.position().stores;
    assert_eq!(u32::from(outcome.scores.south), south);
    assert_eq!(u32::from(outcome.scores.north), north);
    let winner = match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(mbegu::rules::Side::South),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(mbegu::rules::Side::North),
    };
    assert_eq!(outcome.winner, winner);
    let mut again = GameRecord::from_position(both.rules, fast.positions()[0]);
    again.play_text(&fast.to_string()).expect("its own text");
    assert_eq!(again.positions(), fast.positions());
    slow.repetition
}

#[test]
fn games() {
    let dice = &mut Dice::new(seed());
    let games = depth(150, 600);
    let mut repetitions = 0;
    for family in [
        Family::EverySize("giuthi"),
        Family::EverySize("giuthi-store"),
        Family::EverySize("giuthi-rounds"),
        Family::LaterRound,
        Family::Usual("alemungula"),
        Family::Usual("layli-goobalay"),
        Family::FiveSeeds,
        Family::Usual("sulus-aidi"),
    ] {
        let mut repeated = 0;
        for _ in 0..games {
            let both = family.pick(dice);
            repeated += usize::from(compare(dice, &both));
        }
        println!(
            "{}: {games} games, {repeated} ended by repetition",
            family.name()
        );
        repetitions += repeated;
    }
    assert!(repetitions > 0, "no game was ended by repetition");
}
