//! The same without a pointer.

use anyhow::{Result, bail, ensure};
use mbegu::rules::{Move, Side, Variant};
use thirtyfour::Key;

use crate::game::Game;
use crate::harness::{Page, STILL, visit};

#[test]
fn a_game_against_the_bot_by_keyboard_alone() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.until(
            "the picker",
            "!!document.querySelector('[data-action=start]')",
        )
        .await?;
        tab_to(&page, "[data-choose-game=giuthi]").await?;
        page.keys(Key::Enter).await?;
        tab_to(&page, "[data-choose-opponent=bot]").await?;
        page.keys(Key::Enter).await?;
        tab_to(&page, "[data-option=level]").await?;
        page.keys(Key::Home).await?;
        tab_to(&page, "[data-action=start]").await?;
        page.keys(Key::Enter).await?;

        let mut game = Game::shown(&page, Variant::Giuthi.default_rules()).await?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 12) {
            tab_to(&page, "[data-pit]").await?;
            sow(&page, &game, mv).await?;
            game.follow(mv, Some(Side::North)).await?;
            turns += 1;
        }
        ensure!(turns >= 10 || game.over(), "only {turns} turns were played");
        page.picture("keyboard").await
    })
}

/// Goes to a pit with the arrow keys, lifts it, and shows the way with an
/// arrow. South's row lies below, so forward is to the right.
async fn sow(page: &Page, game: &Game<'_>, mv: Move) -> Result<()> {
    let letter = game.rules.board().letter(mv.pit);
    let wanted = format!("document.activeElement.dataset.pit === '{letter}'");
    // Down into South's own row, to its left end, and along it.
    page.keys(Key::Down).await?;
    for step in 0..24 {
        if page.read(&wanted).await?.as_bool() == Some(true) {
            break;
        }
        page.keys(if step < 12 { Key::Left } else { Key::Right })
            .await?;
    }
    ensure!(
        page.read(&wanted).await?.as_bool() == Some(true),
        "the arrow keys don't lead to pit {letter}"
    );
    page.keys(Key::Enter).await?;
    game.steer(mv).await
}

/// Presses Tab until the focus is on what a CSS selector describes, and can be
/// seen to be there.
async fn tab_to(page: &Page, selector: &str) -> Result<()> {
    for _ in 0..60 {
        if page
            .read(&format!("document.activeElement.matches('{selector}')"))
            .await?
            .as_bool()
            == Some(true)
        {
            return Ok(());
        }
        page.keys(Key::Tab).await?;
    }
    bail!("Tab never comes to {selector}")
}
