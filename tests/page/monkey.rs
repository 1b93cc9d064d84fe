//! Anything that can be pressed, in any order, in each view: nothing stops the page, and no
//! stored game is damaged. The presses of a view follow from a seed, which is printed, and from
//! the view; how many there are, from the time.

use std::collections::HashMap;
use std::time::{Duration, Instant};
use std::{env, thread};

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::{GameId, StoredGame, Termination};
use mbegu::rules::{Side, Variant};
use serde_json::json;

use crate::chance;
use crate::game::{Game, Opponent};
use crate::handout::TASKS;
use crate::harness::{MOVING, Page, visit};
use crate::stored::{WITH_FRIEND, open as open_games, some_games, stored_game};

/// The seconds that each view is pressed; another number in `MBEGU_MONKEY`.
const SECONDS: u64 = 180;

const SIZES: [(u32, u32); 4] = [(1440, 900), (390, 844), (820, 1180), (740, 360)];

/// Does one thing at random, which follows from a number, and returns what it was. It leaves
/// the page alone, and what would delete stored games.
const ACT: &str = "([number, views]) => {
    let state = number;
    const any = most => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0, (state >>> 8) % most);
    const one = list => list[any(list.length)];
    const kind = any(100);
    if (kind < 4) return location.hash = one(views);
    if (kind < 8) return navigation.canGoBack && history.back(), 'back';
    if (kind < 10) return navigation.canGoForward && history.forward(), 'forward';
    if (kind < 30) {
        const key = one([...'abcdefABCDEF1+-x?h ', 'Enter', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
        const its = { key, bubbles: true, cancelable: true };
        const at = document.activeElement ?? document.body;
        for (const type of ['keydown', 'keyup']) at.dispatchEvent(new KeyboardEvent(type, its));
        return `key ${key}`;
    }
    const spared = '[data-action^=delete], [type=file], [download], [target=_blank]';
    const here = location.href.split('#')[0];
    const pressed = 'button, a[href], summary, select, input, [role=button], [data-pit], label';
    const all = [...document.querySelectorAll(pressed)]
        .filter(it => !it.matches(spared) && it.checkVisibility() && !it.disabled)
        .filter(it => !it.href || it.href.split('#')[0] === here);
    if (all.length === 0) return 'nothing';
    const it = one(all);
    if (it.matches('select')) {
        it.value = one([...it.options]).value;
        it.dispatchEvent(new Event('change', { bubbles: true }));
        return `select ${it.dataset.option} ${it.value}`;
    }
    const { x, y, width, height } = it.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, isPrimary: true };
    it.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
    it.dispatchEvent(new PointerEvent(any(20) ? 'pointerup' : 'pointercancel', at));
    it.dispatchEvent(new MouseEvent('click', at));
    return `press ${it.dataset.action ?? it.dataset.pit ?? it.id} ${it.className.baseVal ?? it.className}`;
}";

const VIEWS: [&str; 13] = [
    "",
    "#/home",
    "#/new",
    "#/rules/giuthi",
    "#/learn/giuthi",
    "#/puzzles",
    "#/puzzles/giuthi",
    "#/practice",
    "#/drill/giuthi",
    "#/handout",
    TASKS,
    "#/editor",
    "#/games",
];

/// Before a real press a phone may not vibrate, and the console says so.
const VIBRATE: &str = "navigator.vibrate = () => true";

/// Keeps the text of a removed game in the tab.
const KEEP_REMOVED: &str = "{
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
        if (this === localStorage && this[key]) sessionStorage[`removed ${key}`] = this[key];
        removeItem.call(this, key);
    };
}";

/// The stored games, by their keys, and those that were removed.
const GAMES: &str = "({ ...sessionStorage, ...localStorage })";

/// What shows that the program has stopped.
const STOPPED: &str =
    "!document.querySelector('.page') || 'failure' in document.documentElement.dataset";

/// Fails if the program has stopped or the console has an error.
fn check(page: &Page) -> Result<()> {
    page.expect(STOPPED, false)?;
    page.no_errors()
}

/// Presses a view at random.
fn press_at_random(page: &Page, view: &str, rng: &mut Rng) -> Result<()> {
    page.before_loading(VIBRATE)?;
    page.before_loading(KEEP_REMOVED)?;
    open_games(page, &games()?)?;
    page.open(view)?;
    page.wait_for("[data-phase], main > *")?;
    let seconds = env::var("MBEGU_MONKEY").ok();
    let seconds = seconds.and_then(|seconds| seconds.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(SECONDS));
    let mut last = Vec::new();
    while Instant::now() < end {
        if rng.below(60) == 0 {
            page.resize(SIZES[rng.below(4) as usize])?;
        }
        let number = rng.below(u32::MAX);
        let did = page.call(ACT, json!([number, VIEWS]))?;
        last.push(did.as_str().unwrap_or_default().to_owned());
        if rng.below(4) == 0 {
            thread::sleep(Duration::from_millis(u64::from(rng.below(120))));
        }
        // A question to the page takes as long as a press.
        if last.len().is_multiple_of(10) {
            check(page).with_context(|| {
                let count = last.len();
                let latest = &last[count.saturating_sub(20)..];
                format!("after {count} presses, the last of them {latest:#?}")
            })?;
        }
    }
    check(page)?;
    println!("{view:?}: {} presses", last.len());
    Ok(())
}

/// Games of many kinds, and one by link that is over.
fn games() -> Result<Vec<(String, String)>> {
    let mut over = stored_game(Variant::Giuthi, WITH_FRIEND, "a- E+ b+")?;
    over.saved.ended = Some(Termination::Resigned(Side::North));
    let mut games = some_games()?;
    games.push((GameId::new(4).key(), over.to_string()));
    Ok(games)
}

/// Every stored game is still there and can be read, one by link begins with the moves that it
/// had, and a new game can be played.
fn nothing_is_lost(page: &Page) -> Result<()> {
    page.goto("about:blank")?;
    page.open("404.html")?;
    let stored = page.read(GAMES)?;
    let stored: HashMap<String, String> = serde_json::from_value(stored)?;
    for (key, text) in games()? {
        let Some(after) = stored.get(&key) else {
            // All of its moves were taken back before another game was begun.
            let removed = stored.get(&format!("removed {key}"));
            let removed = removed.with_context(|| format!("{key} is lost"))?;
            let game = removed.parse::<StoredGame>()?.saved.game;
            ensure!(game.plies() == 0, "{key} was removed: {removed:?}");
            continue;
        };
        let Ok(StoredGame { saved: before, .. }) = text.parse() else {
            continue;
        };
        let damaged = || format!("{key} is damaged: {after:?}");
        let StoredGame { saved: after, .. } = after.parse().ok().with_context(damaged)?;
        // The moves of other games can be taken back.
        ensure!(
            before.players != WITH_FRIEND
                || after.players != WITH_FRIEND
                || after.game.starts_with(&before.game),
            "{key} has other moves: {} became {}",
            before.game,
            after.game
        );
    }
    // The new game begins with the settings of a first visit.
    page.read("void localStorage.clear()")?;
    page.goto("about:blank")?;
    page.open("")?;
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Person)?;
    game.play_some(0, None)
}

/// Presses some of the views at random, each group in a browser of its own.
fn group(number: usize) -> Result<()> {
    let seed = chance::seed();
    for (number, view) in VIEWS.iter().enumerate().skip(number).step_by(2) {
        let mut rng = Rng::new(seed.wrapping_add(number as u64));
        visit(MOVING, |page| {
            press_at_random(&page, view, &mut rng)?;
            nothing_is_lost(&page)
        })
        .with_context(|| format!("{view:?} with the seed {seed}"))?;
    }
    Ok(())
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn nothing_that_is_pressed_stops_a_view() -> Result<()> {
    group(0)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn nothing_that_is_pressed_stops_another_view() -> Result<()> {
    group(1)
}
