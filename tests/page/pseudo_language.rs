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
pub const PLAIN: &str = "(() => {
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

fn check(page: &Page, view: &str) -> Result<()> {
    let plain = page.read(PLAIN)?;
    ensure!(plain == json!([]), "{view}: {plain:#}");
    let direction = page.read("document.documentElement.dir")?;
    ensure!(direction == "rtl", "{view}: the direction is {direction}");
    Ok(())
}

/// Opens the view of a hash.
pub fn go(page: &Page, hash: &str, selector: &str) -> Result<()> {
    page.read(&format!("location.hash = '{hash}'"))?;
    let there = format!("!!document.querySelector('{selector}')");
    page.until(hash, &there).map(drop)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn every_text_of_every_view_is_in_the_files() -> Result<()> {
    let copy = Copy::new()?;
    visit_to(copy.folder(), "/", STILL, |page| {
        page.open("")?;
        page.store_language("en-XA")?;
        page.reload()?;
        // The first picture, in English, is shown until the page is mounted.
        let is_mounted = "document.documentElement.lang === 'en-XA'
            && !!document.querySelector('.board[data-phase]')";
        page.until("the language", is_mounted)?;
        check(&page, "the first board")?;
        go(&page, "#/games", ".nothing")?;
        check(&page, "no games")?;
        go(&page, "#/new", ".picker")?;
        for variant in Variant::ALL {
            page.press(&format!("[data-choose-game='{}']", variant.id()))?;
            check(&page, "the picker")?;
        }
        for variant in Variant::ALL {
            go(&page, &format!("#/rules/{}", variant.id()), ".book")?;
            check(&page, variant.id())?;
        }
        go(&page, "#/practice", ".puzzle[data-result=finished]")?;
        check(&page, "the practice")?;
        go(&page, "#/editor", ".editor")?;
        check(&page, "the editor")?;
        go(&page, "#/home", ".home-puzzle .mini")?;
        check(&page, "home")?;
        go(&page, "#/puzzles", ".puzzles .themes")?;
        check(&page, "the puzzles")?;
        go(&page, "#/puzzles/alemungula", ".puzzle .board")?;
        check(&page, "a puzzle")?;
        page.press("[data-action=show-solution]")?;
        page.until("the worths", "!!document.querySelector('.worths')")?;
        check(&page, "a solution")?;
        go(&page, "#/learn", ".course .track")?;
        check(&page, "the courses")?;
        for variant in Variant::ALL {
            go(
                &page,
                &format!("#/learn/{}", variant.id()),
                ".task-view .board",
            )?;
            check(&page, variant.id())?;
        }
        go(&page, "#/new", ".picker")?;
        for opponent in [Opponent::Person, Opponent::Friend] {
            let game = Game::start(&page, Variant::Giuthi, opponent)?;
            check(&page, "a game")?;
            let mv = game.some_move(0).context("a legal move")?;
            game.click(mv)?;
            check(&page, "a move")?;
        }
        page.press("[data-action=resign]")?;
        check(&page, "resigning")?;
        go(&page, "#/home", ".home-puzzle .mini")?;
        check(&page, "home")?;
        go(&page, "#/games", ".lists")?;
        check(&page, "games")?;
        page.picture("pseudo-language")
    })
}
