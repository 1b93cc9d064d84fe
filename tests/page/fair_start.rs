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
fn begin_with(page: &Page, start: &str) -> Result<()> {
    page.picker()?;
    page.options()?;
    page.press(&format!("[data-option=fair-start] option[value={start}]"))?;
    let stored = format!("localStorage['mbegu.settings']?.includes('start={start}')");
    page.until("the stored choice", &stored)?;
    // The list of games is behind the options on a narrow screen.
    page.press(".options summary")
}

#[test]
fn two_at_the_board_choose_sides_after_the_first_move() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin_with(&page, "swap")?;
        for size in [(360, 640), (390, 844), (1440, 900)] {
            page.resize(size)?;
            let rules = Variant::Giuthi.default_rules();
            let game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
            let places = page.read(PLACES)?;
            let mv = game.some_move(0).context("a legal move")?;
            game.click(mv)?;
            phase(&page, "choosing-sides")?;
            let now = page.read(PLACES)?;
            ensure!(now == places, "at {size:?}: {places} became {now}");
            page.until(&format!("the buttons at {size:?}"), FITS)?;
            page.picture(&format!("sides-{}", size.0))?;
            // A reload asks again.
            page.reload()?;
            phase(&page, "choosing-sides")?;
            // By the keyboard.
            page.tab_to("[data-action=swap-sides]")?;
            page.key("Enter")?;
            phase(&page, "choosing")?;
            let said = page.read("document.querySelector('.strip .said').textContent")?;
            ensure!(said == json!("The players have changed sides."), "{said}");
            let now = page.read(PLACES)?;
            ensure!(now == places, "at {size:?}: {places} became {now}");
            page.press("[data-action=undo]")?;
            phase(&page, "choosing-sides")?;
            page.press("[data-action=keep-sides]")?;
            phase(&page, "choosing")?;
            settled(&page, &rules)?;
        }
        Ok(())
    })
}

#[test]
fn the_bot_chooses_and_lets_choose() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin_with(&page, "swap")?;
        let game = Game::start(&page, Variant::Alemungula, Opponent::Bot)?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv)?;
        // It keeps its side and moves, or takes the other and leaves the move.
        page.until(
            "the choice of the bot",
            "document.querySelector('.board[data-position]').dataset.phase === 'choosing' && /^#4/.test(location.hash)",
        )?;
        page.picture("sides-by-bot")?;
        page.picker()?;
        page.options()?;
        page.press("[data-option=first] option[value=north]")?;
        page.press("[data-action=start]")?;
        phase(&page, "choosing-sides")?;
        page.press("[data-action=swap-sides]")?;
        phase(&page, "choosing")?;
        let near = "document.querySelector('.table').classList.contains('flipped')";
        ensure!(page.read(near)? == json!(true), "the own row is far");
        Ok(())
    })
}

#[test]
fn sides_are_chosen_by_link() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| {
        page.open("")?;
        begin_with(&page, "swap")?;
        Game::start(&page, Variant::Giuthi, Opponent::Friend)?;
        let address = page.address.clone();
        visit_at(&address, STILL, |other| {
            play(&page, rules, 0)?;
            phase(&page, "waiting")?;
            let first = link(&page)?;
            open(&other, &first)?;
            sit_down(&other)?;
            phase(&other, "choosing-sides")?;
            other.press("[data-action=swap-sides]")?;
            phase(&other, "waiting")?;
            let answer = link(&other)?;
            open(&page, &answer)?;
            phase(&page, "choosing")?;
            // Each sits at the row that is the own one now.
            let flipped = "!!document.querySelector('.table.flipped')";
            ensure!(page.read(flipped)? == json!(true));
            ensure!(other.read(flipped)? == json!(false));
            play(&page, rules, 1)?;
            phase(&page, "waiting")?;
            open(&other, &link(&page)?)?;
            phase(&other, "choosing")
        })
    })
}

#[test]
fn a_game_begins_with_a_balanced_opening() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin_with(&page, "balanced")?;
        for variant in [Variant::LayliGoobalay, Variant::SulusAidi] {
            page.picker()?;
            page.press(&format!("[data-choose-game='{}']", variant.id()))?;
            page.press("[data-choose-opponent=person]")?;
            let loaded = format!(
                "performance.getEntriesByType('resource').some(it => it.name.endsWith('openings/{}.txt') && it.responseEnd)",
                variant.id()
            );
            page.until("the openings", &loaded)?;
            page.until(
                "the game",
                "(document.querySelector('[data-action=start]')?.click(), document.querySelector('.board[data-position]')?.dataset.phase === 'choosing')",
            )?;
            let position = settled(&page, &variant.default_rules())?;
            let start = variant.default_rules().start(mbegu::rules::Side::South);
            ensure!(position != start, "{variant} begins as usual");
            let said = page
                .read("document.querySelector('.strip .said').textContent.startsWith('A balanced opening')")?;
            ensure!(said == json!(true));
        }
        Ok(())
    })
}
