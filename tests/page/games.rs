//! Every game is played, and what is particular to some: rounds, games of one way.

use anyhow::{Context, Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{NextStep, Side, Variant};
use mbegu::ui::i18n::Language;

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{MOVING, Page, STILL, locale, visit};

/// Chooses a game for two people at this screen, and begins it.
pub fn begin(page: &Page, variant: Variant) -> Result<()> {
    page.picker()?;
    page.press(&format!("[data-choose-game='{}']", variant.id()))?;
    page.choose_opponent("person")?;
    page.press("[data-action=start]")?;
    page.wait_for(&format!("[data-game={}]", variant.id()))
}

/// Both pick a pit for the race, South first.
pub fn pick(page: &Page) -> Result<()> {
    for pit in ["c", "F"] {
        page.wait_for(&format!(".playable[data-pit={pit}]"))?;
        page.press(&format!("[data-pit={pit}]"))?;
    }
    Ok(())
}

/// Whether the round no longer waits for each thing that it waits for.
const CHECKS: &str =
    "[...document.querySelectorAll('[data-done]')].map(e => e.dataset.done).join()";

#[test]
fn a_round_is_arranged_and_played() -> Result<()> {
    visit(STILL, arranges_a_round)
}

/// Arranges a row and plays the next round.
pub fn arranges_a_round(page: Page) -> Result<()> {
    let rules = Variant::LayliGoobalay.default_rules();
    let mut game = round_over()?;
    let link = link_of(game.clone(), LinkView::Play);
    page.open(&format!("#{link}"))?;
    page.wait_for("[data-phase=round-over]")?;
    page.press("[data-action=next-round]")?;
    page.wait_for("[data-phase=arranging]")?;
    page.tab("match")?;
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
    page.wait_gone(".match")?;
    page.tab("match")?;
    page.until("what is missing", &format!("{CHECKS} === 'false,true'"))?;
    page.key("Escape")?;
    page.press("[data-pit=B]")?;
    page.press("[data-place='1']")?;
    page.press("[data-action=arrange]")?;
    let NextStep::Arrange(_) = game.next_step() else {
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
    page.wait_for("[data-phase=round-over]")
}

#[test]
fn keys_that_step_take_the_focus_along_the_moves() -> Result<()> {
    visit(STILL, |page| {
        let link = link_of(round_over()?, LinkView::AtPly(0));
        page.open(&format!("#{link}"))?;
        page.tab("moves")?;
        // No entry is the current one at the start.
        page.tab_to(".entry [data-at='1']:not([aria-current])")?;
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
fn the_only_game_has_a_button_that_goes_on() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.open("#/games")?;
        page.press(".lists.alone > .main")?;
        let position = game.position;
        page.wait_for(&format!(".board[data-position='{position}']"))
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
    page.unfold_settings()?;
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
    page.reload()?;
    page.wait_for("[data-position]")?;
    page.until("all of it again", &all).map(drop)
}

#[test]
fn every_language_is_spoken() -> Result<()> {
    visit(STILL, speaks_every_language)
}

/// Chooses every language in the settings, and the first one, which the browser had chosen, twice:
/// before and after the others it holds over a reload.
pub fn speaks_every_language(page: Page) -> Result<()> {
    page.open("")?;
    page.press("[popovertarget=settings]")?;
    for (number, language) in Language::offered()
        .chain(Language::offered().take(1))
        .enumerate()
    {
        let tag = language.tag();
        page.press(&format!("[data-option=language] option[value='{tag}']"))?;
        let play = locale(language)?.format("play", &[]);
        let direction = language.direction().name();
        let is_shown = format!(
            "document.querySelector('[data-action=new]')?.textContent === {play:?}
                && document.documentElement.lang === '{tag}'
                && document.documentElement.dir === '{direction}'"
        );
        page.until(tag, &is_shown)?;
        if number % Language::offered().count() == 0 {
            page.reload()?;
            page.until(tag, &is_shown)?;
            page.press("[popovertarget=settings]")?;
        }
    }
    Ok(())
}

#[test]
fn a_game_against_the_bot_with_animation() -> Result<()> {
    visit(MOVING, watches_a_game)
}

/// Plays two moves against the bot with animations.
pub fn watches_a_game(page: Page) -> Result<()> {
    page.open("")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
    for turn in 0..2 {
        let mv = game.some_move(turn).context("a legal move")?;
        game.click(mv)?;
        page.wait_gone("[data-phase=choosing]")?;
        // The second one is watched to its end.
        if turn == 0 {
            hurry(&page)?;
        }
        game.follow(mv, Some(Side::North))?;
    }
    Ok(())
}

/// A key brings the end of every sowing at once, until it is a person's turn.
fn hurry(page: &Page) -> Result<()> {
    let phase = "document.querySelector('[data-phase]')?.dataset.phase";
    loop {
        match page.read(phase)?.as_str() {
            Some("choosing" | "over") => return Ok(()),
            Some("sowing") => page.key("Escape")?,
            _ => {}
        }
        page.until("the bot", &format!("{phase} !== 'thinking'"))?;
    }
}
