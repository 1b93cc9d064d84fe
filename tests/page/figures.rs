//! What a visit costs. The figures are printed, not judged: they are of the
//! machine as much as of the page.

use std::env;

use anyhow::{Context, Result};
use mbegu::link::{GameId, StoredGame};
use mbegu::rules::{Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{How, MOVING, STILL, visit, visit_to};
use crate::stored::{WITH_BOT, stored_game};

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

#[test]
fn tasks_of_a_list_of_five_thousand_games() -> Result<()> {
    visit(STILL, |page| async move {
        let record = "b E b D e E d E c B a D c A d E a F f A d";
        let game = stored_game(Variant::LayliGoobalay, WITH_BOT, record)?;
        let text = |id: u64| {
            let played = game.played - id * 10_000;
            let game = StoredGame {
                played,
                ..game.clone()
            };
            (GameId::new(id as u32).key(), game.to_string())
        };
        let games: Vec<_> = (0..5000).map(text).collect();
        page.open("").await?;
        let keep = "pairs => pairs.forEach(([key, text]) => localStorage.setItem(key, text))";
        page.call(keep, json!(games)).await?;
        page.read("void (longTasks.length = 0)").await?;
        page.read("void (location.hash = '#/games')").await?;
        let drawn = "document.querySelectorAll('[data-entry] .mini').length >= 12";
        page.until("the list", drawn).await?;
        println!(
            "figure: longest task in a list of 5,000 games: {} ms",
            page.read(LONGEST).await?
        );
        Ok(())
    })
}

/// The browser reports tasks of 50 ms and more.
const LONGEST: &str = "longTasks.length ? Math.round(Math.max(...longTasks)) : 'under 50'";

/// Presses the first pit that can be played as soon as it is seen, and notes
/// when the page has shown it and when it has answered.
const PRESS_AT_ONCE: &str = "
    new MutationObserver((_, observer) => {
        const pit = document.querySelector('.page:not([hidden]) .pit.playable');
        if (pit && !window.pressedAfter) {
            const { x, y, width, height } = pit.getBoundingClientRect();
            if (!width) return;
            window.pressedAfter = performance.now();
            const at = { clientX: x + width / 2, clientY: y + height / 2 };
            document.elementFromPoint(at.clientX, at.clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
        }
        if (document.querySelector('.pit.chosen')) {
            window.answeredAfter = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
";

/// A telephone of some years ago, with a slow connection. `cargo xtask audit`
/// measures the page packed as hosts send it, in the folder `MBEGU_SITE`.
#[test]
fn when_a_first_press_is_answered() -> Result<()> {
    let telephone = How {
        size: (390, 844),
        ..STILL
    };
    let site = env::var_os("MBEGU_SITE").map_or_else(xtask::build::dist, Into::into);
    visit_to(site, "/", telephone, |page| async move {
        page.cdp("Network.enable", json!({})).await?;
        // In milliseconds and bytes a second: 1.6 and 0.75 Mbit/s.
        let slow = json!({
            "offline": false, "latency": 150,
            "downloadThroughput": 200_000, "uploadThroughput": 93_750,
        });
        page.cdp("Network.emulateNetworkConditions", slow).await?;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))
            .await?;
        let script = json!({ "source": PRESS_AT_ONCE });
        page.cdp("Page.addScriptToEvaluateOnNewDocument", script)
            .await?;
        page.open("").await?;
        let answered = page.until("an answer", "window.answeredAfter").await?;
        println!(
            "figure: a press after {:.0} ms is answered after {:.0} ms",
            page.read("pressedAfter")
                .await?
                .as_f64()
                .unwrap_or_default(),
            answered.as_f64().unwrap_or_default()
        );
        Ok(())
    })
}
