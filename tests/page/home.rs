//! The home view: what it shows, and where it leads.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use mbegu::ui::puzzles::daily_variant;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};
use crate::stored::{delete_first, open_some};

/// The names of the sections that are shown, joined by spaces.
const SECTIONS: &str =
    "[...document.querySelectorAll('[data-home]')].map(it => it.dataset.home).join(' ')";

async fn until_there(page: &Page, hash: &str, selector: &str) -> Result<()> {
    let script = format!("location.hash === '{hash}' && !!document.querySelector('{selector}')");
    page.until(&format!("{selector} at {hash}"), &script)
        .await
        .map(drop)
}

/// Waits until the view needs no scrolling; on a desk, which is 1440 x 900.
async fn until_it_fits(page: &Page) -> Result<()> {
    let fits = "document.documentElement.scrollHeight <= innerHeight";
    page.until("a view that fits the window", fits)
        .await
        .map(drop)
}

async fn until_sections(page: &Page, sections: &str) -> Result<()> {
    page.until(sections, &format!("{SECTIONS} === '{sections}'"))
        .await
        .map(drop)
}

#[test]
fn a_first_visit_opens_the_board_and_finds_the_puzzle_at_home() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::shown(&page, Variant::Giuthi.default_rules()).await?;
        page.press(".brand").await?;
        until_there(&page, "#/home", ".home-first .solve").await?;
        until_sections(&page, "puzzle start learn places").await?;
        let marked = page
            .read("document.querySelector('.views a').matches('[href=\"#/home\"][aria-current=page]')")
            .await?;
        ensure!(marked == json!(true), "the navigation marks another view");
        page.late_styles().await?;
        page.press(".solve").await?;
        until_there(&page, "#/puzzles/daily", ".puzzle .board").await?;
        page.driver.back().await?;
        until_there(&page, "#/home", ".home-first .solve").await
    })
}

#[test]
fn the_running_game_is_shown_and_gone_on_with() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        game.play_some(0, Some(Side::North)).await?;
        let board = page.read("location.hash").await?;
        page.press(".brand").await?;
        until_there(&page, "#/home", ".home-game .mini").await?;
        until_sections(&page, "game puzzle start learn places").await?;
        page.reload().await?;
        until_there(&page, "#/home", ".home-game .mini").await?;
        page.late_styles().await?;
        let pits = game.rules.board().all_pits();
        let seeds: Vec<String> = pits
            .map(|pit| game.position.seeds(pit).to_string())
            .collect();
        let shown = page
            .read("[...document.querySelectorAll('.home-game .mini-count:not(.of-store)')].map(it => it.textContent)")
            .await?;
        ensure!(shown == json!(seeds), "{shown} for {seeds:?}");
        page.press(".go-on").await?;
        let again =
            format!("location.hash === {board} && !!document.querySelector('.table .board')");
        page.until("the board", &again).await?;
        game.expect(game.position).await?;
        page.driver.back().await?;
        until_there(&page, "#/home", ".home-game .mini").await?;
        // Without the game the puzzle takes its place.
        page.read("void (location.hash = '#/games')").await?;
        delete_first(&page).await?;
        page.press(".brand").await?;
        until_sections(&page, "puzzle start learn places").await
    })
}

#[test]
fn the_view_fits_a_desk_with_and_without_a_running_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("#/home").await?;
        // The boards of the puzzle of the day have two rows or three.
        for variant in [Variant::Giuthi, Variant::SulusAidi] {
            let day = (20_000..).find(|&day| daily_variant(day) == variant);
            let noon = day.context("a day")? * 86_400_000 + 43_200_000;
            page.before_loading(&format!(
                "self.Date = class extends Date {{
                    constructor(...of) {{ super(...(of.length ? of : [{noon}])); }}
                }}"
            ))
            .await?;
            page.reload().await?;
            until_there(&page, "#/home", ".home-first .solve").await?;
            until_there(&page, "#/home", "[data-home=learn] .track").await?;
            page.late_styles().await?;
            until_it_fits(&page).await?;
        }
        // The lines of the places open one at a time.
        page.press(".home-places li:last-child summary").await?;
        page.press(".home-places li:first-child summary").await?;
        let open = "document.querySelectorAll('.home-places details[open]').length === 1";
        page.until("one paragraph", open).await?;
        page.press("[data-home=places] [open] a").await?;
        until_there(&page, "#/rules/sulus-aidi", "h1").await?;
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        game.play_some(0, Some(Side::North)).await?;
        page.press(".brand").await?;
        until_there(&page, "#/home", ".home-game .mini").await?;
        until_there(&page, "#/home", ".home-card .solve").await?;
        until_it_fits(&page).await
    })
}

#[test]
fn games_of_friends_that_wait_are_opened() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        page.read("void (location.hash = '#/home')").await?;
        until_there(&page, "#/home", "[data-home=friends] .mini").await?;
        page.late_styles().await?;
        let count = page
            .read("document.querySelectorAll('[data-home=friends] li').length")
            .await?;
        ensure!(count == json!(1), "{count} games wait");
        page.press("[data-home=friends] a").await?;
        page.until(
            "the game",
            "!!document.querySelector('[data-game=alemungula]')",
        )
        .await
        .map(drop)
    })
}

#[test]
fn boards_and_courses_lead_to_their_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("#/home").await?;
        until_there(&page, "#/home", "[data-home=learn] .track").await?;
        page.late_styles().await?;
        for variant in Variant::ALL {
            let id = variant.id();
            page.press(&format!("[data-home=start] [data-at={id}]"))
                .await?;
            until_there(&page, "#/new", &format!("[data-choose-game={id}]:checked")).await?;
            page.driver.back().await?;
            let link = format!("[data-home=learn] [href=\"#/learn/{id}\"]");
            until_there(&page, "#/home", &link).await?;
            page.press(&link).await?;
            until_there(&page, &format!("#/learn/{id}"), ".task-view .board").await?;
            page.driver.back().await?;
            until_there(&page, "#/home", "[data-home=learn] .track").await?;
        }
        Ok(())
    })
}

#[test]
fn what_cannot_be_loaded_is_asked_for_again() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.late_styles().await?;
        page.cdp("Network.enable", json!({})).await?;
        let block = json!({ "urls": ["*/puzzles/*", "*/lessons/*"] });
        page.cdp("Network.setBlockedURLs", block).await?;
        page.read("void (location.hash = '#/home')").await?;
        let failures = "!!document.querySelector('[data-retry=puzzles]')
            && !!document.querySelector('[data-retry=courses]')";
        page.until("both failures", failures).await?;
        until_sections(&page, "puzzle start learn places").await?;
        page.forget_errors().await?;
        page.cdp("Network.setBlockedURLs", json!({ "urls": [] }))
            .await?;
        page.press("[data-retry=puzzles]").await?;
        page.until("the puzzle", "!!document.querySelector('.solve')")
            .await?;
        page.press("[data-retry=courses]").await?;
        page.until(
            "the courses",
            "!!document.querySelector('[data-home=learn] .track')",
        )
        .await
        .map(drop)
    })
}

#[test]
fn running_games_are_shown_beside_a_new_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        game.play_some(0, Some(Side::North)).await?;
        Game::start(&page, Variant::Alemungula, Opponent::Bot).await?;
        page.press(".brand").await?;
        until_sections(&page, "puzzle running start learn places").await?;
        page.late_styles().await?;
        page.press("[data-home=running] a").await?;
        let shown = "!!document.querySelector('.table [data-game=giuthi]')";
        page.until("the running game", shown).await?;
        game.expect(game.position).await
    })
}
