//! Renders the first picture of the page: the page's own components, as markup
//! that is shown before the program has loaded. `cargo xtask build` puts it into
//! the page.
//!
//! Given a folder, it writes `first.html`, the picture with the board in every
//! orientation, `first.json`, which `static/first.js` reads to show it,
//! `failure.json`, the texts of `static/failure.js` in English, in the
//! folder `site` the texts of both and the manifest in every other language, and
//! `games.json`, what `static/game.html` says of each game.

use std::collections::BTreeMap;
use std::fs;
use std::future::Future;
use std::path::Path;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use anyhow::{Context as _, Result, bail};
use mbegu::rules::Variant;
use mbegu::ui::board::layout::Orientation;
use mbegu::ui::describe;
use mbegu::ui::i18n::{Language, Locale};
use mbegu::ui::state::settings::Settings;
use mbegu::ui::{draw, failure_texts, manifest_texts, progress_keys, storage_keys};
use serde_json::{Value, json};

/// Writes the files into a folder.
///
/// # Errors
///
/// The folder can't be written to, or the markup of the page is not as expected.
pub fn prerender(folder: &Path) -> Result<()> {
    let page = |language, orientation| -> Result<String> {
        let page = ready(draw(locale(language)?, orientation));
        Ok(plain(&page.context("a component waits for something")?))
    };
    let usual = Language::default();
    let flat = page(usual, Orientation::Flat)?;
    let upright = page(usual, Orientation::Upright)?;
    // The boards of all orientations; the script shows one of them.
    let (_, board, _) = board(&upright).context("the page has no board")?;
    let (before, its, after) = self::board(&flat).context("the page has no board")?;
    let both = [before, its, board, after].concat();
    let site = folder.join("site");
    fs::create_dir_all(site.join("first"))?;
    for language in Language::offered().filter(|&language| language != usual) {
        let other = page(language, Orientation::Flat)?;
        let (mine, its) = (texts(&flat), texts(&other));
        if mine.len() != its.len() {
            bail!("the languages' pages differ in more than their texts");
        }
        let said = mine.into_iter().zip(its);
        let said: BTreeMap<_, _> = said.filter(|(mine, its)| mine != its).collect();
        let texts = json!({ "picture": said, "failure": failure(language)? });
        let name = format!("first/{}.json", language.tag());
        fs::write(site.join(name), texts.to_string())?;
        let name = format!("manifest-{}.webmanifest", language.tag());
        fs::write(site.join(name), manifest(language)?.to_string())?;
    }
    let languages = Language::offered().map(|language| {
        let direction = language.direction().name();
        let facts = json!({
            "texts": Locale::address(language),
            "late": Locale::late_address(language),
            "dir": direction,
        });
        (language.tag(), facts)
    });
    let languages: BTreeMap<_, _> = languages.collect();
    let facts = json!({
        "upright": Orientation::UPRIGHT,
        "settings": Settings::default().to_string(),
        "usual": usual.tag(),
        "languages": languages,
        "keys": BTreeMap::from(storage_keys()),
        "progress": progress_keys(),
    });
    let english = locale(usual)?;
    let games = Variant::ALL.map(|variant| {
        json!({
            "id": variant.id(),
            "name": describe::game(&english, variant),
            "about": describe::about(&english, variant),
        })
    });
    fs::write(folder.join("games.json"), json!(games).to_string())?;
    fs::write(folder.join("first.html"), both)?;
    fs::write(folder.join("failure.json"), failure(usual)?.to_string())?;
    fs::write(folder.join("first.json"), facts.to_string())?;
    Ok(())
}

/// The texts of `static/failure.js` in a language.
fn failure(language: Language) -> Result<Value> {
    let texts: BTreeMap<_, _> = failure_texts(&locale(language)?).into();
    Ok(json!(texts))
}

/// `static/site/manifest.webmanifest` in a language.
fn manifest(language: Language) -> Result<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/site/manifest.webmanifest");
    let mut manifest: Value = serde_json::from_str(&fs::read_to_string(path)?)?;
    let [name, description] = manifest_texts(&locale(language)?);
    manifest["name"] = json!(name);
    manifest["description"] = json!(description);
    manifest["lang"] = json!(language.tag());
    manifest["dir"] = json!(language.direction().name());
    Ok(manifest)
}

/// A language with its messages.
fn locale(language: Language) -> Result<Locale> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/locales");
    let path = path.join(language.tag()).with_extension("ftl");
    let text = fs::read_to_string(&path)?;
    let locale = Locale::new(language, &text);
    locale.map_err(|error| anyhow::format_err!("{}: {error}", path.display()))
}

/// The result of a future that is ready at once.
fn ready<T>(drawing: impl Future<Output = T>) -> Option<T> {
    match pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(drawn) => Some(drawn),
        Poll::Pending => None,
    }
}

/// The markup of a page before its board, of the board, and after it.
fn board(page: &str) -> Option<(&str, &str, &str)> {
    let from = page.match_indices("<svg").find(|&(at, _)| {
        let tag = page[at..].split('>').next();
        tag.is_some_and(|tag| tag.contains("class=\"board "))
    })?;
    let to = from.0 + page[from.0..].find("</svg>")? + "</svg>".len();
    Some((&page[..from.0], &page[from.0..to], &page[to..]))
}

/// The text nodes of a page.
fn texts(page: &str) -> Vec<&str> {
    let texts = page.split('<').filter_map(|part| part.split_once('>'));
    texts
        .map(|(_, text)| text)
        .filter(|text| !text.trim().is_empty())
        .collect()
}

/// A page without its dialogs.
fn open(page: &str) -> String {
    let popover = |&(at, _): &(usize, &str)| {
        let tag = page[at..].split('>').next();
        tag.is_some_and(|tag| tag.contains(" popover=\""))
    };
    let Some((start, _)) = page.match_indices("<div ").find(popover) else {
        return page.to_owned();
    };
    // The element may contain others of the same name.
    let mut depth = 0;
    let end = page[start..].match_indices("div").find_map(|(at, _)| {
        let at = start + at;
        depth += i32::from(page[..at].ends_with('<')) - i32::from(page[..at].ends_with("</"));
        (depth == 0).then_some(at + "div>".len())
    });
    let after = &page[end.unwrap_or(page.len())..];
    open(&[&page[..start], after].concat())
}

/// Removes the invisible parts of a page, which has no behaviour yet: descriptions for
/// screen readers, most `data-` attributes, and closed elements.
fn plain(page: &str) -> String {
    let mut plain = String::new();
    for part in open(page).split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        // A comment.
        if tag.starts_with('!') {
            continue;
        }
        if tag.starts_with('/') || !tag.contains(' ') {
            plain.extend(["<", tag, ">", text]);
            continue;
        }
        let mut pieces = tag.splitn(2, ' ');
        plain.extend(["<", pieces.next().unwrap_or_default()]);
        let mut rest = pieces.next().unwrap_or_default();
        while let Some((name, after)) = rest.split_once("=\"") {
            let (value, after) = after.split_once('"').unwrap_or_default();
            rest = after.trim_start();
            match name {
                // Used by styles.
                "aria-label" if tag.starts_with("button") => plain.push_str(" aria-label"),
                // Used by styles and tests.
                "data-action" | "data-at" | "data-option" | "data-pit" => {
                    plain.extend([" ", name, "=\"", value, "\""]);
                }
                "selected" | "disabled" => plain.extend([" ", name]),
                "role" | "tabindex" | "title" | "type" | "value" => {}
                _ if name.starts_with("aria-") || name.starts_with("data-") => {}
                _ => plain.extend([" ", name, "=\"", value, "\""]),
            }
        }
        plain.extend([rest, ">", text]);
    }
    for empty in ["path", "circle", "ellipse", "rect"] {
        plain = plain.replace(&["></", empty, ">"].concat(), "/>");
    }
    plain
}
