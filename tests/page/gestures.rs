//! Presses that come at an awkward moment, or are no clicks at all.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Direction, Move, Pit, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{How, MOVING, STILL, visit, visit_to};

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";

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
        page.until("the sowing", &format!("{PHASE} === 'sowing'"))?;
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
fn a_press_that_ends_a_sowing_does_nothing_else() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.click(forward(2))?;
        page.until("the sowing", &format!("{PHASE} === 'sowing'"))?;
        page.press("[data-pit=A]")?;
        game.follow(forward(2), None)?;
        let open = page.read("document.querySelectorAll('.way').length")?;
        ensure!(open == json!(0), "the press chose a pit as well");
        Ok(())
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
        page.until("the hand", &format!("{PHASE} === 'sowing'"))?;
        page.key("Escape")?;
        game.follow(first, None)?;
        page.read("(window.pits = [...document.querySelectorAll('[data-pit]')]).length")?;
        game.click(captures)?;
        page.until("seeds in flight", "!!document.querySelector('.flight')")?;
        let kept = page.read("pits.every(pit => pit.isConnected)")?;
        ensure!(kept == json!(true), "the board was drawn anew");
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
fn a_finger_drags_a_move() -> Result<()> {
    let phone = How {
        size: (360, 740),
        ..STILL
    };
    visit(phone, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        // On the upright board South's row goes up.
        let (x, y) = page.middle("[data-pit=b]")?;
        page.swipe((x, y), (x, y - 60.0))?;
        game.follow(forward(1), None)
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
        ensure!(game.rules.check_move(&game.position, forward(6)).is_err());
        Ok(())
    })
}

#[test]
fn without_the_worker_two_people_can_play() -> Result<()> {
    let without = Path::new(env!("CARGO_TARGET_TMPDIR")).join("without-bot");
    xtask::build::copy(&xtask::build::dist(), &without)?;
    for entry in fs::read_dir(&without)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with("bot") {
            fs::remove_file(entry.path())?;
        }
    }
    let visited = visit_to(without.clone(), "/", STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.click(forward(2))?;
        page.until(
            "word of the bot",
            "!!document.querySelector('[data-action=take-over]')",
        )?;
        page.picture("no-worker")?;
        page.press("[data-action=take-over]")?;
        game.follow(forward(2), None)?;
        let answer = game.some_move(0).context("North can move")?;
        game.click(answer)?;
        game.follow(answer, None)?;
        // The console tells of the scripts that are not there.
        page.forget_errors()?;
        Ok(())
    });
    fs::remove_dir_all(without)?;
    visited
}
