//! The same without a pointer.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Move, Side, Variant};

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

#[test]
fn a_game_against_the_bot_by_keyboard_alone() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.picker().await?;
        page.choose_by_keys("[data-choose-game]", "[data-choose-game=giuthi]")
            .await?;
        page.choose_by_keys("[data-choose-opponent]", "[data-choose-opponent=bot]")
            .await?;
        page.tab_to("[data-option=level]").await?;
        page.key("Home").await?;
        // Start is at hand wherever the focus is.
        page.key("Enter").await?;

        let mut game = Game::shown(&page, Variant::Giuthi.default_rules()).await?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 12) {
            page.tab_to("[data-pit]").await?;
            sow(&page, &game, mv).await?;
            game.follow(mv, Some(Side::North)).await?;
            turns += 1;
        }
        ensure!(turns >= 10 || game.over(), "only {turns} turns were played");
        page.picture("keyboard").await
    })
}

/// Previews belong to what the player points at: the pit that keeps the focus through the
/// bot's turn has none.
#[test]
fn the_bots_turn_leaves_no_preview() -> Result<()> {
    const PREVIEWS: &str = "document.querySelectorAll('.preview').length";
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        let mv = game.some_move(0).context("a move")?;
        page.tab_to("[data-pit]").await?;
        sow(&page, &game, mv).await?;
        game.follow(mv, Some(Side::North)).await?;
        page.until(
            "the pit with the focus",
            "!!document.activeElement.dataset.pit",
        )
        .await?;
        ensure!(
            page.read(PREVIEWS).await? == 0,
            "a preview nobody asked for"
        );
        // Along the row there is a pit that can be played.
        for _ in 0..6 {
            page.key("ArrowRight").await?;
        }
        let playable = "document.activeElement.classList.contains('playable')";
        for _ in 0..6 {
            if page.read(playable).await? == true {
                break;
            }
            page.key("ArrowLeft").await?;
        }
        page.until("the preview of the pit", &format!("{PREVIEWS} > 0"))
            .await
            .map(drop)
    })
}

#[test]
fn the_gallery_is_walked_through_by_arrows() -> Result<()> {
    visit(STILL, |page| async move {
        page.resize((1440, 900)).await?;
        page.open("#/new").await?;
        page.late_styles().await?;
        page.tab_to("[data-choose-game]:checked").await?;
        let mut chosen = "giuthi";
        for (key, next) in [
            ("ArrowRight", "giuthi-store"),
            ("ArrowDown", "layli-goobalay"),
            ("ArrowDown", "layli-goobalay"),
            ("ArrowRight", "sulus-aidi"),
            ("ArrowUp", "giuthi-rounds"),
            ("ArrowLeft", "giuthi-store"),
        ] {
            page.key(key).await?;
            let there = format!(
                "document.activeElement.dataset.chooseGame === '{next}' && document.activeElement.checked"
            );
            page.until(&format!("{key} from {chosen}"), &there).await?;
            chosen = next;
        }
        page.key("Enter").await?;
        let game = format!("!!document.querySelector('[data-game={chosen}]')");
        page.until("the game", &game).await.map(drop)
    })
}

#[test]
fn a_letter_chooses_a_pit_wherever_the_focus_is() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        for focus in ["[data-action=hint]", "[data-tab=moves]", "[data-pit=a]"] {
            page.read(&format!("void document.querySelector('{focus}').focus()"))
                .await?;
            page.key("c").await?;
            page.until(
                &format!("the ways of C, with the focus at {focus}"),
                "document.querySelectorAll('[data-move^=c]').length === 2",
            )
            .await?;
            page.key("Escape").await?;
            page.until("no way", "!document.querySelector('[data-move]')")
                .await?;
        }
        Ok(())
    })
}

#[test]
fn a_letter_never_changes_who_plays() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot).await?;
        let players = "[...document.querySelectorAll('select.seat')].map(it => it.value).join()";
        let before = page.read(players).await?;
        page.tab_to("[data-pit]").await?;
        page.tab_to("[data-option=player-south]").await?;
        // No pit has this letter.
        page.key("y").await?;
        // The bots begin with it.
        page.key("b").await?;
        page.until(
            "the ways of B",
            "document.querySelectorAll('[data-move^=b]').length === 2",
        )
        .await?;
        let after = page.read(players).await?;
        ensure!(after == before, "{before} became {after}");
        Ok(())
    })
}

/// Goes to a pit with the arrow keys, lifts it, and shows the way with an
/// arrow. South's row lies below, so forward is to the right.
async fn sow(page: &Page, game: &Game<'_>, mv: Move) -> Result<()> {
    let letter = game.rules.board().letter(mv.pit);
    let wanted = format!("document.activeElement.dataset.pit === '{letter}'");
    // Down into South's own row, to its left end, and along it.
    page.key("ArrowDown").await?;
    for step in 0..24 {
        if page.read(&wanted).await?.as_bool() == Some(true) {
            break;
        }
        page.key(if step < 12 { "ArrowLeft" } else { "ArrowRight" })
            .await?;
    }
    ensure!(
        page.read(&wanted).await?.as_bool() == Some(true),
        "the arrow keys don't lead to pit {letter}"
    );
    page.key("Enter").await?;
    game.steer(mv).await
}
