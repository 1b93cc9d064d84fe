//! Whole games of every kind, by pointer and by keyboard, checked against the
//! engine after every move.

use anyhow::Result;
use mbegu::rules::{Next, Options, Variant};

use crate::harness::{Page, STILL, visit};
use crate::playthrough::{By, Playthrough};

/// Matches have no end that chance would come to: they are played into the
/// third round.
const ROUNDS: usize = 3;

/// Plays a game of each kind.
fn every_game(by: By, size: impl Fn(Variant) -> Options) -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for (seed, variant) in Variant::ALL.into_iter().enumerate() {
            plays(&page, variant, size(variant), by, seed as u64, ROUNDS)?;
        }
        Ok(())
    })
}

/// Plays a game to its end, or into the round with that number.
pub fn plays(
    page: &Page,
    variant: Variant,
    options: Options,
    by: By,
    seed: u64,
    rounds: usize,
) -> Result<()> {
    let mut play = Playthrough::start(page, variant, options, by, seed)?;
    play.play(usize::MAX, rounds)?;
    let over = matches!(play.game.next(), Next::Over(_));
    println!(
        "{}: {} moves, {} rounds{}",
        variant.id(),
        play.game.plies(),
        play.game.rounds().len(),
        if over { ", over" } else { "" }
    );
    page.picture(&format!("whole-{}", variant.id()))?;
    page.press("[data-action=new]")
}

#[test]
fn a_whole_game_of_every_kind_by_clicks() -> Result<()> {
    every_game(By::Pointer, |variant| Options {
        // The smallest boards and the fullest pits that each game has.
        pits: *variant.pits().start(),
        seeds: *variant.seeds().end(),
    })
}

#[test]
fn a_whole_game_of_every_kind_by_keyboard() -> Result<()> {
    every_game(By::Keys, Variant::default_options)
}
