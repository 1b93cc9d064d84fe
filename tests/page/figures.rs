//! What a visit costs. The figures are printed, not judged: they are of the
//! machine as much as of the page.

use std::env;

use anyhow::{Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::{GameId, StoredGame, Termination};
use mbegu::rules::{GameRecord, GameStatus, Side, Variant};
use serde_json::{Value, json};

use crate::game::{Game, Opponent};
use crate::harness::{MOVING, PHONE, Page, STILL, visit, visit_to};
use crate::stored::{CATCH, KEEP, NAME, WITH_BOT, stored_game};

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn time_to_a_board_that_answers_and_tasks_of_the_bots_turn() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.until("the page", "window.answersAfter")?;
        println!(
            "figure: the page answers after {} ms",
            page.read("Math.round(answersAfter)")?
        );
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        page.read("void (longTasks.length = 0)")?;
        for turn in 0..5 {
            game.play_some(turn, Some(Side::North))?;
        }
        println!(
            "figure: longest task in five turns of the bot: {} ms",
            page.read(LONGEST)?
        );
        Ok(())
    })
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn tasks_of_a_sowing() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.read("void (longTasks.length = 0)")?;
        game.play_some(0, None)?;
        println!(
            "figure: longest task in a sowing: {} ms",
            page.read(LONGEST)?
        );
        Ok(())
    })
}

/// Opens the page and waits until it has started: its start doesn't count.
fn open_and_rest(page: &Page) -> Result<()> {
    page.open("")?;
    page.until("the page", "window.answersAfter")?;
    forget_tasks(page)
}

/// Forgets the long tasks so far, when nothing is left to do, or after a second.
fn forget_tasks(page: &Page) -> Result<()> {
    page.read("new Promise(rest => requestIdleCallback(rest, { timeout: 1000 }))")?;
    page.read("void (longTasks.length = 0)").map(drop)
}

/// Stores five thousand games, every other of them finished, and forgets the long tasks
/// so far.
fn store_five_thousand(page: &Page) -> Result<()> {
    let record = "b E b D e E d E c B a D c A d E a F f A d";
    let game = stored_game(Variant::LayliGoobalay, WITH_BOT, record)?;
    let text = |id: u64| {
        let played = game.played - id * 10_000;
        let mut game = StoredGame {
            played,
            ..game.clone()
        };
        if id % 2 == 1 {
            let loser = if id.is_multiple_of(3) {
                Side::South
            } else {
                Side::North
            };
            game.saved.ended = Some(Termination::Resigned(loser));
        }
        (GameId::new(id as u32).key(), game.to_string())
    };
    let games: Vec<_> = (0..5000).map(text).collect();
    open_and_rest(page)?;
    page.call(KEEP, json!(games))?;
    forget_tasks(page)
}

/// Opens a view, and returns after how many milliseconds a script is true.
fn time_to(page: &Page, fragment: &str, shown: &str) -> Result<Value> {
    let open = format!(
        "void (() => {{
            window.shownAfter = null;
            const begin = performance.now();
            const look = () => {{
                if ({shown}) window.shownAfter = performance.now() - begin;
                else requestAnimationFrame(look);
            }};
            location.hash = '{fragment}';
            look();
        }})()"
    );
    page.read(&open)?;
    page.until("the view", "window.shownAfter")?;
    page.read("Math.round(shownAfter)")
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn tasks_of_a_list_of_five_thousand_games() -> Result<()> {
    visit(STILL, |page| {
        store_five_thousand(&page)?;
        let drawn = "document.querySelectorAll('[data-entry] .mini').length >= 12";
        let after = time_to(&page, "#/games", drawn)?;
        println!("figure: a list of 5,000 games is shown after {after} ms");
        page.until("the results", "!!document.querySelector('section.results')")?;
        println!(
            "figure: longest task in a list of 5,000 games: {} ms",
            page.read(LONGEST)?
        );
        page.until("the summaries", "!!localStorage['mbegu.summaries']")?;
        open_and_rest(&page)?;
        let after = time_to(&page, "#/games", drawn)?;
        page.until("the results", "!!document.querySelector('section.results')")?;
        println!(
            "figure: by its summaries a list of 5,000 games is shown after {after} ms, longest task: {} ms",
            page.read(LONGEST)?
        );
        forget_tasks(&page)?;
        page.read(CATCH)?;
        page.read(NAME)?;
        page.press("[data-action=export-all]")?;
        let whole = "(window.given?.match(/^game /gm) ?? []).length === 5000";
        page.until("the file", whole)?;
        println!(
            "figure: longest task in an export of 5,000 games: {} ms",
            page.read(LONGEST)?
        );
        let picker = "!!document.querySelector('.picker')";
        forget_tasks(&page)?;
        let after = time_to(&page, "#/new", picker)?;
        println!(
            "figure: with 5,000 games the picker is shown after {after} ms, longest task: {} ms",
            page.read(LONGEST)?
        );
        Ok(())
    })
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn tasks_of_a_deletion_of_five_thousand_games() -> Result<()> {
    visit(STILL, |page| {
        store_five_thousand(&page)?;
        page.draw_settings()?;
        let count = "Object.keys(localStorage).filter(it => it.startsWith('mbegu.game.')).length";
        let settings = "void document.querySelector('#settings').showPopover()";
        page.read(settings)?;
        for (action, left) in [("delete-all", 0), ("undo-delete-all", 5000)] {
            forget_tasks(&page)?;
            page.press(&format!("[data-action={action}]"))?;
            page.until("the end", &format!("{count} === {left}"))?;
            let other = "document.querySelector('.kept [data-action$=delete-all]').dataset.action";
            page.until("the other button", &format!("{other} !== '{action}'"))?;
            println!(
                "figure: longest task in {action} of 5,000 games: {} ms",
                page.read(LONGEST)?
            );
        }
        Ok(())
    })
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
        let listed = "document.querySelectorAll('[data-entry]').length >= 12
            && !!document.querySelector('section.results')";
        page.until("the list", listed)?;
        println!(
            "figure: longest task in an import of 600 games of 4,095 moves: {} ms",
            page.read(LONGEST)?
        );
        Ok(())
    })
}

/// The browser reports tasks of 50 ms and more.
const LONGEST: &str = "longTasks.length ? Math.round(Math.max(...longTasks)) : 'under 50'";

/// Presses the first pit that can be played as soon as it is seen, and notes
/// when the page has shown it and when it has answered.
const PRESS_AT_ONCE: &str = "
    new MutationObserver((_, observer) => {
        const pit = document.querySelector('.page:not([hidden]) .pit.playable');
        if (pit && !window.pressedAfter) {
            const { x, y, width, height } = pit.getBoundingClientRect();
            if (!width) return;
            window.pressedAfter = performance.now();
            const at = { clientX: x + width / 2, clientY: y + height / 2 };
            document.elementFromPoint(at.clientX, at.clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
        }
        if (document.querySelector('.pit.chosen')) {
            window.answeredAfter = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
";

/// A phone of some years ago, with a slow connection. `cargo xtask audit`
/// measures the page packed as hosts send it, in the folder `MBEGU_SITE`.
#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn when_a_first_press_is_answered() -> Result<()> {
    let site = env::var_os("MBEGU_SITE").map_or_else(xtask::build::dist, Into::into);
    visit_to(site, "/", PHONE, |page| {
        page.cdp("Network.enable", json!({}))?;
        // In milliseconds and bytes a second: 1.6 and 0.75 Mbit/s.
        let slow = json!({
            "offline": false, "latency": 150,
            "downloadThroughput": 200_000, "uploadThroughput": 93_750,
        });
        page.cdp("Network.emulateNetworkConditions", slow)?;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))?;
        let script = json!({ "source": PRESS_AT_ONCE });
        page.cdp("Page.addScriptToEvaluateOnNewDocument", script)?;
        page.open("")?;
        let answered = page.until("an answer", "window.answeredAfter")?;
        println!(
            "figure: a press after {:.0} ms is answered after {:.0} ms",
            page.read("pressedAfter")?.as_f64().unwrap_or_default(),
            answered.as_f64().unwrap_or_default()
        );
        Ok(())
    })
}
