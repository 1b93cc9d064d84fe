//! What a visit costs. The figures are printed, not judged: they are of the
//! machine as much as of the page.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::{GameId, LinkView};
use mbegu::rules::{GameRecord, GameStatus, Match, Side, Variant};
use serde_json::json;

use crate::game::link_of;
use crate::harness::{PHONE, Page, STILL, visit, visit_to};
use crate::stored::{KEEP, WITH_BOT, stored_game};

/// Forgets the long tasks so far, when nothing is left to do, or after a second.
fn forget_tasks(page: &Page) -> Result<()> {
    page.read("new Promise(rest => requestIdleCallback(rest, { timeout: 1000 }))")?;
    page.read("void (longTasks.length = 0)").map(drop)
}

/// A game with as many moves as a round can have.
fn longest_game() -> String {
    let rules = Variant::Alemungula.default_rules();
    let mut game = GameRecord::new(rules, Side::South);
    let mut rng = Rng::new(0);
    while game.plies() < 4_095 {
        let before = game.plies();
        let moves: Vec<_> = rules.moves(game.position()).iter().collect();
        // The move that goes on with most seeds in the pits, by chance among equals.
        let shift = rng.below(moves.len() as u32) as usize;
        let best = moves.iter().enumerate().min_by_key(|(order, mv)| {
            let is_played = game.play(**mv, &mut ()).is_ok();
            let position = game.position();
            let is_end = !is_played || position.status() == GameStatus::Over;
            let pits = rules.board().all_pits();
            let seeds: u32 = pits.map(|pit| u32::from(position.seeds(pit))).sum();
            game.truncate(before);
            let rng = (order + shift) % moves.len();
            (is_end, u32::MAX - seeds, rng)
        });
        let Some((_, &mv)) = best else { break };
        game.play(mv, &mut ()).expect("a legal move");
    }
    game.to_string()
}

/// Chooses a file of so many such games, each begun at another time.
fn choose_long_file(page: &Page, games: usize) -> Result<()> {
    let make = "([record, games]) => {
        const lines = record.match(/.{1,70}(?= |$)/g).map(line => `record ${line.trim()}\\n`).join('');
        const time = number => new Date(1.6e12 + number * 6e4).toISOString().replace('.000', '');
        const texts = Array.from({ length: games },
            (_, number) => `game alemungula\\nbegun ${time(number)}\\n${lines}`);
        window.chosen = new DataTransfer();
        chosen.items.add(new File(texts, 'games.txt', { type: 'text/plain' }));
    }";
    let choose = "void (() => {
        const input = document.querySelector('#import-file');
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
    })()";
    let record = longest_game();
    ensure!(record.split(' ').count() == 4_095);
    page.call(make, json!([record, games]))?;
    // That was a long task of the test's own.
    forget_tasks(page)?;
    page.read(choose).map(drop)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn a_file_of_long_games_is_imported_with_a_progress_bar() -> Result<()> {
    visit(STILL, |page| {
        page.open("games.html")?;
        page.until("the view", "!!document.querySelector('#import-file')")?;
        let stored = "Object.keys(localStorage).filter(it => it.startsWith('mbegu.game.')).length";
        choose_long_file(&page, 600)?;
        page.until("progress", "document.querySelector('progress')?.value > 0")?;
        page.press("[data-action=cancel-import]")?;
        page.until("the end", "!document.querySelector('progress')")?;
        ensure!(page.read(stored)? == json!(0));
        println!(
            "figure: longest task until an import is cancelled: {} ms",
            page.read(LONGEST)?
        );
        choose_long_file(&page, 600)?;
        page.until("progress", "document.querySelector('progress')?.value > 0")?;
        for _ in 0..10 {
            if page.read(stored)? == json!(600) {
                break;
            }
            let more = format!("{stored} === 600 || !document.querySelector('progress')");
            // One wait of the harness may be too short.
            let _ = page.until("the end", &more);
        }
        ensure!(page.read(stored)? == json!(600));
        page.until("the report", "!!document.querySelector('.report')")?;
        let listed = "document.querySelectorAll('[data-entry]').length === 50";
        page.until("the list", listed)?;
        println!(
            "figure: longest task in an import of 600 games of 4,095 moves: {} ms",
            page.read(LONGEST)?
        );
        Ok(())
    })
}

/// 5,000 games of 60 moves, which are all read at once.
#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn when_five_thousand_games_are_listed() -> Result<()> {
    visit(STILL, |page| {
        let record: Vec<_> = longest_game()
            .split(' ')
            .take(60)
            .map(str::to_owned)
            .collect();
        let game = stored_game(Variant::Alemungula, WITH_BOT, &record.join(" "))?.to_string();
        let games: Vec<_> = (0..5_000)
            .map(|id| (GameId::new(id).key(), &game))
            .collect();
        page.open("games.html")?;
        page.until("the view", "!!document.querySelector('.library-view')")?;
        page.call(KEEP, json!(games))?;
        page.open("#/")?;
        page.until("the board", "!!document.querySelector('[data-position]')")?;
        forget_tasks(&page)?;
        page.read("void (window.begun = performance.now(), location.hash = '#/games')")?;
        let listed =
            "document.querySelectorAll('[data-entry]').length === 50 && performance.now() - begun";
        let time = page.until("the list", listed)?;
        println!(
            "figure: 5,000 games are listed after {:.0} ms, the longest task takes {} ms",
            time.as_f64().unwrap_or_default(),
            page.read(LONGEST)?
        );
        Ok(())
    })
}

/// The browser reports tasks of 50 ms and more.
const LONGEST: &str = "longTasks.length ? Math.round(Math.max(...longTasks)) : 'under 50'";

/// Presses the first pit that can be played as soon as it is seen, and notes in `visit` when
/// the page has shown it, when the program was there, compiled and mounted, and when it has
/// answered.
const PRESS_AT_ONCE: &str = "
    window.visit = {};
    addEventListener('TrunkApplicationStarted', () => visit.compiled ??= performance.now());
    addEventListener('mbegu-shown', () => visit.mounted ??= performance.now());
    new MutationObserver((_, observer) => {
        const pit = document.querySelector('.page:not([hidden]) .pit.playable');
        if (pit && !visit.pressed) {
            const { x, y, width, height } = pit.getBoundingClientRect();
            if (!width) return;
            visit.pressed = performance.now();
            const at = { clientX: x + width / 2, clientY: y + height / 2 };
            document.elementFromPoint(at.clientX, at.clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
        }
        if (document.querySelector('.pit.chosen')) {
            visit.answered = performance.now();
            const loaded = performance.getEntriesByType('resource')
                .filter(it => it.responseEnd && it.responseEnd <= visit.answered);
            visit.downloaded = loaded.find(it => it.name.includes('_bg.wasm'))?.responseEnd;
            const page = performance.getEntriesByType('navigation')[0];
            visit.bytes = [page, ...loaded].reduce((sum, it) => sum + it.encodedBodySize, 0);
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
";

/// The networks on which first presses are measured: the latency in milliseconds, and the bytes
/// a second that come and go.
const NETWORKS: [(&str, u32, u32, u32); 2] = [
    ("1.6 Mbit/s, 150 ms", 150, 200_000, 93_750),
    ("0.4 Mbit/s, 400 ms", 400, 50_000, 50_000),
];

/// The parts of a visit, in the order of time, and the bytes loaded until it is answered.
const PARTS: [&str; 6] = [
    "pressed",
    "downloaded",
    "compiled",
    "mounted",
    "answered",
    "bytes",
];

/// How fast the machine is: the million steps a second of a loop.
const SPEED: &str = "(() => {
    let [state, steps] = [1, 0];
    const end = performance.now() + 500;
    while (performance.now() < end) {
        for (let step = 0; step < 1e5; step++) state ^= (state << 13) ^ (state >>> 17);
        steps += 1e5;
    }
    return state && Math.round(steps / 500 / 1e3);
})()";

/// What a visit begins with.
#[derive(Clone, Copy)]
enum Begins {
    New,
    WithStoredGame,
    ByLink,
}

/// One visit by a phone with a processor four times slower than this one: its [`PARTS`].
fn first_press(site: &Path, network: (u32, u32, u32), begins: Begins) -> Result<[f64; 6]> {
    let mut found = None;
    let link = link_of(
        Match::parse(Variant::Giuthi.default_rules(), Side::South, "a+ C-")?,
        LinkView::Play,
    );
    visit_to(site.to_owned(), "/", PHONE, |page| {
        let (latency, down, up) = network;
        if let Begins::WithStoredGame = begins {
            page.open("404.html")?;
            let game = stored_game(Variant::Giuthi, WITH_BOT, "a+ C-")?.to_string();
            page.call(KEEP, json!([(GameId::new(1).key(), game)]))?;
            page.goto("about:blank")?;
        }
        page.cdp("Network.enable", json!({}))?;
        page.cdp("Network.clearBrowserCache", json!({}))?;
        let slow = json!({
            "offline": false, "latency": latency,
            "downloadThroughput": down, "uploadThroughput": up,
        });
        page.cdp("Network.emulateNetworkConditions", slow)?;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))?;
        page.before_loading(PRESS_AT_ONCE)?;
        page.open(&match begins {
            Begins::ByLink => format!("#{link}"),
            Begins::New | Begins::WithStoredGame => String::new(),
        })?;
        page.until("an answer", "window.visit?.answered")?;
        let parts = PARTS.into_iter().map(|part| {
            let value = page.read(&format!("visit.{part}"))?;
            value
                .as_f64()
                .with_context(|| format!("{part} was not measured"))
        });
        found = parts.collect::<Result<Vec<f64>>>()?.try_into().ok();
        Ok(())
    })?;
    found.context("the visit was not measured")
}

/// When a first press is answered. `cargo xtask audit` measures the page packed as hosts send
/// it, in the folder `MBEGU_SITE`, `MBEGU_RUNS` times.
#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn when_a_first_press_is_answered() -> Result<()> {
    let site: PathBuf = env::var_os("MBEGU_SITE").map_or_else(xtask::build::dist, Into::into);
    let runs = env::var("MBEGU_RUNS")
        .ok()
        .and_then(|runs| runs.parse().ok());
    visit(STILL, |page| {
        let speed = page.read(SPEED)?;
        println!("figure: this machine counts {speed} million steps a second in the browser");
        Ok(())
    })?;
    println!("figure: ms until (and bytes) | {} |", PARTS.join(" | "));
    for (network, latency, down, up) in NETWORKS {
        for (name, begins) in [
            ("a first visit", Begins::New),
            ("a stored game", Begins::WithStoredGame),
            ("a link", Begins::ByLink),
        ] {
            let visits = (0..runs.unwrap_or(1))
                .map(|_| first_press(&site, (latency, down, up), begins))
                .collect::<Result<Vec<_>>>()?;
            let medians = std::array::from_fn::<_, 6, _>(|part| {
                let mut all: Vec<_> = visits.iter().map(|visit| visit[part]).collect();
                all.sort_by(f64::total_cmp);
                format!("{:.0}", all[all.len() / 2])
            });
            println!("figure: {name}, {network} | {} |", medians.join(" | "));
        }
    }
    Ok(())
}
