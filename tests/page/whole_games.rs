//! Whole games of every kind, by pointer and by keyboard, checked against the
//! engine after every move.

use anyhow::{Context, Result};
use mbegu::link::LinkView;
use mbegu::rules::{NextStep, Options, Variant};
use mbegu::ui::i18n::Language;

use crate::chance;
use crate::game::{Game, Opponent, link_of, round_over};
use crate::harness::{Page, STILL, locale, visit};
use crate::playthrough::{By, Playthrough};

/// Matches have no end that chance would come to: they are played into the
/// third round.
const ROUNDS: usize = 3;

/// Plays a game of each kind.
fn every_game(by: By, size: impl Fn(Variant) -> Options) -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for variant in Variant::ALL {
            plays(&page, variant, size(variant), by, chance::seed(), ROUNDS)?;
        }
        Ok(())
    })
}

/// The smallest board of a game, with the fewest seeds: short games.
fn smallest(variant: Variant) -> Options {
    Options {
        pits: *variant.allowed_pits().start(),
        seeds: *variant.allowed_seeds().start(),
    }
}

/// Plays a game to its end, or into the round with that number.
fn plays(
    page: &Page,
    variant: Variant,
    options: Options,
    by: By,
    seed: u64,
    rounds: usize,
) -> Result<()> {
    let mut play = Playthrough::start(page, variant, options, by, seed)?;
    play.play(usize::MAX, rounds)?;
    let over = matches!(play.game.next_step(), NextStep::Over(_));
    println!(
        "{}: {} moves, {} rounds{}",
        variant.id(),
        play.game.plies(),
        play.game.rounds().len(),
        if over { ", over" } else { "" }
    );
    page.press("[data-action=new]")
}

/// Plays every game to its end; a match into its second round.
pub fn plays_whole_games(page: Page) -> Result<()> {
    page.open("")?;
    // With these seeds of chance the games are short.
    for (variant, seed) in Variant::ALL.into_iter().zip([16, 16, 42, 8, 17, 13]) {
        let size = smallest(variant);
        plays(&page, variant, size, By::Pointer, seed, 2)?;
    }
    Ok(())
}

/// Plays a game to its end without a pointer.
pub fn plays_a_whole_game_by_keys(page: Page) -> Result<()> {
    page.open("")?;
    let size = Variant::Giuthi.default_options();
    // With this seed of chance the game is short.
    plays(&page, Variant::Giuthi, size, By::Keys, 0, 2)
}

/// Plays games on a board of each kind with a finger, one of them to its end.
pub fn plays_by_touch(page: Page) -> Result<()> {
    page.open("")?;
    let size = smallest(Variant::Giuthi);
    // With this seed of chance the game is short.
    plays(&page, Variant::Giuthi, size, By::Touch, 16, 2)?;
    for variant in [
        Variant::GiuthiStore,
        Variant::SulusAidi,
        Variant::LayliGoobalay,
    ] {
        let size = variant.default_options();
        let mut play = Playthrough::start(&page, variant, size, By::Touch, chance::seed())?;
        play.play(10, 2)?;
        page.press("[data-action=new]")?;
    }
    // A seed is dragged from pit to pit before the next round.
    let link = link_of(round_over()?, LinkView::Play);
    page.open(&format!("#{link}"))?;
    let english = locale(Language::ENGLISH)?;
    let mut play = Playthrough::shown(&page, round_over()?, By::Touch, chance::seed(), english)?;
    play.play(usize::MAX, 2)?;
    // A move is dragged along the row.
    page.press("[data-action=new]")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
    let mv = game.rules.parse_move("b+").context("a move's name")?;
    let (x, y) = page.middle("[data-pit=b]")?;
    page.swipe((x, y), (x + 60.0, y))?;
    game.follow(mv, None)
}

#[test]
fn every_game_is_played_to_its_end_by_pointer() -> Result<()> {
    visit(STILL, plays_whole_games)
}

#[test]
fn a_game_is_played_to_its_end_by_keys() -> Result<()> {
    visit(STILL, plays_a_whole_game_by_keys)
}

#[test]
fn games_are_played_by_touch() -> Result<()> {
    visit(STILL, plays_by_touch)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn a_whole_game_of_every_kind_by_clicks() -> Result<()> {
    every_game(By::Pointer, |variant| Options {
        // The smallest boards and the fullest pits that each game has.
        pits: *variant.allowed_pits().start(),
        seeds: *variant.allowed_seeds().end(),
    })
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn a_whole_game_of_every_kind_by_keyboard() -> Result<()> {
    every_game(By::Keys, Variant::default_options)
}
