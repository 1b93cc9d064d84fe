//! Every game is played, and what is particular to some: rounds, games of one way.

use anyhow::{Context, Result, bail, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{GameStatus, Match, Next, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{MOVING, Page, STILL, visit};

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";

/// Chooses a game for two people at this screen, and begins it.
pub async fn begin(page: &Page, variant: Variant) -> Result<()> {
    page.picker().await?;
    page.press(&format!("[data-choose-game='{}']", variant.id()))
        .await?;
    page.press("[data-choose-opponent=person]").await?;
    page.press("[data-action=start]").await
}

/// Both pick a pit for the race, South first.
pub async fn pick(page: &Page) -> Result<()> {
    for pit in ["c", "F"] {
        page.until(
            "a pit to pick",
            &format!("!!document.querySelector('.playable[data-pit={pit}]')"),
        )
        .await?;
        page.press(&format!("[data-pit={pit}]")).await?;
    }
    Ok(())
}

#[test]
fn every_game_is_played_by_clicks() -> Result<()> {
    visit(STILL, plays_by_clicks)
}

/// Plays some moves of every game with the pointer.
pub async fn plays_by_clicks(page: Page) -> Result<()> {
    page.open("").await?;
    for variant in Variant::ALL {
        begin(&page, variant).await?;
        if variant == Variant::SulusAidi {
            pick(&page).await?;
        }
        let mut game = Game::shown(&page, variant.default_rules()).await?;
        for turn in 0..8 {
            game.play_some(turn, None).await?;
        }
        page.picture(&format!("clicks-{}", variant.id())).await?;
        page.press("[data-action=new]").await?;
    }
    Ok(())
}

#[test]
fn every_game_is_played_by_keys() -> Result<()> {
    visit(STILL, plays_by_keys)
}

/// Plays some moves of every game with keys.
pub async fn plays_by_keys(page: Page) -> Result<()> {
    page.open("").await?;
    for variant in Variant::ALL {
        begin(&page, variant).await?;
        page.until(
            "the board's focus",
            "!!document.activeElement?.closest?.('[data-pit]')",
        )
        .await?;
        if variant == Variant::SulusAidi {
            page.key("c").await?;
            page.key("f").await?;
        }
        let mut game = Game::shown(&page, variant.default_rules()).await?;
        for turn in 0..6 {
            let mv = game.some_move(turn).context("a legal move")?;
            let letter = game.rules.board().letter(mv.pit).to_ascii_lowercase();
            page.key(&letter.to_string()).await?;
            game.steer(mv).await?;
            game.follow(mv, None).await?;
        }
    }
    Ok(())
}

#[test]
fn the_bot_plays_every_game() -> Result<()> {
    visit(STILL, plays_the_bot)
}

/// Plays some moves of every game against the bot.
pub async fn plays_the_bot(page: Page) -> Result<()> {
    page.open("").await?;
    for variant in Variant::ALL {
        if variant == Variant::SulusAidi {
            page.picker().await?;
            page.press("[data-choose-game=sulus-aidi]").await?;
            page.press("[data-choose-opponent=bot]").await?;
            page.press("[data-action=start]").await?;
            page.press("[data-pit=c]").await?;
            let rules = variant.default_rules();
            let shown = settled(&page, &rules).await?;
            ensure!(shown.status() != GameStatus::Race, "the race was not run");
        } else {
            let mut game = Game::start(&page, variant, Opponent::Bot).await?;
            for turn in 0..2 {
                let Some(mv) = game.some_move(turn) else {
                    break;
                };
                game.click(mv).await?;
                game.follow(mv, Some(Side::North)).await?;
            }
        }
    }
    Ok(())
}

/// Whether the round no longer waits for each thing that it waits for.
const CHECKS: &str =
    "[...document.querySelectorAll('[data-done]')].map(e => e.dataset.done).join()";

#[test]
fn a_match_that_is_decided_is_ended() -> Result<()> {
    visit(STILL, |page| async move {
        let rules = Variant::GiuthiRounds.default_rules();
        let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 57-15 x")?;
        let link = link_of(Match::from_position(rules, over), LinkView::Play)?;
        page.open(&format!("#{link}")).await?;
        page.until(
            "the reason",
            "document.querySelector('.strip .said').innerText.includes('all 30 seeds')",
        )
        .await?;
        page.press("[data-action=end-match]").await?;
        page.until("the end of the match", &format!("{PHASE} === 'over'"))
            .await?;
        page.press("[data-action=undo]").await?;
        page.until("the end of the round", &format!("{PHASE} === 'round-over'"))
            .await
            .map(drop)
    })
}

#[test]
fn a_round_is_arranged_and_played() -> Result<()> {
    visit(STILL, arranges_a_round)
}

/// Arranges a row and plays the next round.
pub async fn arranges_a_round(page: Page) -> Result<()> {
    let rules = Variant::LayliGoobalay.default_rules();
    let mut game = round_over()?;
    let link = link_of(game.clone(), LinkView::Play)?;
    page.open(&format!("#{link}")).await?;
    page.until("the end of the round", &format!("{PHASE} === 'round-over'"))
        .await?;
    page.press("[data-action=next-round]").await?;
    page.until("the row", &format!("{PHASE} === 'arranging'"))
        .await?;
    // The tab of the match has come by itself; it is there beside others.
    page.until(
        "the seeds after the round",
        "[...document.querySelectorAll('[data-round]')].map(row => row.innerText.split(/\\s+/).slice(-2)).join(' ') === '24,24 33,15'",
    )
    .await?;
    page.until("one check", &format!("{CHECKS} === 'true,true'"))
        .await?;
    page.tab("moves").await?;
    // One seed goes from A to B by the buttons.
    page.press("[data-pit=A]").await?;
    let disabled = "[...document.querySelectorAll('[data-place][aria-disabled]')]
        .map(button => button.dataset.place).join()";
    page.until("no seed left to put", &format!("{disabled} === '1'"))
        .await?;
    page.press("[data-place='-1']").await?;
    page.until("a seed to put", &format!("{disabled} === ''"))
        .await?;
    let begins = "document.querySelector('[data-action=arrange]').disabled";
    page.until("a row that is not whole", begins).await?;
    page.until(
        "the tab that was chosen",
        "!document.querySelector('.match')",
    )
    .await?;
    page.tab("match").await?;
    page.until("what is missing", &format!("{CHECKS} === 'false,true'"))
        .await?;
    page.key("Escape").await?;
    page.press("[data-pit=B]").await?;
    page.press("[data-place='1']").await?;
    page.picture("arranging").await?;
    page.press("[data-action=arrange]").await?;
    let Next::Arrange(_) = game.next() else {
        anyhow::bail!("there is another round");
    };
    game.play_text("=2,4,3,2,2,2")?;
    let shown = settled(&page, &rules).await?;
    ensure!(
        shown == *game.current().position(),
        "the round begins with {shown}"
    );
    let mut round = Game::shown(&page, rules).await?;
    round.play_some(0, None).await?;
    // Back over the arrangement, and on again.
    for _ in 0..2 {
        page.press("[data-action=undo]").await?;
    }
    page.until("the end of the round", &format!("{PHASE} === 'round-over'"))
        .await
        .map(|_| ())
}

#[test]
fn moves_are_stepped_through() -> Result<()> {
    visit(MOVING, |page| async move {
        let game = round_over()?;
        let link = link_of(game.clone(), LinkView::AtPly(5))?;
        page.open(&format!("#{link}")).await?;
        let shows = |at: usize| {
            let (record, at) = game.at_ply(at);
            let position = record.positions()[at];
            format!(
                "{PHASE} !== 'sowing' && document.querySelector('[data-position]')?.dataset.position === '{position}'"
            )
        };
        page.until("the position of the link", &shows(5)).await?;
        page.press(".steps [data-action=look]:nth-child(2)").await?;
        page.until("the position before", &shows(4)).await?;
        page.press(".entry[data-at='8']").await?;
        page.until("the move played out", &format!("{PHASE} === 'sowing'"))
            .await?;
        page.key("Escape").await?;
        page.until("the eighth position", &shows(8)).await?;
        page.press("[data-action=play-on]").await?;
        page.until("a turn", &format!("{PHASE} === 'choosing'"))
            .await?;
        page.press("[data-action=redo]").await?;
        page.key("Escape").await?;
        page.until("the ninth position", &shows(9)).await?;
        Ok(())
    })
}

#[test]
fn keys_that_step_take_the_focus_along_the_moves() -> Result<()> {
    visit(STILL, |page| async move {
        let link = link_of(round_over()?, LinkView::AtPly(0))?;
        page.open(&format!("#{link}")).await?;
        page.until("the moves", "!!document.querySelector('.entry')")
            .await?;
        // No entry is the current one at the start.
        page.tab_to(".entry[data-at='1']:not([aria-current])")
            .await?;
        for (key, at, is_current) in [
            ("ArrowRight", 1, true),
            ("ArrowDown", 2, true),
            ("ArrowLeft", 1, true),
            ("Home", 1, false),
        ] {
            page.key(key).await?;
            let focused = format!(
                "(entry => entry.dataset.at === '{at}' && entry.hasAttribute('aria-current') === {is_current})(
                    document.activeElement)"
            );
            page.until(&format!("the entry after {key}"), &focused)
                .await?;
        }
        Ok(())
    })
}

#[test]
fn an_animation_is_paused_and_stepped() -> Result<()> {
    visit(MOVING, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv).await?;
        page.until("the hand", "!!document.querySelector('.hand')")
            .await?;
        page.press("[data-action=pause]").await?;
        let held = "document.querySelector('.hand .count')?.textContent";
        let before = page.read(held).await?;
        page.press("[data-action=step]").await?;
        page.until(
            "a seed less",
            &format!("{held} !== '{}'", before.as_str().unwrap_or_default()),
        )
        .await?;
        page.press("[data-action=pause]").await?;
        page.key("Escape").await?;
        game.follow(mv, None).await
    })
}

#[test]
fn the_page_speaks_both_languages() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let start = "document.querySelector('[data-action=new]')?.textContent";
        page.until("English", &format!("{start} === 'Play'"))
            .await?;
        page.press("[popovertarget=settings]").await?;
        page.press("[data-option=language][value=pt-BR]").await?;
        page.until("Portuguese", &format!("{start} === 'Jogar'"))
            .await?;
        ensure!(
            page.read("document.documentElement.lang").await? == json!("pt-BR"),
            "the page doesn't say which language it speaks"
        );
        page.reload().await?;
        page.until("Portuguese again", &format!("{start} === 'Jogar'"))
            .await?;
        // The one that the browser had chosen can be chosen too, and holds.
        page.press("[popovertarget=settings]").await?;
        page.press("[data-option=language][value=en]").await?;
        page.until("English again", &format!("{start} === 'Play'"))
            .await?;
        page.press("[data-option=language][value=pt-BR]").await?;
        page.until("Portuguese", &format!("{start} === 'Jogar'"))
            .await?;
        page.reload().await?;
        page.until("Portuguese for good", &format!("{start} === 'Jogar'"))
            .await?;
        page.picker().await?;
        page.picture("picker-pt").await
    })
}

#[test]
fn players_resign_and_agree() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        for end in ["resign", "draw"] {
            let mut game = Game::start(&page, Variant::Alemungula, Opponent::Person).await?;
            game.play_some(0, None).await?;
            if end == "resign" {
                page.press("[data-action=resign]").await?;
                page.press("[data-action=resign-yes]").await?;
            } else {
                page.tab("more").await?;
                page.press("[data-action=offer-draw]").await?;
                page.press("[data-action=accept]").await?;
            }
            page.until("the end", &format!("{PHASE} === 'over'"))
                .await?;
            page.reload().await?;
            page.until("the end again", &format!("{PHASE} === 'over'"))
                .await?;
            page.press("[data-action=new]").await?;
        }
        Ok(())
    })
}

#[test]
fn settings_hold() -> Result<()> {
    visit(STILL, changes_settings)
}

/// Changes settings, and finds them after a reload.
pub async fn changes_settings(page: Page) -> Result<()> {
    page.open("").await?;
    let _game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    page.press("[popovertarget=settings]").await?;
    page.press("[data-option=look][value=stone]").await?;
    page.press("[data-option=theme][value=dark]").await?;
    page.press("[data-option=numbers][value=never]").await?;
    page.press("[data-option=flip]").await?;
    page.press("[data-option=face]").await?;
    let missing = "(board => Object.entries({
        look: board.matches('.look-stone'),
        theme: document.documentElement.dataset.theme === 'dark',
        numbers: board.matches('.numbers-never'),
        flip: board.querySelector('[data-pit=A]').getBoundingClientRect().top
            > board.querySelector('[data-pit=a]').getBoundingClientRect().top,
        face: board.matches('.face-to-face'),
    }).filter(([, holds]) => !holds).map(([name]) => name).join())(
        document.querySelector('[data-position]'))";
    let all = format!("{missing} === ''");
    if page.until("all of it", &all).await.is_err() {
        bail!("not changed: {}", page.read(missing).await?);
    }
    page.picture("settings").await?;
    page.reload().await?;
    page.until("the board", "!!document.querySelector('[data-position]')")
        .await?;
    page.until("all of it again", &all).await.map(drop)
}
