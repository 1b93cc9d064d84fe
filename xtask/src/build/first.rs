//! The first picture: the board that the page shows before its program is loaded.

use std::fs;

use anyhow::{Context, Result};

use crate::run::run;
use crate::setup::{Tools, root};

/// The output of the prerendering.
pub struct First {
    /// The markup for the beginning of the page's body.
    pub picture: String,
    /// `static/first.js` with its data. It shows the picture to visitors without a
    /// stored game.
    pub script: String,
    /// The texts of `static/failure.js` by language, in JSON.
    pub failure: String,
}

/// Renders the picture natively with the page's components.
pub fn render(tools: &Tools) -> Result<First> {
    let folder = root().join("target").join("first");
    fs::create_dir_all(&folder)?;
    let mut prerender = tools.command("cargo");
    prerender
        .args(["run", "--quiet", "--locked", "--package", "mbegu-tools"])
        .args(["--features", "prerender", "--", "prerender"])
        .arg(&folder);
    run(&mut prerender).context("the first picture could not be rendered")?;
    let picture = fs::read_to_string(folder.join("first.html"))?;
    let facts = fs::read_to_string(folder.join("first.json"))?;
    let failure = fs::read_to_string(folder.join("failure.json"))?;
    let script = fs::read_to_string(root().join("static/first.js"))?;
    Ok(First {
        // Hidden until the script shows it, inert because the program replaces it.
        picture: picture.replacen("<div ", "<div hidden inert ", 1),
        script: script.replace("FIRST)", &[&facts, ")"].concat()),
        failure,
    })
}
