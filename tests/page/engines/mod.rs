//! The page in Firefox and WebKit.
//!
//! The checks are those of the other modules where these need nothing else.

use anyhow::{Context, Result, ensure};
use mbegu::link::decode;
use mbegu::rules::{Side, Variant};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::drivers::webdriver::Engine;
use crate::game::{Game, Opponent, settled};
use crate::harness::{DrivenBy, How, MOVING, Page, STILL, locale, visit};
use crate::{games, layout, links, load, offline, play, races, whole_games};

/// The sizes at which nothing may be wider than the window.
const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];

/// The tests of this module in an engine.
macro_rules! own_tests {
    ($engine:ident) => {
        const fn driven(how: How) -> How {
            How {
                driven_by: DrivenBy::WebDriver(Engine::$engine),
                ..how
            }
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn notices_errors() -> Result<()> {
            visit(driven(STILL), load::notices_errors)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_whole_games_by_pointer() -> Result<()> {
            visit(driven(STILL), whole_games::plays_whole_games)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_a_whole_game_by_keys() -> Result<()> {
            visit(driven(STILL), whole_games::plays_a_whole_game_by_keys)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_by_touch() -> Result<()> {
            visit(driven(STILL), whole_games::plays_by_touch)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn races_by_touch() -> Result<()> {
            visit(driven(STILL), super::races_by_touch)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn shows_a_sowing_to_its_end() -> Result<()> {
            visit(driven(MOVING), super::shows_a_sowing)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn shares_a_link() -> Result<()> {
            visit(driven(STILL), super::shares_a_link)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn speaks_every_language() -> Result<()> {
            visit(driven(STILL), super::speaks_every_language)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn fits_every_window() -> Result<()> {
            visit(driven(STILL), super::fits_every_window)
        }
    };
}

/// Tests of other modules, which these run in Chromium, in an engine.
macro_rules! tests_of_other_modules {
    () => {
        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn loads() -> Result<()> {
            visit(driven(MOVING), load::loads)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_every_game_by_keys() -> Result<()> {
            visit(driven(STILL), games::plays_by_keys)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_every_game_against_the_bot() -> Result<()> {
            visit(driven(STILL), games::plays_the_bot)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn shows_the_animation_of_a_game() -> Result<()> {
            visit(driven(MOVING), play::watches_a_game)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn opens_a_link() -> Result<()> {
            visit(driven(STILL), links::opens_a_link)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn reloads_in_a_sowing() -> Result<()> {
            visit(driven(MOVING), links::reloads_in_a_sowing)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn runs_a_race() -> Result<()> {
            visit(driven(STILL), races::runs_a_race)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn arranges_a_round() -> Result<()> {
            visit(driven(STILL), games::arranges_a_round)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn changes_settings() -> Result<()> {
            visit(driven(STILL), games::changes_settings)
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn works_offline() -> Result<()> {
            offline::works_offline(driven(STILL))
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn takes_an_update() -> Result<()> {
            offline::takes_an_update(driven(STILL))
        }

        #[test]
        #[ignore = "long: runs with cargo xtask test --all"]
        fn plays_without_storage() -> Result<()> {
            visit(driven(STILL), links::plays_without_storage)
        }
    };
}

mod firefox {
    use super::*;

    own_tests!(Firefox);
    tests_of_other_modules!();
}

mod webkit {
    use super::*;

    own_tests!(WebKit);
    tests_of_other_modules!();
}

/// Runs a race of two hands with a finger.
fn races_by_touch(page: Page) -> Result<()> {
    page.open("")?;
    page.picker()?;
    page.press("[data-choose-game=sulus-aidi]")?;
    page.options()?;
    page.press(".picker [data-option=race] option[value=hands]")?;
    page.press("[data-choose-opponent=person]")?;
    page.press("[data-action=start]")?;
    for pit in ["c", "F"] {
        page.tap(&format!(".playable[data-pit={pit}]"))?;
    }
    // North drops all seeds before South drops one.
    for side in ["north", "south"] {
        let button = format!("[data-drop={side}]");
        let there = format!("!!document.querySelector('{button}')");
        page.until("the buttons", &there)?;
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
    page.until("the hand", "!!document.querySelector('.hand')")?;
    game.follow(mv, None)?;
    let held: Vec<String> = serde_json::from_value(page.read("held")?)?;
    // A busy browser draws not every frame.
    ensure!(held.len() >= 3, "the hand held {held:?}");
    let gone = "!document.querySelector('.hand, .flight')";
    page.until("a board at rest", gone).map(drop)
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

/// Chooses every language in the settings.
fn speaks_every_language(page: Page) -> Result<()> {
    page.open("")?;
    page.press("[popovertarget=settings]")?;
    for language in Language::offered() {
        let tag = language.tag();
        page.press(&format!("[data-option=language][value='{tag}']"))?;
        let play = locale(language)?.format("play", &[]);
        let direction = language.direction().name();
        let is_shown = format!(
            "document.querySelector('[data-action=new]')?.textContent === {play:?}
                && document.documentElement.lang === '{tag}'
                && document.documentElement.dir === '{direction}'"
        );
        page.until(tag, &is_shown)?;
    }
    Ok(())
}

/// Looks at the picker and a game in windows of every kind.
fn fits_every_window(page: Page) -> Result<()> {
    page.open("")?;
    for (width, height) in SIZES {
        page.resize((width, height))?;
        page.picker()?;
        layout::no_faults(&page, &format!("engine-picker-{width}x{height}"))?;
        Game::choose(&page, Variant::SulusAidi, Opponent::Bot)?;
        page.until("the board", "!!document.querySelector('[data-position]')")?;
        layout::no_faults(&page, &format!("engine-board-{width}x{height}"))?;
        page.press("[data-action=new]")?;
    }
    Ok(())
}
