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
    /// `static/outside.js`, and `static/first.js` with its data, but for the addresses of the
    /// program. It shows the picture to visitors without a stored game, and starts the program.
    pub script: String,
    /// `static/failure.js` with its texts.
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
    let read = |name| fs::read_to_string(root().join("static").join(name));
    // One file: the program changes the page only after both have run.
    let script = read("outside.js")? + &read("first.js")?;
    Ok(First {
        // Hidden until the script shows it, inert because the program replaces it.
        picture: picture.replacen("<div ", "<div hidden inert ", 1),
        script: fill(&script, "(FIRST, ", &format!("({facts}, "))?,
        failure: fill_failure(&facts, &failure)?,
        site: folder.join("site"),
        games,
    })
}

/// `static/failure.js` with its texts in English, and the languages that have a file of them.
fn fill_failure(facts: &str, texts: &str) -> Result<String> {
    let script = fs::read_to_string(root().join("static/failure.js"))?;
    let facts: Value = serde_json::from_str(facts)?;
    let languages = facts["languages"].as_object().context("no languages")?;
    let others = languages.keys().filter(|&tag| *tag != facts["usual"]);
    let languages = json!(others.collect::<Vec<_>>());
    let script = fill(&script, "TEXTS = {}", &format!("TEXTS = {texts}"))?;
    fill(
        &script,
        "LANGUAGES = []",
        &format!("LANGUAGES = {languages}"),
    )
}
