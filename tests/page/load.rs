//! The page loads, from any folder, in either colour scheme.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use serde_json::Value;

use crate::game::{Game, Opponent};
use crate::harness::{MOVING, STILL, visit, visit_below};

#[test]
fn it_loads_without_errors() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        page.until(
            "something to do",
            "!!document.querySelector('[data-phase]')",
        )
        .await?;
        ensure!(
            !page.driver.title().await?.is_empty(),
            "the window has no title"
        );
        let language = page.read("document.documentElement.lang").await?;
        ensure!(
            language
                .as_str()
                .is_some_and(|language| !language.is_empty()),
            "the page has no language"
        );
        page.picture("first-visit").await
    })
}

#[test]
fn it_works_from_any_folder() -> Result<()> {
    visit_below("/games/of/seeds/", STILL, |page| async move {
        page.open("").await?;
        // The bot's answer shows that the worker was found too.
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv).await?;
        game.follow(mv, Some(Side::North)).await
    })
}

#[test]
fn it_follows_the_colour_scheme() -> Result<()> {
    visit(STILL, |page| async move {
        let mut seen = Vec::new();
        for scheme in ["light", "dark"] {
            page.colours(scheme).await?;
            page.open("").await?;
            let _game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
            seen.push(
                page.read("getComputedStyle(document.body).backgroundColor")
                    .await?,
            );
            page.picture(&format!("board-{scheme}")).await?;
            // A new visit begins with the picker again.
            page.read("localStorage.clear()").await?;
        }
        ensure!(
            seen.iter().all(Value::is_string) && seen[0] != seen[1],
            "both schemes are {seen:?}"
        );
        Ok(())
    })
}
