//! Nothing is cut off or covered, on a phone, a tablet and a desk.

mod steady;
mod whole;

use anyhow::{Context, Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Options, Side, Variant};
use serde_json::json;

use crate::gallery::WON;
use crate::game::{Game, Opponent, link_of, round_over};
use crate::games::begin;
use crate::harness::{MOVING, Page, STILL, visit};

/// A phone, a tablet, a desk; a narrow phone; the tablet and the desk
/// at a zoom of 200 %.
const SIZES: [(u32, u32); 6] = [
    (360, 740),
    (820, 1180),
    (1440, 900),
    (320, 640),
    (410, 590),
    (720, 450),
];

/// What reaches beyond the window's sides, lies under something else, or is
/// a control too small to be hit.
pub const FAULTS: &str = "(() => {
    const faults = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const name = e => e.outerHTML.slice(0, 80);
    if (wide > 0) {
        const far = [...document.body.querySelectorAll('*')]
            .filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
        faults.push(`the page is ${wide} px wider than the window`, ...far.slice(0, 3).map(name));
    }
    for (const e of document.querySelectorAll('button, select, [data-pit], [data-store], h1, h2, p')) {
        if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        e.scrollIntoView({ block: 'center' });
        const box = (e.querySelector('.hollow, .basin') ?? e).getBoundingClientRect();
        if (box.width <= 2 || box.height <= 2) continue;
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(e)} reaches beyond the side`);
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        // What lets presses through is never on top for them.
        const isSeen = getComputedStyle(e).pointerEvents !== 'none';
        if (isSeen && top && !e.contains(top) && !top.contains(e)) faults.push(`${name(e)} lies under ${name(top)}`);
        if (e.matches('h1, button, .seat') && e.scrollWidth > e.clientWidth + 1) faults.push(`${name(e)} is cut`);
        if (e.matches('button, select, [data-pit]') && Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
            faults.push(`${name(e)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    }
    scrollTo(0, 0);
    return faults;
})()";

/// The texts that are cut off at a side or lie on one another, outside of boards: the
/// rectangles of their lines, within what clips them. A sheet that is open lies above
/// the rest of the page, and what stays in its place may lie above what scrolls.
pub const TEXT_FAULTS: &str = "(() => {
    const root = [...document.querySelectorAll(':popover-open')].at(-1) ?? document.body;
    const faults = new Set(), lines = [];
    const name = text => `«${text.data.trim().slice(0, 40)}» in ${text.parentElement.outerHTML.slice(0, 60)}`;
    const clips = ['hidden', 'clip'], scrolls = ['auto', 'scroll'];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode, own = text.parentElement;
        if (!text.data.trim() || own.closest('svg, option, textarea, noscript, script, style, [aria-hidden=true] .mini')) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // An ellipsis stands for what is cut.
        if (clips.includes(getComputedStyle(own).overflowX) && own.scrollWidth > own.clientWidth + 1 && own.clientWidth > 2)
            faults.add(`${name(text)} is cut`);
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects()) {
            const line = { text, left, right, top, bottom };
            let cut = 0, fixed = null;
            for (let e = own; e && e !== document.documentElement; e = e.parentElement) {
                const style = getComputedStyle(e), box = e.getBoundingClientRect();
                if (style.display === 'inline' || style.display === 'contents') continue;
                if (['fixed', 'sticky'].includes(style.position)) fixed ??= e;
                if (scrolls.includes(style.overflowX) || scrolls.includes(style.overflowY) || clips.includes(style.overflowX)) {
                    if (clips.includes(style.overflowX)) cut = Math.max(cut, line.right - box.right, box.left - line.left);
                    line.left = Math.max(line.left, box.left);
                    line.right = Math.min(line.right, box.right);
                    line.top = Math.max(line.top, box.top);
                    line.bottom = Math.min(line.bottom, box.bottom);
                }
                if (style.position === 'fixed') break;
            }
            // What is hidden as a whole is hidden by intent.
            if (line.right - line.left < 3 || line.bottom - line.top < 3) continue;
            if (cut > 1.5) faults.add(`${name(text)} is cut by ${Math.round(cut)} px`);
            lines.push({ ...line, fixed });
        }
    }
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
            // The boxes of letters are higher than the letters.
            const inset = (one.bottom - one.top + other.bottom - other.top) * 0.17;
            const height = Math.min(one.bottom, other.bottom) - other.top;
            if (other.top > one.bottom) break;
            if (one.text === other.text || one.fixed !== other.fixed) continue;
            const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            if (width > 2 && height > inset) faults.add(`${name(one.text)} lies on ${name(other.text)}`);
        }
    });
    return [...faults];
})()";

/// The buttons for the two ways that can't be hit from edge to edge.
const CUT_OFF: &str = "[...document.querySelectorAll('[data-move]')].filter(e => {
    const box = e.getBoundingClientRect();
    return [[0.5, 0.06], [0.94, 0.5], [0.5, 0.94], [0.06, 0.5]].some(([x, y]) =>
        !e.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
}).map(e => e.dataset.move)";

pub fn no_faults(page: &Page, name: &str) -> Result<()> {
    let faults = page.faults(FAULTS)?;
    if faults != json!([]) {
        page.picture(name)?;
    }
    ensure!(faults == json!([]), "{name}: {faults:#}");
    Ok(())
}

#[test]
fn a_game_and_the_choice_of_a_way_fit_every_window() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        for (width, height) in SIZES {
            page.resize((width, height))?;
            no_faults(&page, &format!("giuthi-{width}x{height}"))?;
            page.press("[data-pit=a]")?;
            page.wait_for("[data-move]")?;
            let cut = page.read(CUT_OFF)?;
            ensure!(
                cut == json!([]),
                "{width}x{height}: no whole button for {cut}"
            );
            page.key("Escape")?;
            let whole = "(b => b.top >= 0 && b.bottom <= innerHeight)(
                document.querySelector('[data-position]').getBoundingClientRect())";
            page.until(&format!("the whole board at {width}x{height}"), whole)?;
        }
        Ok(())
    })
}

#[test]
fn the_largest_board_fits_everywhere() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.picker()?;
        page.press("[data-choose-game=giuthi]")?;
        page.choose_opponent("person")?;
        page.options()?;
        page.press("[data-option=pits] option[value='10']")?;
        page.press("[data-option=seeds] option[value='9']")?;
        page.press("[data-action=start]")?;
        let rules = Variant::Giuthi.rules(Options { pits: 10, seeds: 9 })?;
        let game = Game::shown(&page, rules)?;
        ensure!(
            game.position == rules.start(Side::South),
            "it begins with {}",
            game.position
        );
        for (width, height) in SIZES {
            page.resize((width, height))?;
            no_faults(&page, &format!("giuthi-10-9-{width}x{height}"))?;
            if (width, height) == SIZES[0] {
                let apart = page.read(APART)?.as_f64().context("a distance")?;
                ensure!(apart >= 44.0, "the pits are {apart} px apart");
            }
        }
        Ok(())
    })
}

/// How far the pits of a row lie apart, and how far across they are to a finger:
/// the less of the two, in pixels.
const APART: &str = "(([a, b]) => Math.min(a.width, a.height, Math.hypot(a.x - b.x, a.y - b.y)))(
    ['a', 'b'].map(pit => document.querySelector(`[data-pit=${pit}] .reach`).getBoundingClientRect()))";

#[test]
fn every_game_with_its_rules_fits_a_narrow_phone() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let (width, height) = SIZES[3];
        page.resize((width, height))?;
        let size = format!("{width}x{height}");
        for variant in Variant::ALL {
            let id = variant.id();
            page.picker()?;
            page.press(&format!("[data-choose-game={id}]"))?;
            page.choose_opponent("person")?;
            no_faults(&page, &format!("picker-{id}-{size}"))?;
            page.press("[data-action=start]")?;
            page.wait_for("[data-position]")?;
            no_faults(&page, &format!("board-{id}-{size}"))?;
            page.press("[data-action=rules]")?;
            page.wait_for("[data-example]")?;
            no_faults(&page, &format!("rules-{id}-{size}"))?;
            page.press("[data-action=play]")?;
        }
        page.press("[popovertarget=settings]")?;
        page.until(&format!("the settings within {size}"), SETTINGS)?;
        page.key("Escape")?;
        Ok(())
    })
}

/// Whether the settings are within the window.
const SETTINGS: &str = "(box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)(
    document.querySelector('#settings').getBoundingClientRect())";

/// The share of the window's width that pits and stores take together, or of its
/// height, whichever is more, in relation to what they should take: 56 % of the width
/// or 70 % of the height.
const SHARE: &str = "(() => {
    const boxes = [...document.querySelectorAll('.board .hollow, .board .basin')]
        .map(it => it.getBoundingClientRect());
    const across = Math.max(...boxes.map(it => it.right)) - Math.min(...boxes.map(it => it.left));
    const down = Math.max(...boxes.map(it => it.bottom)) - Math.min(...boxes.map(it => it.top));
    return Math.max(across / innerWidth / 0.56, down / innerHeight / 0.7);
})()";

#[test]
fn pits_and_stores_fill_a_desk() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for variant in [Variant::Giuthi, Variant::SulusAidi] {
            begin(&page, variant)?;
            for (width, height) in [
                (1024, 768),
                (1280, 720),
                (1366, 768),
                (1440, 900),
                (1920, 1080),
                (2560, 1440),
                (3840, 2160),
            ] {
                page.resize((width, height))?;
                let share = page.read(SHARE)?.as_f64().context("a share")?;
                let name = variant.id();
                // Three rows are nearly as high as they are wide.
                let least = if variant == Variant::SulusAidi {
                    0.7
                } else {
                    1.0
                };
                ensure!(share >= least, "{name} at {width}x{height}: {share:.2}");
            }
            page.resize((1440, 900))?;
        }
        Ok(())
    })
}

/// The number of plies of [`WON`].
const WON_PLIES: usize = 30;

/// Goes through the game that South has won.
fn review(page: &Page) -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    let link = link_of(Match::parse(rules, Side::South, WON)?, LinkView::Play);
    page.open(&format!("#{link}"))?;
    page.late_styles()?;
    page.press("[data-action=go-through]")?;
    let points = "document.querySelectorAll('.graph.large .point').length > 20";
    page.until("the lead", points).map(drop)
}
