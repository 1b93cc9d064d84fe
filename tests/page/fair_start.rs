//! Fair starts: the swap rule and balanced openings, from the picker to the board.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;

use crate::game::{Game, Opponent, settled};
use crate::harness::{Page, STILL, visit};
use crate::messages::phase;

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
pub fn begin_with(page: &Page, start: &str) -> Result<()> {
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
        for size in [(360, 640), (1440, 900)] {
            page.resize(size)?;
            let rules = Variant::Giuthi.default_rules();
            let game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
            page.next_frames()?;
            let places = page.read(PLACES)?;
            let mv = game.some_move(0).context("a legal move")?;
            game.click(mv)?;
            phase(&page, "choosing-sides")?;
            let now = page.read(PLACES)?;
            ensure!(now == places, "at {size:?}: {places} became {now}");
            page.until(&format!("the buttons at {size:?}"), FITS)?;
            // A reload asks again.
            page.reload()?;
            phase(&page, "choosing-sides")?;
            // By the keyboard.
            page.tab_to("[data-action=swap-sides]")?;
            page.key("Enter")?;
            phase(&page, "choosing")?;
            page.expect(
                "document.querySelector('.strip .said').textContent",
                "The players have changed sides.",
            )?;
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
fn a_game_begins_with_a_balanced_opening() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin_with(&page, "balanced")?;
        let variant = Variant::SulusAidi;
        page.picker()?;
        page.press(&format!("[data-choose-game='{}']", variant.id()))?;
        page.choose_opponent("person")?;
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
        page.expect(
            "document.querySelector('.strip .said').textContent.startsWith('A balanced opening')",
            true,
        )?;
        Ok(())
    })
}
