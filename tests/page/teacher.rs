//! What the bot teaches: hints, the moves judged, the game gone through.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{STILL, visit};

const WORTHS: &str = "[...document.querySelectorAll('[data-worth]')].map(e => e.dataset.worth)";

/// The worths that touch another one or a pit; `null` unless so many are drawn.
const CROWDED: &str = "(count => {
    const box = e => e.getBoundingClientRect();
    const labels = [...document.querySelectorAll('[data-worth]')];
    if (labels.filter(label => box(label).width > 0).length !== count) return null;
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const pits = [...document.querySelectorAll('.pit .hollow')];
    return labels.filter(one => labels.some(other => other !== one && meet(box(one), box(other)))
        || pits.some(pit => meet(box(one), box(pit)))).map(one => one.dataset.worth);
})";

#[test]
fn the_worths_touch_neither_one_another_nor_pits() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.tab("teacher")?;
        page.press("[data-action=judge]")?;
        let all = game.rules.moves(&game.position).iter().count();
        page.until("the judgement", &format!("{WORTHS}.length === {all}"))?;
        for size in [(360, 640), (390, 844), (740, 360), (820, 1180), (1440, 900)] {
            page.resize(size)?;
            let crowded = page.call(CROWDED, json!(all))?;
            ensure!(crowded == json!([]), "{size:?}: {crowded}");
        }
        Ok(())
    })
}

#[test]
fn a_game_is_gone_through_and_played_again_from_a_better_move() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Alemungula, Opponent::Person)?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 16) {
            game.click(mv)?;
            game.follow(mv, None)?;
            turns += 1;
        }
        page.tab("teacher")?;
        page.press("[data-action=review]")?;
        let costly = ".teacher ol [data-action=look]";
        page.until(
            "the moves that cost most",
            &format!(
                "!document.querySelector('[data-action=review]') && !!document.querySelector('{costly}')"
            ),
        )?;
        let points = page.read("document.querySelectorAll('.teacher .graph .point').length")?;
        ensure!(
            points.as_u64().is_some_and(|points| points >= turns as u64),
            "the graph has {points} points for {turns} moves"
        );
        let at = page.read(&format!("+document.querySelector('{costly}').dataset.at"))?;
        page.press(costly)?;
        page.press("[data-action=play-on]")?;
        let game = Game::shown(&page, game.rules)?;
        page.tab("moves")?;
        let left = format!("document.querySelectorAll('.moves .entry').length === {at}");
        page.until("the moves that are left", &left)?;
        ensure!(!game.over());
        Ok(())
    })
}
