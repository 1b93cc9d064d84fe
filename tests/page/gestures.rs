//! Presses that come at an awkward moment, or are no clicks at all.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Direction, Move, Pit, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Copy, MOVING, STILL, visit, visit_to};

fn forward(pit: u8) -> Move {
    Move {
        pit: Pit::new(pit),
        direction: Direction::Forward,
    }
}

#[test]
fn a_move_by_key_is_shown_and_the_next_key_ends_it() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.key("c")?;
        page.key("ArrowRight")?;
        page.wait_for("[data-phase=sowing]")?;
        // On a busy machine a frame may skip any number of seeds.
        let hand = "!!document.querySelector('.hand .count') &&
            document.querySelector('[data-position]').dataset.position";
        let shown = page.until("a hand", hand)?;
        ensure!(
            shown == json!(game.position.to_string()),
            "the new position is told before the picture shows it"
        );
        page.key("Escape")?;
        game.follow(forward(2), None)
    })
}

#[test]
fn a_capture_leaves_the_pits_in_place() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        let rules = game.rules;
        let first = rules.parse_move("c-").context("a move's name")?;
        let captures = rules.parse_move("D+").context("a move's name")?;
        game.click(first)?;
        page.wait_for("[data-phase=sowing]")?;
        page.key("Escape")?;
        game.follow(first, None)?;
        page.read("(window.pits = [...document.querySelectorAll('[data-pit]')]).length")?;
        game.click(captures)?;
        page.wait_for(".flight")?;
        page.expect("pits.every(pit => pit.isConnected)", true)?;
        game.follow(captures, None)?;
        ensure!(
            game.position.store(Side::North) == 27,
            "the capture was {}",
            game.position
        );
        Ok(())
    })
}

#[test]
fn a_pit_that_cannot_be_played_says_why() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.press("[data-pit=A]")?;
        let said = "document.querySelector('.status').textContent.includes(\"opponent's\")";
        page.until("the reason", said)?;
        page.expect(
            "document.querySelector('[data-pit=A]').ariaDisabled",
            "true",
        )?;
        ensure!(game.rules.check_move(&game.position, forward(6)).is_err());
        Ok(())
    })
}

#[test]
fn without_the_worker_two_people_can_play() -> Result<()> {
    let copy = Copy::new()?;
    for file in ["bot.js", "bot_bg.wasm", "bot_loader.js"] {
        fs::remove_file(copy.folder().join(file))?;
    }
    visit_to(copy.folder(), "/", STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.click(forward(2))?;
        page.wait_for("[data-action=take-over]")?;
        page.press("[data-action=take-over]")?;
        game.follow(forward(2), None)?;
        let answer = game.some_move(0).context("North can move")?;
        game.click(answer)?;
        game.follow(answer, None)?;
        // The console tells of the scripts that are not there.
        page.forget_errors()
    })
}

/// Sends pointer events of a finger to the pit `a`, none of which ends in a click.
const TOUCH: &str = "types => {
    const pit = document.querySelector('.board [data-pit=a]');
    const { x, y } = pit.getBoundingClientRect();
    for (const type of types) pit.dispatchEvent(new PointerEvent(type, {
        bubbles: true, clientX: x + 20, clientY: y + 20, buttons: 1,
        pointerId: 5, isPrimary: true, pointerType: 'touch',
    }));
}";

#[test]
fn a_click_after_a_cancelled_press_counts() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.click(forward(2))?;
        page.wait_for("[data-phase=sowing]")?;
        // It ends the animation, and then the finger scrolls.
        page.call(TOUCH, json!(["pointerdown", "pointercancel"]))?;
        game.follow(forward(2), None)?;
        // As a screen reader presses it.
        page.read("void document.querySelector('.board .pit.playable').dispatchEvent(new MouseEvent('click', { bubbles: true }))")?;
        page.wait_for(".pit.chosen")
    })
}
