//! What a frame of the animation costs on a full board: by the browser's own
//! account, in time of the processor, so that other programs don't count.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::link::{LinkContent, LinkView, encode};
use mbegu::rules::{Event, Match, Options, Side, Variant};
use serde_json::json;

use crate::harness::{MOVING, Page, visit};

/// Counts the frames in which the page changes something.
const WATCH: &str = "
    let changed = false;
    new MutationObserver(() => changed = true).observe(document,
        { subtree: true, childList: true, attributes: true, characterData: true });
    const ask = requestAnimationFrame.bind(window);
    const count = () => {
        if (changed) window.changes = (window.changes ?? 0) + 1;
        changed = false;
        window.onframes?.();
        ask(count);
    };
    ask(count);
";

const PHASE: &str = "document.querySelector('[data-phase]').dataset.phase";

/// On a quiet machine a frame keeps within its bound. One that runs other
/// programs too is so many times slower at most.
const BUSY: f64 = 3.0;

/// Frames that are watched in a try.
const FRAMES: usize = 30;
/// Other programs run on the machine too: the best of so many tries counts.
const TRIES: usize = 5;

#[test]
fn frames_of_a_full_board_are_cheap() -> Result<()> {
    // In milliseconds.
    for (throttled, most) in [(1, 2.0), (4, 8.0)] {
        visit(MOVING, |page| async move {
            let source = json!({ "source": WATCH });
            let ticks = json!({ "timeDomain": "threadTicks" });
            page.cdp("Performance.setTimeDomain", ticks).await?;
            page.cdp("Performance.enable", json!({})).await?;
            page.cdp("Page.addScriptToEvaluateOnNewDocument", source)
                .await?;
            page.open(&format!("#{}", long_sowing()?)).await?;
            page.until("the board", "!!document.querySelector('[data-position]')")
                .await?;
            page.cdp(
                "Emulation.setCPUThrottlingRate",
                json!({ "rate": throttled }),
            )
            .await?;
            let mut best = f64::INFINITY;
            for _ in 0..TRIES {
                let cost = watch(&page).await?;
                println!("figure: script of a frame, slowed {throttled} times: {cost:.2} ms");
                best = best.min(cost);
                if best < most {
                    return Ok(());
                }
            }
            ensure!(
                best < most * BUSY,
                "slowed {throttled} times, a frame takes {best:.2} ms of script"
            );
            Ok(())
        })?;
    }
    Ok(())
}

/// A link to a long sowing on the largest board, while most of its 180 seeds
/// are still in the pits.
fn long_sowing() -> Result<String> {
    let rules = Variant::Giuthi.rules(Options { pits: 10, seeds: 9 })?;
    for seed in 0..1000 {
        let mut chance = Rng::new(seed);
        let mut game = Match::new(rules, Side::South);
        for at in 1..=6 {
            let position = *game.current().position();
            let moves: Vec<_> = rules.moves(&position).iter().collect();
            let mv = moves.get(chance.below(moves.len() as u32) as usize);
            let mut events = Vec::new();
            game.play(*mv.context("a move")?, &mut events)?;
            let drops = events
                .iter()
                .filter(|event| matches!(event, Event::Drop { .. }));
            if drops.count() >= 4 * FRAMES {
                let (ended, view) = (None, LinkView::Look(at));
                return Ok(encode(&LinkContent { game, ended, view })?);
            }
        }
    }
    bail!("no sowing is long enough")
}

/// Replays the sowing; the script that runs for each frame that changes
/// something, in milliseconds.
async fn watch(page: &Page) -> Result<f64> {
    page.press(".steps [data-action=replay]:nth-child(3)")
        .await?;
    page.until("the sowing", &format!("{PHASE} === 'sowing'"))
        .await?;
    page.read("void (window.changes = 0)").await?;
    let before = script(page).await?;
    // Nothing else is asked of the page meanwhile: that would be script too.
    let frames = format!(
        "new Promise(seen => {{ window.onframes = () => changes >= {FRAMES} && seen(); }})"
    );
    let wait = json!({ "expression": frames, "awaitPromise": true });
    page.cdp("Runtime.evaluate", wait).await?;
    let after = script(page).await?;
    let changes = page.read("changes").await?.as_f64().context("a number")?;
    ensure!(
        page.read(PHASE).await? == "sowing",
        "the sowing ended before its frames were counted"
    );
    page.key("Escape").await?;
    let rest = format!("{PHASE} !== 'sowing'");
    page.until("the end of the sowing", &rest).await?;
    Ok((after - before) / changes)
}

/// How long scripts have run in the page, in milliseconds of the processor.
async fn script(page: &Page) -> Result<f64> {
    let metrics = page.cdp("Performance.getMetrics", json!({})).await?;
    let all = metrics["metrics"].as_array().context("metrics")?;
    let script = all.iter().find(|metric| metric["name"] == "ScriptDuration");
    let seconds = script.and_then(|script| script["value"].as_f64());
    Ok(seconds.context("no time of scripts")? * 1000.0)
}
