//! Programs that change the page from outside, as translators and extensions do: nothing stops,
//! and all that is said stays true. A second visitor sees the same page unchanged.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use mbegu::rules::{Options, Variant};
use serde_json::{Value, json};

use crate::chance;
use crate::drivers::MAX_WAIT;
use crate::game::{Game, Opponent};
use crate::handout::TASKS;
use crate::harness::{How, MOVING, Page, STILL, visit, visit_at};
use crate::playthrough::{By, Playthrough};

/// Translates every text into itself, now and later, in turn as each translator or highlighter
/// does: an element in its place, before it or after it, or a new text; texts that are joined,
/// or one that is split.
const TRANSLATE: &str = "() => {
    const kept = 'font, script, style, noscript, textarea, [translate=no]';
    const font = text => {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        return outer;
    };
    const ways = [
        text => text.replaceWith(font(text)),
        text => { text.before(font(text)); text.remove(); },
        text => { text.after(font(text)); text.remove(); },
        text => {
            const { data, nextSibling, parentNode } = text;
            text.remove();
            if (nextSibling) nextSibling.before(data);
            else parentNode.append(data);
        },
        text => text.parentNode.normalize(),
        text => text.splitText(1),
    ];
    let translated = 0;
    const translate = text => {
        if (!text.isConnected || !text.data.trim() || text.parentElement.closest(kept)) return;
        ways[translated % ways.length](text);
        translated += 1;
    };
    const all = node => {
        if (node.nodeType === Node.TEXT_NODE) return translate(node);
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(translate);
    };
    const observer = new MutationObserver(records => {
        records.flatMap(it => it.type === 'characterData' ? [it.target] : [...it.addedNodes])
            .filter(it => it.isConnected).forEach(all);
        // Its own changes are no news.
        observer.takeRecords();
    });
    all(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}";

/// Wraps every field, and puts elements before every button and link, and first and last in the
/// body, the page's main part and what is in it.
const EXTEND: &str = "() => {
    const add = () => Object.assign(document.createElement('span'), { className: 'extension' });
    const isAdded = element => !!element?.matches('.extension');
    const extend = () => {
        for (const field of document.querySelectorAll('input, select, textarea')) {
            if (isAdded(field.parentElement)) continue;
            const wrapper = add();
            field.before(wrapper);
            wrapper.append(field);
        }
        for (const button of document.querySelectorAll('button, a')) {
            if (!isAdded(button.previousElementSibling)) button.before(add());
        }
        for (const part of document.querySelectorAll('body, main, main > :not(.extension)')) {
            if (!isAdded(part.firstElementChild)) part.prepend(add());
            if (!isAdded(part.lastElementChild)) part.append(add());
        }
    };
    extend();
    new MutationObserver(extend).observe(document.body, { childList: true, subtree: true });
}";

/// Gives the page the same random numbers in every visit, and after each press those of its
/// number.
const SAME_CHANCE: &str = "(() => {
    let state = 1, presses = 0;
    Math.random = () => (state = state * 48271 % 2147483647) / 2147483647;
    window.restartChance = () => state = ++presses * 62710561 % 2147483647;
    crypto.getRandomValues = numbers => {
        numbers.forEach((_, at) => numbers[at] = Math.random() * 4294967296);
        return numbers;
    };
})()";

/// Changes a few nodes as other programs and as Yew do, and returns the faults.
const NODES: &str = include_str!("outside.js");

/// Counts the changes of the page.
const COUNT_CHANGES: &str = "
    window.changes = 0;
    new MutationObserver(records => changes += records.length).observe(document,
        { subtree: true, childList: true, attributes: true, characterData: true });
";

/// True once nothing has changed for two frames.
const STEADY: &str = "async () => {
    const before = changes;
    for (const _ of [1, 2])
        await new Promise(next => { requestAnimationFrame(next); setTimeout(next, 100); });
    return changes === before;
}";

/// All that the page says, without the spaces.
const SAID: &str = "document.body.textContent.replace(/\\s+/g, '')";

/// Presses the first control of a selector that can be pressed; whether there is one.
const PRESS: &str = "selector => {
    const control = [...document.querySelectorAll(selector)]
        .find(it => !it.matches(':disabled') && it.checkVisibility());
    control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return !!control;
}";

/// The same page twice, of which one is changed from outside.
struct Both {
    changed: Page,
    plain: Page,
}

impl Both {
    fn all(&self) -> [&Page; 2] {
        [&self.plain, &self.changed]
    }

    /// Does something on both pages, which changes them; they then say the same.
    fn after(&self, what: &str, act: impl Fn(&Page) -> Result<()>) -> Result<()> {
        for page in self.all() {
            let before = page.read("changes")?;
            act(page).with_context(|| what.to_owned())?;
            page.until_call(what, "before => changes > before", before)?;
        }
        for page in self.all() {
            page.until_call("a steady page", STEADY, Value::Null)?;
        }
        self.say_the_same(what)
    }

    /// Waits until both pages say the same.
    fn say_the_same(&self, what: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let [plain, changed] = self.all().map(|page| page.read(SAID));
            let (plain, changed) = (plain?, changed?);
            if plain == changed {
                return Ok(());
            }
            if start.elapsed() > MAX_WAIT / 6 {
                bail!("after {what}: {}", difference(&plain, &changed));
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn press(&self, selector: &str) -> Result<()> {
        self.after(selector, |page| {
            // Each report of a bot takes a random number, and their number differs.
            page.read("void restartChance()")?;
            page.until_call(selector, PRESS, json!(selector)).map(drop)
        })
    }

    fn go(&self, fragment: &str) -> Result<()> {
        if self.plain.read("location.hash")? == *fragment {
            return Ok(());
        }
        self.after(fragment, |page| {
            page.call(
                "fragment => void (location.hash = fragment)",
                json!(fragment),
            )?;
            page.wait_for("main > :not(.extension, [aria-busy])")?;
            page.wait_gone("[aria-busy]")
        })
    }
}

/// Where two texts begin to differ.
fn difference(plain: &Value, changed: &Value) -> String {
    let [plain, changed] =
        [plain, changed].map(|it| Vec::from_iter(it.as_str().unwrap_or("").chars()));
    let same = plain
        .iter()
        .zip(&changed)
        .take_while(|(one, other)| one == other);
    let at = same.count().saturating_sub(30);
    let part = |of: &[char]| String::from_iter(of.iter().skip(at).take(120));
    format!("it says\n{}\nand changed\n{}", part(&plain), part(&changed))
}

/// Visits the page twice, each with a game of two people that has begun, and changes one.
fn visit_both(how: How, extended: bool, test: impl FnOnce(Both) -> Result<()>) -> Result<()> {
    visit(how, |changed| {
        let address = changed.address.clone();
        visit_at(&address, how, |plain| {
            let both = Both { changed, plain };
            for page in both.all() {
                page.before_loading(SAME_CHANCE)?;
                page.before_loading(COUNT_CHANGES)?;
                page.open("")?;
                page.late_styles()?;
                page.draw_settings()?;
            }
            both.changed.call(TRANSLATE, Value::Null)?;
            if extended {
                both.changed.call(EXTEND, Value::Null)?;
            }
            test(both)
        })
    })
}

/// Plays a game on both pages to its end, into its second round or for so many plies.
fn play(both: &Both, variant: Variant, seed: u64, most: usize) -> Result<()> {
    let size = Options {
        pits: *variant.allowed_pits().start(),
        seeds: *variant.allowed_seeds().start(),
    };
    let start = |page| Playthrough::start(page, variant, size, By::Pointer, seed);
    let mut plain = start(&both.plain)?;
    let mut changed = start(&both.changed)?;
    both.changed.call(EXTEND, Value::Null)?;
    while plain.game.rounds().len() < 2 && plain.game.plies() < most && plain.step()? {
        changed.step()?;
        both.say_the_same(&plain.game.to_string())?;
    }
    println!("{} of {} plies", variant.id(), plain.game.plies());
    Ok(())
}

#[test]
fn a_game_is_played_to_its_end_while_it_is_changed() -> Result<()> {
    // With these seeds of chance the games are short.
    let games = Variant::ALL.into_iter().zip([16, 16, 42, 8, 17, 13]);
    let step = chance::depth(Variant::ALL.len(), 1);
    for (variant, seed) in games.skip(chance::seed() as usize % step).step_by(step) {
        visit_both(STILL, false, |both| play(&both, variant, seed, usize::MAX))
            .with_context(|| variant.id())?;
    }
    Ok(())
}

#[test]
fn moves_are_shown_while_they_are_translated() -> Result<()> {
    is_translated(MOVING)
}

/// Plays some moves while they are translated.
pub fn is_translated(how: How) -> Result<()> {
    visit_both(how, false, |both| play(&both, Variant::Giuthi, 0, 4))
}

/// The views, and what is pressed in each.
const VIEWS: [(&str, &[&str]); 17] = [
    (
        "#/new",
        &[
            ".picker input[data-at=alemungula]",
            ".picker input[data-at=person]",
            ".picker input[data-at=sulus-aidi]",
            ".picker input[data-at=friend]",
            ".picker input[data-at=bot]",
            ".options summary",
            ".picker input[data-at=giuthi-rounds]",
            "[data-action=start]",
            "[data-action=new]",
            ".picker input[data-at=person]",
            ".picker input[data-at=giuthi]",
            "[data-action=start]",
        ],
    ),
    ("#/home", &[]),
    (
        "#/rules/giuthi",
        &["[data-example='0']", "[data-example='1']"],
    ),
    ("#/rules/sulus-aidi", &["[data-example='0']"]),
    ("#/learn", &[]),
    (
        "#/learn/sulus-aidi",
        &[
            ".board [data-pit=a]",
            SKIP,
            ".board [data-pit=a]",
            SKIP,
            ".board [data-pit=b]",
            SKIP,
            SKIP,
            SKIP,
        ],
    ),
    ("#/puzzles", &[]),
    (
        "#/puzzles/alemungula",
        &[
            ".pit.playable",
            "[data-action=show-solution]",
            "[data-action=next-puzzle]",
            "[data-action=show-solution]",
        ],
    ),
    ("#/puzzles/daily", &["[data-action=show-solution]"]),
    ("#/practice", &[]),
    ("#/drill", &[]),
    (
        "#/handout",
        &[
            "[data-action=handout-drill]",
            "[data-action=handout-puzzle]",
            ".handout-item:last-child [data-action=handout-remove]",
            "[data-action=handout-make]",
            "[data-action=handout-delete]",
            "[data-action=handout-delete-no]",
        ],
    ),
    (TASKS, &[]),
    (
        "#/editor",
        &[
            ".set-up [data-pit=a]",
            "[data-action=setup-empty]",
            ".set-up [data-pit=c]",
            "[data-action=setup-more]",
            "[data-action=setup-less]",
            "[data-action=setup-undo]",
            "[data-action=setup-start]",
        ],
    ),
    ("#/games", &[]),
    (
        "#/",
        &[
            "[popovertarget=settings]",
            "#settings .fields > details > summary",
            "#settings [data-option=letters]",
            "[popovertarget=share]",
            ".pit.playable",
            ".way",
            ".pit.playable",
            ".way",
            "[data-action=panel]",
            "[data-action=undo]",
            "[data-action=redo]",
            "[data-action=replay][data-at='1']",
            "[data-action=to-now]",
        ],
    ),
    ("#/home", &[]),
];

/// Leads on in a course, whatever was pressed.
const SKIP: &str = ":is([data-action=skip-step], [data-action=next-step])";

/// Goes through all views, and presses in each what it is given.
fn go_through(both: &Both) -> Result<()> {
    for (fragment, presses) in VIEWS {
        both.go(fragment)?;
        for press in presses {
            both.press(press).with_context(|| fragment)?;
        }
        // A closed sheet goes back in the history.
        for page in both.all() {
            page.read(
                "document.querySelectorAll(':popover-open').forEach(it => it.hidePopover())",
            )?;
            page.wait_gone(":popover-open")?;
        }
    }
    // Every text changes at once.
    for language in ["fr", "ar", "sw"] {
        for (fragment, _) in VIEWS.iter().rev().step_by(2) {
            both.go(fragment)?;
            both.after(language, |page| {
                page.set("[data-option=language]", language)?;
                page.wait_for(&format!(":root[lang={language}]"))
            })?;
            both.after("en", |page| {
                page.set("[data-option=language]", "en")?;
                page.wait_for(":root[lang=en]")
            })?;
        }
    }
    Ok(())
}

#[test]
fn every_view_says_the_same_while_it_is_translated() -> Result<()> {
    visit_both(STILL, false, |both| go_through(&both))
}

#[test]
fn every_view_says_the_same_with_the_elements_of_extensions() -> Result<()> {
    visit_both(STILL, true, |both| go_through(&both))
}

#[test]
fn nodes_are_put_back_before_the_program_changes_them() -> Result<()> {
    visit(STILL, puts_nodes_back)
}

/// Changes nodes as other programs and then as Yew.
pub fn puts_nodes_back(page: Page) -> Result<()> {
    page.open("")?;
    let faults = page.call(NODES, Value::Null)?;
    ensure!(faults == json!([]), "{faults:#}");
    Ok(())
}

#[test]
fn a_game_goes_on_without_an_element_that_was_taken_away() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.late_styles()?;
        for taken in [
            ".status",
            ".status .now",
            ".player",
            ".seat",
            ".score",
            ".pit:not(.playable)",
            ".panel",
            ".actions > *",
            ".top > *",
        ] {
            page.wait_for(taken)?;
            page.call(
                "taken => document.querySelector(taken).remove()",
                json!(taken),
            )?;
            let turn = "document.querySelector('[data-turn]').dataset.turn";
            let before = page.read(turn)?;
            for press in [".pit.playable", ".way"] {
                page.until_call(press, PRESS, json!(press))?;
            }
            page.until(
                taken,
                &format!("{turn} !== '{}'", before.as_str().context("a turn")?),
            )?;
            page.no_errors().with_context(|| taken)?;
            page.reload()?;
            page.wait_for("[data-phase=choosing]")?;
        }
        Ok(())
    })
}

#[test]
fn something_is_shown_before_an_element_that_was_taken_away() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.read("document.querySelector('.controls').remove()")?;
        page.key("a")?;
        page.wait_for(".pit.chosen")?;
        page.key("ArrowRight")?;
        // The progress of the move comes before the controls.
        page.wait_for(".strip .progress")?;
        page.wait_for("[data-phase=choosing]")?;
        page.wait_gone(".strip .progress")
    })
}
