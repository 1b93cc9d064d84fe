//! Support for work without a network: the service worker's list of files, and the
//! scripts that the page loads after the first picture.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{dist, fill, hash, integrity, minify};
use crate::setup::{Tools, root};

/// Files that the service worker doesn't cache: the worker itself, and those that
/// only hosts, other sites and the installation ask for. The pictures for link
/// previews aren't cached either.
const NOT_CACHED: [&str; 6] = [
    "sw.js",
    "404.html",
    "robots.txt",
    "icon-512.png",
    "icon-maskable.png",
    "apple-touch-icon.png",
];

/// Computes the version of `dist/` and writes it into the scripts. `texts` are the
/// texts of `static/failure.js`, in JSON.
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
    for (name, bytes) in cached_files(&folder)? {
        all.extend(name.bytes().chain(bytes));
    }
    let version = hash(&all);

    let page = fill(&page, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    // static/first.js loads these after it has shown the picture.
    let mut later = String::new();
    for (stem, script) in [("failure", failure), ("offline", page)] {
        let name = format!("{stem}-{version}.js");
        fs::write(folder.join(&name), script)?;
        minify(tools, &folder.join(&name))?;
        later.push_str(&format!("<meta name=later content=./{name}>"));
    }
    let path = folder.join("index.html");
    let page = fs::read_to_string(&path)?.replacen("</head>", &(later + "</head>"), 1);
    fs::write(path, page)?;

    let hashes: BTreeMap<_, _> = cached_files(&folder)?
        .into_iter()
        .map(|(name, bytes)| {
            // Some hosts serve index.html only under the folder's name.
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
    minify(tools, &path)
}

/// The files to cache, by their paths relative to the folder.
fn cached_files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.with_context(|| format!("the name of {} is not UTF-8", path.display()))?;
        if path.is_dir() {
            for (below, bytes) in cached_files(&path)? {
                found.insert(format!("{name}/{below}"), bytes);
            }
        } else if !NOT_CACHED.contains(&name) && !name.starts_with("preview") {
            found.insert(name.to_owned(), fs::read(&path)?);
        }
    }
    Ok(found)
}
