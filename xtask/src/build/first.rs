//! The first picture, which the page shows before its program is loaded.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::run::run;
use crate::setup::{Tools, root};

use super::fill;
use super::programs::steps;

/// The output of the prerendering.
pub struct First {
    /// The markup for the beginning of the page's body.
    pub picture: String,
    /// `static/first.js` with its data, but for the addresses of the program. It shows
    /// the picture to visitors without a stored game, and starts the program.
    pub script: String,
    /// `static/old.js` with its texts.
    pub old: String,
    /// The texts of `static/failure.js` in English, in JSON.
    pub failure: String,
    /// A folder with files of the page: the texts of both scripts and the manifest in
    /// every other language.
    pub site: PathBuf,
    /// Every game with its name and a sentence about it.
    pub games: Vec<GameTexts>,
}

/// What the page of a game says of it.
pub struct GameTexts {
    /// The name of the game in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub about: String,
}

/// Renders the picture natively with the page's components.
pub fn render(tools: &Tools) -> Result<First> {
    let folder = root().join("target").join("first");
    fs::create_dir_all(&folder)?;
    run(steps(tools).arg("prerender").arg(&folder))
        .context("the first picture could not be rendered")?;
    let picture = fs::read_to_string(folder.join("first.html"))?;
    let facts = fs::read_to_string(folder.join("first.json"))?;
    let failure = fs::read_to_string(folder.join("failure.json"))?;
    let games: Value = serde_json::from_str(&fs::read_to_string(folder.join("games.json"))?)?;
    let games = games.as_array().context("no list of games")?;
    let games = games.iter().map(|game| {
        let text = |name: &str| Some(game[name].as_str()?.to_owned());
        Some(GameTexts {
            id: text("id")?,
            name: text("name")?,
            about: text("about")?,
        })
    });
    let games = games.collect::<Option<_>>().context("a game has no name")?;
    let script = fs::read_to_string(root().join("static/first.js"))?;
    let old = fs::read_to_string(root().join("static/old.js"))?;
    Ok(First {
        // Hidden until the script shows it, inert because the program replaces it.
        picture: picture.replacen("<div ", "<div hidden inert ", 1),
        script: fill(&script, "(FIRST, ", &format!("({facts}, "))?,
        old: fill_old(&old, &facts, &failure)?,
        failure,
        site: folder.join("site"),
        games,
    })
}

/// `static/old.js` with its texts, and the languages that have a file of them.
fn fill_old(script: &str, facts: &str, failure: &str) -> Result<String> {
    let (facts, failure): (Value, Value) =
        (serde_json::from_str(facts)?, serde_json::from_str(failure)?);
    let texts =
        json!({ "old": failure["old"], "wasm": failure["wasm"], "reload": failure["reload"] });
    let languages = facts["languages"].as_object().context("no languages")?;
    let others = languages.keys().filter(|&tag| *tag != facts["usual"]);
    let languages = json!(others.collect::<Vec<_>>());
    let script = fill(script, "TEXTS = {}", &format!("TEXTS = {texts}"))?;
    fill(
        &script,
        "LANGUAGES = []",
        &format!("LANGUAGES = {languages}"),
    )
}
