//! Draws what a first visit begins with, before the program has come: the
//! page's own components, without what only a browser that runs them needs.
//! `cargo xtask build` puts it into the page.
//!
//! Given a folder, it writes `first.html`, the picture with the board in every
//! stance, `first.json`, what `static/first.js` has to know to show it, and
//! `late.json`, what `static/offline.js` says if the program doesn't come.

use std::collections::BTreeMap;
use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::{env, fs};

use mbegu::ui::draw;
use mbegu::ui::layout::Stance;
use mbegu::ui::settings::Settings;
use mbegu::ui::words::Language;
use serde_json::json;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("a folder, please")?);
    let page = |language, stance| -> Result<String, &str> {
        Ok(plain(&ready(draw(language, stance)).ok_or("it waits")?))
    };
    let usual = Language::default();
    let flat = page(usual, Stance::Flat)?;
    let upright = page(usual, Stance::Upright)?;
    // The boards of all stances stand beside each other, one to be shown.
    let (_, board, _) = board(&upright).ok_or("no board")?;
    let (before, its, after) = self::board(&flat).ok_or("no board")?;
    let both = [before, its, board, after].concat();
    let texts = Language::ALL
        .into_iter()
        .filter(|&language| language != usual)
        .map(|language| {
            let other = page(language, Stance::Flat)?;
            let (mine, its) = (texts(&flat), texts(&other));
            if mine.len() != its.len() {
                return Err("the languages' pages differ in more than their texts");
            }
            let said = mine.into_iter().zip(its);
            let said: BTreeMap<_, _> = said.filter(|(mine, its)| mine != its).collect();
            Ok((language.tag().to_owned(), json!(said)))
        })
        .collect::<Result<serde_json::Map<_, _>, _>>()?;
    let facts = json!({
        "upright": Stance::UPRIGHT,
        "settings": Settings::default().show(),
        "usual": usual.tag(),
        "texts": texts,
    });
    let late = Language::ALL.into_iter().filter_map(|language| {
        let words = language.words()?;
        Some((
            language.tag().to_owned(),
            json!([words.late(), words.try_again()]),
        ))
    });
    let late: serde_json::Map<_, _> = late.collect();
    fs::write(folder.join("first.html"), both)?;
    fs::write(folder.join("late.json"), json!(late).to_string())?;
    fs::write(folder.join("first.json"), facts.to_string())?;
    Ok(())
}

/// What drawing comes to: it waits for nothing.
fn ready<T>(drawing: impl Future<Output = T>) -> Option<T> {
    match pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(drawn) => Some(drawn),
        Poll::Pending => None,
    }
}

/// A page in three: before its board, the board, after it.
fn board(page: &str) -> Option<(&str, &str, &str)> {
    let from = page.match_indices("<svg").find(|&(at, _)| {
        let tag = page[at..].split('>').next();
        tag.is_some_and(|tag| tag.contains("class=\"board "))
    })?;
    let to = from.0 + page[from.0..].find("</svg>")? + "</svg>".len();
    Some((&page[..from.0], &page[from.0..to], &page[to..]))
}

/// The texts of a page, one after the other.
fn texts(page: &str) -> Vec<&str> {
    let texts = page.split('<').filter_map(|part| part.split_once('>'));
    texts
        .map(|(_, text)| text)
        .filter(|text| !text.trim().is_empty())
        .collect()
}

/// A page without what opens over it when it is asked for.
fn open(page: &str) -> String {
    let popover = |&(at, _): &(usize, &str)| {
        let tag = page[at..].split('>').next();
        tag.is_some_and(|tag| tag.contains(" popover=\""))
    };
    let Some((start, _)) = page.match_indices("<div ").find(popover) else {
        return page.to_owned();
    };
    // With the divisions that it has itself.
    let mut depth = 0;
    let end = page[start..].match_indices("div").find_map(|(at, _)| {
        let at = start + at;
        depth += i32::from(page[..at].ends_with('<')) - i32::from(page[..at].ends_with("</"));
        (depth == 0).then_some(at + "div>".len())
    });
    let after = &page[end.unwrap_or(page.len())..];
    open(&[&page[..start], after].concat())
}

/// Leaves out of a page what can't be seen: what is said of it to those who
/// can't see it, as nothing can be done in it yet; the names that commands are
/// found by; and what is shut.
fn plain(page: &str) -> String {
    let mut plain = String::new();
    for part in open(page).split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        // A remark.
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
                // Styles ask for these.
                "aria-label" if tag.starts_with("button") => plain.push_str(" aria-label"),
                "data-keep" => plain.push_str(" data-keep"),
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
