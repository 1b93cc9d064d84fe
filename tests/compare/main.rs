//! The fast engine against the reference engine: 100,000 random positions of
//! every family of games and options, half from random play and half set up
//! at random, then random games, races and matches.
//!
//! The environment variable `MBEGU_POSITIONS` asks for another number of
//! positions a family, `MBEGU_SEED` for other chance:
//! `MBEGU_POSITIONS=5000000 MBEGU_SEED=7 cargo test --release --test compare -- --nocapture`.

#[expect(dead_code, reason = "no positions are read, no moves counted here")]
#[path = "../reference/mod.rs"]
mod reference;
#[expect(dead_code, reason = "no vectors are read here")]
#[path = "../support/mod.rs"]
mod support;

mod both;
mod games;
mod matches;
mod position;
mod races;
mod setups;

use both::Family;
use reference::State;
use support::dice::Dice;

fn asked_for(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    let number = text.parse();
    Some(number.unwrap_or_else(|_| panic!("{variable} should be a number, not {text:?}")))
}

/// The dice of a test; each has its own.
fn dice(name: &str) -> Dice {
    let mixed = |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte));
    let name = name.bytes().fold(0, mixed);
    Dice::new(name ^ asked_for("MBEGU_SEED").unwrap_or(0))
}

/// Compares as many positions as are asked for, in turn a random game and as
/// many random set-ups.
fn compare(family: Family) {
    let wanted = asked_for("MBEGU_POSITIONS").unwrap_or(100_000);
    let dice = &mut dice(family.name());
    let (mut played, mut set_up, mut endless, mut refused) = (0, 0, 0, 0);
    while played + set_up < wanted {
        let both = family.pick(dice);
        let mut position = both.opening(dice);
        let before = played;
        loop {
            endless += position::compare(&both, &position).endless;
            played += 1;
            if position.state == State::Over {
                break;
            }
            let mv = dice.pick(&both.game.moves(&position));
            position = both.game.play(&position, mv);
        }
        for _ in before..played {
            let position = setups::position(dice, &both);
            let compared = position::compare(&both, &position);
            endless += compared.endless;
            if compared.refused {
                refused += 1;
            } else {
                set_up += 1;
            }
        }
    }
    println!(
        "{}: {played} positions of play and {set_up} set up compared ({endless} endless moves), \
         {refused} rightly refused",
        family.name()
    );
}

#[test]
fn giuthi() {
    compare(Family::Usual("giuthi"));
}

#[test]
fn giuthi_of_every_size() {
    compare(Family::EverySize("giuthi"));
}

#[test]
fn giuthi_with_the_store_sown() {
    compare(Family::Usual("giuthi-store"));
}

#[test]
fn giuthi_with_the_store_sown_of_every_size() {
    compare(Family::EverySize("giuthi-store"));
}

#[test]
fn giuthi_by_rounds() {
    compare(Family::Usual("giuthi-rounds"));
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
    compare(Family::Usual("layli-goobalay"));
}

#[test]
fn layli_goobalay_with_five_seeds() {
    compare(Family::FiveSeeds);
}

#[test]
fn sulus_aidi() {
    compare(Family::Usual("sulus-aidi"));
}
