//! Two presses that fall into one render, everywhere on the page: the program neither stops
//! nor leaves a press unanswered.

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::GameId;
use mbegu::rules::{BySide, Side, Variant};
use serde_json::{Value, json};

use crate::chance;
use crate::game::{Game, Opponent};
use crate::handout::TASKS;
use crate::harness::{How, MOVING, Page, STILL, visit};
use crate::stored::{KEEP, some_games, stored_game};

/// Presses pairs of controls; its head says with what.
const PRESS: &str = include_str!("pairs.js");

/// The views, by the fragments of their addresses and their classes, and the sheets that
/// are opened there.
const VIEWS: [(&str, &str, Option<&str>); 20] = [
    ("#/", "board-page", None),
    ("#/home", "home-page", None),
    ("#/new", "picker-page", None),
    ("#/games", "library-page", None),
    ("#/games", "library-page", Some("#import")),
    ("#/learn", "learn-page", None),
    ("#/learn/giuthi", "task-page", None),
    ("#/learn/sulus-aidi", "task-page", None),
    ("#/puzzles", "puzzles-page", None),
    ("#/puzzles/daily", "task-page", None),
    ("#/puzzles/layli-goobalay", "task-page", None),
    ("#/practice", "task-page", None),
    ("#/drill", "drills-page", None),
    ("#/drill/giuthi", "task-page", None),
    ("#/drill/alemungula", "task-page", None),
    ("#/handout", "handouts-page", None),
    (TASKS, "task-page", None),
    ("#/editor", "editor-page", None),
    ("#/rules/alemungula", "rules-page", None),
    ("#/rules/giuthi", "rules-page", None),
];

/// The stored games on whose boards pairs are pressed, by their places in [`Places::games`],
/// and the sheets that are opened there.
const BOARDS: [(usize, Option<&str>); 6] = [
    (0, None),
    (0, Some("#settings")),
    (0, Some("#share")),
    (1, None),
    (2, None),
    (4, None),
];

/// The most time for the pairs of a call, in milliseconds: less than a script may take.
const MILLIS: u32 = 15_000;

/// A game of two people at the end of its first round.
const ROUND: &str = "b E b D e E d E c B a D c A d E a F f A d";

/// Where pairs are pressed: a view, the sheet that is opened there, and the stored game that
/// the board shows, if it is one.
struct Place {
    fragment: &'static str,
    view: &'static str,
    sheet: Option<&'static str>,
    game: Option<String>,
}

impl Place {
    /// Presses these pairs, or random ones, and fails where the page has a fault. Returns
    /// how many were pressed, and which are left.
    fn press(
        &self,
        page: &Page,
        rng: &mut Rng,
        pairs: Value,
        most: u32,
        pause: u32,
    ) -> Result<Value> {
        let Self {
            fragment,
            view,
            sheet,
            game,
        } = self;
        let task = json!({
            "fragment": fragment, "view": view, "sheet": sheet, "game": game,
            "seed": rng.below(u32::MAX), "pairs": pairs, "most": most, "millis": MILLIS, "pause": pause,
        });
        let told = page.call(PRESS, task)?;
        ensure!(told["fault"].is_null(), "{fragment}: {}", told["fault"]);
        Ok(told)
    }
}

/// Stored games, and where pairs are pressed: on their boards, and in [`VIEWS`].
struct Places {
    games: Vec<(String, String)>,
    all: Vec<Place>,
}

impl Places {
    fn new() -> Result<Self> {
        let mut games = some_games()?;
        let round = stored_game(Variant::LayliGoobalay, BySide::default(), ROUND)?;
        games.push((GameId::new(4).key(), round.to_string()));
        let boards = BOARDS.map(|(number, sheet)| Place {
            fragment: "#/",
            view: "board-page",
            sheet,
            game: Some(games[number].1.clone()),
        });
        let views = VIEWS.map(|(fragment, view, sheet)| Place {
            fragment,
            view,
            sheet,
            game: None,
        });
        // A press in the list of the games may delete one.
        let all = boards.into_iter().chain(views).collect();
        Ok(Self { games, all })
    }

    /// Opens the page with these games stored and the fields of the settings drawn.
    fn start(&self, page: &Page) -> Result<()> {
        // A step back that a closed sheet makes would lead away from a view that is opened.
        page.goto("about:blank")?;
        // Without the program: it would store the game on its board when it is left.
        page.open("404.html")?;
        page.read("void (localStorage.clear(), sessionStorage.clear())")?;
        page.call(KEEP, json!(self.games))?;
        page.goto("about:blank")?;
        page.open("#/home")?;
        page.wait_for("main > *")?;
        page.late_styles()?;
        // Before a real press a phone may not vibrate, and the console says so.
        page.press("main h2")?;
        page.draw_settings()
    }
}

/// Presses random pairs of each view, or of one view in several.
fn random_pairs(how: How, one_in: u32, most: u32, pause: u32) -> Result<()> {
    let mut rng = Rng::new(chance::seed());
    let places = Places::new()?;
    visit(how, move |page| {
        places.start(&page)?;
        if pause > 0 {
            slow_down(&page)?;
        }
        for place in &places.all {
            if rng.below(one_in) == 0 {
                place.press(&page, &mut rng, Value::Null, most, pause)?;
            }
        }
        Ok(())
    })
}

/// Makes the processor six times slower.
fn slow_down(page: &Page) -> Result<()> {
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 6 }))
        .map(drop)
}

#[test]
fn random_pairs_of_presses_are_answered() -> Result<()> {
    random_pairs(MOVING, 1, chance::depth(2, 60), 0)
}

#[test]
fn presses_in_quick_succession_are_answered_on_a_slow_processor() -> Result<()> {
    random_pairs(STILL, chance::depth(3, 1), chance::depth(1, 20), 150)
}

/// The parts in which all pairs are pressed at the same time.
const PARTS: usize = 3;

/// Presses every control of a view together with every other one, in both orders; with
/// motion or without, by the seed. Two controls by chance stand for all of their kind.
/// A slow processor would need hours.
fn all_pairs(part: usize) -> Result<()> {
    let seed = chance::seed();
    let mut rng = Rng::new(seed);
    let places = Places::new()?;
    let how = if seed.is_multiple_of(2) {
        MOVING
    } else {
        STILL
    };
    visit(how, move |page| {
        for place in places.all.iter().skip(part).step_by(PARTS) {
            let mut pairs = json!({});
            // Pairs are missed where earlier presses have changed what the view has.
            while pairs["left"] != json!([]) {
                places.start(&page)?;
                let mut pressed = 0;
                while pairs["left"] != json!([]) {
                    let told = place.press(&page, &mut rng, pairs, u32::MAX, 0)?;
                    pressed += told["pressed"].as_u64().context("a number of pairs")?;
                    pairs = told["pairs"].clone();
                }
                let Place { fragment, .. } = place;
                ensure!(
                    pressed > 0,
                    "{fragment}: pairs that can't be pressed: {pairs}"
                );
                pairs = json!({ "places": pairs["places"], "left": pairs["missed"] });
            }
        }
        Ok(())
    })
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn all_pairs_of_presses_are_answered_0() -> Result<()> {
    all_pairs(0)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn all_pairs_of_presses_are_answered_1() -> Result<()> {
    all_pairs(1)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn all_pairs_of_presses_are_answered_2() -> Result<()> {
    all_pairs(2)
}

#[test]
fn a_game_and_an_opponent_are_chosen_at_once() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/new")?;
        page.wait_for(".picker")?;
        page.level(5)?;
        let choose = "async all => {
            for (const each of all) for (const one of each) {
                const control = document.querySelector(`.picker input[data-at=${one}]`);
                control.click();
                // The last two fall into one render.
                if (one !== each[2]) await new Promise(requestAnimationFrame);
            }
            await new Promise(done => setTimeout(done));
        }";
        let mut all = Vec::new();
        for opponent in ["friend", "person"] {
            for from in ["alemungula", "layli-goobalay", "sulus-aidi"] {
                for to in ["giuthi", "giuthi-store", "giuthi-rounds"] {
                    all.push([opponent, from, to, "bot"]);
                }
            }
        }
        page.call(choose, json!(all))?;
        page.until(
            "the last choice",
            "[...document.querySelectorAll('.picker input:checked')].map(it => it.dataset.at)
                .join() === 'giuthi-rounds,bot'",
        )
        .map(drop)
    })
}

#[test]
fn a_game_against_the_bot_is_returned_to_from_another_game() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        game.play_some(0, Some(Side::North))?;
        Game::start(&page, Variant::Alemungula, Opponent::Person)?.play_some(0, None)?;
        page.picker()?;
        page.press("[data-action=return]")?;
        page.wait_for("[data-position][data-game='giuthi']")
    })
}
