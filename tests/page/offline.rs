//! Without a network, and from one version to the next.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use serde_json::Value;
use xtask::build::{dist, integrity};
use xtask::serve::Server;

use crate::game::{Game, Opponent};
use crate::harness::{Copy, How, Page, STILL, visit_at};

/// All that a version is made of lies on the device.
const KEPT: &str = "navigator.serviceWorker.controller?.state === 'activated'";

/// A page that the service worker answers for, on a server that can be stopped.
fn visit_kept(
    folder: PathBuf,
    below: &'static str,
    how: How,
    test: impl FnOnce(Page, Server) -> Result<()>,
) -> Result<()> {
    let server = Server::start_below(folder, 0, below)?;
    let address = server.address();
    visit_at(&address, how, |page| {
        page.open("")?;
        let ready = "navigator.serviceWorker.ready.then(it => it.active.state === 'activated')";
        page.until("the service worker", ready)?;
        page.reload()?;
        page.until("its page", KEPT)?;
        test(page.clone(), server)?;
        // A page that can't reach its server says so.
        page.forget_errors()
    })
}

/// The built page with a mark in it, as another version.
fn other_version(mark: &str) -> Result<Copy> {
    let copy = Copy::new()?;
    let (mut before, mut after) = Default::default();
    copy.change("index.html", |page| {
        let marked = page.replacen("<html ", &format!("<html data-mark={mark} "), 1);
        before = integrity(page.as_bytes());
        after = integrity(marked.as_bytes());
        Ok(marked)
    })?;
    copy.change("sw.js", |worker| {
        let (_, version) = worker.split_once("version:\"").context("no version")?;
        let version: String = version.chars().take(16).collect();
        ensure!(worker.contains(&before), "the worker doesn't know the page");
        let worker = worker.replace(&before, &after);
        // Its name stands in a file's name too.
        let of = |version: &str| format!("version:\"{version}\"");
        Ok(worker.replacen(&of(&version), &of(mark), 1))
    })?;
    Ok(copy)
}

fn play_with_the_bot(page: &Page) -> Result<()> {
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Bot)?;
    game.play_some(0, Some(Side::North))
}

fn mark(page: &Page) -> Result<Value> {
    page.read("document.documentElement?.dataset.mark ?? null")
}

/// Chooses a language in the settings. `play` is what the button for a new game says.
fn choose_language(page: &Page, language: &str, play: &str) -> Result<()> {
    page.press("[popovertarget=settings]")?;
    page.press(&format!("[data-option=language] option[value={language}]"))?;
    let shown = format!("document.querySelector('[data-action=new]')?.textContent === '{play}'");
    page.until(language, &shown)?;
    page.key("Escape")
}

#[test]
fn after_one_visit_it_works_without_a_network() -> Result<()> {
    works_offline(STILL)
}

/// Plays, changes views and opens a link without a network.
pub fn works_offline(how: How) -> Result<()> {
    visit_kept(dist(), "/games/of/seeds/", how, |page, server| {
        // A language that is chosen once is kept.
        for (language, play) in [("pt-BR", "Jogar"), ("en", "Play")] {
            choose_language(&page, language, play)?;
        }
        drop(server);
        // What wasn't asked for in the visit is there too.
        page.press("[data-action=rules]")?;
        page.wait_for(".book li")?;
        page.open("#/puzzles/daily")?;
        page.wait_for(".puzzle .board")?;
        page.goto("about:blank")?;
        page.open("")?;
        play_with_the_bot(&page)?;
        choose_language(&page, "pt-BR", "Jogar")?;
        // A link opens after a hard reload too.
        page.goto("about:blank")?;
        page.open("#5BmACAwVMMsCJ09M")?;
        page.reload()?;
        page.wait_for("[data-position]")
    })
}

#[test]
fn a_new_version_is_announced_and_taken_at_the_next_start() -> Result<()> {
    takes_an_update(STILL)
}

/// Starts the next time with the version that was announced.
pub fn takes_an_update(how: How) -> Result<()> {
    let (old, new) = (other_version("old")?, other_version("new")?);
    visit_kept(old.folder(), "/", how, |page, server| {
        // Firefox checks for a new version a second after a start; four seconds leave it time
        // on a loaded machine. If it found this version before the next start, that start
        // would take it and announce nothing.
        let has_checked = "performance.now() > 4000";
        page.until("the check after this start", has_checked)?;
        let port = server.port();
        drop(server);
        let server = Server::start(new.folder(), port)?;
        page.reload()?;
        page.wait_for(".notice [data-action=reload]")?;
        ensure!(mark(&page)? == "old", "two versions are mixed");
        // The new version is stored completely.
        drop(server);
        play_with_the_bot(&page)?;
        page.goto("about:blank")?;
        page.open("")?;
        page.until("the new version", MARKED_NEW)?;
        page.until(
            "one version",
            "caches.keys().then(keys => keys.length === 1)",
        )?;
        play_with_the_bot(&page)
    })
}

/// The page and the worker are both of the new version.
const MARKED_NEW: &str =
    "document.documentElement?.dataset.mark === 'new' && !!document.querySelector('[data-phase]')";

#[test]
fn a_new_version_can_be_started_at_once_in_every_tab() -> Result<()> {
    let (old, new) = (other_version("old-tabs")?, other_version("new")?);
    visit_kept(old.folder(), "/", STILL, |page, server| {
        let port = server.port();
        drop(server);
        let _server = Server::start(new.folder(), port)?;
        let first = page.devtools()?.session();
        let second = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&second);
        page.open("")?;
        let announced = "!!document.querySelector('.notice [data-action=reload]')";
        page.until("the announcement", announced)?;
        // Another tab still shows the old one, so this one does too.
        page.reload()?;
        page.until("the announcement again", announced)?;
        ensure!(mark(&page)? == "old-tabs", "two versions are mixed");
        page.press(".notice [data-action=reload]")?;
        page.until("the new version", MARKED_NEW)?;
        page.devtools()?.switch_to(&first);
        page.until("the new version in the other tab", MARKED_NEW)
            .map(drop)
    })
}

#[test]
fn a_text_that_is_being_typed_outlives_a_new_version() -> Result<()> {
    let (old, new) = (other_version("old-text")?, other_version("new")?);
    visit_kept(old.folder(), "/", STILL, |page, server| {
        let port = server.port();
        drop(server);
        let _server = Server::start(new.folder(), port)?;
        let first = page.devtools()?.session();
        page.open("#/games")?;
        page.wait_for("#import-text")?;
        page.read("void (document.querySelector('#import-text').value = 'game giuthi')")?;
        let second = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&second);
        page.open("")?;
        page.press(".notice [data-action=reload]")?;
        page.until("the new version", MARKED_NEW)?;
        page.devtools()?.switch_to(&first);
        page.wait_for(".notice [data-action=reload]")?;
        page.expect(
            "document.querySelector('#import-text').value",
            "game giuthi",
        )
    })
}

/// What becomes of a new service worker.
const BECAME: &str = "navigator.serviceWorker.getRegistration()
    .then(it => it.update())
    .then(({ installing, waiting }) => installing
        ? new Promise(done => installing.addEventListener('statechange', () => done(installing.state)))
        : waiting?.state ?? 'redundant')";

#[test]
fn half_a_version_is_not_taken() -> Result<()> {
    let half = other_version("half")?;
    // As while it is being put on a host.
    half.change("bot.js", |_| {
        Ok("throw new Error('of another version')".to_owned())
    })?;
    visit_kept(dist(), "/", STILL, |page, server| {
        let port = server.port();
        drop(server);
        let _server = Server::start(half.folder(), port)?;
        page.reload()?;
        page.expect(BECAME, "redundant")?;
        page.goto("about:blank")?;
        page.open("")?;
        ensure!(mark(&page)?.is_null(), "half a version is shown");
        play_with_the_bot(&page)
    })
}

/// Damages what is kept of every file, and says how many there are.
const DAMAGE: &str = "(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const kept = await cache.keys();
    for (const its of kept) {
        const { headers } = await cache.match(its);
        await cache.put(its, new Response('damaged', { headers }));
    }
    return kept.length;
})()";

#[test]
fn a_damaged_file_is_loaded_again() -> Result<()> {
    visit_kept(dist(), "/", STILL, |page, server| {
        let damaged = page.read(DAMAGE)?;
        ensure!(damaged.as_u64() > Some(20), "{damaged} files are kept");
        page.goto("about:blank")?;
        page.open("")?;
        page.expect(KEPT, true)?;
        play_with_the_bot(&page)?;
        drop(server);
        page.reload()?;
        play_with_the_bot(&page)
    })
}
