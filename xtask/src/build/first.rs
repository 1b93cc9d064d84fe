//! What a first visit begins with, before the program has come.

use std::fs;

use anyhow::{Context, Result};

use crate::run::run;
use crate::setup::{Tools, root};

/// A picture, and the script that shows it to those whom it fits.
pub struct First {
    /// What stands at the head of the page's body.
    pub picture: String,
    /// `static/first.js`, filled in.
    pub script: String,
    /// The texts of `static/failure.js` by language, in JSON.
    pub failure: String,
}

/// Has the page's components draw the picture, natively.
pub fn draw(tools: &Tools) -> Result<First> {
    let folder = root().join("target").join("first");
    fs::create_dir_all(&folder)?;
    let mut draw = tools.command("cargo");
    draw.args(["run", "--quiet", "--locked", "--package", "mbegu-tools"]);
    draw.args(["--features", "prerender", "--", "prerender"])
        .arg(&folder);
    run(&mut draw).context("the first picture could not be drawn")?;
    let picture = fs::read_to_string(folder.join("first.html"))?;
    let facts = fs::read_to_string(folder.join("first.json"))?;
    let failure = fs::read_to_string(folder.join("failure.json"))?;
    let script = fs::read_to_string(root().join("static/first.js"))?;
    Ok(First {
        // Nothing in it works: the program takes its place.
        picture: picture.replacen("<div ", "<div hidden inert ", 1),
        script: script.replace("FIRST)", &[&facts, ")"].concat()),
        failure,
    })
}
