//! The picker: nothing in it moves but the boards.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::hands::At;
use crate::harness::{MOVING, Page, STILL, visit};

/// Where Start, the fields above it and the boards of the gallery are. A board that is
/// chosen is lifted.
const PLACES: &str = "[
        ...document.querySelectorAll('[data-action=start], .opponents, .strength, .options summary, .game .name')
    ].map(it => { const box = it.getBoundingClientRect(); return [box.left, box.top, box.bottom].map(Math.round).join(); }).join(' ')";

fn open(page: &Page, size: (u32, u32)) -> Result<()> {
    page.resize(size)?;
    // Another document: what was unfolded in the last one is folded.
    page.goto("about:blank")?;
    page.open("#/new")?;
    page.wait_for(".picker")?;
    page.late_styles()
}

#[test]
fn nothing_moves_when_another_game_or_opponent_is_chosen() -> Result<()> {
    visit(STILL, |page| {
        for size in [(1440, 900), (360, 640), (740, 360)] {
            open(&page, size)?;
            let places = page.read(PLACES)?;
            for variant in Variant::ALL {
                let game = format!("[data-choose-game={}]", variant.id());
                page.press(&game)?;
                for opponent in ["person", "friend", "bot"] {
                    let opponent = format!("[data-choose-opponent={opponent}]");
                    page.press(&opponent)?;
                    let chosen = format!(
                        "document.querySelector('{game}').checked && document.querySelector('{opponent}').checked"
                    );
                    page.until("both", &chosen)?;
                    page.read("void document.querySelectorAll('.gallery, .terms').forEach(it => it.scrollTo(0, 0))")?;
                    let now = page.read(PLACES)?;
                    ensure!(
                        now == places,
                        "{game} {opponent} at {size:?}: {places} became {now}"
                    );
                }
            }
            let start = "(box => [box.top, box.bottom].join())(document.querySelector('[data-action=start]').getBoundingClientRect())";
            let before = page.read(start)?;
            page.options()?;
            let after = page.read(start)?;
            ensure!(
                after == before,
                "Start at {size:?}: {before} became {after}"
            );
        }
        Ok(())
    })
}

/// The controls that are cut by what holds them or lie under something else, each brought
/// into sight before, and how far the terms must be scrolled, in pixels.
const CUT: &str = "(() => {
    const cut = [];
    for (const e of document.querySelectorAll('.picker :is(button, a, summary, select, label, .game)')) {
        if (!e.checkVisibility()) continue;
        e.scrollIntoView({ block: 'nearest' });
        const box = e.getBoundingClientRect();
        const holder = e.closest('.terms, .gallery, .setup, .top-row').getBoundingClientRect();
        const isWithin = box.left >= holder.left - 1 && box.right <= holder.right + 1
            && box.top >= holder.top - 1 && box.bottom <= holder.bottom + 1;
        const isOnTop = [[0.5, 0.1], [0.95, 0.5], [0.5, 0.9], [0.05, 0.5]].every(([x, y]) =>
            e.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
        const isWide = e.matches('button, a, summary') && e.scrollWidth > e.clientWidth + 1;
        if (!isWithin || !isOnTop || isWide) cut.push(e.outerHTML.slice(0, 100));
    }
    const terms = document.querySelector('.terms');
    const below = terms.scrollHeight - terms.clientHeight;
    if (below > 0 && !terms.querySelector('[open]')) cut.push(`terms of ${below} px more`);
    document.querySelectorAll('.gallery, .terms').forEach(it => it.scrollTo(0, 0));
    return cut;
})()";

#[test]
fn no_control_is_cut_or_covered() -> Result<()> {
    visit(STILL, |page| {
        for size in [(1024, 700), (360, 640), (1366, 768)] {
            open(&page, size)?;
            for variant in Variant::ALL {
                page.press(&format!("[data-choose-game={}]", variant.id()))?;
                let cut = page.faults(CUT)?;
                ensure!(cut == json!([]), "{size:?}, {}: {cut:#}", variant.id());
            }
            page.options()?;
            let cut = page.faults(CUT)?;
            ensure!(cut == json!([]), "{size:?} with the options: {cut:#}");
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
    visit(STILL, |page| {
        for size in [(360, 640), (390, 844), (740, 360)] {
            open(&page, size)?;
            page.press("[data-choose-game=alemungula]")?;
            page.options()?;
            let [list, beyond]: [f64; 2] = serde_json::from_value(page.read(IN_SIGHT)?)?;
            ensure!(
                list >= 88.0 && beyond <= 0.0,
                "{size:?}: {list} px of the list, terms {beyond} px too wide"
            );
        }
        Ok(())
    })
}

#[test]
fn the_options_come_into_sight() -> Result<()> {
    visit(STILL, |page| {
        for size in [(1440, 900), (1024, 700), (390, 844), (360, 640)] {
            open(&page, size)?;
            page.options()?;
            let in_sight =
                "document.querySelector('[data-option=fair-start]').getBoundingClientRect().bottom
                <= document.querySelector('.setup .start').getBoundingClientRect().top";
            page.until(&format!("the options at {size:?}"), in_sight)?;
        }
        Ok(())
    })
}

#[test]
fn the_chosen_board_shows_a_move() -> Result<()> {
    visit(MOVING, |page| {
        open(&page, (1440, 900))?;
        for variant in [Variant::Alemungula, Variant::SulusAidi] {
            page.press(&format!("[data-choose-game={}]", variant.id()))?;
            let card = format!(".game:has([data-choose-game={}]:checked)", variant.id());
            page.wait_for(&format!("{card} .hand"))?;
        }
        Ok(())
    })
}

#[test]
fn the_level_is_chosen_on_the_scale() -> Result<()> {
    visit(STILL, |page| {
        open(&page, (1440, 900))?;
        let steps = "[...document.querySelectorAll('.level-steps i')].map(it => it.getBoundingClientRect()).map(box => [box.left + box.width / 2, box.top + box.height / 2])";
        let steps = page.read(steps)?;
        let steps: Vec<At> = serde_json::from_value(steps)?;
        for (number, middle) in (1..).zip(steps) {
            page.click(middle)?;
            let chosen =
                format!("document.querySelectorAll('.level-steps .lit').length === {number}");
            page.until(&format!("level {number}"), &chosen)?;
        }
        page.tab_to("[data-option=level]")?;
        page.key("End")?;
        page.until(
            "the strongest",
            "document.querySelector('.level-steps i:last-child').matches('.now')",
        )
        .map(drop)
    })
}
