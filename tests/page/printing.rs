//! What is seen on paper.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::gallery::WON;
use crate::game::link_of;
use crate::harness::{Page, STILL, visit};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Side, Variant};

/// What can only be pressed, and is seen all the same.
const PRESSED: &str = "[...document.querySelectorAll('button, .top, .notice, .tag, .hand')]
    .filter(it => it.checkVisibility()).map(it => it.className)";

/// Has the browser show the page as it prints it, on a sheet of A4.
fn print(page: &Page) -> Result<()> {
    page.resize((794, 1123))?;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
    page.next_frames()
}

#[test]
fn a_game_is_printed_with_its_board_score_and_moves() -> Result<()> {
    visit(STILL, |page| {
        let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, WON)?;
        page.open(&format!("#{}", link_of(game, LinkView::Play)))?;
        page.wait_for(".moves .entry")?;
        page.late_styles()?;
        print(&page)?;
        page.expect(PRESSED, json!([]))?;
        let moves = "[...document.querySelectorAll('.moves .entry')].filter(it => it.checkVisibility()).length";
        page.expect(moves, WON.split(' ').count())?;
        let black = "[...document.querySelectorAll('.board .number, .score')]
            .every(it => [getComputedStyle(it).fill, getComputedStyle(it).color].includes('rgb(0, 0, 0)'))";
        page.expect(black, true)?;
        // Nothing of the list lies outside the sheet.
        let cut = page.read("[...document.querySelectorAll('.moves .entry')].filter(it => it.getBoundingClientRect().right > innerWidth + 1).length")?;
        ensure!(cut == 0, "{cut} moves are cut");
        Ok(())
    })
}

#[test]
fn a_puzzle_is_printed_without_its_buttons() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/giuthi")?;
        page.wait_for("[data-puzzle]")?;
        page.late_styles()?;
        print(&page)?;
        page.expect(PRESSED, json!([]))?;
        page.expect("document.querySelector('.board').checkVisibility()", true)
    })
}
