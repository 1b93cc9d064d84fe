//! The page's font, reduced to the weight and the letters that the page uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::run::read;
use crate::setup::{Tools, root, subset_font};

/// The font in `static/fonts` and in the output.
const FONT: &str = "fonts/fraunces.woff2";
/// The only weight in the subset: that of names and numbers.
const WEIGHT: &str = "650";

/// The folders with the texts of the page, and the endings of their files.
const TEXTS: [(&str, &str); 3] = [
    ("locales", "ftl"),
    ("rulebook", "json"),
    ("lessons", "json"),
];

/// A script that writes the subset of a font over it. Its arguments are the module
/// subset-font, the font, the letters and the weight.
const SUBSET: &str = "
    const [module, file, letters, weight] = process.argv.slice(1);
    const fs = require('fs');
    const options = { targetFormat: 'woff2', variationAxes: { wght: Number(weight) } };
    require(module)(fs.readFileSync(file), letters, options)
        .then(font => fs.writeFileSync(file, font));";

/// Reduces the font of the output.
pub fn subset(tools: &Tools, dist: &Path) -> Result<()> {
    read(
        tools
            .command("node")
            .args(["-e", SUBSET])
            .arg(subset_font()?)
            .arg(dist.join(FONT))
            .args([letters()?.as_str(), WEIGHT]),
    )
    .context("the font could not be reduced")
    .map(drop)
}

/// The characters of all texts, and the digits of numbers.
fn letters() -> Result<String> {
    let mut letters: BTreeSet<char> = ('0'..='9').chain("+\u{2212}\u{bd}\u{b7}".chars()).collect();
    for (folder, ending) in TEXTS {
        for file in super::files(&root().join("static").join(folder), ending)? {
            letters.extend(fs::read_to_string(file)?.chars());
        }
    }
    letters.retain(|letter| !letter.is_control());
    Ok(letters.into_iter().collect())
}
