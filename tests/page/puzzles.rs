//! Puzzles by link.

use anyhow::{Context, Result};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Variant};

use crate::game::link_of;
use crate::harness::{STILL, visit};

const NOW: &str = "document.querySelector('.now').textContent";

#[test]
fn a_puzzle_asks_for_the_best_move_and_knows_it() -> Result<()> {
    // From the puzzles of the bot's tests: `b` wins by eight, all else less.
    let rules = Variant::Alemungula.default_rules();
    let position = rules.parse_position("0,1,1,0,0/1,0,0,1,0 25-21 s")?;
    let game = Match::from_position(rules, position);
    let link = link_of(game, LinkView::Puzzle);
    let worse = rules
        .moves(&position)
        .iter()
        .map(|mv| rules.display_move(mv).to_string())
        .find(|mv| mv != "b")
        .context("another move")?;
    visit(STILL, |page| {
        // As it stands in a sentence.
        page.open(&format!("#{link})."))?;
        page.until("the puzzle", &format!("{NOW}.startsWith('Puzzle')"))?;
        let pit = &worse[..1];
        page.press(&format!("[data-pit={pit}]"))?;
        if worse.len() > 1 {
            page.press(&format!("[data-move=\"{worse}\"]"))?;
        }
        page.until(
            "that it isn't",
            &format!("{NOW} === 'There is a better move'"),
        )?;
        page.press(".controls .main")?;
        page.until("the puzzle again", &format!("{NOW}.startsWith('Puzzle')"))?;
        page.press("[data-pit=b]")?;
        page.until("that it is", &format!("{NOW}.startsWith('Found')"))?;
        // A game that is only looked at is not kept.
        page.expect(
            "Object.keys(localStorage).filter(key => key.startsWith('mbegu.game.')).length",
            0,
        )
    })
}

#[test]
fn a_puzzle_is_the_same_after_a_reload_and_on_the_way_back() -> Result<()> {
    const PUZZLE: &str = "document.querySelector('[data-puzzle]')?.dataset.puzzle";
    visit(STILL, |page| {
        page.open("#/puzzles/giuthi")?;
        let first = page.until("a puzzle", PUZZLE)?;
        page.press("[data-action=next-puzzle]")?;
        let next = page.until("another", &format!("{PUZZLE} !== {first} && {PUZZLE}"))?;
        // It is kept by an effect.
        page.next_frames()?;
        page.reload()?;
        page.until("the puzzle", PUZZLE)?;
        page.expect(PUZZLE, next.clone())?;
        page.read("void (location.hash = '#/rules/giuthi')")?;
        page.wait_for(".book")?;
        page.read("void history.back()")?;
        page.until("the puzzle again", PUZZLE)?;
        page.expect(PUZZLE, next)
    })
}
