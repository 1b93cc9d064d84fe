//! Games played with the pointer.

use anyhow::{Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Arrangement, Match, Side, Variant};

use crate::game::{Game, Opponent, link_of};
use crate::harness::{MOVING, Page, STILL, visit};

/// Turns that a person plays against the bot.
const TURNS: usize = 5;

#[test]
fn a_game_against_the_bot_with_animation() -> Result<()> {
    visit(MOVING, watches_a_game)
}

/// Plays against the bot with animations.
pub fn watches_a_game(page: Page) -> Result<()> {
    page.open("")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
    let mut turns = 0;
    while let Some(mv) = game.some_move(turns).filter(|_| turns < TURNS) {
        game.click(mv)?;
        page.until(
            "the hand",
            "document.querySelector('[data-phase]')?.dataset.phase !== 'choosing'",
        )?;
        if turns == 1 {
            page.picture("sowing")?;
        } else {
            hurry(&page)?;
        }
        game.follow(mv, Some(Side::North))?;
        turns += 1;
    }
    ensure!(
        turns == TURNS || game.over(),
        "only {turns} turns were played"
    );
    Ok(())
}

/// A key brings the end of every sowing at once, until it is a person's turn.
fn hurry(page: &Page) -> Result<()> {
    let phase = "document.querySelector('[data-phase]')?.dataset.phase";
    loop {
        match page.read(phase)?.as_str() {
            Some("choosing" | "over") => return Ok(()),
            Some("sowing") => page.key("Escape")?,
            _ => {}
        }
        page.until("the bot", &format!("{phase} !== 'thinking'"))?;
    }
}

#[test]
fn undo_and_redo() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        let mut positions = vec![game.position];
        for turn in 0..4 {
            let Some(mv) = game.some_move(turn) else {
                break;
            };
            game.click(mv)?;
            game.follow(mv, None)?;
            positions.push(game.position);
        }
        for position in positions.iter().rev().skip(1) {
            page.press("[data-action=undo]")?;
            game.expect(*position)?;
        }
        for position in positions.iter().skip(1) {
            page.press("[data-action=redo]")?;
            game.expect(*position)?;
        }
        Ok(())
    })
}

#[test]
fn undo_while_the_bot_has_answered() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        let start = game.position;
        if let Some(mv) = game.some_move(0) {
            game.click(mv)?;
            game.follow(mv, Some(Side::North))?;
            page.press("[data-action=undo]")?;
            game.expect(start)?;
        }
        // A turn that is abandoned at once doesn't come back later.
        if let Some(mv) = game.some_move(1) {
            game.click(mv)?;
            page.press("[data-action=undo]")?;
            game.expect(start)?;
        }
        Ok(())
    })
}

#[test]
fn every_size_of_the_board_can_be_played() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for (pits, seeds) in [(5, 4), (10, 9)] {
            page.picker()?;
            page.press("[data-choose-game=giuthi]")?;
            page.choose_opponent("person")?;
            page.options()?;
            page.press(&format!("[data-option=pits] option[value='{pits}']"))?;
            page.press(&format!("[data-option=seeds] option[value='{seeds}']"))?;
            page.press("[data-action=start]")?;
            let rules = Variant::Giuthi.rules(mbegu::rules::Options { pits, seeds })?;
            let mut game = Game::shown(&page, rules)?;
            ensure!(
                game.position == rules.start(Side::South),
                "the page begins with {}",
                game.position
            );
            for turn in 0..2 {
                let Some(mv) = game.some_move(turn) else {
                    break;
                };
                game.click(mv)?;
                game.follow(mv, None)?;
            }
            page.picture(&format!("giuthi-{pits}-{seeds}"))?;
            page.press("[data-action=new]")?;
        }
        Ok(())
    })
}

/// A round whose board has shrunk has rules of its own: the bot knows them.
#[test]
fn the_bot_plays_the_small_board_of_a_later_round() -> Result<()> {
    let rules = Variant::GiuthiRounds.default_rules();
    let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 57-15 x")?;
    let mut game = Match::from_position(rules, over);
    game.arrange(Arrangement::new(vec![3, 3, 3, 3, 3]))?;
    let round = *game.current().rules();
    let link = link_of(game, LinkView::Play)?;
    visit(STILL, |page| {
        page.open(&format!("#{link}"))?;
        let mut game = Game::shown(&page, round)?;
        page.press("[data-option=player-north] option:last-child")?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 2) {
            game.click(mv)?;
            game.follow(mv, Some(Side::North))?;
            turns += 1;
        }
        ensure!(turns == 2, "{turns} turns were played");
        Ok(())
    })
}
