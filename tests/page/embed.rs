//! The page in a frame of another site.

use std::fs;

use anyhow::{Result, ensure};
use serde_json::json;
use xtask::build::dist;
use xtask::serve::Server;

use crate::harness::{Page, STILL, visit_to};

/// Eight moves of Giuthi.
const LINK: &str = "5BmACAwVMMsCJ09M";

/// Visits another site, with the page in a frame; `rest` follows its address.
fn visit_frame(
    name: &str,
    rest: &str,
    test: impl FnOnce(Page, String) -> Result<()>,
) -> Result<()> {
    let server = Server::start(dist(), 0)?;
    let address = server.address();
    let site = dist().with_file_name("target").join("frames").join(name);
    fs::create_dir_all(&site)?;
    let frame =
        format!("<iframe src='{address}{rest}' width=800 height=500 style='border:0'></iframe>");
    let page = format!(
        "<!DOCTYPE html><link rel=icon href=data:,><title>x</title><body style='margin:0'>{frame}"
    );
    fs::write(site.join("index.html"), page)?;
    visit_to(site, "/", STILL, |page| {
        page.open("")?;
        page.devtools()?.enter_frame()?;
        test(page, address)
    })
}

/// Nothing is stored, and no service worker is registered.
const STORED: &str = "(async () => [localStorage.length,
    (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])()";

#[test]
fn in_a_frame_there_is_a_link_instead_of_the_game() -> Result<()> {
    visit_frame("page", &format!("#{LINK}"), |page, address| {
        page.until("a link", "document.querySelector('body > a')")?;
        let link = "(it => [it.href, it.target])(document.querySelector('body > a'))";
        page.expect(link, json!([format!("{address}#{LINK}"), "_blank"]))?;
        let game = "document.querySelectorAll('.board, button').length";
        page.expect(game, 0)?;
        page.expect(STORED, json!([0, 0, 0]))
    })
}

#[test]
fn an_embedded_game_is_stepped_through_and_stores_nothing() -> Result<()> {
    visit_frame("embed", &format!("?embed#{LINK}"), |page, address| {
        let at = "document.querySelector('.embed')?.dataset.position";
        let last = page.until("the board", at)?;
        ensure!(last == "8,0,13,3,12,3/6,0,10,0,1,6 0-10 s", "{last}");
        let drawn = "document.querySelectorAll('.embed .mini [class^=seed-]').length > 40";
        page.until("seeds", drawn)?;
        let step = |at: u32| format!("[data-action=look][data-at='{at}']");
        for number in (0..8).rev() {
            page.press(&step(number))?;
            let next = format!("!!document.querySelector(\"{}\")", step(number + 1));
            page.until("the step", &next)?;
        }
        page.expect(at, "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s")?;
        page.press(&step(1))?;
        page.until(
            "the step",
            &format!("!!document.querySelector(\"{}\")", step(2)),
        )?;
        let link = "(it => [it.href, it.target])(document.querySelector('.embed a'))";
        let link = page.read(link)?;
        let there = format!("{address}giuthi.html#{LINK}");
        ensure!(link == json!([there, "_blank"]), "{link}");
        page.expect(STORED, json!([0, 0, 0]))
    })
}

/// No other way leads from `embed` to the whole page.
#[test]
fn an_embedded_page_stays_embedded() -> Result<()> {
    for (name, rest) in [
        ("shared", "?embed&text=%23/new".to_owned()),
        ("encoded", format!("?%65mbed#{LINK}")),
    ] {
        visit_frame(name, &rest, |page, _| {
            page.wait_for("main.embed")?;
            ensure!(!page.has(".page")?);
            page.expect(STORED, json!([0, 0, 0]))
        })?;
    }
    Ok(())
}

#[test]
fn an_embedded_link_that_is_broken_says_so() -> Result<()> {
    visit_frame("broken", "?embed#5damaged", |page, _| {
        page.until(
            "a fault",
            "document.querySelector('.embed [role=alert]')?.innerText",
        )
        .map(drop)
    })
}
