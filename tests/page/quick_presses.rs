//! Presses that come while a move is still being shown: each ends the showing,
//! and none is lost or taken for something else.

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::rules::{Match, Side, Variant};
use serde_json::json;

use crate::chance;
use crate::harness::{MOVING, Page, visit};
use crate::playthrough::{By, Playthrough};

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";

/// Plays with presses in between that come as quickly as they can.
fn hurry(page: &Page, variant: Variant, by: By) -> Result<()> {
    let options = variant.default_options();
    let seed = chance::seed();
    let mut play = Playthrough::start(page, variant, options, By::Pointer, seed)?;
    play.by = by;
    if by == By::Keys {
        page.tab_to("[data-pit]")?;
    }
    let mut rng = Rng::new(seed);
    let mut shown = 0;
    while play.game.plies() < chance::depth(6, 10) {
        let pits: Vec<_> = play.rules().board().all_pits().collect();
        let letter = play
            .rules()
            .board()
            .letter(pits[rng.below(pits.len() as u32) as usize]);
        let place = page.middle(&format!("[data-pit={letter}]"))?;
        let mv = play.any_move()?;
        play.sow(mv)?;
        shown += u32::from(page.read(PHASE)? == json!("sowing"));
        // On a pit, any of them, that would be chosen or played by the press.
        match by {
            By::Pointer | By::Touch => page.click(place)?,
            By::Keys => page.key(&letter.to_ascii_lowercase().to_string())?,
        }
        play.check()?;
        let asked = page.read("document.querySelectorAll('.way').length")?;
        ensure!(
            asked == json!(0),
            "a press that ended a showing chose {letter} as well"
        );
    }
    ensure!(shown > 0, "no press came while a move was shown");
    page.press("[data-action=new]")
}

#[test]
fn presses_while_seeds_are_sown_are_neither_lost_nor_misread() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        for (variant, by) in [
            (Variant::Giuthi, By::Pointer),
            (Variant::LayliGoobalay, By::Pointer),
            (Variant::Giuthi, By::Keys),
            (Variant::Alemungula, By::Keys),
        ] {
            hurry(&page, variant, by).with_context(|| variant.id())?;
        }
        Ok(())
    })
}

#[test]
fn a_double_click_makes_one_move() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let variant = Variant::LayliGoobalay;
        let options = variant.default_options();
        let seed = chance::seed();
        let mut play = Playthrough::start(&page, variant, options, By::Pointer, seed)?;
        for _ in 0..4 {
            let mv = play.any_move()?;
            let letter = play.rules().board().letter(mv.pit);
            let place = page.middle(&format!("[data-pit={letter}]"))?;
            page.click(place)?;
            page.click(place)?;
            play.game.play(mv, &mut ())?;
            play.check()?;
        }
        let known = Match::new(play.rules(), Side::South);
        ensure!(play.game != known, "nothing was played");
        Ok(())
    })
}
