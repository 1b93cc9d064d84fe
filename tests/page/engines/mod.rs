//! The page in Chromium, Firefox and WebKit, each driven by the standards alone.
//!
//! The checks are those of the other modules where these need nothing else.

pub mod session;

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use mbegu::link::decode;
use mbegu::rules::Variant;
use mbegu::ui::i18n::Language;

use crate::game::{Game, Opponent};
use crate::harness::{DrivenBy, How, MOVING, Page, STILL, locale, visit};
use crate::{games, layout, links, load, offline, play};
use session::Engine;

/// The sizes at which nothing may be wider than the window.
const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];

/// Makes a module of tests for each engine.
macro_rules! engines {
    ($($engine:ident in $module:ident,)*) => {
        $(mod $module {
            use super::*;

            const fn driven(how: How) -> How {
                How { driven_by: DrivenBy::WebDriver(Engine::$engine), ..how }
            }

            #[test]
            fn loads() -> Result<()> {
                visit(driven(MOVING), load::loads)
            }

            #[test]
            fn notices_errors() -> Result<()> {
                visit(driven(STILL), super::notices_errors)
            }

            #[test]
            fn plays_every_game_by_pointer() -> Result<()> {
                visit(driven(STILL), games::plays_by_clicks)
            }

            #[test]
            fn plays_every_game_by_keys() -> Result<()> {
                visit(driven(STILL), games::plays_by_keys)
            }

            #[test]
            fn plays_by_touch() -> Result<()> {
                visit(driven(STILL), super::plays_by_touch)
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
                visit(driven(STILL), games::runs_a_race)
            }

            #[test]
            fn arranges_a_round() -> Result<()> {
                visit(driven(STILL), games::arranges_a_round)
            }

            #[test]
            fn shares_a_link() -> Result<()> {
                visit(driven(STILL), super::shares_a_link)
            }

            #[test]
            fn changes_settings() -> Result<()> {
                visit(driven(STILL), games::changes_settings)
            }

            #[test]
            fn speaks_every_language() -> Result<()> {
                visit(driven(STILL), super::speaks_every_language)
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

            #[test]
            fn fits_every_window() -> Result<()> {
                visit(driven(STILL), super::fits_every_window)
            }
        })*
    };
}

engines! {
    Chromium in chromium,
    Firefox in firefox,
    WebKit in webkit,
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

/// Plays some moves with a finger.
async fn plays_by_touch(page: Page) -> Result<()> {
    page.open("").await?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    let session = page.session().context("no session")?;
    for turn in 0..6 {
        let mv = game.some_move(turn).context("a legal move")?;
        let letter = game.rules.board().letter(mv.pit);
        let name = game.rules.display_move(mv).to_string();
        let pit = page.middle(&format!("[data-pit={letter}]")).await?;
        session.touch(pit).await?;
        let moves = game.rules.moves(&game.position);
        if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
            let way = page.middle(&format!("[data-move='{name}']")).await?;
            session.touch(way).await?;
        }
        game.follow(mv, None).await?;
    }
    Ok(())
}

/// Takes the link from the share sheet.
async fn shares_a_link(page: Page) -> Result<()> {
    page.open("").await?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    let mv = game.some_move(0).context("a legal move")?;
    game.click(mv).await?;
    game.follow(mv, None).await?;
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
