//! The rules, the bot and the links know nothing of the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The folders of `src/` that stand below the page.
const BELOW: [&str; 3] = ["rules", "bot", "link"];
/// The crates that only the page may name.
const BROWSER: [&str; 5] = ["yew", "web_sys", "gloo", "js_sys", "wasm_bindgen"];

/// Checks that no file of the lower strata names a crate of the browser.
pub fn check(root: &Path) -> Result<()> {
    let mut found = Vec::new();
    for stratum in BELOW {
        for entry in files(&root.join("src").join(stratum))? {
            let text = fs::read_to_string(&entry)
                .with_context(|| format!("{} can't be read", entry.display()))?;
            for (number, line) in text.lines().enumerate() {
                if let Some(name) = names_browser(line) {
                    let file = entry.strip_prefix(root).unwrap_or(&entry);
                    found.push(format!("{}:{} names {name}", file.display(), number + 1));
                }
            }
        }
    }
    if !found.is_empty() {
        bail!("{} (only src/ui and the binaries may)", found.join(", "));
    }
    Ok(())
}

/// All Rust files below a folder.
fn files(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let mut all = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} can't be read", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
    Ok(all)
}

/// The crate of the browser that a line of code names, as a word of its own
/// or as the beginning of one (`gloo_timers`).
fn names_browser(line: &str) -> Option<&'static str> {
    let code = line.split("//").next().unwrap_or_default();
    let words = code.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words
        .filter_map(|word| {
            BROWSER.into_iter().find(|name| {
                word.strip_prefix(name)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            })
        })
        .next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_browser_are_found() {
        assert_eq!(
            names_browser("use gloo_timers::callback::Timeout;"),
            Some("gloo")
        );
        assert_eq!(names_browser("    web_sys::window()"), Some("web_sys"));
        assert_eq!(names_browser("// unlike yew's"), None);
        assert_eq!(names_browser("let yewish = 1;"), None);
    }
}
