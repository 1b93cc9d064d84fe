//! Two tabs of the same page.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::game::{Game, Opponent, settled};
use crate::harness::{Page, STILL, visit};

const KEPT: &str = "Object.keys(localStorage).filter(key => key.startsWith('mbegu.game.')).sort()";

async fn play(page: &Page, variant: Variant, turn: usize) -> Result<()> {
    let mut game = Game::shown(page, variant.default_rules()).await?;
    game.play_some(turn, None).await
}

#[test]
fn the_same_game_in_two_tabs_is_one_game() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        play(&page, Variant::Giuthi, 0).await?;
        let one = page.driver.window().await?;
        let two = page.driver.new_tab().await?;
        page.driver.switch_to_window(two.clone()).await?;
        page.open("").await?;
        for turn in 1..5 {
            play(&page, Variant::Giuthi, turn).await?;
            let played = settled(&page, &rules).await?;
            let other = if turn % 2 == 1 { &one } else { &two };
            page.driver.switch_to_window(other.clone()).await?;
            let mut game = Game::shown(&page, rules).await?;
            game.expect(played).await?;
        }
        let kept = page.read(KEPT).await?;
        ensure!(
            kept.as_array().is_some_and(|kept| kept.len() == 1),
            "{kept}"
        );
        Ok(())
    })
}

#[test]
fn games_in_two_tabs_leave_each_other_alone() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        play(&page, Variant::Giuthi, 0).await?;
        let one = page.driver.window().await?;
        let giuthi = page.read("location.hash").await?;
        let two = page.driver.new_tab().await?;
        page.driver.switch_to_window(two).await?;
        page.open("").await?;
        page.press("[data-action=new]").await?;
        Game::start(&page, Variant::Alemungula, Opponent::Person).await?;
        play(&page, Variant::Alemungula, 0).await?;
        page.driver.switch_to_window(one).await?;
        ensure!(page.read("location.hash").await? == giuthi);
        play(&page, Variant::Giuthi, 1).await?;
        let kept = page.read(KEPT).await?;
        ensure!(
            kept.as_array().is_some_and(|kept| kept.len() == 2),
            "{kept}"
        );
        // The game played last is the one that a new visit goes on with.
        page.driver.goto("about:blank").await?;
        page.open("").await?;
        let name = "document.querySelector('[data-game]')?.dataset.game";
        let name = page.until("a game", name).await?;
        ensure!(name == json!("giuthi"), "{name}");
        Ok(())
    })
}
