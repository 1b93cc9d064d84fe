//! The clock of a game.

use anyhow::{Context, Result, ensure};
use mbegu::link::StoredGame;
use mbegu::rules::{Side, Variant};

use crate::game::Game;
use crate::harness::{Page, STILL, visit};

/// What the clocks show: the state and the time of each, North's first.
const CLOCKS: &str = "[...document.querySelectorAll('[data-clock]')]
    .map(it => [it.dataset.clockSide, it.dataset.clock, it.querySelector('[role=timer]').textContent.trim()].join(' ')).join(', ')";

/// Starts a game of Giuthi for two with a clock.
pub fn start<'a>(page: &'a Page, kind: &str, times: &[(&str, &str)]) -> Result<Game<'a>> {
    page.open("")?;
    page.picker()?;
    page.press("[data-choose-game=giuthi]")?;
    page.choose_opponent("person")?;
    page.options()?;
    for (option, value) in [("clock", kind)].iter().chain(times) {
        let item = format!("[data-option={option}] option[value='{value}']");
        let shown = format!("!!document.querySelector(\"{item}\")");
        page.until(option, &shown)?;
        page.press(&item)?;
    }
    page.press("[data-action=start]")?;
    Game::shown(page, Variant::Giuthi.default_rules())
}

#[test]
fn a_game_of_one_second_a_move_ends_on_time() -> Result<()> {
    visit(STILL, |page| {
        let game = start(&page, "move", &[("seconds", "1")])?;
        page.expect(CLOCKS, "north stopped 1.0, south stopped 1.0")?;
        game.click(game.some_move(0).context("a move")?)?;
        page.wait_for("[data-phase=over]")?;
        page.expect(
            "document.querySelector('.status .now').textContent",
            "North lost on time: South wins",
        )?;
        page.expect(CLOCKS, "north stopped 0.0, south stopped 1.0")?;
        // It is stored as a loss on time.
        page.reload()?;
        page.wait_for("[data-phase=over]")?;
        page.expect(
            "document.querySelector('.status .now').textContent",
            "North lost on time: South wins",
        )
    })
}

/// The game that is stored.
fn stored(page: &Page) -> Result<StoredGame> {
    let text = page
        .read("Object.entries(localStorage).find(([key]) => key.startsWith('mbegu.game.'))?.[1]")?;
    let text = text.as_str().context("a stored game")?;
    Ok(text.parse()?)
}

#[test]
fn a_pause_and_a_reload_keep_the_time() -> Result<()> {
    visit(STILL, |page| {
        let mut game = start(&page, "game", &[("minutes", "5"), ("increment", "0")])?;
        game.play_some(0, None)?;
        let ran = "document.querySelector('[data-clock-side=north] [role=timer]').textContent.trim() < '4:59'";
        page.until("a second", ran)?;
        // The time runs without a change of the state: the game is not written again.
        let written = stored(&page)?.saved.clock.context("a clock")?;
        ensure!(written.left[Side::North] == 300_000, "{written}");
        page.press("[data-clock-side=north] [data-action=pause-clock]")?;
        page.until(
            "the pause",
            "document.querySelectorAll('[data-clock=paused]').length === 2",
        )?;
        let paused = page.read(CLOCKS)?;
        page.reload()?;
        page.wait_for("[data-clock]")?;
        let reopened = page.read(CLOCKS)?;
        ensure!(reopened == paused, "{paused} became {reopened}");
        page.expect(
            "document.querySelector('.status .said').textContent",
            "The clock is paused. Press it, or play, to go on.",
        )?;
        let left = stored(&page)?.saved.clock.context("a clock")?.left;
        ensure!(left[Side::North] < 299_000, "{left:?}");
        // A move ends the pause.
        let mut game = Game::shown(&page, game.rules)?;
        game.play_some(1, None)?;
        page.wait_for("[data-clock-side=south][data-clock=running]")
    })
}

/// The page wakes after a minute in which nothing ran.
const SLEEP: &str = "(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
})()";

#[test]
fn a_sleep_costs_no_time() -> Result<()> {
    visit(STILL, |page| {
        let game = start(&page, "game", &[("minutes", "1"), ("increment", "0")])?;
        game.click(game.some_move(0).context("a move")?)?;
        page.until("the clock", &format!("{CLOCKS}.includes('running')"))?;
        page.read(SLEEP)?;
        // At most five seconds are counted at once.
        page.until(
            "its next second",
            &format!("/running 0:5[0-6]/.test({CLOCKS})"),
        )?;
        page.expect("document.querySelectorAll('[data-phase=over]').length", 0)
    })
}
