//! What is seen before the program has come, and that it stays where it is.

use anyhow::{Result, ensure};
use mbegu::ui::i18n::Language;
use serde_json::{Value, json};

use crate::harness::{How, Page, STILL, locale, visit};

/// Where everything that can be seen stands, and what it says.
const SEEN: &str = "[...document.querySelectorAll(
        'h1, .player, .seat, .score, .board, .pit, .store, .seed, .status p, .top button, .controls button, .actions button, .panel, .moves')]
    .filter(it => it.checkVisibility())
    .map(it => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const text = it.matches('h1, p, button') ? it.innerText : '';
        return [it.className.baseVal ?? it.className, text, ...[x, y, width, height].map(Math.round)].join(' ');
    })";

/// The program.
const PROGRAM: &[&str] = &["*.wasm"];

/// What is seen at an address without the program.
fn before(page: &Page, rest: &str) -> Result<Value> {
    page.block(PROGRAM)?;
    page.goto("about:blank")?;
    page.open(rest)?;
    let seen = page.read(SEEN)?;
    page.forget_errors()?;
    page.block(&[])?;
    Ok(seen)
}

fn takes_its_place(size: (u32, u32), language: &'static str) -> Result<()> {
    visit(How { size, ..STILL }, |page| {
        page.open("")?;
        page.store_language(language)?;
        let seen = before(&page, "")?;
        ensure!(
            seen.as_array().is_some_and(|seen| seen.len() > 90),
            "without the program there is only {seen}"
        );
        page.goto("about:blank")?;
        page.open("")?;
        page.wait_for("[data-phase]")?;
        let after = page.read(SEEN)?;
        ensure!(seen == after, "before: {seen}\nafter: {after}");
        page.expect("window.shifted", 0)
    })
}

#[test]
fn a_board_is_there_before_the_program_on_a_phone() -> Result<()> {
    takes_its_place((360, 740), "en")?;
    takes_its_place((360, 740), "pt-BR")
}

#[test]
fn a_board_is_there_before_the_program_on_a_tablet() -> Result<()> {
    takes_its_place((820, 1180), "en")
}

#[test]
fn a_board_is_there_before_the_program_at_a_desk() -> Result<()> {
    takes_its_place((1440, 900), "pt-BR")
}

#[test]
fn a_program_that_does_not_come_is_missed() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading(HOLD_TIMERS)?;
        page.block(PROGRAM)?;
        page.open("")?;
        page.until("the patience to end", END_PATIENCE)?;
        page.wait_for(".notice")?;
        page.block(&[])?;
        page.press(".notice button")?;
        page.wait_for("[data-phase]")?;
        page.forget_errors()?;
        page.expect("document.querySelectorAll('.notice').length", 0)
    })
}

#[test]
fn texts_that_do_not_come_are_missed() -> Result<()> {
    visit(STILL, |page| {
        page.block(&["*.ftl*"])?;
        page.open("")?;
        let said = "document.querySelector('dialog.notice[open] p')?.textContent";
        let said = page.until("the message", said)?;
        let locale = locale(Language::ENGLISH)?;
        ensure!(
            said == locale.format("page-texts-unavailable", &[]),
            "it says {said}"
        );
        page.block(&[])?;
        page.press(".notice button")?;
        page.wait_for("[data-phase]")?;
        page.forget_errors()
    })
}

#[test]
fn english_stands_in_for_a_language_that_does_not_come() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.store_language("pt-BR")?;
        page.block(&["*/pt-BR.ftl*"])?;
        page.reload()?;
        let said = "document.querySelector('.notice p')?.textContent";
        let said = page.until("the message", said)?;
        let locale = locale(Language::ENGLISH)?;
        ensure!(
            said == locale.format("texts-unavailable", &[]),
            "it says {said}"
        );
        page.forget_errors()
    })
}

#[test]
fn texts_come_once_and_beside_their_part_of_the_program() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for language in ["en", "pt-BR"] {
            page.store_language(language)?;
            page.open("")?;
            page.wait_for("[data-phase]")?;
            let asked = "performance.getEntriesByType('resource')
                .filter(entry => entry.name.includes('.ftl'))
                .map(entry => [/[^/]*(?=\\?)/.exec(entry.name)[0], entry.initiatorType])";
            let files = ["", "-late"].map(|part| json!([format!("{language}{part}.ftl"), "link"]));
            page.until(
                "the files",
                &format!("JSON.stringify({asked}) === '{}'", json!(files)),
            )?;
        }
        Ok(())
    })
}

#[test]
fn a_program_that_comes_is_not_missed() -> Result<()> {
    for rest in ["", "games.html"] {
        visit(STILL, |page| {
            page.before_loading(HOLD_TIMERS)?;
            page.open(rest)?;
            page.wait_for("body > .page:not([hidden])")?;
            page.wait_gone("body > noscript")?;
            page.until("the patience to end", END_PATIENCE)?;
            let notices = page.read("document.querySelectorAll('.notice').length")?;
            ensure!(notices == 0, "{rest}: {notices} messages");
            Ok(())
        })?;
    }
    Ok(())
}

/// Keeps the timers of twelve seconds, which end the patience with a program that doesn't
/// come (`static/failure.js`), so that nobody waits for them.
const HOLD_TIMERS: &str = "const usual = setTimeout;
    window.longTimers = [];
    window.setTimeout = (run, time, ...its) =>
        time === 12_000 ? longTimers.push(run) : usual(run, time, ...its);";

/// Runs the timers that [`HOLD_TIMERS`] has kept, once there is one.
const END_PATIENCE: &str =
    "longTimers.length > 0 && (longTimers.splice(0).forEach(run => run()), true)";

/// The name and the middle of a pit that can be played, as the picture shows it.
const PIT: &str = "(pit => {
        const { x, y, width, height } = pit.getBoundingClientRect();
        return [pit.dataset.pit, x + width / 2, y + height / 2];
    })(document.querySelector('.board .pit.playable'))";

/// Lets so many bytes come in a second; -1 for any number.
fn throttle(page: &Page, bytes: i64) -> Result<()> {
    let conditions = json!({ "offline": false, "latency": 0, "downloadThroughput": bytes, "uploadThroughput": -1 });
    page.cdp("Network.emulateNetworkConditions", conditions)
        .map(drop)
}

/// Opens the page without the program, which takes some seconds to come until
/// [`is_early`] speeds it up.
fn open_slowly(page: &Page) -> Result<()> {
    page.cdp("Network.enable", json!({}))?;
    throttle(page, 100_000)?;
    let address = page.address.clone();
    page.call(
        "address => void setTimeout(() => location = address)",
        address.into(),
    )?;
    page.wait_for(".page:not([hidden]) .board")
}

fn is_early(page: &Page) -> Result<()> {
    page.expect("!document.querySelector('[data-phase]')", true)?;
    throttle(page, -1)
}

#[test]
fn what_is_pressed_before_the_program_is_carried_out() -> Result<()> {
    visit(STILL, |page| {
        open_slowly(&page)?;
        let pit = page.read(PIT)?;
        // Once more than is needed, as an impatient player does.
        for _ in 0..2 {
            page.click(serde_json::from_value(json!([pit[1], pit[2]]))?)?;
        }
        is_early(&page)?;
        let chosen = "document.querySelector('.pit.chosen')?.dataset.pit";
        let chosen = page.until("the chosen pit", chosen)?;
        ensure!(chosen == pit[0], "pressed {pit}, chosen {chosen}");
        Ok(())
    })
}

#[test]
fn no_wrong_board_is_shown_before_the_program() -> Result<()> {
    visit(STILL, |page| {
        let nothing = json!([]);
        let linked = before(&page, "#5BmACAwVMMsCJ09M")?;
        ensure!(linked == nothing, "before a link there is {linked}");
        page.open("")?;
        page.wait_for("[data-phase]")?;
        let again = before(&page, "")?;
        ensure!(again != nothing, "a visit alone is no game");
        let colours = "void (localStorage['mbegu.settings'] =
            localStorage['mbegu.settings'].replace('theme=auto', 'theme=dark'))";
        page.read(colours)?;
        let dark = before(&page, "")?;
        ensure!(dark == again, "another theme is another picture");
        let paper = "getComputedStyle(document.body).backgroundColor";
        page.expect(paper, "rgb(28, 21, 16)")?;
        let flipped = "void (localStorage['mbegu.settings'] =
            localStorage['mbegu.settings'].replace('flip=no', 'flip=yes'))";
        page.read(flipped)?;
        let flipped = before(&page, "")?;
        ensure!(
            flipped == nothing,
            "before a flipped board there is {flipped}"
        );
        page.read("void localStorage.clear()")?;
        page.goto("about:blank")?;
        page.open("")?;
        // A first move makes it a game that is kept.
        page.press(".pit.playable")?;
        page.press(".way")?;
        page.until(
            "the move",
            "document.querySelector('[data-turn]').dataset.turn > 1",
        )?;
        let kept = before(&page, "")?;
        ensure!(kept == nothing, "before a kept game there is {kept}");
        Ok(())
    })
}
