//! No text of the page is outside the files of texts: with the pseudo-language,
//! every letter that is shown has an accent, in every view.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit_to};
use crate::pseudo;

/// The texts with two letters in a row that have no accent, in what is shown,
/// what can be opened, and what is said of it to those who can't see it. The
/// languages' own names are in no file, and dates are the browser's.
const PLAIN: &str = "(() => {
    const left = 'script, style, code, noscript, template, time, label:has([data-option=language])';
    const texts = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        if (!all.currentNode.parentElement.closest(left)) texts.push(all.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.body.querySelectorAll(`[${name}]:not(time)`)) {
            texts.push(element.getAttribute(name));
        }
    }
    texts.push(document.title);
    return texts.filter(text => /[A-Za-z]{2}/.test(text));
})()";

/// The tag of the pseudo-language.
pub const PSEUDO: &str = "en-XA";

/// A copy of the built page with the files of the pseudo-language; removed when
/// dropped.
pub struct Copy(PathBuf);

impl Copy {
    /// Copies what was built to a folder for temporary files.
    pub fn new() -> Result<Copy> {
        static COPIES: AtomicUsize = AtomicUsize::new(0);
        let number = COPIES.fetch_add(1, Ordering::Relaxed);
        let name = format!("mbegu-pseudo-{}-{number}", process::id());
        let folder = env::temp_dir().join(name);
        let copy = Copy(folder.clone());
        xtask::build::copy(&xtask::build::dist(), &folder)?;
        let texts = fs::read_to_string(folder.join("locales/en.ftl"))?;
        fs::write(folder.join("locales/en-XA.ftl"), pseudo::messages(&texts))?;
        let book = fs::read_to_string(folder.join("rulebook/en.json"))?;
        fs::write(
            folder.join("rulebook/en-XA.json"),
            pseudo::json(&book, &pseudo::RULEBOOK),
        )?;
        let courses = fs::read_to_string(folder.join("lessons/en.json"))?;
        fs::write(
            folder.join("lessons/en-XA.json"),
            pseudo::json(&courses, &["title", "text", "task", "wrong"]),
        )?;
        Ok(copy)
    }

    /// Where it is.
    pub fn folder(&self) -> PathBuf {
        self.0.clone()
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What can't be removed is in the folder for such files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn check(page: &Page, view: &str) -> Result<()> {
    let plain = page.read(PLAIN).await?;
    ensure!(plain == json!([]), "{view}: {plain:#}");
    let direction = page.read("document.documentElement.dir").await?;
    ensure!(direction == "rtl", "{view}: the direction is {direction}");
    Ok(())
}

/// Opens the view of a hash.
pub async fn go(page: &Page, hash: &str, selector: &str) -> Result<()> {
    page.read(&format!("location.hash = '{hash}'")).await?;
    let there = format!("!!document.querySelector('{selector}')");
    page.until(hash, &there).await.map(drop)
}

#[test]
fn every_text_of_every_view_is_in_the_files() -> Result<()> {
    let copy = Copy::new()?;
    visit_to(copy.folder(), "/", STILL, |page| async move {
        page.open("").await?;
        page.store_language("en-XA").await?;
        page.reload().await?;
        // The first picture, in English, is shown until the page is mounted.
        let is_mounted = "document.documentElement.lang === 'en-XA'
            && !!document.querySelector('.board[data-phase]')";
        page.until("the language", is_mounted).await?;
        check(&page, "the first board").await?;
        go(&page, "#/games", ".nothing").await?;
        check(&page, "no games").await?;
        go(&page, "#/new", ".picker").await?;
        for variant in Variant::ALL {
            page.press(&format!("[data-choose-game='{}']", variant.id()))
                .await?;
            check(&page, "the picker").await?;
        }
        for variant in Variant::ALL {
            go(&page, &format!("#/rules/{}", variant.id()), ".book").await?;
            check(&page, variant.id()).await?;
        }
        go(&page, "#/practice", ".puzzle[data-result=finished]").await?;
        check(&page, "the practice").await?;
        go(&page, "#/editor", ".editor").await?;
        check(&page, "the editor").await?;
        go(&page, "#/home", ".home-puzzle .mini").await?;
        check(&page, "home").await?;
        go(&page, "#/puzzles", ".puzzles .themes").await?;
        check(&page, "the puzzles").await?;
        go(&page, "#/puzzles/alemungula", ".puzzle .board").await?;
        check(&page, "a puzzle").await?;
        page.press("[data-action=show-solution]").await?;
        page.until("the worths", "!!document.querySelector('.worths')")
            .await?;
        check(&page, "a solution").await?;
        go(&page, "#/learn", ".course .track").await?;
        check(&page, "the courses").await?;
        for variant in Variant::ALL {
            go(
                &page,
                &format!("#/learn/{}", variant.id()),
                ".task-view .board",
            )
            .await?;
            check(&page, variant.id()).await?;
        }
        go(&page, "#/new", ".picker").await?;
        for opponent in [Opponent::Person, Opponent::Friend] {
            let game = Game::start(&page, Variant::Giuthi, opponent).await?;
            check(&page, "a game").await?;
            let mv = game.some_move(0).context("a legal move")?;
            game.click(mv).await?;
            check(&page, "a move").await?;
        }
        page.press("[data-action=resign]").await?;
        check(&page, "resigning").await?;
        go(&page, "#/home", ".home-puzzle .mini").await?;
        check(&page, "home").await?;
        go(&page, "#/games", ".lists").await?;
        check(&page, "games").await?;
        page.picture("pseudo-language").await
    })
}
