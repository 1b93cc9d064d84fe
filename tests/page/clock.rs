//! The clock of a game.

use anyhow::{Context, Result, ensure};
use mbegu::link::StoredGame;
use mbegu::rules::{Side, Variant};

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

/// What the clocks show: the state and the time of each, North's first.
const CLOCKS: &str = "[...document.querySelectorAll('[data-clock]')]
    .map(it => [it.dataset.clockSide, it.dataset.clock, it.querySelector('[role=timer]').textContent.trim()].join(' ')).join(', ')";

/// Starts a game of Giuthi for two with a clock.
async fn start<'a>(page: &'a Page, kind: &str, times: &[(&str, &str)]) -> Result<Game<'a>> {
    page.open("").await?;
    page.picker().await?;
    page.press("[data-choose-game=giuthi]").await?;
    page.press("[data-choose-opponent=person]").await?;
    page.options().await?;
    for (option, value) in [("clock", kind)].iter().chain(times) {
        let item = format!("[data-option={option}] option[value='{value}']");
        let shown = format!("!!document.querySelector(\"{item}\")");
        page.until(option, &shown).await?;
        page.press(&item).await?;
    }
    page.press("[data-action=start]").await?;
    Game::shown(page, Variant::Giuthi.default_rules()).await
}

#[test]
fn a_game_of_one_second_a_move_ends_on_time() -> Result<()> {
    visit(STILL, |page| async move {
        let game = start(&page, "move", &[("seconds", "1")]).await?;
        let clocks = page.read(CLOCKS).await?;
        ensure!(
            clocks == "north stopped 1.0, south stopped 1.0",
            "before the first move: {clocks}"
        );
        game.click(game.some_move(0).context("a move")?).await?;
        page.until("the end", "!!document.querySelector('[data-phase=over]')")
            .await?;
        let said = page
            .read("document.querySelector('.status .now').textContent")
            .await?;
        ensure!(said == "North lost on time: South wins", "{said}");
        let clocks = page.read(CLOCKS).await?;
        ensure!(
            clocks == "north stopped 0.0, south stopped 1.0",
            "at the end: {clocks}"
        );
        // It is stored as a loss on time.
        page.reload().await?;
        page.until(
            "the end again",
            "!!document.querySelector('[data-phase=over]')",
        )
        .await?;
        let said = page
            .read("document.querySelector('.status .now').textContent")
            .await?;
        ensure!(said == "North lost on time: South wins", "reloaded: {said}");
        Ok(())
    })
}

#[test]
fn a_game_without_a_clock_shows_none() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        game.play_some(0, None).await?;
        let clocks = page
            .read("document.querySelectorAll('[data-clock]').length")
            .await?;
        ensure!(clocks == 0, "{clocks} clocks");
        Ok(())
    })
}

/// The game that is stored.
async fn stored(page: &Page) -> Result<StoredGame> {
    let text = page
        .read("Object.entries(localStorage).find(([key]) => key.startsWith('mbegu.game.'))?.[1]")
        .await?;
    let text = text.as_str().context("a stored game")?;
    Ok(text.parse()?)
}

#[test]
fn a_pause_and_a_reload_keep_the_time() -> Result<()> {
    visit(STILL, |page| async move {
        let mut game = start(&page, "game", &[("minutes", "5"), ("increment", "0")]).await?;
        game.play_some(0, None).await?;
        let ran = "document.querySelector('[data-clock-side=north] [role=timer]').textContent.trim() < '4:59'";
        page.until("a second", ran).await?;
        // The time runs without a change of the state: the game is not written again.
        let written = stored(&page).await?.saved.clock.context("a clock")?;
        ensure!(written.left[Side::North] == 300_000, "{written}");
        page.press("[data-clock-side=north] [data-action=pause-clock]")
            .await?;
        page.until(
            "the pause",
            "document.querySelectorAll('[data-clock=paused]').length === 2",
        )
        .await?;
        let paused = page.read(CLOCKS).await?;
        page.reload().await?;
        page.until("the clocks", "!!document.querySelector('[data-clock]')")
            .await?;
        let reopened = page.read(CLOCKS).await?;
        ensure!(reopened == paused, "{paused} became {reopened}");
        let said = page
            .read("document.querySelector('.status .said').textContent")
            .await?;
        ensure!(
            said == "The clock is paused. Press it, or play, to go on.",
            "{said}"
        );
        let left = stored(&page).await?.saved.clock.context("a clock")?.left;
        ensure!(left[Side::North] < 299_000, "{left:?}");
        // A move ends the pause.
        let mut game = Game::shown(&page, game.rules).await?;
        game.play_some(1, None).await?;
        page.until(
            "the clock of South",
            "!!document.querySelector('[data-clock-side=south][data-clock=running]')",
        )
        .await
        .map(drop)
    })
}

#[test]
fn a_game_that_is_left_while_its_clock_runs_has_the_time_of_that_moment() -> Result<()> {
    visit(STILL, |page| async move {
        let mut game = start(&page, "game", &[("minutes", "5"), ("increment", "0")]).await?;
        game.play_some(0, None).await?;
        let ran = "document.querySelector('[data-clock-side=north] [role=timer]').textContent.trim() < '4:58'";
        page.until("two seconds", ran).await?;
        page.reload().await?;
        page.until(
            "the pause",
            "document.querySelectorAll('[data-clock=paused]').length === 2",
        )
        .await?;
        let left = stored(&page).await?.saved.clock.context("a clock")?.left;
        ensure!(left[Side::North] < 298_000, "{left:?}");
        Ok(())
    })
}
