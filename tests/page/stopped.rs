//! A program that stops by a fault of its own.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::{Value, json};

use crate::game::{Game, Opponent};
use crate::handout::TASKS;
use crate::harness::{STILL, visit};

/// Runs a program whose one function is a trap, outside of any script's reach,
/// as a fault in the page's program does.
const TRAP: &str = "void setTimeout(() => new WebAssembly.Instance(new WebAssembly.Module(
    new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11]))))";

/// Has the program panic: Yew can't insert what a chosen pit shows. No trap is heard of,
/// so that only the program's own announcement counts.
const PANIC: &str = "(addEventListener('error', event => event.stopImmediatePropagation(), true),
    Node.prototype.insertBefore = Node.prototype.appendChild = () => { throw new Error('no room'); },
    void document.querySelector('.pit.playable').dispatchEvent(new MouseEvent('click', { bubbles: true })))";

const POSITION: &str = "document.querySelector('[data-position]')?.dataset.position";

/// Stops the program by a script, after which it announces `failure` itself, or nothing.
fn is_told_and_the_game_is_kept(stop: &'static str, failure: Value) -> Result<()> {
    visit(STILL, move |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        let before = page.read(POSITION)?;
        page.until(
            "the script that shows notices",
            "!!performance.getEntriesByType('resource').find(it => it.name.includes('failure'))",
        )?;
        page.read(stop)?;
        page.wait_for("dialog.notice[open]")?;
        let edges = "(notice => [notice.borderTopWidth, notice.borderLeftWidth, notice.color])(
            getComputedStyle(document.querySelector('dialog.notice')))";
        page.expect(edges, json!(["0px", "4px", "rgb(43, 29, 20)"]))?;
        let announced = page.read("document.documentElement.dataset.failure ?? null");
        ensure!(announced? == failure, "it doesn't announce {failure}");
        page.forget_errors()?;
        page.press("dialog.notice button")?;
        let after = page.until("the game", POSITION)?;
        ensure!(after == before, "the game was {before} and is {after}");
        ensure!(!page.has("dialog.notice")?, "the notice is still there");
        Ok(())
    })
}

#[test]
fn a_program_that_traps_is_told_and_the_game_is_kept() -> Result<()> {
    is_told_and_the_game_is_kept(TRAP, Value::Null)
}

#[test]
fn a_program_that_panics_is_told_and_the_game_is_kept() -> Result<()> {
    is_told_and_the_game_is_kept(PANIC, json!("stopped"))
}

/// Each view, and the sheets of the board: the fragment of its address, and a script that
/// opens it.
const PLACES: [(&str, &str); 17] = [
    ("#/home", ""),
    ("#/new", ""),
    ("#/games", ""),
    ("#/learn", ""),
    ("#/learn/giuthi", ""),
    ("#/puzzles", ""),
    ("#/puzzles/giuthi", ""),
    ("#/practice", ""),
    ("#/drill", ""),
    ("#/drill/giuthi", ""),
    ("#/handout", ""),
    (TASKS, ""),
    ("#/editor", ""),
    ("#/rules/giuthi", ""),
    (
        "#/",
        "document.querySelector('[popovertarget=settings]').click()",
    ),
    (
        "#/",
        "document.querySelector('[popovertarget=share]').click()",
    ),
    ("#/", "document.querySelector('[data-action=hint]').click()"),
];

#[test]
fn a_panic_in_any_view_is_told_and_the_game_is_kept() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        let before = page.read(POSITION)?;
        for (fragment, opens) in PLACES {
            page.late_styles()?;
            // Yew can't insert what the view shows.
            let stop = format!(
                "void (Node.prototype.insertBefore = Node.prototype.appendChild =
                    () => {{ throw new Error('no room'); }},
                location.hash = '{fragment}', {})",
                if opens.is_empty() { "0" } else { opens }
            );
            page.read(&stop)?;
            page.until(
                fragment,
                "document.documentElement.dataset.failure === 'stopped' &&
                    !!document.querySelector('dialog.notice[open]')",
            )?;
            page.forget_errors()?;
            page.press("dialog.notice button")?;
            page.wait_for("main > *")?;
            page.read("void (location.hash = '#/')")?;
            let after = page.until("the game", POSITION)?;
            ensure!(
                after == before,
                "{fragment}: the game was {before} and is {after}"
            );
        }
        Ok(())
    })
}

/// What a browser may lack, and what the page says then in English and French. An old one
/// can read only one script, which knows no choice of the language.
const LACKS: [(&str, [&str; 2]); 4] = [
    (
        "delete window.WebAssembly",
        ["has no WebAssembly", "n’a pas WebAssembly"],
    ),
    (
        "WebAssembly.instantiate = WebAssembly.instantiateStreaming =
            () => Promise.reject(new RangeError('Out of memory'))",
        ["no memory left", "plus de mémoire"],
    ),
    (
        "WebAssembly.instantiate = WebAssembly.instantiateStreaming =
            () => Promise.reject(new WebAssembly.CompileError('unknown instruction'))",
        ["too old", "trop ancien"],
    ),
    (
        "delete Array.prototype.at; delete URLSearchParams",
        ["too old"; 2],
    ),
];

#[test]
fn what_a_browser_lacks_is_told() -> Result<()> {
    for (lack, said) in LACKS {
        visit(STILL, move |page| {
            page.open("")?;
            page.before_loading(lack)?;
            for (language, said) in ["en", "fr"].into_iter().zip(said) {
                page.store_language(language)?;
                page.goto("about:blank")?;
                page.open("")?;
                let told = format!(
                    "[...document.querySelectorAll('.notice')].some(it => it.innerText.includes('{said}'))"
                );
                page.until(said, &told)?;
            }
            page.forget_errors()
        })?;
    }
    Ok(())
}
