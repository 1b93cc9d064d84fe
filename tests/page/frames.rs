//! The frames of the animation on a full board: how much of the page each changes, and
//! for `cargo xtask bench` the time of its script.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::link::LinkView;
use mbegu::rules::{Event, Match, Options, Side, Variant};
use serde_json::{Value, json};

use crate::game::link_of;
use crate::harness::{MOVING, Page, visit};

/// Counts the frames in which the page changes something, and the changes.
const WATCH: &str = "
    window.frames_changed = window.records = 0;
    let changed = 0;
    new MutationObserver(records => changed += records.length).observe(document,
        { subtree: true, childList: true, attributes: true, characterData: true });
    const ask = requestAnimationFrame.bind(window);
    const count = () => {
        frames_changed += changed > 0;
        records += changed;
        changed = 0;
        window.onframe?.();
        ask(count);
    };
    ask(count);
";

/// Moves nine of 180 circles in every frame, by a plain script.
const PLAIN: &str = "
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.style = 'position: fixed; inset: 0; pointer-events: none';
    const seeds = Array.from({ length: 180 }, () => {
        const seed = document.createElementNS(svg.namespaceURI, 'circle');
        seed.setAttribute('r', 8);
        svg.append(seed);
        return seed;
    });
    document.body.append(svg);
    const ask = requestAnimationFrame.bind(window);
    const move = time => {
        if (!svg.isConnected) return;
        for (const seed of seeds.slice(0, 9)) seed.setAttribute('cx', time % 400);
        ask(move);
    };
    ask(move);
    window.stop_plain = () => svg.remove();
";

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";

/// Frames that are watched in a try.
const FRAMES: usize = 30;
/// Other programs run on the machine too: the best of so many tries counts.
const TRIES: usize = 5;
/// The most changes of the page in a frame, on average. The nine seeds of a hand move,
/// and with them the hand, its number and the trail; a pit gets a seed, on a busy machine
/// several pits in a frame. A render of the whole board would be many hundreds.
const MAX_CHANGES: f64 = 120.0;

#[test]
fn a_frame_of_a_full_board_changes_little() -> Result<()> {
    visit(MOVING, |page| {
        open(&page)?;
        replay(&page)?;
        let frames = page.read("frames_changed")?;
        let records = page.read("records")?;
        let changes = number(&records)? / number(&frames)?;
        println!("figure: changes of the page in a frame: {changes:.1}");
        ensure!(
            changes < MAX_CHANGES,
            "{changes:.1} changes of the page in a frame"
        );
        Ok(())
    })
}

/// Prints the script of a frame as a multiple of that of a plain script, in the same
/// visit: by the browser's own account, in time of the processor.
#[test]
#[ignore = "a measurement; `cargo xtask bench` runs it"]
fn script_of_a_frame() -> Result<()> {
    visit(MOVING, |page| {
        let ticks = json!({ "timeDomain": "threadTicks" });
        page.cdp("Performance.setTimeDomain", ticks)?;
        page.cdp("Performance.enable", json!({}))?;
        open(&page)?;
        let (mut sowing, mut plain) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..TRIES {
            sowing = sowing.min(replay(&page)?);
            page.read(&format!("void (() => {{ {PLAIN} }})()"))?;
            plain = plain.min(watch(&page)?);
            page.read("void stop_plain()")?;
        }
        println!("frame|{sowing:.3}|{plain:.3}|{:.1}", sowing / plain);
        Ok(())
    })
}

/// Opens the board with a long sowing to replay.
fn open(page: &Page) -> Result<()> {
    page.before_loading(WATCH)?;
    page.open(&format!("#{}", long_sowing()?))?;
    let board = "!!document.querySelector('[data-position]')";
    page.until("the board", board)?;
    page.tab("moves")
}

/// A link to a long sowing on the largest board, while most of its 180 seeds
/// are still in the pits.
fn long_sowing() -> Result<String> {
    let rules = Variant::Giuthi.rules(Options { pits: 10, seeds: 9 })?;
    for seed in 0..1000 {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(rules, Side::South);
        for at in 1..=6 {
            let position = *game.current().position();
            let moves: Vec<_> = rules.moves(&position).iter().collect();
            let mv = moves.get(rng.below(moves.len() as u32) as usize);
            let mut events = Vec::new();
            game.play(*mv.context("a move")?, &mut events)?;
            let drops = events
                .iter()
                .filter(|event| matches!(event, Event::Drop { .. }));
            if drops.count() >= 4 * FRAMES {
                return Ok(link_of(game, LinkView::AtPly(at)));
            }
        }
    }
    bail!("no sowing is long enough")
}

/// Replays the sowing for some frames; the script of each, in milliseconds.
fn replay(page: &Page) -> Result<f64> {
    page.press(".steps [data-action=replay]:nth-child(3)")?;
    page.wait_for("[data-phase=sowing]")?;
    let cost = watch(page)?;
    page.expect(PHASE, "sowing")?;
    page.key("Escape")?;
    let rest = format!("{PHASE} !== 'sowing'");
    page.until("the end of the sowing", &rest)?;
    Ok(cost)
}

/// Waits for some frames that change the page; the script of each, in milliseconds of
/// the processor.
fn watch(page: &Page) -> Result<f64> {
    let before = script(page)?;
    // Nothing else is asked of the page meanwhile: that would be script too.
    let frames = format!(
        "new Promise(seen => {{
            frames_changed = records = 0;
            window.onframe = () => frames_changed >= {FRAMES} && seen();
        }})"
    );
    let wait = json!({ "expression": frames, "awaitPromise": true });
    page.cdp("Runtime.evaluate", wait)?;
    let after = script(page)?;
    let frames = number(&page.read("frames_changed")?)?;
    Ok((after - before) / frames)
}

fn number(value: &Value) -> Result<f64> {
    value.as_f64().context("no number")
}

/// The time of all scripts in the page so far, in milliseconds of the processor; 0
/// while it isn't measured.
fn script(page: &Page) -> Result<f64> {
    let metrics = page.cdp("Performance.getMetrics", json!({}))?;
    let all = metrics["metrics"].as_array().context("metrics")?;
    let script = all.iter().find(|metric| metric["name"] == "ScriptDuration");
    let seconds = script.and_then(|script| script["value"].as_f64());
    Ok(seconds.unwrap_or_default() * 1000.0)
}
