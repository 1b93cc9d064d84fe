//! The seats: what they say, in every language, with the longest names and numbers.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

/// Phones, a low window, and usual ones.
const WINDOWS: [(u32, u32); 6] = [
    (360, 640),
    (390, 844),
    (740, 360),
    (820, 1180),
    (1024, 700),
    (1440, 900),
];

/// Gives each seat a large gain and score.
const FILL: &str = "[...document.querySelectorAll('.player')].forEach(seat => {
    seat.querySelector('.chip').textContent = '+36';
    seat.querySelector('.score').textContent = '48';
})";

/// What is cut at a seat, or lies over another part.
const CUT: &str = "(() => {
    const parts = [...document.querySelectorAll('.player :is(.seat, .chip, .score)')].filter(e => e.checkVisibility());
    const others = [...document.querySelectorAll('.strip .now, .strip .controls, .actions, .slab .board')];
    const cross = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return parts.flatMap(e => {
        const box = e.getBoundingClientRect();
        const faults = [];
        if (e.scrollWidth > e.clientWidth + 1) faults.push('cut');
        if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('out of the window');
        if ([...others, ...parts.filter(it => it !== e)].some(it => cross(box, it.getBoundingClientRect())))
            faults.push('over another part');
        return faults.map(fault => `${fault}: ${e.className} ${e.textContent}`);
    });
})()";

/// Loads the page in a language.
fn speak(page: &Page, language: Language) -> Result<()> {
    let tag = language.tag();
    page.store_language(tag)?;
    page.reload()?;
    let there = format!(
        "document.documentElement.lang === '{tag}' && !!document.querySelector('.board[data-phase]')
            && document.fonts.status === 'loaded'"
    );
    page.until(&format!("the page in {tag}"), &there)?;
    page.late_styles()
}

#[test]
fn the_seats_are_whole_in_every_language() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        for language in Language::offered() {
            speak(&page, language)?;
            page.read(FILL)?;
            for size in WINDOWS {
                page.resize(size)?;
                page.next_frames()?;
                let faults = page.faults(CUT)?;
                ensure!(
                    faults == json!([]),
                    "{} at {size:?}: {faults:#}",
                    language.tag()
                );
            }
        }
        Ok(())
    })
}
