//! Presses that come at an awkward moment, or are no clicks at all.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Direction, Move, Pit, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{How, MOVING, Page, STILL, visit};

const PHASE: &str = "document.querySelector('[data-phase]').dataset.phase";

fn forward(pit: u8) -> Move {
    Move {
        pit: Pit::new(pit),
        direction: Direction::Forward,
    }
}

#[test]
fn a_move_by_key_is_shown_and_the_next_key_ends_it() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        page.keys("c").await?;
        page.keys(thirtyfour::Key::Right).await?;
        page.until("the sowing", &format!("{PHASE} === 'sowing'"))
            .await?;
        let hand = "document.querySelector('.hand .count')?.textContent === '3'";
        page.until("the hand with three seeds", hand).await?;
        let shown = page
            .read("document.querySelector('[data-position]').dataset.position")
            .await?;
        ensure!(
            shown == json!(game.position.to_string()),
            "the new position is told before the picture shows it"
        );
        page.keys(thirtyfour::Key::Escape).await?;
        game.follow(forward(2), None).await
    })
}

#[test]
fn a_press_that_ends_a_sowing_does_nothing_else() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        game.click(forward(2)).await?;
        page.until("the sowing", &format!("{PHASE} === 'sowing'"))
            .await?;
        page.press("[data-pit=A]").await?;
        game.follow(forward(2), None).await?;
        let open = page
            .read("document.querySelectorAll('.way').length")
            .await?;
        ensure!(open == json!(0), "the press chose a pit as well");
        Ok(())
    })
}

#[test]
fn a_capture_leaves_the_pits_in_place() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        let rules = game.rules;
        let first = rules.parse_move("c-").context("a move's name")?;
        let captures = rules.parse_move("D+").context("a move's name")?;
        game.click(first).await?;
        page.until("the hand", &format!("{PHASE} === 'sowing'"))
            .await?;
        page.keys(thirtyfour::Key::Escape).await?;
        game.follow(first, None).await?;
        page.read("(window.pits = [...document.querySelectorAll('[data-pit]')]).length")
            .await?;
        game.click(captures).await?;
        page.until("seeds in flight", "!!document.querySelector('.flight')")
            .await?;
        let kept = page.read("pits.every(pit => pit.isConnected)").await?;
        ensure!(kept == json!(true), "the board was drawn anew");
        game.follow(captures, None).await?;
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
    let telephone = How {
        size: (360, 740),
        ..STILL
    };
    visit(telephone, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        // On the upright board South's row goes up.
        drag(&page, "[data-pit=b]", (0.0, -60.0)).await?;
        game.follow(forward(1), None).await
    })
}

/// Moves a finger from the middle of an element.
async fn drag(page: &Page, selector: &str, (x, y): (f64, f64)) -> Result<()> {
    let middle = format!(
        "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('{selector}').getBoundingClientRect())"
    );
    let middle: (f64, f64) = serde_json::from_value(page.read(&middle).await?)?;
    let touch = async |name: &str, points: serde_json::Value| {
        let params = json!({ "type": name, "touchPoints": points });
        page.cdp("Input.dispatchTouchEvent", params).await
    };
    let at = |part: f64| json!([{ "x": middle.0 + x * part, "y": middle.1 + y * part }]);
    touch("touchStart", at(0.0)).await?;
    for step in 1..=6 {
        touch("touchMove", at(f64::from(step) / 6.0)).await?;
    }
    touch("touchEnd", json!([])).await?;
    Ok(())
}

#[test]
fn a_pit_that_cannot_be_played_says_why() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        page.press("[data-pit=A]").await?;
        let said = "document.querySelector('[role=status]').textContent.includes(\"opponent's\")";
        page.until("the reason", said).await?;
        ensure!(game.rules.refusal(&game.position, forward(6)).is_some());
        Ok(())
    })
}

#[test]
fn without_the_worker_two_people_can_play() -> Result<()> {
    visit(STILL, |page| async move {
        page.cdp("Network.enable", json!({})).await?;
        page.cdp("Network.setBlockedURLs", json!({ "urls": ["*bot.js*"] }))
            .await?;
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        game.click(forward(2)).await?;
        page.until(
            "word of the bot",
            "!!document.querySelector('[data-action=take-over]')",
        )
        .await?;
        page.picture("no-worker").await?;
        page.press("[data-action=take-over]").await?;
        game.follow(forward(2), None).await?;
        let answer = game.some_move(0).context("North can move")?;
        game.click(answer).await?;
        game.follow(answer, None).await?;
        // The console tells of the script that was kept away.
        page.driver.browser_log().await?;
        Ok(())
    })
}
