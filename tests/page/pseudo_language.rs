//! No text of the page is outside the files of texts: with the pseudo-language,
//! every letter that is shown has an accent, in every view.

use std::fs;

use anyhow::Result;

use crate::harness::Copy;
use crate::pseudo;

/// The texts with two letters in a row that have no accent, in what is shown,
/// what can be opened, and what is said of it to those who can't see it. The
/// languages' own names are in no file, and dates are the browser's.
pub const PLAIN: &str = "(() => {
    const left = 'script, style, code, noscript, template, time, [data-option=language]';
    const texts = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        if (!all.currentNode.parentElement.closest(left)) texts.push(all.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.body.querySelectorAll(`[${name}]:not(time)`)) {
            texts.push(element.getAttribute(name));
        }
    }
    texts.push(document.title);
    return texts.filter(text => /[A-Za-z]{2}/.test(text));
})()";

/// The tag of the pseudo-language.
pub const PSEUDO: &str = "en-XA";

/// A copy of the built page with the files of the pseudo-language.
pub fn copy() -> Result<Copy> {
    let copy = Copy::new()?;
    let translate = |folder: &str, ending: &str, translate: &dyn Fn(&str) -> String| {
        let file = |tag| copy.folder().join(format!("{folder}/{tag}{ending}"));
        let texts = fs::read_to_string(file("en"))?;
        fs::write(file(PSEUDO), translate(&texts))
    };
    translate("locales", ".ftl", &pseudo::messages)?;
    translate("locales", "-late.ftl", &pseudo::messages)?;
    translate("rulebook", ".json", &|book| {
        pseudo::json(book, &pseudo::RULEBOOK)
    })?;
    let of_courses = ["title", "text", "task", "wrong"];
    translate("lessons", ".json", &|courses| {
        pseudo::json(courses, &of_courses)
    })?;
    Ok(copy)
}
