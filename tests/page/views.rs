//! The moments of the gallery, each with a list of checks: texts and controls have their
//! places in windows of three sizes, in English, in the pseudo-language and, half of them, in
//! another language, also in large letters, every text is in the files, and axe-core finds
//! nothing in any theme.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;
use serde_json::{Value, json};

use crate::chance;
use crate::gallery::reach_named;
use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit, visit_to};
use crate::layout::{FAULTS, TEXT_FAULTS};
use crate::pseudo_language::{self, PLAIN, PSEUDO};

/// The moments.
const MOMENTS: [&str; 59] = [
    "first-visit",
    "choosing",
    "hint",
    "sowing-giuthi",
    "captured",
    "race-picks",
    "race",
    "uurs",
    "round-over",
    "arranging-layli-goobalay",
    "arranging-giuthi-rounds",
    "won",
    "resigning",
    "earlier",
    "friend",
    "moves",
    "teacher",
    "openings",
    "review",
    "picker",
    "picker-options",
    "rules",
    "home-new",
    "home-puzzle",
    "home",
    "learn",
    "lesson",
    "lesson-done",
    "puzzles",
    "solving",
    "solution",
    "practice",
    "drills",
    "drill",
    "drill-wrong",
    "drill-seeds",
    "handouts",
    "handout",
    "handout-position",
    "handout-drill",
    "handout-end",
    "editor",
    "printouts",
    "printed-puzzles",
    "settings",
    "share",
    "share-friend",
    "games",
    "games-none",
    "embed",
    "puzzle",
    "face-to-face",
    "claims",
    "resigned",
    "lost",
    "drawn",
    "message",
    "broken-link",
    "storage-forbidden",
];

/// The moments in which something is covered by intent: pits by what they lost or by the
/// hand, the header by a notice, an entry by its link, the heading of the map by its free part.
const COVERED: [&str; 7] = [
    "sowing-giuthi",
    "captured",
    "broken-link",
    "games",
    "home",
    "home-new",
    "home-puzzle",
];

/// The moments in which the page reads no settings, so that it knows no pseudo-language.
const WITHOUT_SETTINGS: [&str; 2] = ["embed", "storage-forbidden"];

/// A phone and a desk.
const USUAL: [(u32, u32); 2] = [(360, 740), (1440, 900)];

/// A low phone, a desk at a zoom of 200 %, and the desk.
const ALL: [(u32, u32); 3] = [(360, 640), (720, 450), (1440, 900)];

/// The browser's own size of letters, twice and one and a half times the usual one of 16 px,
/// and windows for it.
const LARGE: [(u32, &[(u32, u32)]); 2] = [(32, &[(390, 844)]), (24, &[(820, 1180), (1440, 900)])];

/// The language with the longest texts.
const LONGEST: &str = "so";

/// The ids of messages without a text, such as `keys-of-the-board`.
const IDS: &str =
    "[...document.body.innerText.matchAll(/\\b[a-z]+(-[a-z]+){2,}\\b/g)].map(it => it[0])";

/// What axe-core finds once all that moves by itself has come to rest.
const AXE: &str = "async () => {
    const ends = document.getAnimations().filter(it => it.effect.getComputedTiming().endTime < 5000);
    await Promise.all(ends.map(it => it.finished.catch(() => {})));
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(fault => fault.nodes.map(node =>
        `${fault.id} (${fault.impact}): ${node.html.slice(0, 160)}: ${node.failureSummary}`));
}";

/// What is wrong with a moment.
struct Look<'a> {
    page: &'a Page,
    name: &'static str,
    tag: &'static str,
    may_fail: bool,
    found: Vec<String>,
}

impl<'a> Look<'a> {
    /// Comes to a moment in a language, on a phone.
    fn reach(page: &'a Page, name: &'static str, tag: &'static str) -> Result<Self> {
        page.resize_scaled(USUAL[0], 1)?;
        let may_fail = reach_named(page, name, tag)?;
        let is_shown = format!("document.documentElement.lang === '{tag}'");
        page.until("the language", &is_shown)?;
        Ok(Self {
            page,
            name,
            tag,
            may_fail,
            found: Vec::new(),
        })
    }

    fn add(&mut self, what: &str, found: &Value) -> Result<()> {
        let found = found.as_array().context("a list")?;
        if !found.is_empty() {
            let faults = format!("{}, {}, {what}: {found:#?}", self.name, self.tag);
            self.found.push(faults);
        }
        Ok(())
    }

    /// Everything has its place in windows of some sizes.
    fn fits(&mut self, sizes: &[(u32, u32)]) -> Result<()> {
        // A sheet covers what lies under it.
        let has_sheet = self
            .page
            .read("!!document.querySelector(':popover-open')")?;
        for &(width, height) in sizes {
            self.page.resize((width, height))?;
            let size = format!("{width}x{height}");
            self.add(&size, &self.page.faults(TEXT_FAULTS)?)?;
            if has_sheet == json!(false) && !COVERED.contains(&self.name) {
                self.add(&size, &self.page.faults(FAULTS)?)?;
            }
        }
        Ok(())
    }

    /// Everything has its place for those who have the browser show larger letters.
    fn fits_large_letters(&mut self) -> Result<()> {
        for (size, windows) in LARGE {
            self.page.letters(size)?;
            self.fits(windows)?;
        }
        self.page.letters(16)
    }

    /// No message lacks its text.
    fn has_texts(&mut self) -> Result<()> {
        self.add("texts", &self.page.read(IDS)?)
    }

    /// axe-core finds nothing. `tests/content/styles.rs` computes the contrast of the other
    /// themes.
    fn is_accessible(&mut self, axe: &str) -> Result<()> {
        self.page
            .call(&format!("() => {{ {axe}\n}}"), Value::Null)?;
        self.add("axe", &self.page.call(AXE, Value::Null)?)
    }

    /// Nothing is wrong.
    fn end(self) -> Result<()> {
        if !self.found.is_empty() {
            self.page.picture(&format!("{}-{}", self.tag, self.name))?;
        }
        ensure!(self.found.is_empty(), "{}", self.found.join("\n"));
        if self.may_fail {
            self.page.forget_errors()?;
        }
        Ok(())
    }
}

/// Runs a check of every moment, and collects what is wrong.
fn each(
    moments: impl IntoIterator<Item = &'static str>,
    check: impl Fn(&'static str) -> Result<()>,
) -> Result<()> {
    let faults = moments.into_iter().filter_map(|name| check(name).err());
    let faults: Vec<_> = faults.map(|fault| format!("{fault:#}")).collect();
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// The number of groups of moments, which are visited side by side.
const GROUPS: usize = 8;

fn group(number: usize) -> impl Iterator<Item = &'static str> {
    MOMENTS.into_iter().skip(number).step_by(GROUPS)
}

/// Every moment of a group in English, in Somali and in the pseudo-language, and half of them in one of
/// the other languages: which, depends on the seed.
fn every_moment(number: usize) -> Result<()> {
    let axe = fs::read_to_string(xtask::setup::axe()?)?;
    let all = Language::offered().map(Language::tag);
    let others: Vec<_> = all.filter(|&tag| tag != "en").collect();
    let copy = pseudo_language::copy()?;
    visit_to(copy.folder(), "/", STILL, |page| {
        each(group(number), |name| {
            let mut look = Look::reach(&page, name, "en")?;
            look.fits(&ALL)?;
            look.fits_large_letters()?;
            look.has_texts()?;
            // In a frame the page has no heading of its own.
            if name != "embed" {
                look.is_accessible(&axe)?;
            }
            look.end()
        })?;
        each(group(number), |name| {
            let mut look = Look::reach(&page, name, LONGEST)?;
            look.fits_large_letters()?;
            look.end()
        })?;
        let seed = chance::seed() as usize;
        for (at, name) in group(number).enumerate().skip(seed % 2).step_by(2) {
            let mut look = Look::reach(&page, name, others[(seed + at) / 2 % others.len()])?;
            look.fits(&USUAL[..1])?;
            look.has_texts()?;
            look.end()?;
        }
        page.no_errors()?;
        let moments = group(number).filter(|name| !WITHOUT_SETTINGS.contains(name));
        each(moments, |name| {
            let mut look = Look::reach(&page, name, PSEUDO)?;
            // The names of stored games are those of players.
            if name != "games" {
                look.add("texts outside of the files", &page.read(PLAIN)?)?;
            }
            look.fits(&USUAL)?;
            look.end()
        })?;
        // The first picture has no texts of the pseudo-language.
        page.forget_errors()
    })
}

macro_rules! groups {
    ($($name:ident: $number:literal;)*) => {
        $(
            #[test]
            fn $name() -> Result<()> {
                every_moment($number)
            }
        )*
    };
}

groups! {
    group_0: 0;
    group_1: 1;
    group_2: 2;
    group_3: 3;
    group_4: 4;
    group_5: 5;
    group_6: 6;
    group_7: 7;
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn every_moment_in_every_language() -> Result<()> {
    visit(STILL, |page| {
        for tag in Language::offered().map(Language::tag) {
            each(MOMENTS, |name| {
                let mut look = Look::reach(&page, name, tag)?;
                look.fits(&USUAL)?;
                look.has_texts()?;
                look.end()
            })?;
        }
        Ok(())
    })
}

/// The letters of South's pits and then North's, each row from left to right.
const ORDER: &str = "['a', 'A'].map(first => [...document.querySelectorAll('.board [data-pit]')]
    .filter(pit => (pit.dataset.pit >= 'a') === (first === 'a'))
    .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
    .map(pit => pit.dataset.pit).join('')).join()";

#[test]
fn the_board_is_not_mirrored_in_arabic() -> Result<()> {
    visit(STILL, |page| {
        for tag in ["en", "ar"] {
            for (name, order) in [
                ("choosing", "abcdef,FEDCBA"),
                ("uurs", "abcdef,FEDCBA"),
                ("lesson", "abcde,EDCBA"),
            ] {
                reach_named(&page, name, tag)?;
                let shown = page.read(ORDER)?;
                ensure!(shown == order, "{name} in {tag}: {shown}");
            }
            // c+ goes forward, which is to the right on South's row.
            reach_named(&page, "choosing", tag)?;
            let is_right = "(box => box('[data-move=\"c+\"]').x > box('[data-move=\"c-\"]').x)
                (name => document.querySelector(name).getBoundingClientRect())";
            ensure!(page.read(is_right)? == json!(true), "{tag}");
        }
        Ok(())
    })
}

/// What is out of its place while a way is chosen on a phone: the bar, the strip below the
/// seat, and words of the two ways that are cut.
const MISPLACED: &str = "(() => {
    const box = name => document.querySelector(name).getBoundingClientRect();
    const faults = [];
    const high = document.documentElement.scrollHeight;
    if (high > innerHeight) faults.push(`the page is ${high} px high`);
    if (box('.actions').bottom > innerHeight + 1) faults.push(`the bar ends at ${box('.actions').bottom}`);
    for (const way of document.querySelectorAll('.way')) {
        const { top, bottom } = way.getBoundingClientRect();
        if (top < box('.player.south').bottom || bottom > box('.actions').top)
            faults.push(`a way from ${top} to ${bottom}`);
        for (const words of way.querySelectorAll('b, .what > span'))
            if (words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 2)
                faults.push(`${words.textContent} is cut`);
    }
    return faults;
})()";

#[test]
fn the_two_ways_have_room_above_the_bar_of_a_phone() -> Result<()> {
    let copy = pseudo_language::copy()?;
    visit_to(copy.folder(), "/", STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        for tag in Language::offered().map(Language::tag).chain([PSEUDO]) {
            page.store_language(tag)?;
            page.reload()?;
            let language = format!("document.documentElement.lang === '{tag}'");
            page.until("the language", &language)?;
            page.press("[data-pit=c]")?;
            page.wait_for(".way")?;
            page.late_styles()?;
            for (size, letters) in [((360, 640), 16), ((390, 844), 16), ((390, 844), 32)] {
                page.letters(letters)?;
                page.resize(size)?;
                let faults = page.faults(MISPLACED)?;
                ensure!(
                    faults == json!([]),
                    "{tag} at {size:?}, {letters}: {faults:#}"
                );
            }
            page.letters(16)?;
        }
        Ok(())
    })
}
