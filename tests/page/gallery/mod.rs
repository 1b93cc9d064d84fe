//! Pictures of the page at every moment of play, to be looked at. `cargo xtask
//! gallery` takes them; no other command does.

mod index;
mod moment;
mod moments;

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, thread};

use anyhow::{Context, Result, bail, ensure};
use data_encoding::BASE64;
use mbegu::link::{GameId, SavedGame, StoredGame};
use serde_json::json;

use crate::game::{link_of_ended, message_of};
use crate::handout::{TASKS, stored_answers, tasks};
use crate::harness::{MOVING, Page, visit, visit_to};
use crate::pseudo_language::{self, PSEUDO};
use crate::stored::{some_games, stored_game};
use moment::{Colours, Film, GivenGame, Moment, Opens, Screen, Step, Variation};
pub use moments::WON;
use moments::{FILMS, MOMENTS};

const ADD_SCRIPT: &str = "Page.addScriptToEvaluateOnNewDocument";
const REMOVE_SCRIPT: &str = "Page.removeScriptToEvaluateOnNewDocument";

/// Under which the tasks that are handed out are stored.
const HANDOUTS: &str = "mbegu.handouts";

/// The most steps of an animation that are taken.
const MAX_STEPS: u32 = 200;

/// Waits until all that moves by itself has come to rest, and the picture behind
/// the board is there.
const REST: &str = "(async () => {
    const grounds = [...document.querySelectorAll('.board')]
        .flatMap(board => [...getComputedStyle(board).backgroundImage.matchAll(/url\\(\"(.*?)\"\\)/g)]);
    await Promise.all(grounds.map(([, src]) => Object.assign(new Image(), { src }).decode()));
    const ends = document.getAnimations()
        .filter(it => it.playState === 'running' && it.effect.getComputedTiming().endTime < 5000);
    await Promise.all(ends.map(it => it.finished.catch(() => {})));
    await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)));
})()";

/// Waits until a step of the animation is shown: one frame takes it, and the next
/// one draws it.
const FRAMES: &str = "new Promise(shown =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(shown))))";

/// `MBEGU_GALLERY` has parts of the names of the moments, separated by spaces.
/// Without it all pictures are taken anew.
#[test]
#[ignore = "takes some minutes; `cargo xtask gallery` runs it"]
fn every_moment_has_its_pictures() -> Result<()> {
    let names = env::var("MBEGU_GALLERY").unwrap_or_default();
    let folder = xtask::build::dist().with_file_name("gallery");
    if names.is_empty() {
        xtask::setup::clear(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let moments = named(&names)?;
    let copy = pseudo_language::copy()?;
    visit_to(copy.folder(), "/", MOVING, |page| {
        let mut faults = Vec::new();
        for moment in moments {
            println!("{}", moment.name);
            if let Err(error) = take(&page, &folder, moment) {
                faults.push(format!("{}: {error:#}", moment.name));
                page.forget_errors()?;
            }
        }
        for film in FILMS {
            if names.is_empty()
                || names
                    .split_whitespace()
                    .any(|it| film.moment.name.contains(it))
            {
                println!("{}", film.moment.name);
                take_film(&page, &folder, &film)?;
            }
        }
        let index = index::write(&folder)?;
        println!("The pictures are in {}", index.display());
        ensure!(faults.is_empty(), "not reached: {faults:#?}");
        Ok(())
    })
}

/// Takes the pictures that are part of the repository again.
#[test]
#[ignore = "changes files of the repository; `cargo xtask pictures` runs it"]
fn the_pictures_of_the_repository() -> Result<()> {
    let root = xtask::build::dist().with_file_name("");
    visit(MOVING, |page| {
        for moment in MOMENTS {
            let Some(file) = moment.kept_file() else {
                continue;
            };
            let mut screens = moment.screens.iter();
            let screen = screens
                .find(|screen| screen.size.0 >= 1200)
                .context("no desk")?;
            show(&page, moment, Variation::Usual, screen)?;
            page.read(REST)?;
            let format = if file.ends_with(".webp") {
                "webp"
            } else {
                "jpeg"
            };
            let options = json!({ "format": format, "quality": 82 });
            let taken = page.cdp("Page.captureScreenshot", options)?;
            let picture = taken["data"].as_str().context("no picture")?;
            fs::write(root.join(&file), BASE64.decode(picture.as_bytes())?)?;
            println!("{file}");
        }
        Ok(())
    })
}

/// The moments whose names have one of these parts; all if there are no parts.
fn named(parts: &str) -> Result<Vec<&'static Moment>> {
    let parts: Vec<_> = parts.split_whitespace().collect();
    let films = FILMS.iter().map(|film| &film.moment);
    let all: Vec<_> = MOMENTS
        .iter()
        .chain(films)
        .map(|moment| moment.name)
        .collect();
    let is_named = |part: &&str| all.iter().any(|name| name.contains(part));
    if let Some(part) = parts.iter().find(|part| !is_named(part)) {
        bail!("no moment has {part:?} in its name: {}", all.join(", "));
    }
    let is_wanted = |name: &str| parts.is_empty() || parts.iter().any(|part| name.contains(part));
    let moments = MOMENTS.iter();
    Ok(moments.filter(|moment| is_wanted(moment.name)).collect())
}

/// The file of a picture, from its folder.
fn file_name(moment: &Moment, variation: Variation, screen: &Screen, colours: Colours) -> PathBuf {
    let (width, height) = screen.size;
    let scale = match screen.scale {
        1 => String::new(),
        scale => format!("@{scale}"),
    };
    let variation = match variation.name() {
        "" => String::new(),
        name => format!("-{name}"),
    };
    let (name, colours) = (moment.name, colours.name());
    format!("{name}{variation}-{width}x{height}{scale}-{colours}.png").into()
}

/// Takes the pictures of a moment.
fn take(page: &Page, folder: &Path, moment: &Moment) -> Result<()> {
    for &variation in moment.variations {
        for screen in moment.screens {
            show(page, moment, variation, screen)?;
            for &colours in screen.colours_of(variation) {
                ask_for(page, moment, colours)?;
                page.read(REST)?;
                let file = folder.join(file_name(moment, variation, screen, colours));
                page.screenshot(&file)?;
            }
        }
        // The first picture has no texts of the pseudo-language.
        if moment.may_fail() || variation.language() == PSEUDO {
            page.forget_errors()?;
        } else {
            page.no_errors()?;
        }
    }
    Ok(())
}

/// Takes the pictures of a film.
fn take_film(page: &Page, folder: &Path, film: &Film) -> Result<()> {
    for screen in film.moment.screens {
        show(page, &film.moment, Variation::Usual, screen)?;
        for step in film.begins {
            take_step(page, step)?;
        }
        for number in 0..Film::PICTURES {
            page.screenshot(&folder.join(film_name(film, screen, number)))?;
            thread::sleep(Duration::from_millis(film.interval));
        }
    }
    page.no_errors()
}

/// The file of a picture of a film, from its folder.
fn film_name(film: &Film, screen: &Screen, number: usize) -> String {
    let (width, height) = screen.size;
    format!("{}-{width}x{height}-{number:02}.png", film.moment.name)
}

/// Comes to the moment of a name in the window as it is, with the texts of a language.
/// Returns whether the console may have errors.
pub fn reach_named(page: &Page, name: &str, language: &'static str) -> Result<bool> {
    let moment = MOMENTS.iter().find(|moment| moment.name == name);
    let moment = moment.with_context(|| format!("there is no moment {name}"))?;
    ask_for(page, moment, Colours::Light)?;
    reach(page, moment, Variation::Language(language))
        .with_context(|| format!("{name} in {language}"))?;
    Ok(moment.may_fail())
}

/// Comes to a moment on a screen, in light colours.
fn show(page: &Page, moment: &Moment, variation: Variation, screen: &Screen) -> Result<()> {
    page.resize_scaled(screen.size, screen.scale)?;
    ask_for(page, moment, Colours::Light)?;
    let (name, size) = (moment.name, screen.size);
    reach(page, moment, variation)
        .with_context(|| format!("{name} {} at {size:?}", variation.name()))
}

/// Has the browser ask for colours, and for a still page unless the moment moves.
fn ask_for(page: &Page, moment: &Moment, colours: Colours) -> Result<()> {
    let scheme = if matches!(colours, Colours::Dark) {
        "dark"
    } else {
        "light"
    };
    let forced = if matches!(colours, Colours::Forced) {
        "active"
    } else {
        "none"
    };
    let motion = if moment.moves {
        "no-preference"
    } else {
        "reduce"
    };
    page.media(&[
        ("prefers-color-scheme", scheme),
        ("forced-colors", forced),
        ("prefers-reduced-motion", motion),
    ])
}

/// Opens the page without anything else in its storage, and comes to a moment.
fn reach(page: &Page, moment: &Moment, variation: Variation) -> Result<()> {
    let mut stored = Vec::new();
    let settings = [moment.settings, variation.setting()];
    let settings = settings.iter().filter(|it| !it.is_empty());
    let settings = settings.copied().collect::<Vec<_>>().join(";");
    for (name, text) in [
        ("mbegu.settings", &*settings),
        ("mbegu.language", variation.language()),
    ] {
        // A first visit finds nothing.
        if !text.is_empty() {
            stored.push((name.to_owned(), text.to_owned()));
        }
    }
    let rest = match &moment.opens {
        Opens::Address(rest) => (*rest).to_owned(),
        Opens::Stored(game) => {
            let id = GameId::new(1);
            stored.push((id.key(), stored_game_of(game)?.to_string()));
            format!("#~{id}")
        }
        Opens::Link(game, view) => {
            let SavedGame { game, ended, .. } = stored_game_of(game)?.saved;
            format!("#{}", link_of_ended(game, ended, *view))
        }
        Opens::Message(game) => {
            let game = stored_game_of(game)?.saved.game;
            let to = game.current().position().to_move().context("a turn")?;
            format!("#{}", message_of(game, to, true))
        }
        Opens::Games => {
            stored.extend(some_games()?);
            "#/games".to_owned()
        }
        Opens::Handouts => {
            let answers = [stored_answers("አሚና", 2)?, stored_answers("ዳዊት", 1)?].join(",");
            let text = format!("{0}=made,{answers};draft={0}", tasks());
            stored.push((HANDOUTS.to_owned(), text));
            "#/handout".to_owned()
        }
        Opens::Handout(done) => {
            if let Some(items) = done {
                let text = format!("{}=own:{}", tasks(), stored_answers("አሚና", *items)?);
                stored.push((HANDOUTS.to_owned(), text));
            }
            TASKS.to_owned()
        }
    };
    // Before the page's own scripts; the page that is left may store its game.
    let fill = format!(
        "localStorage.clear();
        for (const [name, text] of {}) localStorage.setItem(name, text);
        const spoken = {};
        if (spoken) Object.defineProperty(navigator, 'languages', {{ value: [spoken] }});
        {}",
        json!(stored),
        json!(variation.language()),
        moment.before
    );
    page.goto("about:blank")?;
    let script = page.cdp(ADD_SCRIPT, json!({ "source": fill }))?;
    page.open(&rest)?;
    page.cdp(REMOVE_SCRIPT, script)?;
    if moment.starts {
        page.late_styles()?;
    }
    if let Opens::Stored(_) | Opens::Link(..) | Opens::Message(_) = moment.opens {
        page.wait_for("[data-position]")?;
    }
    for step in moment.steps {
        take_step(page, step)?;
    }
    Ok(())
}

fn stored_game_of(game: &GivenGame) -> Result<StoredGame> {
    let mut stored = stored_game(game.variant, game.players, game.record)?;
    stored.saved.ended = game.ended;
    Ok(stored)
}

fn take_step(page: &Page, step: &Step) -> Result<()> {
    match *step {
        Step::Press(selector) => page.press(selector),
        Step::Tab(name) => page.tab(name),
        Step::Key(key) => page.key(key),
        Step::Wait(selector) => page.wait_for(selector),
        Step::Run(script) => page.read(script).map(drop),
        Step::PauseAt(selector) => {
            page.press("[data-action=pause]")?;
            for _ in 0..MAX_STEPS {
                if page.has(selector)? {
                    return Ok(());
                }
                page.press("[data-action=step]")?;
                page.read(FRAMES)?;
            }
            bail!("the animation never comes to {selector}")
        }
    }
}
