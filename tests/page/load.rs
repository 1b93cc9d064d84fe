//! The page loads, from any folder, in either colour scheme.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Side, Variant};
use serde_json::{Value, json};

use crate::game::{Game, Opponent};
use crate::harness::{MOVING, Page, STILL, visit, visit_below};

#[test]
fn it_loads_without_errors() -> Result<()> {
    visit(MOVING, loads)
}

/// Loads the page.
pub fn loads(page: Page) -> Result<()> {
    page.open("")?;
    page.wait_for("[data-phase]")?;
    ensure!(
        page.read("document.title")? != "",
        "the window has no title"
    );
    let language = page.read("document.documentElement.lang")?;
    ensure!(
        language
            .as_str()
            .is_some_and(|language| !language.is_empty()),
        "the page has no language"
    );
    Ok(())
}

#[test]
fn it_works_from_any_folder() -> Result<()> {
    visit_below("/games/of/seeds/", STILL, |page| {
        page.open("")?;
        // The bot's answer shows that the worker was found too.
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))
    })
}

#[test]
fn it_asks_nobody_else_and_keeps_no_cookies() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let policy = page
            .read("document.querySelector('meta[http-equiv=Content-Security-Policy]').content")?;
        let policy = policy.as_str().context("the page has no policy")?;
        let scripts = policy
            .split("; ")
            .find(|part| part.starts_with("script-src"));
        ensure!(
            policy.starts_with("default-src 'none'; ")
                && scripts == Some("script-src 'self' 'wasm-unsafe-eval'"),
            "the policy is {policy}"
        );
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))?;
        page.press("[data-action=rules]")?;
        page.wait_for(".reading h2")?;
        let asked = "performance.getEntriesByType('resource').map(entry => entry.name)";
        let asked = page.read(asked)?;
        let asked = asked.as_array().context("nothing was asked for")?;
        ensure!(asked.len() > 5, "only {asked:?} was asked for");
        for address in asked.iter().filter_map(Value::as_str) {
            ensure!(
                address.starts_with(&page.address),
                "{address} was asked for"
            );
        }
        let cookies = page.cdp("Network.getAllCookies", json!({}))?;
        ensure!(cookies["cookies"] == json!([]), "there are {cookies}");
        // A script that somebody wrote into the page doesn't run.
        page.read(
            "void document.body.append(Object.assign(document.createElement('script'), \
             { textContent: 'window.foreign = 1' }))",
        )?;
        page.expect(
            "[window.foreign, violations.splice(0).length]",
            json!([null, 1]),
        )?;
        page.forget_errors()
    })
}

#[test]
fn errors_in_the_page_fail_a_test() -> Result<()> {
    visit(STILL, notices_errors)
}

/// True once the late part and its texts have been loaded.
const LATE: &str = "['/split_late.wasm', '-late.ftl'].every(name =>
    performance.getEntriesByType('resource').some(it => it.name.includes(name)))";

/// Shows that an error, a rejection and a violation of the policy fail a check.
pub fn notices_errors(page: Page) -> Result<()> {
    for (number, fault) in [
        "throw new Error('thrown')",
        "Promise.reject('rejected')",
        "console.error('told')",
        "new Image().src = 'http://127.0.0.2/x.png'",
    ]
    .into_iter()
    .enumerate()
    {
        let script = format!(
            "if (location.search === '?{number}')
                addEventListener('load', () => setTimeout(() => {{
                    setTimeout(() => window.hasFailed = true, 50);
                    {fault}
                }}))"
        );
        page.before_loading(&script)?;
        page.open(&format!("?{number}"))?;
        page.until("the fault", "window.hasFailed")?;
        // Firefox tells what is still loaded when the page is left.
        page.until("the late part", LATE)?;
        let noticed = page.no_errors().is_err();
        ensure!(noticed, "{fault} is not noticed");
    }
    page.open("")
}

/// The width and height of a picture at an address.
const MEASURE: &str = "async address => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
}";

#[test]
fn it_can_be_installed_and_shown_as_a_link() -> Result<()> {
    visit_below("/games/of/seeds/", STILL, |page| {
        page.open("")?;
        let manifest = page.read(
            "fetch(document.querySelector('link[rel=manifest]').href).then(it => it.json())",
        )?;
        ensure!(manifest["start_url"] == "./", "it begins elsewhere");
        let icons = manifest["icons"].as_array().context("no icons")?;
        let mut purposes = Vec::new();
        for icon in icons {
            let size = page.call(MEASURE, icon["src"].clone())?;
            ensure!(size == icon["sizes"], "{icon} is {size}");
            purposes.push(icon["purpose"].as_str().unwrap_or("any"));
        }
        ensure!(
            purposes.contains(&"maskable"),
            "no icon can be cut to a shape"
        );
        let apple = "document.querySelector('link[rel=apple-touch-icon]').getAttribute('href')";
        let apple = page.read(apple)?;
        ensure!(page.call(MEASURE, apple)? == "180x180");
        let shown = "document.querySelector('meta[property=\"og:image\"]').content";
        let shown = page.read(shown)?;
        ensure!(page.call(MEASURE, shown)? == "1200x630");
        let described = "document.querySelector('meta[name=description]').content";
        let described = page.read(described)?;
        let described = described.as_str().context("no description")?;
        for game in ["Giuthi", "Alemungula", "Layli Goobalay", "Sulus Aidi"] {
            ensure!(described.contains(game), "{game} is not named");
        }
        Ok(())
    })
}

#[test]
fn an_address_that_leads_nowhere_says_so() -> Result<()> {
    visit(STILL, |page| {
        page.resize((360, 740))?;
        page.open("deep/er/nowhere")?;
        let said = page.read("document.querySelector('main').innerText")?;
        let said = said.as_str().unwrap_or_default();
        ensure!(
            said.contains("no page at this address") && said.contains("Não há página"),
            "it says {said:?}"
        );
        // Browsers ask every host for its icon, and a serif stands for the face.
        let asked = "performance.getEntriesByType('resource')
            .filter(entry => !/favicon.ico$|fraunces.woff2$/.test(entry.name)).length";
        page.expect(asked, 0)?;
        page.expect("document.documentElement.scrollWidth", 360)?;
        // The browser itself reports what isn't there.
        page.forget_errors()
    })
}

#[test]
fn it_follows_the_colour_scheme() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut seen = Vec::new();
        for scheme in ["light", "dark"] {
            page.colours(scheme)?;
            page.next_frames()?;
            seen.push(page.read("getComputedStyle(document.body).backgroundColor")?);
        }
        ensure!(
            seen.iter().all(Value::is_string) && seen[0] != seen[1],
            "both schemes are {seen:?}"
        );
        Ok(())
    })
}

/// What keeps each view from its content, the view, the button to ask again, and the content.
const LOADED: [(&str, &str, &str, &str); 6] = [
    ("*/split_late.wasm", "#/rules/giuthi", "part", ".book"),
    ("*-late.ftl*", "#/puzzles", "part", ".daily .mini"),
    ("*/rulebook/*", "#/rules/giuthi", "rules", ".book"),
    ("*/lessons/*", "#/learn", "courses", ".course .track"),
    ("*/puzzles/*", "#/puzzles", "puzzles", ".daily .mini"),
    (
        "*/lessons/*",
        "#/home",
        "courses",
        "[data-home=learn] .track",
    ),
];

#[test]
fn what_cannot_be_loaded_is_asked_for_again() -> Result<()> {
    visit(STILL, |page| {
        for (files, view, retry, content) in LOADED {
            page.block(&[files])?;
            page.goto("about:blank")?;
            page.open(view)?;
            page.late_styles()?;
            let retry = format!("[data-retry={retry}]");
            page.wait_for(&retry)?;
            page.forget_errors()?;
            page.block(&[])?;
            page.press(&retry)?;
            page.wait_for(content)?;
        }
        Ok(())
    })
}

#[test]
fn a_game_goes_on_where_the_views_cannot_be_loaded() -> Result<()> {
    visit(STILL, |page| {
        page.block(&["*/split_late.wasm"])?;
        page.open("")?;
        let mut game = Game::shown(&page, Variant::Giuthi.default_rules())?;
        game.play_some(0, Some(Side::North))?;
        // The bot plays on where another view was asked for, and a sheet says why it is empty.
        page.read("void (location.hash = '#/puzzles')")?;
        game.play_some(0, Some(Side::North))?;
        page.read("void document.querySelector('[popovertarget=settings]').click()")?;
        page.wait_for("#settings [data-retry=part]")?;
        page.key("Escape")?;
        page.wait_for(".notice [data-retry=part]")?;
        page.read("void (document.querySelector('.board').dataset.seen = '')")?;
        page.forget_errors()?;
        page.block(&[])?;
        page.read("void (location.hash = '')")?;
        page.press(".notice [data-retry=part]")?;
        page.wait_for(".panel .tab")?;
        page.expect("!!document.querySelector('.board[data-seen]')", true)?;
        page.expect("document.querySelectorAll('[data-retry]').length", 0)
    })
}

/// Has every WebAssembly file come with another type.
const OTHER_TYPE: &str = "
    const usual = fetch;
    window.fetch = async (...request) => {
        const response = await usual(...request);
        if (!new URL(response.url).pathname.endsWith('.wasm')) return response;
        window.changed = (window.changed ?? 0) + 1;
        const headers = { 'Content-Type': 'application/octet-stream' };
        return new Response(response.body, { headers });
    };";

#[test]
fn a_host_may_send_the_program_with_another_type() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading(OTHER_TYPE)?;
        page.open("#/rules/giuthi")?;
        page.wait_for(".book")?;
        page.expect("window.changed > 1", true)?;
        // The browser warns of the type.
        page.forget_errors()
    })
}
