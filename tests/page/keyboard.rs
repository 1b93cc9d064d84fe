//! The same without a pointer.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Move, Side, Variant};

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

#[test]
fn a_game_against_the_bot_by_keyboard_alone() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.picker()?;
        page.choose_by_keys("[data-choose-game]", "[data-choose-game=giuthi]")?;
        page.choose_by_keys("[data-choose-opponent]", "[data-choose-opponent=bot]")?;
        page.tab_to("[data-option=level]")?;
        page.key("Home")?;
        // Start is at hand wherever the focus is.
        page.key("Enter")?;

        let mut game = Game::shown(&page, Variant::Giuthi.default_rules())?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 12) {
            page.tab_to("[data-pit]")?;
            sow(&page, &game, mv)?;
            game.follow(mv, Some(Side::North))?;
            turns += 1;
        }
        ensure!(turns >= 10 || game.over(), "only {turns} turns were played");
        page.picture("keyboard")
    })
}

/// Previews belong to what the player points at: the pit that keeps the focus through the
/// bot's turn has none.
#[test]
fn the_bots_turn_leaves_no_preview() -> Result<()> {
    const PREVIEWS: &str = "document.querySelectorAll('.preview').length";
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        let mv = game.some_move(0).context("a move")?;
        page.tab_to("[data-pit]")?;
        sow(&page, &game, mv)?;
        game.follow(mv, Some(Side::North))?;
        page.until(
            "the pit with the focus",
            "!!document.activeElement.dataset.pit",
        )?;
        ensure!(page.read(PREVIEWS)? == 0, "a preview nobody asked for");
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
        let game = format!("!!document.querySelector('[data-game={chosen}]')");
        page.until("the game", &game).map(drop)
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
            page.until("no way", "!document.querySelector('[data-move]')")?;
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

/// Goes to a pit with the arrow keys, lifts it, and shows the way with an
/// arrow. South's row lies below, so forward is to the right.
fn sow(page: &Page, game: &Game<'_>, mv: Move) -> Result<()> {
    let letter = game.rules.board().letter(mv.pit);
    let wanted = format!("document.activeElement.dataset.pit === '{letter}'");
    // Down into South's own row, to its left end, and along it.
    page.key("ArrowDown")?;
    for step in 0..24 {
        if page.read(&wanted)?.as_bool() == Some(true) {
            break;
        }
        page.key(if step < 12 { "ArrowLeft" } else { "ArrowRight" })?;
    }
    ensure!(
        page.read(&wanted)?.as_bool() == Some(true),
        "the arrow keys don't lead to pit {letter}"
    );
    page.key("Enter")?;
    game.steer(mv)
}
