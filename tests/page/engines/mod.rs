//! The page in Firefox and WebKit.
//!
//! The checks are those of the other modules where these need nothing else.

use anyhow::{Context, Result, ensure};
use mbegu::link::decode;
use mbegu::rules::{Side, Variant};
use serde_json::json;

use crate::drivers::webdriver::Engine;
use crate::game::{Game, Opponent, settled};
use crate::harness::{DrivenBy, How, MOVING, Page, STILL, visit};
use crate::{games, layout, links, load, offline, outside, races, rates, stored, whole_games};

/// The sizes at which nothing may be wider than the window.
const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];

/// The tests of an engine: each check with how its visit is set up.
macro_rules! tests {
    ($engine:ident; $($name:ident: $how:ident, $check:path;)*) => {
        const fn driven(how: How) -> How {
            How {
                driven_by: DrivenBy::WebDriver(Engine::$engine),
                ..how
            }
        }

        $(
            #[test]
            #[ignore = "long: runs with cargo xtask test --all"]
            fn $name() -> Result<()> {
                visit(driven($how), $check)
            }
        )*

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn works_offline() -> Result<()> {
            offline::works_offline(driven(STILL))
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn is_translated() -> Result<()> {
            outside::is_translated(driven(STILL))
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn takes_an_update() -> Result<()> {
            offline::takes_an_update(driven(STILL))
        }
    };
}

macro_rules! engines {
    ($($module:ident: $engine:ident;)*) => {
        $(
            mod $module {
                use super::*;

                tests! {
                    $engine;
                    notices_errors: STILL, load::notices_errors;
                    loads: MOVING, load::loads;
                    plays_whole_games_by_pointer: STILL, whole_games::plays_whole_games;
                    plays_a_whole_game_by_keys: STILL, whole_games::plays_a_whole_game_by_keys;
                    plays_by_touch: STILL, whole_games::plays_by_touch;
                    races_by_touch: STILL, super::races_by_touch;
                    shows_a_sowing_to_its_end: MOVING, super::shows_a_sowing;
                    shows_the_animation_of_a_game: MOVING, games::watches_a_game;
                    shares_a_link: STILL, super::shares_a_link;
                    opens_a_link: STILL, links::opens_a_link;
                    reloads_in_a_sowing: MOVING, links::reloads_in_a_sowing;
                    runs_a_race: STILL, races::runs_a_race;
                    arranges_a_round: STILL, games::arranges_a_round;
                    changes_settings: STILL, games::changes_settings;
                    speaks_every_language: STILL, games::speaks_every_language;
                    plays_without_storage: STILL, links::plays_without_storage;
                    fits_every_window: STILL, super::fits_every_window;
                    takes_the_same_time_at_every_rate: MOVING, rates::takes_the_same_time;
                    puts_nodes_back: STILL, outside::puts_nodes_back;
                    keeps_moves_without_room: STILL, stored::refused::keeps_moves_without_room;
                }
            }
        )*
    };
}

engines! {
    firefox: Firefox;
    webkit: WebKit;
}

/// Runs a race of two hands with a finger.
fn races_by_touch(page: Page) -> Result<()> {
    races::choose_race_of_hands(&page)?;
    for pit in ["c", "F"] {
        page.tap(&format!(".playable[data-pit={pit}]"))?;
    }
    // North drops all seeds before South drops one.
    for side in ["north", "south"] {
        let button = format!("[data-drop={side}]");
        page.wait_for(&button)?;
        let enabled = format!("document.querySelector('{button}')?.disabled === false");
        for _ in 0..400 {
            if page.read(&enabled)? != json!(true) {
                break;
            }
            page.tap(&button)?;
        }
    }
    let rules = Variant::SulusAidi.default_rules();
    let shown = settled(&page, &rules)?;
    ensure!(
        shown.to_move() == Some(Side::North),
        "North was first, and the page shows {shown}"
    );
    Ok(())
}

/// Keeps what the hand holds from frame to frame.
const WATCH_HAND: &str = "void (window.held = [], function watch() {
    const held = document.querySelector('.hand .count')?.textContent;
    if (held && held !== window.held.at(-1)) window.held.push(held);
    requestAnimationFrame(watch);
}())";

/// Watches a sowing from its first seed to its last.
fn shows_a_sowing(page: Page) -> Result<()> {
    page.open("")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
    let mv = game.some_move(0).context("a legal move")?;
    page.read(WATCH_HAND)?;
    game.click(mv)?;
    page.wait_for(".hand")?;
    game.follow(mv, None)?;
    let held: Vec<String> = serde_json::from_value(page.read("held")?)?;
    // A busy browser draws not every frame.
    ensure!(held.len() >= 3, "the hand held {held:?}");
    page.wait_gone(".hand, .flight")
}

/// Takes the link from the share sheet.
fn shares_a_link(page: Page) -> Result<()> {
    page.open("")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
    game.play_some(0, None)?;
    page.press(".top [popovertarget=share]")?;
    page.until("the link", "!!document.querySelector('.link')?.value")?;
    let link = page.read("document.querySelector('.link').value")?;
    let (_, hash) = link
        .as_str()
        .and_then(|link| link.split_once('#'))
        .context("no link")?;
    let shared = decode(hash)?;
    ensure!(
        *shared.game.current().position() == game.position,
        "the link has {}",
        shared.game.current().position()
    );
    page.press("#share [popovertargetaction=hide]")?;
    page.until(
        "the closed sheet",
        "!document.querySelector('#share').matches(':popover-open')",
    )
    .map(drop)
}

/// Looks at the picker and a game in windows of every kind.
fn fits_every_window(page: Page) -> Result<()> {
    page.open("")?;
    for (width, height) in SIZES {
        page.resize((width, height))?;
        page.picker()?;
        layout::no_faults(&page, &format!("engine-picker-{width}x{height}"))?;
        Game::choose(&page, Variant::SulusAidi, Opponent::Bot)?;
        page.wait_for("[data-position]")?;
        layout::no_faults(&page, &format!("engine-board-{width}x{height}"))?;
        page.press("[data-action=new]")?;
    }
    Ok(())
}
