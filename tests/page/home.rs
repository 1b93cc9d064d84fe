//! The home view: what it shows, and where it leads.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use mbegu::ui::tasks::daily_variant;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};
use crate::stored::{KEEP, delete_first, some_games};

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
fn a_first_visit_opens_the_board_and_finds_the_game_at_home() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::shown(&page, Variant::Giuthi.default_rules())?;
        page.press(".brand")?;
        until_there(&page, "#/home", "[data-home=new] .mini")?;
        until_sections(&page, "new start learn puzzle places")?;
        page.expect(
            "document.querySelector('.brand').matches('[aria-current=page]')",
            true,
        )?;
        page.late_styles()?;
        page.press("[data-home=puzzle] a")?;
        until_there(&page, "#/puzzles/daily", ".puzzle .board")?;
        page.back()?;
        until_there(&page, "#/home", "[data-home=new] .mini")?;
        page.press(".play")?;
        page.wait_for(".table .board")
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
        until_there(&page, "#/home", "[data-home=game] .mini")?;
        until_sections(&page, "game start learn puzzle places")?;
        page.reload()?;
        until_there(&page, "#/home", "[data-home=game] .mini")?;
        page.late_styles()?;
        let pits = game.rules.board().all_pits();
        let seeds: Vec<String> = pits
            .map(|pit| game.position.seeds(pit).to_string())
            .collect();
        let shown = page.read(
            "[...document.querySelectorAll('[data-home=game] .mini-count:not(.of-store)')].map(it => it.textContent)",
        )?;
        ensure!(shown == json!(seeds), "{shown} for {seeds:?}");
        page.press(".go-on")?;
        let again =
            format!("location.hash === {board} && !!document.querySelector('.table .board')");
        page.until("the board", &again)?;
        game.expect(game.position)?;
        page.back()?;
        until_there(&page, "#/home", "[data-home=game] .mini")?;
        // Without the game a new one takes its place.
        page.read("void (location.hash = '#/games')")?;
        delete_first(&page)?;
        page.press(".brand")?;
        until_sections(&page, "new start learn puzzle places")
    })
}

/// Opens the view on a day whose puzzle is of that game, for a player who has solved others.
fn open_on_a_day_of(page: &Page, variant: Variant) -> Result<()> {
    let day = (20_000..20_100).find(|&day| daily_variant(day) == variant);
    let noon = day.context("a day")? * 86_400_000 + 43_200_000;
    page.before_loading(&format!(
        "localStorage['mbegu.puzzles'] = 'giuthi=1f';
        self.Date = class extends Date {{
            constructor(...of) {{ super(...(of.length ? of : [{noon}])); }}
        }}"
    ))?;
    page.reload()?;
    until_there(page, "#/home", "[data-home=puzzle] .mini")?;
    until_there(page, "#/home", "[data-home=learn] .track")?;
    page.late_styles()
}

#[test]
fn the_view_fits_a_desk_with_and_without_a_running_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        until_it_fits(&page)?;
        // The boards of the puzzle of the day have two rows or three.
        for variant in [Variant::Giuthi, Variant::SulusAidi] {
            open_on_a_day_of(&page, variant)?;
            until_it_fits(&page)?;
        }
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))?;
        page.press(".brand")?;
        until_there(&page, "#/home", "[data-home=game] .mini")?;
        until_it_fits(&page)
    })
}

#[test]
fn the_second_section_begins_in_a_low_window() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        for variant in Variant::ALL {
            open_on_a_day_of(&page, variant)?;
            for size in [(1024, 700), (1366, 768)] {
                page.resize(size)?;
                let begins = "document.querySelector('[data-home=start] h2').getBoundingClientRect().bottom < innerHeight";
                page.until(&format!("{} at {size:?}", variant.id()), begins)?;
            }
        }
        Ok(())
    })
}

#[test]
fn a_card_of_the_map_is_closed_by_escape_and_by_a_press_elsewhere() -> Result<()> {
    const CHIP: &str = "[popovertarget=place-sulus-aidi]";
    let until_open = |page: &Page, is_open: bool| {
        let open = "document.querySelector('#place-sulus-aidi').matches(':popover-open')";
        page.until("the card", &format!("{open} === {is_open}"))
            .map(drop)
    };
    visit(STILL, |page| {
        page.open("#/home")?;
        until_there(&page, "#/home", CHIP)?;
        page.late_styles()?;
        page.press(CHIP)?;
        until_open(&page, true)?;
        page.key("Escape")?;
        until_open(&page, false)?;
        page.press(CHIP)?;
        until_open(&page, true)?;
        page.press("[data-home=start] h2")?;
        until_open(&page, false)?;
        page.press(CHIP)?;
        page.press("#place-sulus-aidi [data-action=rules]")?;
        until_there(&page, "#/rules/sulus-aidi", "h1")
    })
}

#[test]
fn a_game_of_a_friend_that_waits_comes_before_the_puzzle() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        until_there(&page, "#/home", "[data-home=new]")?;
        page.call(KEEP, json!(&some_games()?[1..2]))?;
        page.reload()?;
        until_there(&page, "#/home", "[data-home=game] .mini")?;
        page.late_styles()?;
        page.press(".go-on")?;
        page.wait_for("[data-game=alemungula]")
    })
}

#[test]
fn boards_and_the_course_lead_to_their_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        until_there(&page, "#/home", "[data-home=learn] .track")?;
        page.late_styles()?;
        for variant in [Variant::GiuthiRounds, Variant::SulusAidi] {
            let id = variant.id();
            page.press(&format!("[data-home=start] [data-at={id}]"))?;
            until_there(&page, "#/new", &format!("[data-choose-game={id}]:checked"))?;
            page.back()?;
            until_there(&page, "#/home", "[data-home=learn] .track")?;
        }
        page.press("[data-home=learn] a")?;
        until_there(&page, "#/learn/giuthi", ".task-view .board")
    })
}
