//! The sounds, which a browser allows only after a press.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{MOVING, visit};

/// Notes the moments at which notes are played.
const HEAR: &str = "{
    window.heard = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) {
        heard.push(performance.now());
        return start.call(this, at);
    };
}";

/// The most notes within a twentieth of a second.
const MOST_AT_ONCE: &str =
    "Math.max(0, ...heard.map(from => heard.filter(at => at >= from && at < from + 50).length))";

#[test]
fn sounds_that_the_browser_has_held_back_are_not_heard_later() -> Result<()> {
    visit(MOVING, |page| {
        page.before_loading(HEAR)?;
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        page.draw_settings()?;
        page.set("[data-option=volume]", "5")?;
        game.play_some(0, Some(Side::North))?;
        ensure!(
            page.read("heard.length > 0")? == json!(true),
            "no move is heard"
        );
        // The bot moves in a page that nobody has pressed.
        game.click(game.some_move(1).context("a move")?)?;
        page.wait_for("[data-phase=thinking], [data-phase=sowing]")?;
        page.reload()?;
        let is_allowed = "navigator.userActivation.hasBeenActive";
        page.expect(is_allowed, false)?;
        page.wait_for("[data-phase=choosing]")?;
        page.expect("heard.length", 0)?;
        let mut game = Game::shown(&page, game.rules)?;
        game.play_some(2, Some(Side::North))?;
        page.until("a sound", "heard.length > 0")?;
        let most = page.read(MOST_AT_ONCE)?;
        ensure!(
            most.as_u64().is_some_and(|most| most < 9),
            "{most} notes at once"
        );
        Ok(())
    })
}
