//! The costly moves of the player's own games, which come back as tasks.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Match, Move, Side, Variant};
use mbegu::ui::state::{Mistake, Practice};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

/// A day in the past, from which tasks are due.
const EARLIER: i64 = 20_000;

/// A task in which North has sown A and is to find B or C.
fn mistake() -> Result<Mistake> {
    let rules = Variant::Giuthi.default_rules();
    let mv = |text: &str| rules.parse_move(text);
    Ok(Mistake {
        game: Match::new(rules, Side::North),
        played: mv("A+")?,
        accepted: vec![mv("B+")?, mv("C+")?],
        cost: 240,
    })
}

/// The stored tasks.
async fn stored(page: &Page) -> Result<Practice> {
    let text = page.read("localStorage['mbegu.practice']").await?;
    let Ok(practice) = text.as_str().context("nothing is stored")?.parse();
    Ok(practice)
}

async fn until_result(page: &Page, result: &str) -> Result<()> {
    let script = format!("document.querySelector('.puzzle')?.dataset.result === '{result}'");
    page.until(result, &script).await.map(drop)
}

async fn play(page: &Page, mistake: &Mistake, mv: Move) -> Result<()> {
    let rules = mistake.rules();
    let (pit, name) = (rules.board().letter(mv.pit), rules.display_move(mv));
    page.press(&format!("[data-pit={pit}]")).await?;
    page.press(&format!(".way[data-move='{name}']")).await
}

#[test]
fn what_is_missed_comes_back_tomorrow() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("#/practice").await?;
        until_result(&page, "finished").await?;
        let mistake = mistake()?;
        let mut practice = Practice::default();
        practice.add(vec![mistake.clone()], EARLIER);
        let text = json!(practice.to_string());
        page.read(&format!("void (localStorage['mbegu.practice'] = {text})"))
            .await?;
        page.read("void (location.hash = '#/puzzles')").await?;
        page.late_styles().await?;
        let listed = "document.querySelectorAll('.practice li .now').length === 1";
        page.until("the task of today", listed).await?;
        page.picture("practice-listed").await?;
        page.press(".practice [data-action=practise]").await?;
        until_result(&page, "open").await?;
        play(&page, &mistake, mistake.played).await?;
        until_result(&page, "wrong").await?;
        let due = stored(&page).await?.open()[0].due;
        page.press("[data-action=retry-puzzle]").await?;
        until_result(&page, "open").await?;
        play(&page, &mistake, mistake.accepted[1]).await?;
        until_result(&page, "solved").await?;
        page.picture("practice-solved").await?;
        let again = stored(&page).await?.open()[0].due;
        ensure!(due > EARLIER && again == due, "due {due}, then {again}");
        page.press("[data-action=next-puzzle]").await?;
        until_result(&page, "finished").await
    })
}

#[test]
fn the_costly_moves_of_a_game_are_practised_in_order() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Alemungula, Opponent::Person).await?;
        let mut turns = 0;
        while let Some(mv) = game.some_move(turns).filter(|_| turns < 10) {
            game.click(mv).await?;
            game.follow(mv, None).await?;
            turns += 1;
        }
        page.press("[data-action=resign]").await?;
        page.press("[data-action=resign-yes]").await?;
        page.tab("teacher").await?;
        page.press("[data-action=review]").await?;
        page.until(
            "the way to the practice",
            "!!document.querySelector('.table [data-action=practise]')",
        )
        .await?;
        page.press(".table [data-action=practise]").await?;
        until_result(&page, "open").await?;
        let practice = stored(&page).await?;
        let first = practice.open()[0].link.clone();
        let shown = page
            .read("document.querySelector('.puzzle').dataset.practice")
            .await?;
        ensure!(shown == json!(first), "{shown} is shown before {first}");
        page.press("[data-action=show-solution]").await?;
        until_result(&page, "shown").await?;
        page.driver.back().await?;
        page.until("the game", "!!document.querySelector('.table .board')")
            .await
            .map(drop)
    })
}
