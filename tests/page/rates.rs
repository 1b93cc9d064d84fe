//! The rate of the frames, and of a key that is held: neither changes how long something takes.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::link::LinkView;
use mbegu::rules::{Match, Options, Side, Variant};
use serde_json::json;

use crate::game::link_of;
use crate::harness::{MOVING, Page, visit};

/// Lets a test give the frames.
const TAKE_FRAMES: &str = "
    const [request, cancel] = [requestAnimationFrame, cancelAnimationFrame].map(it => it.bind(window));
    window.asked = new Map();
    let last = 0;
    window.requestAnimationFrame = callback =>
        window.isTaken ? (asked.set(--last, callback), last) : request(callback);
    window.cancelAnimationFrame = id => asked.delete(id) || cancel(id);
";

/// Replays the move that is shown, by frames of this length, with a clock that is rounded.
/// Returns the time of the last one; all times are in milliseconds.
const REPLAY: &str = "async ([lasts, rounding]) => {
    const phase = () => document.querySelector('[data-phase]').dataset.phase;
    const rendered = async () => {
        for (const _ of [1, 2]) await new Promise(next => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { port1.close(); next(); };
            port2.postMessage(null);
        });
    };
    window.isTaken = true;
    document.querySelector('.steps [data-action=replay]:nth-child(3)').click();
    await rendered();
    if (phase() !== 'sowing') throw `it is ${phase()}`;
    let now = 0;
    while (phase() === 'sowing') {
        const due = [...asked.values()];
        asked.clear();
        now += lasts;
        for (const callback of due) callback(Math.floor(now / rounding) * rounding);
        await rendered();
    }
    window.isTaken = false;
    return now;
}";

#[test]
fn a_move_takes_the_same_time_at_every_rate() -> Result<()> {
    visit(MOVING, takes_the_same_time)
}

/// Shows a move at several rates of frames.
pub fn takes_the_same_time(page: Page) -> Result<()> {
    const EXACT: f64 = 1.0e-3;
    page.before_loading(TAKE_FRAMES)?;
    let rules = Variant::Giuthi.default_rules();
    let game = Match::parse(rules, Side::South, "c-")?;
    page.open(&format!("#{}", link_of(game, LinkView::AtPly(1))))?;
    page.wait_for(".steps [data-action=replay]")?;
    let mut times = Vec::new();
    for (rate, rounding) in [
        (144.0, EXACT),
        (60.0, EXACT),
        (30.0, EXACT),
        (10.0, EXACT),
        (144.0, 100.0),
        (60.0, 100.0),
    ] {
        let lasts = 1000.0 / rate;
        let took = page.call(REPLAY, json!([lasts, rounding]))?;
        times.push((took.as_f64().context("a time")?, lasts + rounding));
    }
    let (shortest, _) = times[0];
    ensure!(shortest > 1000.0, "a move takes {shortest} ms");
    for (took, coarse) in &times {
        // The first frame and the last one are up to a frame late.
        ensure!(
            (took - shortest).abs() <= 2.0 * coarse,
            "a move takes {times:?} ms"
        );
    }
    Ok(())
}

#[test]
fn a_step_key_that_is_held_queues_nothing() -> Result<()> {
    const PLIES: usize = 200;
    visit(MOVING, |page| {
        let game = long_game(PLIES)?;
        page.open(&format!("#{}", link_of(game, LinkView::AtPly(PLIES))))?;
        page.tab("moves")?;
        page.tab_to(&format!(".entry [data-at='{PLIES}']"))?;
        for (key, number, at) in [("ArrowLeft", 37, 0), ("ArrowRight", 39, PLIES)] {
            for _ in 0..PLIES {
                page.cdp(
                    "Input.dispatchKeyEvent",
                    json!({
                        "type": "rawKeyDown", "key": key, "code": key,
                        "windowsVirtualKeyCode": number, "autoRepeat": true,
                    }),
                )?;
            }
            page.next_frames()?;
            let shown = "document.querySelector('.entry [aria-current]')?.dataset.at ?? '0'";
            page.expect(shown, at.to_string())?;
            // The last step may still be played out; nothing comes after it.
            page.key("Escape")?;
            page.wait_gone("[data-phase=sowing]")?;
            page.next_frames()?;
            page.expect(shown, at.to_string())?;
            page.expect("!!document.querySelector('[data-phase=sowing]')", false)?;
        }
        Ok(())
    })
}

/// A game of so many plies on a large board.
fn long_game(plies: usize) -> Result<Match> {
    let rules = Variant::Giuthi.rules(Options { pits: 10, seeds: 9 })?;
    for seed in 0..1000 {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(rules, Side::South);
        while game.plies() < plies {
            let moves: Vec<_> = rules.moves(game.current().position()).iter().collect();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv, &mut ())?;
        }
        if game.plies() == plies {
            return Ok(game);
        }
    }
    bail!("no game is so long")
}
