//! The fast engine against the reference engine: 2,000 random positions (100,000 at full
//! depth) of every game with every number of pits and seeds that it allows, and of the
//! boards of later rounds together, half from random play and half set up at random; then
//! random games, races and matches.

mod both;
mod games;
mod matches;
mod position;
mod races;
mod setups;

use both::{Both, Family};
use mbegu::rules::Variant;

use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::reference::GameStatus;

/// The number of positions to compare of each game and size.
fn wanted() -> u64 {
    depth(2_000, 100_000)
}

/// The compared positions of one game.
#[derive(Default)]
struct Tally {
    played: u64,
    set_up: u64,
    endless: u64,
    refused: u64,
}

/// Compares the [`wanted`] number of positions, in turn those of a random game and as
/// many random set-ups.
fn compare_in(dice: &mut Dice, pick: impl Fn(&mut Dice) -> Both) -> Tally {
    let wanted = wanted();
    let mut tally = Tally::default();
    while tally.played + tally.set_up < wanted {
        let both = pick(dice);
        let mut position = both.opening(dice);
        let before = tally.played;
        loop {
            tally.endless += position::compare(&both, &position).endless;
            tally.played += 1;
            if position.state == GameStatus::Over {
                break;
            }
            let mv = dice.pick(&both.game.moves(&position));
            position = both.game.play(&position, mv);
        }
        for _ in before..tally.played {
            let position = setups::position(dice, &both);
            let compared = position::compare(&both, &position);
            tally.endless += compared.endless;
            if compared.refused {
                tally.refused += 1;
            } else {
                tally.set_up += 1;
            }
        }
    }
    tally
}

/// Does the same for each option of a family. Returns the number of endless moves.
fn compare(family: Family) -> u64 {
    let dice = &mut Dice::new(seed());
    let (mut options, mut all) = (0, Tally::default());
    let mut add = |tally: Tally| {
        options += 1;
        all.played += tally.played;
        all.set_up += tally.set_up;
        all.endless += tally.endless;
        all.refused += tally.refused;
    };
    match family.options() {
        Some(each) => {
            for (id, pits, seeds) in each {
                add(compare_in(dice, |_| Both::new(id, pits, seeds)));
            }
        }
        None => add(compare_in(dice, |dice| family.pick(dice))),
    }
    println!(
        "{}: {} positions of play and {} set up compared in {options} kinds of game ({} endless \
         moves), {} rightly refused",
        family.name(),
        all.played,
        all.set_up,
        all.endless,
        all.refused
    );
    all.endless
}

/// The ids of the games that the tests below compare.
const COMPARED: [&str; 6] = [
    "giuthi",
    "giuthi-store",
    "giuthi-rounds",
    "alemungula",
    "layli-goobalay",
    "sulus-aidi",
];

/// A new game needs a reference (`reference/`) and a test below.
#[test]
fn every_game_is_compared() {
    assert_eq!(COMPARED, Variant::ALL.map(Variant::id)[..]);
}

#[test]
fn giuthi_of_every_size() {
    compare(Family::EverySize("giuthi"));
}

#[test]
fn giuthi_with_the_store_sown_of_every_size() {
    compare(Family::EverySize("giuthi-store"));
}

#[test]
fn giuthi_by_rounds_of_every_size() {
    compare(Family::EverySize("giuthi-rounds"));
}

#[test]
fn giuthi_by_rounds_on_the_boards_of_later_rounds() {
    compare(Family::LaterRound);
}

#[test]
fn alemungula() {
    compare(Family::Usual("alemungula"));
}

#[test]
fn layli_goobalay() {
    let endless = compare(Family::Usual("layli-goobalay"));
    assert!(endless >= depth(0, 1), "no endless sowing");
}

#[test]
fn layli_goobalay_with_five_seeds() {
    let endless = compare(Family::FiveSeeds);
    assert!(endless >= depth(0, 1), "no endless sowing");
}

#[test]
fn games_of_one_board_on_others() {
    compare(Family::OtherBoard);
}

#[test]
fn sulus_aidi() {
    compare(Family::Usual("sulus-aidi"));
}
