//! Every game is played, and what is particular to some: rounds, games of one way.

use anyhow::{Context, Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{GameStatus, Match, NextStep, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{MOVING, Page, STILL, visit};

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";

/// Chooses a game for two people at this screen, and begins it.
pub fn begin(page: &Page, variant: Variant) -> Result<()> {
    page.picker()?;
    page.press(&format!("[data-choose-game='{}']", variant.id()))?;
    page.choose_opponent("person")?;
    page.press("[data-action=start]")
}

/// Both pick a pit for the race, South first.
pub fn pick(page: &Page) -> Result<()> {
    for pit in ["c", "F"] {
        page.until(
            "a pit to pick",
            &format!("!!document.querySelector('.playable[data-pit={pit}]')"),
        )?;
        page.press(&format!("[data-pit={pit}]"))?;
    }
    Ok(())
}

#[test]
fn every_game_is_played_by_keys() -> Result<()> {
    visit(STILL, plays_by_keys)
}

/// Plays some moves of every game with keys.
pub fn plays_by_keys(page: Page) -> Result<()> {
    page.open("")?;
    for variant in Variant::ALL {
        begin(&page, variant)?;
        page.until(
            "the board's focus",
            "!!document.activeElement?.closest?.('[data-pit]')",
        )?;
        if variant == Variant::SulusAidi {
            page.key("c")?;
            page.key("f")?;
        }
        let mut game = Game::shown(&page, variant.default_rules())?;
        for turn in 0..3 {
            let mv = game.some_move(turn).context("a legal move")?;
            let letter = game.rules.board().letter(mv.pit).to_ascii_lowercase();
            page.key(&letter.to_string())?;
            game.steer(mv)?;
            game.follow(mv, None)?;
        }
    }
    Ok(())
}

#[test]
fn the_bot_plays_every_game() -> Result<()> {
    visit(STILL, plays_the_bot)
}

/// Plays some moves of every game against the bot.
pub fn plays_the_bot(page: Page) -> Result<()> {
    page.open("")?;
    for variant in Variant::ALL {
        if variant == Variant::SulusAidi {
            page.picker()?;
            page.press("[data-choose-game=sulus-aidi]")?;
            page.press("[data-choose-opponent=bot]")?;
            page.press("[data-action=start]")?;
            page.press("[data-pit=c]")?;
            let rules = variant.default_rules();
            let shown = settled(&page, &rules)?;
            ensure!(shown.status() != GameStatus::Race, "the race was not run");
        } else {
            let mut game = Game::start(&page, variant, Opponent::Bot)?;
            for turn in 0..2 {
                let Some(mv) = game.some_move(turn) else {
                    break;
                };
                game.click(mv)?;
                game.follow(mv, Some(Side::North))?;
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
    visit(STILL, |page| {
        let rules = Variant::GiuthiRounds.default_rules();
        let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 57-15 x")?;
        let link = link_of(Match::from_position(rules, over), LinkView::Play)?;
        page.open(&format!("#{link}"))?;
        page.until(
            "the reason",
            "document.querySelector('.strip .said').innerText.includes('all 30 seeds')",
        )?;
        page.press("[data-action=end-match]")?;
        page.until("the end of the match", &format!("{PHASE} === 'over'"))?;
        page.press("[data-action=undo]")?;
        page.until("the end of the round", &format!("{PHASE} === 'round-over'"))
            .map(drop)
    })
}

#[test]
fn a_round_is_arranged_and_played() -> Result<()> {
    visit(STILL, arranges_a_round)
}

/// Arranges a row and plays the next round.
pub fn arranges_a_round(page: Page) -> Result<()> {
    let rules = Variant::LayliGoobalay.default_rules();
    let mut game = round_over()?;
    let link = link_of(game.clone(), LinkView::Play)?;
    page.open(&format!("#{link}"))?;
    page.until("the end of the round", &format!("{PHASE} === 'round-over'"))?;
    page.press("[data-action=next-round]")?;
    page.until("the row", &format!("{PHASE} === 'arranging'"))?;
    // The tab of the match has come by itself; it is there beside others.
    page.until(
        "the seeds after the round",
        "[...document.querySelectorAll('[data-round]')].map(row => row.innerText.split(/\\s+/).slice(-2)).join(' ') === '24,24 33,15'",
    )?;
    page.until("one check", &format!("{CHECKS} === 'true,true'"))?;
    page.tab("moves")?;
    // One seed goes from A to B by the buttons.
    page.press("[data-pit=A]")?;
    let disabled = "[...document.querySelectorAll('[data-place][aria-disabled]')]
        .map(button => button.dataset.place).join()";
    page.until("no seed left to put", &format!("{disabled} === '1'"))?;
    page.press("[data-place='-1']")?;
    page.until("a seed to put", &format!("{disabled} === ''"))?;
    let begins = "document.querySelector('[data-action=arrange]').disabled";
    page.until("a row that is not whole", begins)?;
    page.until(
        "the tab that was chosen",
        "!document.querySelector('.match')",
    )?;
    page.tab("match")?;
    page.until("what is missing", &format!("{CHECKS} === 'false,true'"))?;
    page.key("Escape")?;
    page.press("[data-pit=B]")?;
    page.press("[data-place='1']")?;
    page.picture("arranging")?;
    page.press("[data-action=arrange]")?;
    let NextStep::Arrange(_) = game.next() else {
        anyhow::bail!("there is another round");
    };
    game.play_text("=2,4,3,2,2,2")?;
    let shown = settled(&page, &rules)?;
    ensure!(
        shown == *game.current().position(),
        "the round begins with {shown}"
    );
    let mut round = Game::shown(&page, rules)?;
    round.play_some(0, None)?;
    // Back over the arrangement, and on again.
    for _ in 0..2 {
        page.press("[data-action=undo]")?;
    }
    page.until("the end of the round", &format!("{PHASE} === 'round-over'"))
        .map(|_| ())
}

#[test]
fn moves_are_stepped_through() -> Result<()> {
    visit(MOVING, |page| {
        let game = round_over()?;
        let link = link_of(game.clone(), LinkView::AtPly(5))?;
        page.open(&format!("#{link}"))?;
        let shows = |at: usize| {
            let (record, at) = game.at_ply(at);
            let position = record.positions()[at];
            format!(
                "{PHASE} !== 'sowing' && document.querySelector('[data-position]')?.dataset.position === '{position}'"
            )
        };
        page.until("the position of the link", &shows(5))?;
        page.press(".steps [data-action=look]:nth-child(2)")?;
        page.until("the position before", &shows(4))?;
        page.press(".entry[data-at='8']")?;
        page.until("the move played out", &format!("{PHASE} === 'sowing'"))?;
        page.key("Escape")?;
        page.until("the eighth position", &shows(8))?;
        page.press("[data-action=play-on]")?;
        page.until("a turn", &format!("{PHASE} === 'choosing'"))?;
        page.press("[data-action=redo]")?;
        page.key("Escape")?;
        page.until("the ninth position", &shows(9))?;
        Ok(())
    })
}

#[test]
fn keys_that_step_take_the_focus_along_the_moves() -> Result<()> {
    visit(STILL, |page| {
        let link = link_of(round_over()?, LinkView::AtPly(0))?;
        page.open(&format!("#{link}"))?;
        page.until("the moves", "!!document.querySelector('.entry')")?;
        // No entry is the current one at the start.
        page.tab_to(".entry[data-at='1']:not([aria-current])")?;
        for (key, at, is_current) in [
            ("ArrowRight", 1, true),
            ("ArrowDown", 2, true),
            ("ArrowLeft", 1, true),
            ("Home", 1, false),
        ] {
            page.key(key)?;
            let focused = format!(
                "(entry => entry.dataset.at === '{at}' && entry.hasAttribute('aria-current') === {is_current})(
                    document.activeElement)"
            );
            page.until(&format!("the entry after {key}"), &focused)?;
        }
        Ok(())
    })
}

#[test]
fn an_animation_is_paused_and_stepped() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv)?;
        page.until("the hand", "!!document.querySelector('.hand')")?;
        page.press("[data-action=pause]")?;
        let held = "document.querySelector('.hand .count')?.textContent";
        let before = page.read(held)?;
        page.press("[data-action=step]")?;
        page.until(
            "a seed less",
            &format!("{held} !== '{}'", before.as_str().unwrap_or_default()),
        )?;
        page.press("[data-action=pause]")?;
        page.key("Escape")?;
        game.follow(mv, None)
    })
}

#[test]
fn the_page_speaks_both_languages() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let start = "document.querySelector('[data-action=new]')?.textContent";
        page.until("English", &format!("{start} === 'Play'"))?;
        page.press("[popovertarget=settings]")?;
        page.press("[data-option=language][value=pt-BR]")?;
        page.until("Portuguese", &format!("{start} === 'Jogar'"))?;
        ensure!(
            page.read("document.documentElement.lang")? == json!("pt-BR"),
            "the page doesn't say which language it speaks"
        );
        page.reload()?;
        page.until("Portuguese again", &format!("{start} === 'Jogar'"))?;
        // The one that the browser had chosen can be chosen too, and holds.
        page.press("[popovertarget=settings]")?;
        page.press("[data-option=language][value=en]")?;
        page.until("English again", &format!("{start} === 'Play'"))?;
        page.press("[data-option=language][value=pt-BR]")?;
        page.until("Portuguese", &format!("{start} === 'Jogar'"))?;
        page.reload()?;
        page.until("Portuguese for good", &format!("{start} === 'Jogar'"))?;
        page.picker()?;
        page.picture("picker-pt")
    })
}

#[test]
fn players_resign_and_agree() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for end in ["resign", "draw"] {
            let mut game = Game::start(&page, Variant::Alemungula, Opponent::Person)?;
            game.play_some(0, None)?;
            if end == "resign" {
                page.press("[data-action=resign]")?;
                page.press("[data-action=resign-yes]")?;
            } else {
                page.tab("more")?;
                page.press("[data-action=offer-draw]")?;
                page.press("[data-action=accept]")?;
            }
            page.until("the end", &format!("{PHASE} === 'over'"))?;
            page.reload()?;
            page.until("the end again", &format!("{PHASE} === 'over'"))?;
            page.press("[data-action=new]")?;
        }
        Ok(())
    })
}

#[test]
fn settings_hold() -> Result<()> {
    visit(STILL, changes_settings)
}

/// Changes settings, and finds them after a reload.
pub fn changes_settings(page: Page) -> Result<()> {
    page.open("")?;
    let _game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
    page.press("[popovertarget=settings]")?;
    let missing = "(board => Object.entries({
        look: board.matches('.look-stone'),
        theme: document.documentElement.dataset.theme === 'dark',
        numbers: board.matches('.numbers-never'),
        flip: board.querySelector('[data-pit=A]').getBoundingClientRect().top
            > board.querySelector('[data-pit=a]').getBoundingClientRect().top,
        face: board.matches('.face-to-face'),
    }).filter(([, holds]) => !holds).map(([name]) => name).join())(
        document.querySelector('[data-position]'))";
    for (option, name) in [
        ("[data-option=look][value=stone]", "look"),
        ("[data-option=theme][value=dark]", "theme"),
        ("[data-option=numbers][value=never]", "numbers"),
        ("[data-option=flip]", "flip"),
        ("[data-option=face]", "face"),
    ] {
        page.press(option)?;
        page.until(name, &format!("!{missing}.includes('{name}')"))?;
        // The controls change the settings that they were drawn with, after the board.
        page.next_frames()?;
    }
    let all = format!("{missing} === ''");
    page.until("all of it", &all)?;
    page.picture("settings")?;
    page.reload()?;
    page.until("the board", "!!document.querySelector('[data-position]')")?;
    page.until("all of it again", &all).map(drop)
}
