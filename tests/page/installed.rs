//! What the installed page is opened with: files, shared links, links of its own.

use std::fs;

use anyhow::{Result, ensure};
use mbegu::ui::i18n::Language;
use serde_json::{Value, json};
use xtask::build::dist;

use crate::harness::{Page, STILL, visit};

/// The position of the link.
const SHOWN: &str = "document.querySelector('[data-position]')?.dataset.position
    === '8,0,13,3,12,3/6,0,10,0,1,6 0-10 s'";

#[test]
fn every_manifest_has_what_opens_the_page() -> Result<()> {
    let others = Language::offered().filter(|&language| language != Language::default());
    let others = others.map(|language| format!("manifest-{}.webmanifest", language.tag()));
    for name in others.chain(["manifest.webmanifest".to_owned()]) {
        let manifest: Value = serde_json::from_slice(&fs::read(dist().join(&name))?)?;
        ensure!(manifest["share_target"]["method"] == "GET", "{name}");
        ensure!(
            manifest["share_target"]["params"]["text"] == "text",
            "{name}"
        );
        let modes = &manifest["launch_handler"]["client_mode"];
        ensure!(modes[0] == "focus-existing", "{name}");
        let accepted = &manifest["file_handlers"][0]["accept"]["text/plain"];
        ensure!(*accepted == json!([".txt"]), "{name}");
    }
    Ok(())
}

#[test]
fn a_shared_link_is_opened_and_other_texts_are_refused() -> Result<()> {
    visit(STILL, |page| {
        let link = "https%3A%2F%2Fexample.org%2Fgiuthi.html%235BmACAwVMMsCJ09M";
        for query in [
            format!("?url={link}"),
            format!("?title=Giuthi&text=Look%3A%20{link}%20%E2%80%A6"),
            format!("?text=%23mancala%20{link}"),
        ] {
            page.goto("about:blank")?;
            page.open(&query)?;
            page.until("the game", SHOWN)?;
            page.expect("location.search", "")?;
        }
        for text in [
            "no%20link",
            "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
            "%23%2F..%2F..",
        ] {
            page.goto("about:blank")?;
            page.open(&format!("?text={text}"))?;
            page.wait_for(".notice")?;
            page.expect("location.search", "")?;
            page.expect("document.images.length", 0)?;
        }
        Ok(())
    })
}

/// Opens the page with a launch queue that the test fills.
fn open(page: &Page, rest: &str) -> Result<()> {
    let source = "Object.defineProperty(window, 'launchQueue',
        { value: { setConsumer(it) { window.launch = it; } } });";
    page.before_loading(source)?;
    page.open(rest)?;
    let ready = "!!window.launch && !!document.querySelector('[data-phase]')";
    page.until("the queue", ready).map(drop)
}

#[test]
fn a_link_opens_in_the_open_window() -> Result<()> {
    visit(STILL, |page| {
        open(&page, "#5BmACAwVMMsCJ09M")?;
        let begun = page.read("location.href")?;
        page.read("void (window.isSame = true, location.hash = '#/games')")?;
        page.wait_for(".library-view")?;
        // The launch that has opened the window, and one from elsewhere: neither leads on.
        for target in [
            begun.clone(),
            json!("https://example.org/#5BmACAwVMMsCJ09M"),
        ] {
            page.call("target => launch({ targetURL: target })", target)?;
            page.expect("location.hash", "#/games")?;
        }
        page.call("target => launch({ targetURL: target })", begun)?;
        page.until("the game", SHOWN)?;
        page.expect("window.isSame", true)
    })
}

#[test]
fn files_are_imported_in_the_open_window() -> Result<()> {
    visit(STILL, |page| {
        open(&page, "")?;
        let launch = "void launch({ files: ['a-', 'b-'].map(move => ({
            getFile: async () => new File([`mbegu games 2\\ngame giuthi\\nrecord ${move}`], 'x.txt')
        })) })";
        page.read(launch)?;
        let listed = "document.querySelectorAll('[data-entry]').length === 2";
        page.until("the games", listed)?;
        // What is no file of games is told.
        page.read(
            "void launch({ files: [{ getFile: async () => new File(['<b>x'], 'x.txt') }] })",
        )?;
        page.wait_for(".report .fault")
    })
}
