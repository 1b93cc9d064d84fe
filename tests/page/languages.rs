//! In every language the texts of every view have their places: nothing is cut off,
//! covered or wider than the window.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::gallery::reach_named;
use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit, visit_to};
use crate::layout::{FAULTS, TEXT_FAULTS};
use crate::pseudo_language::{Copy, PSEUDO};

/// The moments of the gallery whose texts are read, on a phone and at a desk.
const MOMENTS: [&str; 38] = [
    "first-visit",
    "choosing",
    "hint",
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
    "more",
    "review",
    "picker",
    "picker-options",
    "rules",
    "home-puzzle",
    "home",
    "learn",
    "lesson",
    "lesson-done",
    "puzzles",
    "solving",
    "solution",
    "practice",
    "editor",
    "settings",
    "share",
    "share-friend",
    "games",
    "games-none",
    "embed",
];

/// The moments in which something is covered by intent: pits by what they lost, an entry
/// by its link, the heading of the map by its free part.
const COVERED: [&str; 4] = ["captured", "games", "home", "home-puzzle"];

/// The windows in which they are read.
const SIZES: [(u32, u32); 2] = [(360, 740), (1440, 900)];

/// The ids of messages without a text, such as `keys-of-the-board`.
const IDS: &str =
    "[...document.body.innerText.matchAll(/\\b[a-z]+(-[a-z]+){2,}\\b/g)].map(it => it[0])";

/// Comes to every moment in a language, and collects what is wrong.
fn read_every_moment(page: Page, tag: &'static str) -> Result<()> {
    let mut found = Vec::new();
    // Embedded, the page reads no settings, so it knows no pseudo-language.
    for name in MOMENTS
        .into_iter()
        .filter(|&name| tag != PSEUDO || name != "embed")
    {
        page.resize_scaled(SIZES[0], 1)?;
        reach_named(&page, name, tag)?;
        let is_shown = format!("document.documentElement.lang === '{tag}'");
        page.until("the language", &is_shown)?;
        for (width, height) in SIZES {
            page.resize((width, height))?;
            let mut faults = page.read(TEXT_FAULTS)?;
            // A sheet covers what lies under it.
            let has_sheet = page.read("!!document.querySelector(':popover-open')")?;
            if has_sheet == json!(false) && !COVERED.contains(&name) {
                let others = page.read(FAULTS)?;
                let all = faults.as_array_mut().context("a list")?;
                all.extend(others.as_array().context("a list")?.iter().cloned());
            }
            if faults != json!([]) {
                let picture = format!("{tag}-{name}-{width}x{height}");
                page.picture(&picture)?;
                found.push(format!("{picture}: {faults:#}"));
            }
        }
        if tag != PSEUDO {
            let ids = page.read(IDS)?;
            ensure!(ids == json!([]), "{name} in {tag} shows {ids}");
        }
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    if tag == PSEUDO {
        // The first picture has no texts of it.
        return page.forget_errors();
    }
    Ok(())
}

#[test]
fn the_pseudo_language_has_room() -> Result<()> {
    let copy = Copy::new()?;
    visit_to(copy.folder(), "/", STILL, |page| {
        read_every_moment(page, PSEUDO)
    })
}

/// A test for each language, so that they run side by side.
macro_rules! languages {
    ($($name:ident: $tag:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() -> Result<()> {
                visit(STILL, |page| read_every_moment(page, $tag))
            }
        )*

        #[test]
        fn every_language_is_visited() {
            let tags: Vec<_> = Language::offered().map(Language::tag).collect();
            assert_eq!(tags, [$($tag),*]);
        }
    };
}

languages! {
    english_has_room: "en",
    swahili_has_room: "sw",
    somali_has_room: "so",
    amharic_has_room: "am",
    arabic_has_room: "ar",
    french_has_room: "fr",
    portuguese_has_room: "pt-BR",
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
    let copy = Copy::new()?;
    visit_to(copy.folder(), "/", STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        for tag in Language::offered().map(Language::tag).chain([PSEUDO]) {
            page.store_language(tag)?;
            page.reload()?;
            let language = format!("document.documentElement.lang === '{tag}'");
            page.until("the language", &language)?;
            page.press("[data-pit=c]")?;
            page.until("the ways", "!!document.querySelector('.way')")?;
            page.late_styles()?;
            for size in [(360, 640), (390, 844)] {
                page.resize(size)?;
                let faults = page.read(MISPLACED)?;
                ensure!(faults == json!([]), "{tag} at {size:?}: {faults:#}");
            }
        }
        Ok(())
    })
}
