//! The first game on a device, which the page explains.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{How, Page, STILL, visit};

/// Whether the page explains the game.
const FIRST: &str = "!!document.querySelector('.table.first')";

/// The place of the board.
const BOARD: &str = "(({ x, y, width, height }) => [x, y, width, height].join())(
    document.querySelector('.board').getBoundingClientRect())";

/// Reloads the page, and waits for its program.
async fn reload(page: &Page) -> Result<()> {
    page.reload().await?;
    page.until("the program", "!!document.querySelector('[data-phase]')")
        .await
        .map(drop)
}

#[test]
fn a_first_visit_says_what_wins() -> Result<()> {
    for size in [(390, 844), (1440, 900)] {
        visit(How { size, ..STILL }, |page| async move {
            page.open("").await?;
            page.until("the first game", FIRST).await?;
            let goal = "document.querySelector('.now').textContent.includes('37 of the 72')";
            ensure!(page.read(goal).await? == json!(true), "no goal at {size:?}");
            let panel = "document.querySelector('.panel').checkVisibility()";
            ensure!(page.read(panel).await? == json!(false), "a panel is open");
            let name = "document.querySelector('h1').textContent.includes('Giuthi')";
            ensure!(page.read(name).await? == json!(true), "no name at {size:?}");
            let course = "document.querySelector('[href=\"#/learn/giuthi\"]').checkVisibility()";
            ensure!(
                page.read(course).await? == json!(true),
                "no course at {size:?}"
            );
            page.picture(&format!("first-game-{}", size.0)).await
        })?;
    }
    Ok(())
}

#[test]
fn the_board_keeps_its_size_in_a_first_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.until("the first game", FIRST).await?;
        let before = page.read(BOARD).await?;
        page.press("[data-pit=c]").await?;
        page.until("the ways", "!!document.querySelector('.way')")
            .await?;
        ensure!(page.read(BOARD).await? == before, "the ways move it");
        page.press(".way").await?;
        let answered = "document.querySelectorAll('.entry').length > 1
            && document.querySelector('.board').dataset.phase === 'choosing'";
        page.until("the answer", answered).await?;
        ensure!(page.read(BOARD).await? == before, "a move moves it");
        reload(&page).await?;
        page.until("the same game", FIRST).await?;
        ensure!(page.read(BOARD).await? == before, "a reload moves it");
        Ok(())
    })
}

/// How much higher than the window the page is, and how high the seats are beyond those
/// of their least height.
const TOO_HIGH: &str = "(() => {
    const seat = parseFloat(getComputedStyle(document.querySelector('.table')).getPropertyValue('--seat'));
    const seats = [...document.querySelectorAll('.player')].map(it => it.offsetHeight - 16 * seat);
    return Math.max(document.documentElement.scrollHeight - innerHeight, ...seats);
})()";

#[test]
fn a_first_game_needs_no_scrolling_on_a_phone() -> Result<()> {
    for size in [(390, 844), (360, 640)] {
        visit(How { size, ..STILL }, |page| async move {
            page.open("").await?;
            page.until("the first game", FIRST).await?;
            page.until(
                "the bot",
                "!!document.querySelector('[data-phase=choosing]')",
            )
            .await?;
            // The longest of these texts is said late in a game.
            for needs in [None, Some("12 more than needed")] {
                if let Some(needs) = needs {
                    page.read(&format!(
                        "void document.querySelectorAll('.needs p').forEach(it => it.textContent = '{needs}')"
                    ))
                    .await?;
                }
                let over = page.read(TOO_HIGH).await?.as_f64();
                ensure!(
                    over.is_some_and(|over| over <= 1.0),
                    "{over:?} px too high at {size:?}, {needs:?}"
                );
            }
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_panel_can_be_shown_in_a_first_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.until("the first game", FIRST).await?;
        page.press("[data-pit=c]").await?;
        page.press(".way").await?;
        page.press("[data-action=panel]").await?;
        let shown = "document.querySelector('.panel').checkVisibility()";
        page.until("the panel", shown).await?;
        // The page stores it after it has shown it.
        page.until("what is stored", "!localStorage['mbegu.first']")
            .await?;
        reload(&page).await?;
        page.until("the panel again", shown).await.map(drop)
    })
}

#[test]
fn a_game_from_the_picker_is_no_first_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        ensure!(page.read(FIRST).await? == json!(false), "it is explained");
        reload(&page).await?;
        ensure!(page.read(FIRST).await? == json!(false), "it is explained");
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
    for language in Language::offered() {
        visit(STILL, |page| async move {
            page.open("").await?;
            let tag = language.tag();
            page.store_language(tag).await?;
            reload(&page).await?;
            page.until("the first game", FIRST).await?;
            let gaps: Vec<f64> = serde_json::from_value(page.read(BESIDE_STORES).await?)?;
            ensure!(gaps.len() == 4, "{tag}: {gaps:?}");
            ensure!(gaps.iter().all(|gap| *gap >= 6.0), "{tag}: {gaps:?}");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_origin_stands_beside_the_name_at_a_desk() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.until("the first game", FIRST).await?;
        page.resize((1440, 900)).await?;
        let origin = "document.querySelector('.origin')";
        let text = page.read(&format!("{origin}.textContent")).await?;
        ensure!(text == json!("GiuthiKikuyu, Kenya"), "{text}");
        // Above the board, at its far end.
        let places = format!(
            "((text, board) => text.bottom <= board.top && text.right <= board.right
                && text.left > board.left + board.width / 2)(
                {origin}.getBoundingClientRect(),
                document.querySelector('.board').getBoundingClientRect())"
        );
        ensure!(
            page.read(&places).await? == json!(true),
            "it lies elsewhere"
        );
        Ok(())
    })
}

#[test]
fn the_panel_takes_the_focus_from_the_button_that_shows_it() -> Result<()> {
    visit(STILL, |page| async move {
        page.resize((1440, 900)).await?;
        page.open("").await?;
        let is_there = "!!document.querySelector('.table.first [data-phase]')";
        page.until("the first game", is_there).await?;
        page.read("void document.querySelector('.wide[data-action=panel]').focus()")
            .await?;
        page.key("Enter").await?;
        let tab = "!!document.activeElement?.matches('.panel [data-tab]')";
        page.until("a tab to have the focus", tab).await.map(drop)
    })
}
