//! Two tabs of the same page.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::game::{Game, Opponent, settled};
use crate::harness::{Page, STILL, visit};

const KEPT: &str = "Object.keys(localStorage).filter(key => key.startsWith('mbegu.game.')).sort()";

fn play(page: &Page, variant: Variant, turn: usize) -> Result<()> {
    let mut game = Game::shown(page, variant.default_rules())?;
    game.play_some(turn, None)
}

#[test]
fn the_same_game_in_two_tabs_is_one_game() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        play(&page, Variant::Giuthi, 0)?;
        let one = page.devtools()?.session();
        let two = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&two);
        page.open("")?;
        for turn in 1..5 {
            play(&page, Variant::Giuthi, turn)?;
            let played = settled(&page, &rules)?;
            let other = if turn % 2 == 1 { &one } else { &two };
            page.devtools()?.switch_to(other);
            let mut game = Game::shown(&page, rules)?;
            game.expect(played)?;
        }
        let kept = page.read(KEPT)?;
        ensure!(
            kept.as_array().is_some_and(|kept| kept.len() == 1),
            "{kept}"
        );
        Ok(())
    })
}

#[test]
fn games_in_two_tabs_leave_each_other_alone() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        play(&page, Variant::Giuthi, 0)?;
        let one = page.devtools()?.session();
        let giuthi = page.read("location.hash")?;
        let two = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&two);
        page.open("")?;
        page.press("[data-action=new]")?;
        Game::start(&page, Variant::Alemungula, Opponent::Person)?;
        play(&page, Variant::Alemungula, 0)?;
        page.devtools()?.switch_to(&one);
        ensure!(page.read("location.hash")? == giuthi);
        play(&page, Variant::Giuthi, 1)?;
        let kept = page.read(KEPT)?;
        ensure!(
            kept.as_array().is_some_and(|kept| kept.len() == 2),
            "{kept}"
        );
        // The game played last is the one that a new visit goes on with.
        page.goto("about:blank")?;
        page.open("")?;
        let name = "document.querySelector('[data-game]')?.dataset.game";
        let name = page.until("a game", name)?;
        ensure!(name == json!("giuthi"), "{name}");
        Ok(())
    })
}
