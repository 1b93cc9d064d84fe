//! The first games on a device, which the page explains.

use anyhow::{Result, ensure};
use mbegu::rules::{Side, Variant};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{PHONE, Page, STILL, visit};

/// Whether the page explains the game.
const EXPLAINED: &str = "!!document.querySelector('.strip.introduced')";

/// The place of the board.
const BOARD: &str = "(({ x, y, width, height }) => [x, y, width, height].join())(
    document.querySelector('.board').getBoundingClientRect())";

/// Reloads the page, and waits for its program.
fn reload(page: &Page) -> Result<()> {
    page.reload()?;
    page.wait_for("[data-phase]")
}

#[test]
fn a_first_visit_says_what_wins() -> Result<()> {
    visit(STILL, |page| {
        for size in [(390, 844), (1024, 700), (1280, 800), (1440, 900)] {
            page.resize(size)?;
            page.goto("about:blank")?;
            page.open("")?;
            page.wait_for(".strip.introduced")?;
            let shown = "[
                document.querySelector('.now').textContent.includes('37 of the 72'),
                document.querySelector('.said').textContent.includes('you take what lies opposite'),
                !document.querySelector('.panel').checkVisibility(),
                document.querySelector('h1').textContent.includes('Giuthi'),
                document.querySelector('[href=\"#/learn/giuthi\"]').checkVisibility(),
            ]";
            let shown = page.read(shown)?;
            ensure!(
                shown == json!([true, true, true, true, true]),
                "the goal, the rule of taking, no panel, the name, the course at {size:?}: {shown}"
            );
        }
        Ok(())
    })
}

#[test]
fn the_board_keeps_its_size_in_a_first_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.until("the first game", EXPLAINED)?;
        let before = page.read(BOARD)?;
        page.press("[data-pit=c]")?;
        page.wait_for(".way")?;
        ensure!(page.read(BOARD)? == before, "the ways move it");
        page.press(".way")?;
        let answered = "document.querySelectorAll('.entry').length > 1
            && document.querySelector('.board').dataset.phase === 'choosing'";
        page.until("the answer", answered)?;
        ensure!(page.read(BOARD)? == before, "a move moves it");
        reload(&page)?;
        page.wait_for("[data-phase=choosing]")?;
        ensure!(page.read(BOARD)? == before, "a reload moves it");
        Ok(())
    })
}

/// How much higher than the window the page is, and how high the seats are beyond those
/// of their least height.
const TOO_HIGH: &str = "(() => {
    const seat = parseFloat(getComputedStyle(document.querySelector('.stage')).gridTemplateRows);
    const seats = [...document.querySelectorAll('.player')].map(it => it.offsetHeight - seat);
    return Math.max(document.documentElement.scrollHeight - innerHeight, ...seats);
})()";

#[test]
fn a_first_game_needs_no_scrolling_on_a_phone() -> Result<()> {
    visit(PHONE, |page| {
        page.open("")?;
        page.wait_for(".strip.introduced")?;
        for size in [(390, 844), (360, 640)] {
            page.resize(size)?;
            let over = page.read(TOO_HIGH)?.as_f64();
            ensure!(
                over.is_some_and(|over| over <= 1.0),
                "{over:?} px too high at {size:?}"
            );
        }
        Ok(())
    })
}

#[test]
fn the_panel_that_was_opened_stays_open() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.press("[data-action=panel]")?;
        let shown = "document.querySelector('.panel').checkVisibility()";
        page.until("the panel", shown)?;
        // The page stores it after it has shown it.
        page.until(
            "what is stored",
            "localStorage['mbegu.settings']?.includes('panel=yes')",
        )?;
        reload(&page)?;
        page.until("the panel again", shown)?;
        page.press("[data-action=panel]")?;
        page.until("no panel", &format!("!{shown}")).map(drop)
    })
}

#[test]
fn every_game_is_explained_until_seeds_are_taken_in_one_of_its_kind() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for variant in [Variant::Giuthi, Variant::Alemungula] {
            let mut game = Game::start(&page, variant, Opponent::Person)?;
            page.until("the rule of taking", EXPLAINED)?;
            let start = game.position;
            let taken = |game: &Game<'_>| {
                let scores = Side::ALL.map(|side| game.position.score(side));
                scores != Side::ALL.map(|side| start.score(side))
            };
            let mut turn = 0;
            while !taken(&game) {
                game.play_some(turn, None)?;
                turn += 1;
            }
            page.until("no rule any more", &format!("!{EXPLAINED}"))?;
            Game::start(&page, variant, Opponent::Person)?;
            page.expect(EXPLAINED, false)?;
            reload(&page)?;
            page.expect(EXPLAINED, false)?;
        }
        Ok(())
    })
}

/// The gaps between the names of the stores and the sides of the board, in CSS pixels.
const BESIDE_STORES: &str = "(board => [...document.querySelectorAll('.store-name')]
    .map(name => name.getBoundingClientRect())
    .flatMap(name => [name.left - board.left, board.right - name.right]))(
    document.querySelector('.board').getBoundingClientRect())";

#[test]
fn the_names_of_stores_lie_on_the_board_in_every_language() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/learn/giuthi")?;
        for tag in Language::offered().map(Language::tag) {
            page.store_language(tag)?;
            reload(&page)?;
            page.wait_for(".store-name")?;
            let gaps: Vec<f64> = serde_json::from_value(page.read(BESIDE_STORES)?)?;
            ensure!(gaps.len() == 4, "{tag}: {gaps:?}");
            ensure!(gaps.iter().all(|gap| *gap >= 6.0), "{tag}: {gaps:?}");
        }
        Ok(())
    })
}

#[test]
fn sound_is_asked_for_once() -> Result<()> {
    let chip = "!!document.querySelector('[data-action=sound-on]')";
    let volume = "/volume=(\\d+)/.exec(localStorage['mbegu.settings'])?.[1]";
    for (answer, loud) in [("[data-action=sound-on]", "5"), (".status", "0")] {
        visit(STILL, |page| {
            page.open("")?;
            page.until("the first game", EXPLAINED)?;
            page.expect(chip, false)?;
            page.press("[data-pit=c]")?;
            page.press(".way")?;
            page.until("the question", chip)?;
            page.press(answer)?;
            page.until("no question", &format!("!({chip})"))?;
            page.until("the volume", &format!("{volume} === '{loud}'"))?;
            reload(&page)?;
            page.expect(chip, false)
        })?;
    }
    Ok(())
}
