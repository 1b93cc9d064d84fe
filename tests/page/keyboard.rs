//! What keys do where the focus matters. Whole games by keys are in `whole_games.rs`.

use anyhow::{Context, Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent, link_of, round_over};
use crate::harness::{STILL, visit};

/// Previews belong to what the player points at: the pit that keeps the focus through the
/// bot's turn has none.
#[test]
fn the_bots_turn_leaves_no_preview() -> Result<()> {
    const PREVIEWS: &str = "document.querySelectorAll('.preview:not(.done)').length";
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        page.tab_to("[data-pit]")?;
        // Down into South's own row, to its left end.
        page.key("ArrowDown")?;
        for _ in 0..12 {
            page.key("ArrowLeft")?;
        }
        let mv = game.rules.parse_move("a+").context("a move's name")?;
        page.key("Enter")?;
        game.steer(mv)?;
        game.follow(mv, Some(Side::North))?;
        page.until(
            "the pit with the focus",
            "!!document.activeElement.dataset.pit",
        )?;
        page.expect(PREVIEWS, 0)?;
        // Along the row there is a pit that can be played.
        for _ in 0..6 {
            page.key("ArrowRight")?;
        }
        let playable = "document.activeElement.classList.contains('playable')";
        for _ in 0..6 {
            if page.read(playable)? == true {
                break;
            }
            page.key("ArrowLeft")?;
        }
        page.until("the preview of the pit", &format!("{PREVIEWS} > 0"))
            .map(drop)
    })
}

#[test]
fn the_gallery_is_walked_through_by_arrows() -> Result<()> {
    visit(STILL, |page| {
        page.resize((1440, 900))?;
        page.open("#/new")?;
        page.late_styles()?;
        page.tab_to("[data-choose-game]:checked")?;
        let mut chosen = "giuthi";
        for (key, next) in [
            ("ArrowRight", "giuthi-store"),
            ("ArrowDown", "layli-goobalay"),
            ("ArrowDown", "layli-goobalay"),
            ("ArrowRight", "sulus-aidi"),
            ("ArrowUp", "giuthi-rounds"),
            ("ArrowLeft", "giuthi-store"),
        ] {
            page.key(key)?;
            let there = format!(
                "document.activeElement.dataset.chooseGame === '{next}' && document.activeElement.checked"
            );
            page.until(&format!("{key} from {chosen}"), &there)?;
            // A key goes on from the choice that is drawn.
            page.next_frames()?;
            chosen = next;
        }
        page.key("Enter")?;
        page.wait_for(&format!("[data-game={chosen}]"))
    })
}

#[test]
fn a_letter_chooses_a_pit_wherever_the_focus_is() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        for focus in ["[data-action=hint]", "[data-tab=moves]", "[data-pit=a]"] {
            page.read(&format!("void document.querySelector('{focus}').focus()"))?;
            page.key("c")?;
            page.until(
                &format!("the ways of C, with the focus at {focus}"),
                "document.querySelectorAll('[data-move^=c]').length === 2",
            )?;
            page.key("Escape")?;
            page.wait_gone("[data-move]")?;
        }
        Ok(())
    })
}

#[test]
fn a_letter_never_changes_who_plays() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        let players = "[...document.querySelectorAll('select.seat')].map(it => it.value).join()";
        let before = page.read(players)?;
        page.tab_to("[data-pit]")?;
        page.tab_to("[data-option=player-south]")?;
        // No pit has this letter.
        page.key("y")?;
        // The bots begin with it.
        page.key("b")?;
        page.until(
            "the ways of B",
            "document.querySelectorAll('[data-move^=b]').length === 2",
        )?;
        let after = page.read(players)?;
        ensure!(after == before, "{before} became {after}");
        Ok(())
    })
}

/// Presses a key of a keyboard whose letters aren't Latin.
const PRESS: &str = "([key, code, keyCode]) => void document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, keyCode, bubbles: true, cancelable: true }))";

#[test]
fn keyboards_of_other_scripts_play_by_the_place_of_a_key() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        // Arabic, as the key `a` of a Latin keyboard.
        page.call(PRESS, json!(["\u{634}", "KeyA"]))?;
        page.wait_for("[data-pit=a].chosen")?;
        page.key("Escape")?;
        page.wait_gone(".pit.chosen")?;
        // French: `q` is where `a` is elsewhere. An input method takes the other key.
        page.call(PRESS, json!(["q", "KeyA"]))?;
        page.call(PRESS, json!(["a", "KeyA", 229]))?;
        page.next_frames()?;
        page.expect("document.querySelectorAll('.pit.chosen').length", 0)
    })
}

/// Types digits at the pit A or a, each with its own script.
const TYPE: &str =
    "([pit, digits]) => [...digits].forEach(key => document.querySelector(`[data-pit=${pit}]`)
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))";

#[test]
fn digits_of_every_script_set_seeds() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/editor")?;
        page.press("[data-action=setup-empty]")?;
        page.wait_for(".set-up [data-pit=a][data-seeds='0']")?;
        for (digits, seeds) in [("٢٥", "25"), ("۱۷", "17"), ("१२", "12"), ("３", "3")] {
            page.call(TYPE, json!(["a", digits]))?;
            page.wait_for(&format!(".set-up [data-pit=a][data-seeds='{seeds}']"))?;
            // Another key ends the number.
            page.call(TYPE, json!(["a", "b"]))?;
        }
        page.open(&format!("#{}", link_of(round_over()?, LinkView::Play)))?;
        page.press("[data-action=next-round]")?;
        page.wait_for("[data-phase=arranging]")?;
        for (digit, seeds) in [("٠", "0"), ("٢", "2"), ("۱", "1")] {
            page.call(TYPE, json!(["A", digit]))?;
            page.wait_for(&format!("[data-pit=A][data-seeds='{seeds}']"))?;
        }
        Ok(())
    })
}

#[test]
fn escape_closes_a_sheet_and_leaves_the_choice_under_it() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.press("[data-pit=a]")?;
        page.wait_for(".pit.chosen")?;
        page.read("void document.querySelector('[popovertarget=settings]').click()")?;
        page.wait_for("#settings:popover-open")?;
        page.key("Escape")?;
        page.wait_gone("#settings:popover-open")?;
        page.expect("document.querySelectorAll('.pit.chosen').length", 1)?;
        page.key("Escape")?;
        page.wait_gone(".pit.chosen")
    })
}
