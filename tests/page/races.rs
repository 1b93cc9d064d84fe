//! The race of Sulus Aidi: with both hands at an even pace, and by hand.

use anyhow::{Result, ensure};
use mbegu::rules::{Match, Side, Variant};
use serde_json::json;

use crate::game::settled;
use crate::games::{begin, pick};
use crate::harness::{MOVING, Page, STILL, visit};

#[test]
fn a_race_at_an_even_pace_is_shown_with_both_hands() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        begin(&page, Variant::SulusAidi)?;
        // A pick is not to be seen.
        page.press("[data-pit=c]")?;
        page.wait_for(".playable[data-pit=F]")?;
        page.expect("document.querySelectorAll('.chosen').length", 0)?;
        page.press("[data-pit=F]")?;
        page.until(
            "two hands",
            "document.querySelectorAll('.hand').length === 2",
        )?;
        let step = "document.querySelector('.race-steps [aria-current] h2')?.textContent";
        page.expect(step, "Race")?;
        page.key("Escape")?;
        let rules = Variant::SulusAidi.default_rules();
        let after = Match::parse(rules, Side::South, "c*F")?;
        let shown = settled(&page, &rules)?;
        ensure!(
            shown == *after.current().position(),
            "after the race the page shows {shown}"
        );
        Ok(())
    })
}

#[test]
fn a_race_of_hands_is_run_by_keys_and_buttons() -> Result<()> {
    visit(STILL, runs_a_race)
}

/// Begins a game of two people with a race of hands.
pub fn choose_race_of_hands(page: &Page) -> Result<()> {
    page.open("")?;
    page.picker()?;
    page.press("[data-choose-game=sulus-aidi]")?;
    page.options()?;
    page.press(".picker [data-option=race] option[value=hands]")?;
    page.choose_opponent("person")?;
    page.press("[data-action=start]")
}

/// The same, and both pick their pits.
fn begin_race_of_hands(page: &Page) -> Result<()> {
    choose_race_of_hands(page)?;
    pick(page)?;
    page.wait_for("[data-drop=north]")
}

/// Runs a race by keys and buttons.
pub fn runs_a_race(page: Page) -> Result<()> {
    begin_race_of_hands(&page)?;
    // South drops all seeds by key before North drops one by button.
    let enabled =
        |side: &str| format!("document.querySelector('[data-drop={side}]')?.disabled === false");
    for _ in 0..400 {
        if page.read(&enabled("south"))? != json!(true) {
            break;
        }
        page.key("x")?;
    }
    for _ in 0..400 {
        if page.read(&enabled("north"))? != json!(true) {
            break;
        }
        page.press("[data-drop=north]")?;
    }
    let rules = Variant::SulusAidi.default_rules();
    let shown = settled(&page, &rules)?;
    ensure!(
        shown.to_move() == Some(Side::South),
        "South was first, and the page shows {shown}"
    );
    Ok(())
}

/// The seeds in the hands of South and North.
const IN_HAND: &str = "['south', 'north'].map(
    side => Number(document.querySelector(`.player.${side} .score`).textContent)).join()";

#[test]
fn the_button_of_a_race_drops_one_seed_by_enter_and_none_by_the_right_button() -> Result<()> {
    visit(STILL, |page| {
        begin_race_of_hands(&page)?;
        let seeds = Variant::SulusAidi.default_rules().options().seeds;
        let in_hand = |south: u8, north: u8| format!("{IN_HAND} === '{south},{north}'");
        page.until("two full hands", &in_hand(seeds, seeds))?;
        page.read(
            "void document.querySelector('[data-drop=south]').dispatchEvent(
                new PointerEvent('pointerdown', { button: 2, bubbles: true }))",
        )?;
        for (button, after) in [
            ("south", in_hand(seeds - 1, seeds)),
            ("north", in_hand(seeds - 1, seeds - 1)),
        ] {
            page.read(&format!(
                "void document.querySelector('[data-drop={button}]').focus()"
            ))?;
            page.key("Enter")?;
            page.until("one seed less", &after)?;
        }
        // The key of South at the button of North.
        page.key("x")?;
        page.until("another seed less", &in_hand(seeds - 2, seeds - 1))
            .map(drop)
    })
}

#[test]
fn a_key_typed_in_the_settings_drops_no_seed() -> Result<()> {
    visit(STILL, |page| {
        begin_race_of_hands(&page)?;
        page.draw_settings()?;
        let before = page.read(IN_HAND)?;
        page.read(
            "void (sheet => (sheet.showPopover(), sheet.querySelector('select').focus()))(
                document.querySelector('#settings'))",
        )?;
        page.until(
            "the focus in the settings",
            "!!document.activeElement?.matches('#settings select')",
        )?;
        page.key("x")?;
        page.key("m")?;
        page.read("void document.querySelector('#settings').hidePopover()")?;
        page.wait_gone("[popover]:popover-open")?;
        let after = page.read(IN_HAND)?;
        ensure!(after == before, "{before} seeds in hand became {after}");
        Ok(())
    })
}
