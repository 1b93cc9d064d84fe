//! Support for work without a network: the service worker's list of files, and the
//! script that the page loads after everything else.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{fill, hash, integrity};
use crate::setup::{ESBUILD, root};

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

/// Adds the script that `static/first.js` loads once the page has loaded, with the version
/// of the folder, which is not minified yet. Returns the version.
pub fn add_script(folder: &Path) -> Result<String> {
    let template = |name| fs::read_to_string(root().join("static").join(name));
    let (worker, page) = (template("sw.js")?, template("offline.js")?);
    let mut all = [&*worker, &page, ESBUILD].concat().into_bytes();
    for (name, bytes) in cached_files(folder)? {
        all.extend(name.bytes().chain(bytes));
    }
    let version = hash(&all);

    let page = fill(&page, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    let name = format!("offline-{version}.js");
    fs::write(folder.join(&name), page)?;
    let later = format!("<meta name=\"later\" content=\"./{name}\"></head>");
    let path = folder.join("index.html");
    let page = fs::read_to_string(&path)?.replacen("</head>", &later, 1);
    fs::write(path, page)?;
    Ok(version)
}

/// Writes the version and the files of the finished folder into the service worker, which is
/// minified already.
pub fn finish(folder: &Path, version: &str) -> Result<()> {
    let hashes: BTreeMap<_, _> = cached_files(folder)?
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
    let files = serde_json::to_string(&hashes)?;
    let path = folder.join("sw.js");
    let worker = fs::read_to_string(&path)?;
    let known = format!("{{version:\"{version}\",files:{files}}}");
    fs::write(&path, fill(&worker, "{version:\"\",files:{}}", &known)?)?;
    Ok(())
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
