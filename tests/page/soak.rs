//! Many games by chance, of every kind and size: no errors, no board that
//! differs from the engine, no memory that grows.

use std::env;

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::rules::{Options, Variant};
use mbegu::ui::i18n::Language;
use serde_json::{Value, json};

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, locale, visit};
use crate::playthrough::{By, Playthrough};

/// The default number of games.
const GAMES: u32 = 24;
/// The maximum number of moves of each of them.
const MOVES: usize = 20;
/// The maximum where the number of games was asked for: enough for all but
/// matches, which random play seldom ends.
const ALL_MOVES: usize = 300;
/// Games before memory is first looked at: the page has then shown everything
/// once.
const WARM_UP: u32 = 12;
/// What the page may hold beyond what it held then, in all and for each move
/// since: kilobytes of objects, to which the browser adds some for each question
/// that the test asks (without questions the page keeps half a kilobyte a game, and
/// [`a_thousand_moves_leave_nothing_behind`] looks for what a move leaves); nodes of the
/// document; listeners; kilobytes of the program's own memory, which grows by pages of 64.
const GROWTH: [(&str, f64, f64); 4] = [
    ("JavaScript, kB", 100.0, 3.0),
    ("nodes", 300.0, 0.0),
    ("listeners", 60.0, 0.0),
    ("wasm, kB", 128.0 + 2.0 * TABLES_OF_A_BOARD, 1.5),
];

/// The kilobytes of the tables that sow on boards of one size. The program makes them
/// once and keeps them; two sizes are played after the warm-up for the first time.
const TABLES_OF_A_BOARD: f64 = 920.0;

const SIZES: [(u32, u32); 4] = [(1440, 900), (360, 740), (820, 1180), (320, 640)];

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn games_by_chance() -> Result<()> {
    let (games, most) = match env::var("MBEGU_SOAK") {
        Ok(asked) => (
            asked.parse().context("MBEGU_SOAK is not a number")?,
            ALL_MOVES,
        ),
        Err(_) => (GAMES, MOVES),
    };
    visit(STILL, |page| {
        page.cdp("Performance.enable", json!({}))?;
        page.open("")?;
        let mut rng = Rng::new(1);
        let (mut moves, mut first, mut last) = (0, None, [0.0; 4]);
        // Two of them, as each that is loaded stays in the memory.
        let languages: Vec<_> = ["en", "pt-BR"]
            .into_iter()
            .filter_map(Language::find)
            .collect();
        for number in 0..games {
            let variant = Variant::ALL[number as usize % Variant::ALL.len()];
            let mut any = |allowed: std::ops::RangeInclusive<u8>| {
                allowed.start() + rng.below(u32::from(allowed.end() - allowed.start()) + 1) as u8
            };
            let options = Options {
                pits: any(variant.allowed_pits()),
                seeds: any(variant.allowed_seeds()),
            };
            let size = SIZES[rng.below(4) as usize];
            page.resize(size)?;
            let language = languages[number as usize / Variant::ALL.len() % languages.len()];
            if (number as usize).is_multiple_of(Variant::ALL.len()) {
                set_up(&page, language)?;
            }
            let locale = locale(language)?;
            let seed = u64::from(number);
            let mut play =
                Playthrough::start_in(&page, variant, options, By::Pointer, seed, locale)?;
            play.play(most, usize::MAX)?;
            moves += play.game.plies();
            page.press("[data-action=new]")?;

            page.no_errors()?;
            last = memory(&page)?;
            if number == WARM_UP {
                first = Some((last, moves));
            }
        }
        let (first, then) = first.context("too few games to tell whether memory grows")?;
        println!("figure: {games} games by chance, {moves} moves");
        let since = (moves - then) as f64;
        for (at, (what, most, of_a_move)) in GROWTH.into_iter().enumerate() {
            let (before, after) = (first[at], last[at]);
            println!("figure: {what}: {before:.0} after {WARM_UP} games, {after:.0} after all");
            ensure!(
                after - before <= most + of_a_move * since,
                "{what}: {before:.0} after {WARM_UP} games, {after:.0} after {games}"
            );
        }
        Ok(())
    })
}

/// Another language, and the board the other way round.
fn set_up(page: &Page, language: Language) -> Result<()> {
    page.press("[popovertarget=settings]")?;
    let option = format!("[data-option=language] option[value={}]", language.tag());
    page.press(&option)?;
    page.unfold_settings()?;
    page.press("[data-option=flip]")?;
    page.press("#settings .sheet-head button")
}

/// The size of the program's memory; the names of what it exports are short.
const MEMORY: &str =
    "Object.values(wasmOfPage).find(it => it instanceof WebAssembly.Memory).buffer.byteLength";

/// What the page holds once all that can be is let go. A document that was left, and
/// pictures, go a collection or two later than what held them: it is measured until the
/// number of nodes stays the same.
fn memory(page: &Page) -> Result<[f64; 4]> {
    let mut last = collected(page)?;
    for _ in 0..10 {
        let now = collected(page)?;
        if now[1] == last[1] {
            return Ok(now);
        }
        last = now;
    }
    bail!("the number of nodes still changes after {last:?}")
}

/// What the page holds after a collection of garbage.
fn collected(page: &Page) -> Result<[f64; 4]> {
    page.cdp("HeapProfiler.collectGarbage", json!({}))?;
    let heap = page.cdp("Runtime.getHeapUsage", json!({}))?;
    let metrics = page.cdp("Performance.getMetrics", json!({}))?;
    let metric = |name: &str| {
        let all = metrics["metrics"].as_array();
        let found = all.and_then(|all| all.iter().find(|metric| metric["name"] == name));
        let value = found.and_then(|metric| metric["value"].as_f64());
        value.with_context(|| format!("there is no metric {name}"))
    };
    let wasm: Value = page.read(MEMORY)?;
    Ok([
        heap["usedSize"].as_f64().context("no size of the heap")? / 1000.0,
        metric("Nodes")?,
        metric("JSEventListeners")?,
        wasm.as_f64().context("no size of the program's memory")? / 1000.0,
    ])
}

/// Kilobytes of objects: the least of several measurements, since some of what can
/// be let go goes only once the page has been idle.
fn least_memory(page: &Page) -> Result<f64> {
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        page.read("new Promise(done => requestIdleCallback(done))")?;
        least = least.min(memory(page)?[0]);
    }
    Ok(least)
}

/// Plays that many moves within the page, without a question in between: what
/// the browser keeps of each would cover what the page keeps. It gives up once the
/// board has stood still for so many looks. Yew yields to the browser about every 16 ms
/// while it renders, so the phase can be over while the button for another game isn't there.
const PLAY: &str = "(async moves => {
    const rest = () => new Promise(done => setTimeout(done, 4));
    const press = element => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    let seen = '';
    for (let played = 0, idle = 0; played < moves && idle < 2000; idle++) {
        const over = document.querySelector('[data-phase=over]');
        const again = document.querySelector('[data-action=again]');
        const way = document.querySelector('.way[data-move]');
        const pits = [...document.querySelectorAll('.pit.playable')];
        const pit = pits[7 * played % pits.length];
        const playOn = document.querySelector('[data-action=play-on]');
        if (over) {
            if (again) press(again);
        } else if (playOn) {
            press(playOn);
        } else if (way) {
            press(way);
            played++;
        } else if (pit) {
            if (pit.dataset.move) played++;
            press(pit);
        }
        await rest();
        const turn = document.querySelector('[data-turn]').dataset.turn;
        if (turn !== seen) idle = 0;
        seen = turn;
        window.played = played;
    }
})";

/// What the page may come to hold in a thousand moves more, in kilobytes. 18 to 60
/// were measured, in a single step: code that the browser has compiled. A hundred
/// bytes left behind by each move would be seen.
const GROWTH_ALONE: f64 = 100.0;

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn a_thousand_moves_leave_nothing_behind() -> Result<()> {
    visit(STILL, |page| {
        page.cdp("Performance.enable", json!({}))?;
        page.open("")?;
        Game::start(&page, Variant::Alemungula, Opponent::Person)?;
        let mut held = [0.0; 2];
        for (moves, held) in [500, 1_000].into_iter().zip(&mut held) {
            // A call has to end in time on a busy machine.
            for _ in 0..moves / 100 {
                page.call(PLAY, json!(100))?;
                let played = page.read("window.played")?;
                ensure!(played == 100, "{played} of 100 moves were played");
            }
            *held = least_memory(&page)?;
        }
        let [before, after] = held;
        println!("JavaScript: {before:.0} kB after 500 moves, {after:.0} kB after 1000 more");
        ensure!(
            after <= before + GROWTH_ALONE,
            "{before} kB have become {after} in a thousand moves"
        );
        Ok(())
    })
}
