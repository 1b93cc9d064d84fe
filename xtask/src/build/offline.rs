//! What makes the page work without a network: the service worker's list of
//! all files, and the scripts that the page loads after the first picture.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{dist, hash, integrity, shorten};
use crate::setup::{Tools, root};

/// What no page asks for: the worker itself, and what is for others.
const NOT_KEPT: [&str; 4] = ["sw.js", "404.html", "preview.png", "robots.txt"];

/// Gives all that lies in `dist/` a version, and fills in the scripts; `texts` are
/// those of `static/failure.js`, in JSON.
pub fn finish(tools: &Tools, texts: &str) -> Result<()> {
    let folder = dist();
    let template = |name| fs::read_to_string(root().join("static").join(name));
    let (worker, page) = (template("sw.js")?, template("offline.js")?);
    let failure = fill(
        &template("failure.js")?,
        "TEXTS = {}",
        &format!("TEXTS = {texts}"),
    )?;
    let mut all = [&*worker, &page, &failure].concat().into_bytes();
    for (name, bytes) in kept(&folder)? {
        all.extend(name.bytes().chain(bytes));
    }
    let version = hash(&all);

    let page = fill(&page, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    // The first script loads these once the picture is shown.
    let mut later = String::new();
    for (stem, script) in [("failure", failure), ("offline", page)] {
        let name = format!("{stem}-{version}.js");
        fs::write(folder.join(&name), script)?;
        shorten(tools, &folder.join(&name))?;
        later.push_str(&format!("<meta name=later content=./{name}>"));
    }
    let path = folder.join("index.html");
    let page = fs::read_to_string(&path)?.replacen("</head>", &(later + "</head>"), 1);
    fs::write(path, page)?;

    let hashes: BTreeMap<_, _> = kept(&folder)?
        .into_iter()
        .map(|(name, bytes)| {
            // Some hosts know the first page by the folder's name alone.
            let name = if name == "index.html" {
                String::new()
            } else {
                name
            };
            (name, integrity(&bytes))
        })
        .collect();
    let known = format!(
        "{{ version: '{version}', files: {} }}",
        serde_json::to_string(&hashes)?
    );
    let worker = fill(&worker, "{ version: '', files: {} }", &known)?;
    let path = folder.join("sw.js");
    fs::write(&path, worker)?;
    shorten(tools, &path)
}

/// The files that a page may ask for, by their names from the folder on.
fn kept(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.with_context(|| format!("{} has no plain name", path.display()))?;
        if path.is_dir() {
            for (below, bytes) in kept(&path)? {
                found.insert(format!("{name}/{below}"), bytes);
            }
        } else if !NOT_KEPT.contains(&name) {
            found.insert(name.to_owned(), fs::read(&path)?);
        }
    }
    Ok(found)
}

/// A script with what it leaves open.
fn fill(script: &str, open: &str, with: &str) -> Result<String> {
    ensure!(
        script.matches(open).count() == 1,
        "a script leaves `{open}` open no more"
    );
    Ok(script.replacen(open, with, 1))
}
