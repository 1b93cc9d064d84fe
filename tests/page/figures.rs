//! What a visit costs. The figures are printed, not judged: they are of the
//! machine as much as of the page.

use anyhow::{Context, Result};
use mbegu::rules::{Side, Variant};

use crate::game::{Game, Opponent};
use crate::harness::{MOVING, STILL, visit};

#[test]
fn time_to_a_board_that_answers_and_tasks_of_the_bots_turn() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.until("the page", "window.answersAfter").await?;
        println!(
            "figure: the page answers after {} ms",
            page.read("Math.round(answersAfter)").await?
        );
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        page.read("void (longTasks.length = 0)").await?;
        for turn in 0..5 {
            let mv = game.some_move(turn).context("a legal move")?;
            game.click(mv).await?;
            game.follow(mv, Some(Side::North)).await?;
        }
        println!(
            "figure: longest task in five turns of the bot: {} ms",
            page.read(LONGEST).await?
        );
        Ok(())
    })
}

#[test]
fn tasks_of_a_sowing() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        page.read("void (longTasks.length = 0)").await?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv).await?;
        game.follow(mv, None).await?;
        println!(
            "figure: longest task in a sowing: {} ms",
            page.read(LONGEST).await?
        );
        Ok(())
    })
}

/// The browser reports tasks of 50 ms and more.
const LONGEST: &str = "longTasks.length ? Math.round(Math.max(...longTasks)) : 'under 50'";
