//! Fair starts: the swap rule and balanced openings, from the picker to the board.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::game::{Game, Opponent, settled};
use crate::harness::{Page, STILL, visit, visit_at};
use crate::messages::{link, open, phase, play, sit_down};

/// The board, the seats and the strip.
const PLACES: &str = "[...document.querySelectorAll('.stage .board, .player, .strip, .actions')].map(it => { const box = it.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom].map(Math.round).join(); }).join(' ')";

/// Whether both buttons of the choice are on the screen, as high as a finger, inside the
/// strip, and apart from each other and from the status.
const FITS: &str = "(() => {
        const box = it => document.querySelector(it).getBoundingClientRect();
        const strip = box('.strip');
        const boxes = ['.strip .now', '[data-action=keep-sides]', '[data-action=swap-sides]'].map(box);
        const inside = it => it.left >= strip.left - 1 && it.right <= strip.right + 1
            && it.top >= strip.top - 1 && it.bottom <= strip.bottom + 1 && it.bottom <= innerHeight;
        const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
            || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
        return boxes.every(inside) && boxes.slice(1).every(it => it.height >= 44)
            && apart(boxes[0], boxes[1]) && apart(boxes[0], boxes[2]) && apart(boxes[1], boxes[2]);
    })()";

/// Chooses how the next games begin.
async fn begin_with(page: &Page, start: &str) -> Result<()> {
    page.picker().await?;
    page.options().await?;
    page.press(&format!("[data-option=fair-start] option[value={start}]"))
        .await?;
    let stored = format!("localStorage['mbegu.settings']?.includes('start={start}')");
    page.until("the stored choice", &stored).await?;
    // The list of games is behind the options on a narrow screen.
    page.press(".options summary").await
}

#[test]
fn two_at_the_board_choose_sides_after_the_first_move() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        begin_with(&page, "swap").await?;
        for size in [(360, 640), (390, 844), (1440, 900)] {
            page.resize(size).await?;
            let rules = Variant::Giuthi.default_rules();
            let game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
            let places = page.read(PLACES).await?;
            let mv = game.some_move(0).context("a legal move")?;
            game.click(mv).await?;
            phase(&page, "choosing-sides").await?;
            let now = page.read(PLACES).await?;
            ensure!(now == places, "at {size:?}: {places} became {now}");
            page.until(&format!("the buttons at {size:?}"), FITS)
                .await?;
            page.picture(&format!("sides-{}", size.0)).await?;
            // A reload asks again.
            page.reload().await?;
            phase(&page, "choosing-sides").await?;
            // By the keyboard.
            page.tab_to("[data-action=swap-sides]").await?;
            page.key("Enter").await?;
            phase(&page, "choosing").await?;
            let said = page
                .read("document.querySelector('.strip .said').textContent")
                .await?;
            ensure!(said == json!("The players have changed sides."), "{said}");
            let now = page.read(PLACES).await?;
            ensure!(now == places, "at {size:?}: {places} became {now}");
            page.press("[data-action=undo]").await?;
            phase(&page, "choosing-sides").await?;
            page.press("[data-action=keep-sides]").await?;
            phase(&page, "choosing").await?;
            settled(&page, &rules).await?;
        }
        Ok(())
    })
}

#[test]
fn the_bot_chooses_and_lets_choose() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        begin_with(&page, "swap").await?;
        let game = Game::start(&page, Variant::Alemungula, Opponent::Bot).await?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv).await?;
        // It keeps its side and moves, or takes the other and leaves the move.
        page.until(
            "the choice of the bot",
            "document.querySelector('.board[data-position]').dataset.phase === 'choosing' && /^#4/.test(location.hash)",
        )
        .await?;
        page.picture("sides-by-bot").await?;
        page.picker().await?;
        page.options().await?;
        page.press("[data-option=first] option[value=north]")
            .await?;
        page.press("[data-action=start]").await?;
        phase(&page, "choosing-sides").await?;
        page.press("[data-action=swap-sides]").await?;
        phase(&page, "choosing").await?;
        let near = "document.querySelector('.table').classList.contains('flipped')";
        ensure!(page.read(near).await? == json!(true), "the own row is far");
        Ok(())
    })
}

#[test]
fn sides_are_chosen_by_link() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| async move {
        page.open("").await?;
        begin_with(&page, "swap").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Friend).await?;
        let address = page.address.clone();
        visit_at(&address, STILL, |other| async move {
            play(&page, rules, 0).await?;
            phase(&page, "waiting").await?;
            let first = link(&page).await?;
            open(&other, &first).await?;
            sit_down(&other).await?;
            phase(&other, "choosing-sides").await?;
            other.press("[data-action=swap-sides]").await?;
            phase(&other, "waiting").await?;
            let answer = link(&other).await?;
            open(&page, &answer).await?;
            phase(&page, "choosing").await?;
            // Each sits at the row that is the own one now.
            let flipped = "!!document.querySelector('.table.flipped')";
            ensure!(page.read(flipped).await? == json!(true));
            ensure!(other.read(flipped).await? == json!(false));
            play(&page, rules, 1).await?;
            phase(&page, "waiting").await?;
            open(&other, &link(&page).await?).await?;
            phase(&other, "choosing").await
        })
        .await
    })
}

#[test]
fn a_game_begins_with_a_balanced_opening() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        begin_with(&page, "balanced").await?;
        for variant in [Variant::LayliGoobalay, Variant::SulusAidi] {
            page.picker().await?;
            page.press(&format!("[data-choose-game='{}']", variant.id()))
                .await?;
            page.press("[data-choose-opponent=person]").await?;
            let loaded = format!(
                "performance.getEntriesByType('resource').some(it => it.name.endsWith('openings/{}.txt') && it.responseEnd)",
                variant.id()
            );
            page.until("the openings", &loaded).await?;
            page.until(
                "the game",
                "(document.querySelector('[data-action=start]')?.click(), document.querySelector('.board[data-position]')?.dataset.phase === 'choosing')",
            )
            .await?;
            let position = settled(&page, &variant.default_rules()).await?;
            let start = variant.default_rules().start(mbegu::rules::Side::South);
            ensure!(position != start, "{variant} begins as usual");
            let said = page
                .read("document.querySelector('.strip .said').textContent.startsWith('A balanced opening')")
                .await?;
            ensure!(said == json!(true));
        }
        Ok(())
    })
}
