//! The bot at work: what becomes of it when its worker is killed, how much it
//! uses, how deep it sees. Figures are printed, as they are of the machine as
//! much as of the bot.

use anyhow::{Context, Result, ensure};
use mbegu::bot::Level;
use mbegu::link::LinkView;
use mbegu::rules::{NextStep, Side, Variant};
use serde_json::{Value, json};

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{Copy, Page, STILL, visit, visit_to};

/// Seen in every new document: the workers, what they are asked and what they
/// say, with the time. `still` counts the reports in a row, one every 100 ms, in which
/// the worker neither searched nor scheduled a slice.
const LISTEN: &str = "
    window.workers = [];
    window.told = [];
    window.bytes = 0;
    window.slices = 0;
    window.still = 0;
    const Usual = Worker;
    window.Worker = class extends Usual {
        constructor(...given) {
            super(...given);
            workers.push(this);
            this.addEventListener('message', ({ data }) => {
                if (data.kind === 'Memory') {
                    bytes = Math.max(bytes, data.bytes);
                    still = data.isSearching || data.slices !== slices ? 0 : still + 1;
                    slices = data.slices;
                } else {
                    const [[kind, its]] = Object.entries(data);
                    told.push({ kind, ...its, at: performance.now() });
                }
            });
        }
        set onmessage(hear) {
            super.onmessage = hear && (event => hear(window.tamper?.(event.data, hear) ?? event));
        }
        postMessage(said) {
            if (said.Search) {
                const [question] = Object.keys(said.Search.question);
                told.push({ kind: 'Search', question, at: performance.now() });
            }
            super.postMessage(said);
        }
    };";

/// Put before the script that starts the worker. The worker then reports its memory,
/// whether it searches, and how many slices of work it has scheduled without a request.
const WEIGH: &str = "
    let isSearching = false;
    let slices = 0;
    self.addEventListener('message', ({ data }) => isSearching = !!data.Search);
    const next = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...said) {
        if (!isSearching) slices += 1;
        next.apply(this, said);
    };
    const tell = self.postMessage;
    self.postMessage = said => {
        if (said.Answer) isSearching = false;
        tell.call(self, said);
    };
    const usual = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
        const made = await usual.call(WebAssembly, ...given);
        const memory = Object.values(made.instance.exports).find(it => it instanceof WebAssembly.Memory);
        setInterval(() => postMessage({ kind: 'Memory', bytes: memory.buffer.byteLength, isSearching, slices }), 100);
        return made;
    };";

/// Visits a copy of the page with a script before the one that starts the worker.
fn visit_worker(before: &str, test: impl FnOnce(Page) -> Result<()>) -> Result<()> {
    let copy = Copy::new()?;
    copy.change("bot_loader.js", |starts| {
        let (brings, starts) = starts.split_once(';').context("an import")?;
        Ok(format!("{brings};{before}{starts}"))
    })?;
    visit_to(copy.folder(), "/", STILL, test)
}

/// How often a move was asked for, and answered.
const ASKED: &str = "told.filter(it => it.question === 'Move').length";
/// What is known of the last move: the time from the question to the answer in
/// milliseconds, and the news before the answer.
const LAST: &str = "(() => {
    const answer = told.findLast(it => it.kind === 'Answer');
    const upTo = told.slice(0, told.indexOf(answer));
    const asked = upTo.findLast(it => it.kind === 'Search');
    const news = upTo.findLast(it => it.kind === 'Info' && it.at > asked.at);
    return asked.question === 'Move'
        && { millis: Math.round(answer.at - asked.at), depth: news?.info.depth, nodes: news?.info.nodes };
})()";

fn listen(page: &Page) -> Result<()> {
    page.before_loading(LISTEN)?;
    page.open("")
}

/// Seats a level.
fn seat(page: &Page, side: Side, level: u8) -> Result<()> {
    let side = match side {
        Side::South => "south",
        Side::North => "north",
    };
    // By the keys it would be every level up to that one.
    page.set(&format!("[data-option=player-{side}]"), &level.to_string())
}

/// Has a level make the first move of a game; how it did, as [`LAST`] says.
fn first_move(page: &Page, variant: Variant, level: u8) -> Result<Value> {
    Game::start(page, variant, Opponent::Person)?;
    page.read("void (told.length = 0)")?;
    seat(page, Side::South, level)?;
    let answered =
        "told.some(it => it.kind === 'Answer') && !!told.find(it => it.question === 'Move')";
    page.until("a move", answered)?;
    page.read(LAST)
}

#[test]
fn a_worker_killed_at_work_is_replaced_once() -> Result<()> {
    visit(STILL, |page| {
        listen(&page)?;
        let mut game = ask(&page)?;
        let failed = "!!document.querySelector('[data-action=retry]')";
        // What it has answered before is no reason for more patience.
        page.until("a move", "told.some(it => it.kind === 'Answer')")?;
        game.position = settled(&page, &game.rules)?;
        let mv = game.some_move(0).context("a legal move")?;
        game.click(mv)?;
        for killed in 1..=2 {
            page.until("the question", &format!("{ASKED} === {}", killed + 1))?;
            ensure!(page.read("workers.length")? == killed);
            page.expect(failed, false)?;
            page.read("void workers.at(-1).terminate()")?;
        }
        page.until("word of it", failed)?;
        page.expect("workers.length", 2)?;
        let takes_over = "!!document.querySelector('[data-action=take-over]')";
        page.expect(takes_over, true)?;
        page.press("[data-action=retry]")?;
        let again = "told.filter(it => it.kind === 'Answer').length === 2";
        page.until("its move", again)?;
        settled(&page, &game.rules)?;
        page.expect("workers.length", 3)?;
        page.expect(failed, false)
    })
}

#[test]
fn the_bot_lays_out_its_row() -> Result<()> {
    visit(STILL, |page| {
        let game = round_over()?;
        let rules = Variant::LayliGoobalay.default_rules();
        let NextStep::Arrange(arranging) = game.next_step() else {
            anyhow::bail!("the round is over")
        };
        let by = arranging.by.context("somebody arranges")?;
        let link = link_of(game, LinkView::Play);
        page.open(&format!("#{link}"))?;
        page.wait_for("[data-phase=round-over]")?;
        seat(&page, by, 4)?;
        page.press("[data-action=next-round]")?;
        settled(&page, &rules)?;
        let said = page.read("document.querySelector('.moves').textContent")?;
        let said = said.as_str().unwrap_or_default();
        ensure!(said.contains("Round 2"), "no round has begun: {said}");
        Ok(())
    })
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn its_memory_and_how_deep_it_sees() -> Result<()> {
    visit_worker(WEIGH, |page| {
        listen(&page)?;
        let level = Level::STRONGEST.number;
        for variant in [Variant::Alemungula, Variant::Giuthi] {
            let slices = page.read("slices")?;
            let last = first_move(&page, variant, level)?;
            println!(
                "figure: {} at level {level}, from the start: {last}",
                variant.id()
            );
            ensure!(last["depth"].as_u64() > Some(8), "{last}");
            // It goes on thinking now, on the other player's time.
            page.until("what it ponders", "told.at(-1).info?.nodes > 1000000")?;
            // The worker makes it while it has no request: before it ponders, and afterwards.
            let made = format!("slices > {slices} && still > 10");
            page.until("the table of the endings", &made)?;
            page.press("[data-action=new]")?;
        }
        let bytes = page.read("bytes")?;
        println!("figure: the worker's memory: {bytes} bytes");
        // The table alone is 16 MiB.
        ensure!(bytes.as_u64() > Some(16 << 20), "{bytes} are too few");
        ensure!(bytes.as_u64() <= Some(64_000_000), "{bytes} are too many");
        // The next worker has to do without the table.
        page.read("void (told.length = 0)")?;
        let mut game = ask(&page)?;
        let moves = "told.filter(it => it.answer?.Move).length";
        page.until("its move", &format!("{moves} === 1"))?;
        game.position = settled(&page, &game.rules)?;
        let mv = game.some_move(0).context("a legal move")?;
        page.read("void workers.at(-1).terminate()")?;
        game.click(mv)?;
        page.until("its next move", &format!("{moves} === 2"))?;
        page.expect("workers.length", 2)
    })
}

/// The worker loads the book beside the page.
#[test]
fn the_strongest_level_opens_a_solved_game_by_its_book() -> Result<()> {
    visit(STILL, |page| {
        listen(&page)?;
        let level = Level::STRONGEST.number;
        let last = first_move(&page, Variant::LayliGoobalay, level)?;
        ensure!(last["nodes"] == 0, "it searched: {last}");
        Ok(())
    })
}

/// Puts a word in for what the worker says: `tamper` gets what it said and the
/// page's ear, and gives what is to be heard instead, if anything.
fn listen_to(page: &Page, tamper: &str) -> Result<()> {
    page.before_loading(&format!(
        "window.said = data => new MessageEvent('message', {{ data }}); window.tamper = {tamper};"
    ))?;
    listen(page)
}

/// Has the bot asked for a move.
fn ask(page: &Page) -> Result<Game<'_>> {
    let game = Game::start(page, Variant::Giuthi, Opponent::Person)?;
    seat(page, Side::North, Level::STRONGEST.number)?;
    let mv = game.some_move(0).context("a legal move")?;
    game.click(mv)?;
    Ok(game)
}

const GIVEN_UP: &str = "document.querySelector('.notice:has([data-action=retry])')?.innerText";

#[test]
fn a_worker_of_another_build_is_not_asked() -> Result<()> {
    // The greeting in this form, and in one that this page can't read.
    for greeting in [
        "{ Hello: { version: 'other' } }",
        "{ kind: 'hello', version: 'other' }",
    ] {
        visit(STILL, move |page| {
            let other = format!("its => its.Hello ? said({greeting}) : null");
            listen_to(&page, &other)?;
            ask(&page)?;
            let said = page.until("word of it", GIVEN_UP)?.to_string();
            ensure!(said.contains("another version"), "{said}");
            page.expect("workers.length", 2)?;
            page.expect(ASKED, 0)
        })?;
    }
    Ok(())
}

#[test]
fn a_worker_that_dies_is_replaced_once() -> Result<()> {
    visit(STILL, |page| {
        let dies = "its => its.Info ? said({ Panicked: { reason: 'it hurts' } }) : null";
        listen_to(&page, dies)?;
        ask(&page)?;
        let told = page.until("word of it", GIVEN_UP)?.to_string();
        ensure!(told.contains("it stopped working"), "{told}");
        page.expect("workers.length", 2)
    })
}

#[test]
fn an_answer_to_another_question_is_not_used() -> Result<()> {
    visit(STILL, |page| {
        // Before each real word, an answer to a question that was never asked.
        let late = "(its, hear) => {
            if (its.Info ?? its.Answer) {
                window.late = true;
                const move = { pit: 0, direction: 'Forward' };
                hear(said({ Answer: { request: 0xffff_ffff, answer: { Move: move } } }));
            }
            return null;
        }";
        listen_to(&page, late)?;
        let game = ask(&page)?;
        settled(&page, &game.rules)?;
        page.until(
            "its move",
            "document.querySelector('[data-turn]').dataset.turn > 2",
        )?;
        page.until("an answer of the bot", "window.late === true")?;
        let said = page.read("told.filter(it => it.kind !== 'Info')")?;
        ensure!(page.read(ASKED)? == 1, "{said:#}");
        Ok(())
    })
}

/// A start of the worker in which its program comes slowly. With [`HURRY`] six seconds
/// are a minute.
const SLOWLY: &str = "
    for (let percent = 10; percent < 70; percent += 10) {
        postMessage({ Loading: { percent } });
        await new Promise(done => setTimeout(done, 1000));
    }";

/// The long times of the page run ten times faster.
const HURRY: &str = "const usual = setTimeout;
    window.setTimeout = (run, time, ...its) => usual(run, time > 10_000 ? time / 10 : time, ...its);";

#[test]
fn a_worker_that_comes_slowly_is_waited_for() -> Result<()> {
    visit_worker(SLOWLY, |page| {
        page.before_loading(HURRY)?;
        listen(&page)?;
        let game = ask(&page)?;
        let told = "/loaded: [1-6]0%/.test(document.querySelector('.status').innerText)";
        page.until("how much has come", told)?;
        page.until("its answer", "told.some(it => it.kind === 'Answer')")?;
        settled(&page, &game.rules)?;
        page.expect("workers.length", 1)?;
        // The program itself tells how much has come.
        let parts = page.read("told.filter(it => it.kind === 'Loading').map(it => it.percent)");
        let parts = parts?;
        ensure!(
            parts.as_array().and_then(|it| it.last()) == Some(&json!(100)),
            "{parts}"
        );
        Ok(())
    })
}

/// The worker has no timers.
const NO_TIMERS: &str = "self.setTimeout = self.setInterval = () => 0;";

/// The slices of a search follow each other by messages: nested timers would be held to
/// 4 ms each.
#[test]
fn a_search_waits_for_no_timer() -> Result<()> {
    visit_worker(NO_TIMERS, |page| {
        listen(&page)?;
        let last = first_move(&page, Variant::Giuthi, Level::STRONGEST.number)?;
        // Many slices of 25 ms.
        ensure!(last["millis"].as_u64() > Some(250), "{last}");
        Ok(())
    })
}

/// Seen in every new document: counts what is written to the storage and the address.
const COUNT_WRITES: &str = "
    window.writes = 0;
    for (const [its, name] of [[Storage.prototype, 'setItem'], [History.prototype, 'replaceState'],
        [History.prototype, 'pushState']]) {
        const usual = its[name];
        its[name] = function (...given) { writes += 1; return usual.apply(this, given); };
    }";

#[test]
fn a_thought_of_the_bot_writes_nothing() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading(COUNT_WRITES)?;
        listen(&page)?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.expect("writes > 0", true)?;
        seat(&page, Side::South, Level::STRONGEST.number)?;
        let thoughts = "told.filter(it => it.kind === 'Info').length";
        let first = format!("{thoughts} > 0 && ((window.writes = 0), true)");
        page.until("a thought", &first)?;
        let before = page.read(thoughts)?.as_u64().unwrap_or_default();
        page.until("more of them", &format!("{thoughts} > {before} + 2"))?;
        page.expect(
            "told.some(it => it.kind === 'Answer') ? 'a move came' : writes",
            0,
        )
    })
}
