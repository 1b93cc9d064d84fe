//! The picker: nothing in it moves but the boards.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::harness::{MOVING, Page, STILL, visit};

/// Where Start, the fields above it and the boards of the gallery are. A board that is
/// chosen is lifted.
const PLACES: &str = "[
        ...document.querySelectorAll('[data-action=start], .opponents, .strength, .options summary, .game .name')
    ].map(it => { const box = it.getBoundingClientRect(); return [box.left, box.top, box.bottom].map(Math.round).join(); }).join(' ')";

async fn open(page: &Page, size: (u32, u32)) -> Result<()> {
    page.resize(size).await?;
    // Another document: what was unfolded in the last one is folded.
    page.driver.goto("about:blank").await?;
    page.open("#/new").await?;
    page.until("the picker", "!!document.querySelector('.picker')")
        .await?;
    page.late_styles().await
}

#[test]
fn nothing_moves_when_another_game_or_opponent_is_chosen() -> Result<()> {
    visit(STILL, |page| async move {
        for size in [(1440, 900), (1280, 720), (390, 844), (360, 640), (740, 360)] {
            open(&page, size).await?;
            let places = page.read(PLACES).await?;
            for variant in Variant::ALL {
                let game = format!("[data-choose-game={}]", variant.id());
                page.press(&game).await?;
                for opponent in ["person", "friend", "bot"] {
                    let opponent = format!("[data-choose-opponent={opponent}]");
                    page.press(&opponent).await?;
                    let chosen = format!(
                        "document.querySelector('{game}').checked && document.querySelector('{opponent}').checked"
                    );
                    page.until("both", &chosen).await?;
                    page.read("void document.querySelectorAll('.gallery, .terms').forEach(it => it.scrollTo(0, 0))")
                        .await?;
                    let now = page.read(PLACES).await?;
                    ensure!(
                        now == places,
                        "{game} {opponent} at {size:?}: {places} became {now}"
                    );
                }
            }
            let start = "(box => [box.top, box.bottom].join())(document.querySelector('[data-action=start]').getBoundingClientRect())";
            let before = page.read(start).await?;
            page.options().await?;
            let after = page.read(start).await?;
            ensure!(
                after == before,
                "Start at {size:?}: {before} became {after}"
            );
        }
        Ok(())
    })
}

/// The height of the list of games in sight, and how far the terms reach beyond the
/// side, in pixels.
const IN_SIGHT: &str = "(terms => [
    document.querySelector('.gallery').clientHeight,
    terms.scrollWidth - terms.clientWidth,
])(document.querySelector('.terms'))";

#[test]
fn the_options_leave_a_game_in_sight_on_a_phone() -> Result<()> {
    visit(STILL, |page| async move {
        for size in [(360, 640), (390, 844), (740, 360)] {
            open(&page, size).await?;
            page.press("[data-choose-game=alemungula]").await?;
            page.options().await?;
            let [list, beyond]: [f64; 2] = serde_json::from_value(page.read(IN_SIGHT).await?)?;
            ensure!(
                list >= 88.0 && beyond <= 0.0,
                "{size:?}: {list} px of the list, terms {beyond} px too wide"
            );
        }
        Ok(())
    })
}

#[test]
fn the_chosen_board_shows_a_move() -> Result<()> {
    visit(MOVING, |page| async move {
        open(&page, (1440, 900)).await?;
        for variant in Variant::ALL {
            page.press(&format!("[data-choose-game={}]", variant.id()))
                .await?;
            let card = format!(".game:has([data-choose-game={}]:checked)", variant.id());
            let hand = format!("!!document.querySelector('{card} .hand')");
            page.until(&format!("a hand in {}", variant.id()), &hand)
                .await?;
        }
        Ok(())
    })
}

#[test]
fn without_motion_the_chosen_board_shows_what_was_won() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page, (1440, 900)).await?;
        page.until(
            "a captured pit",
            "!!document.querySelector('.game:has(:checked) .scoop')",
        )
        .await?;
        let marks = page
            .read("document.querySelectorAll('.scoop, .hand').length")
            .await?;
        let own = page
            .read("document.querySelectorAll('.game:has(:checked) .scoop').length")
            .await?;
        ensure!(
            marks == own,
            "{marks} marks, {own} of them in the chosen board"
        );
        Ok(())
    })
}

#[test]
fn the_level_is_chosen_on_the_scale() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page, (1440, 900)).await?;
        let steps = "[...document.querySelectorAll('.level-steps i')].map(it => it.getBoundingClientRect()).map(box => [box.left + box.width / 2, box.top + box.height / 2])";
        let steps = page.read(steps).await?;
        for (number, middle) in (1..).zip(steps.as_array().into_iter().flatten()) {
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({
                    "type": kind, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1,
                });
                page.cdp("Input.dispatchMouseEvent", event).await?;
            }
            let chosen =
                format!("document.querySelectorAll('.level-steps .lit').length === {number}");
            page.until(&format!("level {number}"), &chosen).await?;
        }
        page.tab_to("[data-option=level]").await?;
        page.key("End").await?;
        page.until(
            "the strongest",
            "document.querySelector('.level-steps i:last-child').matches('.now')",
        )
        .await
        .map(drop)
    })
}
