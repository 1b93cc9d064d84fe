//! The home view: what it shows, and where it leads.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use mbegu::ui::tasks::daily_variant;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};
use crate::stored::{delete_first, open_some};

/// The names of the sections that are shown, joined by spaces.
const SECTIONS: &str =
    "[...document.querySelectorAll('[data-home]')].map(it => it.dataset.home).join(' ')";

fn until_there(page: &Page, hash: &str, selector: &str) -> Result<()> {
    let script = format!("location.hash === '{hash}' && !!document.querySelector('{selector}')");
    page.until(&format!("{selector} at {hash}"), &script)
        .map(drop)
}

/// Waits until the view needs no scrolling; on a desk, which is 1440 x 900.
fn until_it_fits(page: &Page) -> Result<()> {
    let fits = "document.documentElement.scrollHeight <= innerHeight";
    page.until("a view that fits the window", fits).map(drop)
}

fn until_sections(page: &Page, sections: &str) -> Result<()> {
    page.until(sections, &format!("{SECTIONS} === '{sections}'"))
        .map(drop)
}

#[test]
fn a_first_visit_opens_the_board_and_finds_the_puzzle_at_home() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::shown(&page, Variant::Giuthi.default_rules())?;
        page.press(".brand")?;
        until_there(&page, "#/home", ".home-first .solve")?;
        until_sections(&page, "puzzle start learn places")?;
        page.expect(
            "document.querySelector('.brand').matches('[aria-current=page]')",
            true,
        )?;
        page.late_styles()?;
        page.press(".solve")?;
        until_there(&page, "#/puzzles/daily", ".puzzle .board")?;
        page.back()?;
        until_there(&page, "#/home", ".home-first .solve")
    })
}

#[test]
fn the_running_game_is_shown_and_gone_on_with() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))?;
        let board = page.read("location.hash")?;
        page.press(".brand")?;
        until_there(&page, "#/home", ".home-game .mini")?;
        until_sections(&page, "game puzzle start learn places")?;
        page.reload()?;
        until_there(&page, "#/home", ".home-game .mini")?;
        page.late_styles()?;
        let pits = game.rules.board().all_pits();
        let seeds: Vec<String> = pits
            .map(|pit| game.position.seeds(pit).to_string())
            .collect();
        let shown = page
            .read("[...document.querySelectorAll('.home-game .mini-count:not(.of-store)')].map(it => it.textContent)")?;
        ensure!(shown == json!(seeds), "{shown} for {seeds:?}");
        page.press(".go-on")?;
        let again =
            format!("location.hash === {board} && !!document.querySelector('.table .board')");
        page.until("the board", &again)?;
        game.expect(game.position)?;
        page.back()?;
        until_there(&page, "#/home", ".home-game .mini")?;
        // Without the game the puzzle takes its place.
        page.read("void (location.hash = '#/games')")?;
        delete_first(&page)?;
        page.press(".brand")?;
        until_sections(&page, "puzzle start learn places")
    })
}

#[test]
fn the_view_fits_a_desk_with_and_without_a_running_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        // The boards of the puzzle of the day have two rows or three.
        for variant in [Variant::Giuthi, Variant::SulusAidi] {
            let day = (20_000..).find(|&day| daily_variant(day) == variant);
            let noon = day.context("a day")? * 86_400_000 + 43_200_000;
            page.before_loading(&format!(
                "self.Date = class extends Date {{
                    constructor(...of) {{ super(...(of.length ? of : [{noon}])); }}
                }}"
            ))?;
            page.reload()?;
            until_there(&page, "#/home", ".home-first .solve")?;
            until_there(&page, "#/home", "[data-home=learn] .track")?;
            page.late_styles()?;
            until_it_fits(&page)?;
        }
        // The lines of the places open one at a time.
        page.press(".home-places li:last-child summary")?;
        page.press(".home-places li:first-child summary")?;
        let open = "document.querySelectorAll('.home-places details[open]').length === 1";
        page.until("one paragraph", open)?;
        page.press("[data-home=places] [open] a")?;
        until_there(&page, "#/rules/sulus-aidi", "h1")?;
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))?;
        page.press(".brand")?;
        until_there(&page, "#/home", ".home-game .mini")?;
        until_there(&page, "#/home", ".home-card .solve")?;
        until_it_fits(&page)
    })
}

#[test]
fn games_of_friends_that_wait_are_opened() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        page.read("void (location.hash = '#/home')")?;
        until_there(&page, "#/home", "[data-home=friends] .mini")?;
        page.late_styles()?;
        page.expect(
            "document.querySelectorAll('[data-home=friends] li').length",
            1,
        )?;
        page.press("[data-home=friends] a")?;
        page.wait_for("[data-game=alemungula]")
    })
}

#[test]
fn boards_and_courses_lead_to_their_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        until_there(&page, "#/home", "[data-home=learn] .track")?;
        page.late_styles()?;
        for variant in [Variant::GiuthiRounds, Variant::SulusAidi] {
            let id = variant.id();
            page.press(&format!("[data-home=start] [data-at={id}]"))?;
            until_there(&page, "#/new", &format!("[data-choose-game={id}]:checked"))?;
            page.back()?;
            let link = format!("[data-home=learn] [href=\"#/learn/{id}\"]");
            until_there(&page, "#/home", &link)?;
            page.press(&link)?;
            until_there(&page, &format!("#/learn/{id}"), ".task-view .board")?;
            page.back()?;
            until_there(&page, "#/home", "[data-home=learn] .track")?;
        }
        Ok(())
    })
}
