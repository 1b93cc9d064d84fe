//! The page in Chromium, Firefox and WebKit, each driven by the standards alone.
//!
//! The checks are those of the other modules where these need nothing else.

pub mod session;

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use mbegu::link::{LinkView, decode};
use mbegu::rules::{Options, Side, Variant};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{DrivenBy, How, MOVING, Page, STILL, locale, visit};
use crate::playthrough::{By, Playthrough};
use crate::whole_games::plays;
use crate::{games, layout, links, load, offline, play, races};
use session::Engine;

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
        fn notices_errors() -> Result<()> {
            visit(driven(STILL), super::notices_errors)
        }

        #[test]
        fn plays_whole_games_by_pointer() -> Result<()> {
            visit(driven(STILL), super::plays_whole_games)
        }

        #[test]
        fn plays_a_whole_game_by_keys() -> Result<()> {
            visit(driven(STILL), super::plays_a_whole_game_by_keys)
        }

        #[test]
        fn plays_by_touch() -> Result<()> {
            visit(driven(STILL), super::plays_by_touch)
        }

        #[test]
        fn races_by_touch() -> Result<()> {
            visit(driven(STILL), super::races_by_touch)
        }

        #[test]
        fn shows_a_sowing_to_its_end() -> Result<()> {
            visit(driven(MOVING), super::shows_a_sowing)
        }

        #[test]
        fn shares_a_link() -> Result<()> {
            visit(driven(STILL), super::shares_a_link)
        }

        #[test]
        fn speaks_every_language() -> Result<()> {
            visit(driven(STILL), super::speaks_every_language)
        }

        #[test]
        fn fits_every_window() -> Result<()> {
            visit(driven(STILL), super::fits_every_window)
        }
    };
}

/// Tests of other modules, which these run in Chromium, in an engine.
macro_rules! tests_of_other_modules {
    () => {
        #[test]
        fn loads() -> Result<()> {
            visit(driven(MOVING), load::loads)
        }

        #[test]
        fn plays_every_game_by_keys() -> Result<()> {
            visit(driven(STILL), games::plays_by_keys)
        }

        #[test]
        fn plays_every_game_against_the_bot() -> Result<()> {
            visit(driven(STILL), games::plays_the_bot)
        }

        #[test]
        fn shows_the_animation_of_a_game() -> Result<()> {
            visit(driven(MOVING), play::watches_a_game)
        }

        #[test]
        fn opens_a_link() -> Result<()> {
            visit(driven(STILL), links::opens_a_link)
        }

        #[test]
        fn reloads_in_a_sowing() -> Result<()> {
            visit(driven(MOVING), links::reloads_in_a_sowing)
        }

        #[test]
        fn runs_a_race() -> Result<()> {
            visit(driven(STILL), races::runs_a_race)
        }

        #[test]
        fn arranges_a_round() -> Result<()> {
            visit(driven(STILL), games::arranges_a_round)
        }

        #[test]
        fn changes_settings() -> Result<()> {
            visit(driven(STILL), games::changes_settings)
        }

        #[test]
        fn works_offline() -> Result<()> {
            offline::works_offline(driven(STILL))
        }

        #[test]
        fn takes_an_update() -> Result<()> {
            offline::takes_an_update(driven(STILL))
        }

        #[test]
        fn plays_without_storage() -> Result<()> {
            visit(driven(STILL), links::plays_without_storage)
        }
    };
}

mod chromium {
    use super::*;

    own_tests!(Chromium);
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

/// Shows that an error, a rejection and a violation of the policy fail a check.
async fn notices_errors(page: Page) -> Result<()> {
    for (number, fault) in [
        "throw new Error('thrown')",
        "Promise.reject('rejected')",
        "console.error('told')",
        "new Image().src = 'http://127.0.0.2/x.png'",
    ]
    .into_iter()
    .enumerate()
    {
        let script = format!(
            "if (location.search === '?{number}')
                addEventListener('load', () => setTimeout(() => {{ {fault} }}))"
        );
        page.before_loading(&script).await?;
        page.open(&format!("?{number}")).await?;
        let mut noticed = false;
        for _ in 0..100 {
            noticed = page.no_errors().await.is_err();
            if noticed {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ensure!(noticed, "{fault} is not noticed");
    }
    page.open("").await
}

/// The smallest board of a game, with the fewest seeds: short games.
fn smallest(variant: Variant) -> Options {
    Options {
        pits: *variant.pits().start(),
        seeds: *variant.seeds().start(),
    }
}

/// Plays every game to its end; a match into its second round.
async fn plays_whole_games(page: Page) -> Result<()> {
    page.open("").await?;
    // With these seeds of chance the games are short.
    for (variant, seed) in Variant::ALL.into_iter().zip([16, 16, 42, 8, 17, 13]) {
        let size = smallest(variant);
        plays(&page, variant, size, By::Pointer, seed, 2).await?;
    }
    Ok(())
}

/// Plays a game to its end without a pointer.
async fn plays_a_whole_game_by_keys(page: Page) -> Result<()> {
    page.open("").await?;
    let size = Variant::Giuthi.default_options();
    plays(&page, Variant::Giuthi, size, By::Keys, 0, 2).await
}

/// Plays games on a board of each kind with a finger, one of them to its end.
async fn plays_by_touch(page: Page) -> Result<()> {
    page.open("").await?;
    let size = smallest(Variant::Giuthi);
    plays(&page, Variant::Giuthi, size, By::Touch, 16, 2).await?;
    for variant in [
        Variant::GiuthiStore,
        Variant::SulusAidi,
        Variant::LayliGoobalay,
    ] {
        let size = variant.default_options();
        let mut play = Playthrough::start(&page, variant, size, By::Touch, 1).await?;
        play.play(10, 2).await?;
        page.press("[data-action=new]").await?;
    }
    // A seed is dragged from pit to pit before the next round.
    let link = link_of(round_over()?, LinkView::Play)?;
    page.open(&format!("#{link}")).await?;
    let english = locale(Language::ENGLISH)?;
    let mut play = Playthrough::shown(&page, round_over()?, By::Touch, 1, english).await?;
    play.play(usize::MAX, 2).await?;
    // A move is dragged along the row.
    page.press("[data-action=new]").await?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    let mv = game.rules.parse_move("b+").context("a move's name")?;
    let (x, y) = page.middle("[data-pit=b]").await?;
    page.swipe((x, y), (x + 60.0, y)).await?;
    game.follow(mv, None).await
}

/// Runs a race of two hands with a finger.
async fn races_by_touch(page: Page) -> Result<()> {
    page.open("").await?;
    page.picker().await?;
    page.press("[data-choose-game=sulus-aidi]").await?;
    page.options().await?;
    page.press(".picker [data-option=race] option[value=hands]")
        .await?;
    page.press("[data-choose-opponent=person]").await?;
    page.press("[data-action=start]").await?;
    for pit in ["c", "F"] {
        page.tap(&format!(".playable[data-pit={pit}]")).await?;
    }
    // North drops all seeds before South drops one.
    for side in ["north", "south"] {
        let button = format!("[data-drop={side}]");
        let there = format!("!!document.querySelector('{button}')");
        page.until("the buttons", &there).await?;
        let enabled = format!("document.querySelector('{button}')?.disabled === false");
        for _ in 0..400 {
            if page.read(&enabled).await? != json!(true) {
                break;
            }
            page.tap(&button).await?;
        }
    }
    let rules = Variant::SulusAidi.default_rules();
    let shown = settled(&page, &rules).await?;
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
async fn shows_a_sowing(page: Page) -> Result<()> {
    page.open("").await?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    let mv = game.some_move(0).context("a legal move")?;
    page.read(WATCH_HAND).await?;
    game.click(mv).await?;
    page.until("the hand", "!!document.querySelector('.hand')")
        .await?;
    game.follow(mv, None).await?;
    let held: Vec<String> = serde_json::from_value(page.read("held").await?)?;
    // A busy browser draws not every frame.
    ensure!(held.len() >= 3, "the hand held {held:?}");
    let gone = "!document.querySelector('.hand, .flight')";
    page.until("a board at rest", gone).await.map(drop)
}

/// Takes the link from the share sheet.
async fn shares_a_link(page: Page) -> Result<()> {
    page.open("").await?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    game.play_some(0, None).await?;
    page.press(".top [popovertarget=share]").await?;
    page.until("the link", "!!document.querySelector('.link')?.value")
        .await?;
    let link = page.read("document.querySelector('.link').value").await?;
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
    page.press("#share [popovertargetaction=hide]").await?;
    page.until(
        "the closed sheet",
        "!document.querySelector('#share').matches(':popover-open')",
    )
    .await
    .map(drop)
}

/// Chooses every language in the settings.
async fn speaks_every_language(page: Page) -> Result<()> {
    page.open("").await?;
    page.press("[popovertarget=settings]").await?;
    for language in Language::offered() {
        let tag = language.tag();
        page.press(&format!("[data-option=language][value='{tag}']"))
            .await?;
        let play = locale(language)?.format("play", &[]);
        let direction = language.direction().name();
        let is_shown = format!(
            "document.querySelector('[data-action=new]')?.textContent === {play:?}
                && document.documentElement.lang === '{tag}'
                && document.documentElement.dir === '{direction}'"
        );
        page.until(tag, &is_shown).await?;
    }
    Ok(())
}

/// Looks at the picker and a game in windows of every kind.
async fn fits_every_window(page: Page) -> Result<()> {
    page.open("").await?;
    for (width, height) in SIZES {
        page.resize((width, height)).await?;
        page.picker().await?;
        layout::no_faults(&page, &format!("engine-picker-{width}x{height}")).await?;
        Game::choose(&page, Variant::SulusAidi, Opponent::Bot).await?;
        page.until("the board", "!!document.querySelector('[data-position]')")
            .await?;
        layout::no_faults(&page, &format!("engine-board-{width}x{height}")).await?;
        page.press("[data-action=new]").await?;
    }
    Ok(())
}
