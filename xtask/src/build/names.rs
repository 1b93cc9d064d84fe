//! Short names for what a program and its script take from each other.
//!
//! wasm-bindgen's names are long, and most end in a hash, which nothing can
//! pack: three kilobytes of what goes over the wire.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::run::read;
use crate::setup::Tools;

/// Shortens the names in a script and its program.
///
/// # Errors
///
/// The tool that failed, or a name that the script doesn't have.
pub fn shorten(tools: &Tools, script: &Path, program: &Path) -> Result<()> {
    // wasm-opt says what it calls everything now.
    let said = read(
        tools
            .command("wasm-opt")
            .args([
                "--all-features",
                // Browsers don't read those yet.
                "--disable-compact-imports",
                "--minify-imports-and-exports-and-modules",
                "--strip-target-features",
                "--output",
            ])
            .args([program, program]),
    )?;
    let names = names(&said);
    let text = fs::read_to_string(script)?;
    for name in names.iter().filter(|name| name.imported) {
        ensure!(text.contains(name.long), "{} has no name", name.long);
    }
    fs::write(script, renamed(&text, &names)).context("a script can't be written")
}

struct Name<'a> {
    long: &'a str,
    short: &'a str,
    imported: bool,
}

/// The names in what wasm-opt says: lines like `["./its.js", "long", "a"],` for
/// what a program takes, and `["long", "b"],` for what it gives.
fn names(said: &str) -> Vec<Name<'_>> {
    let quoted = |line| {
        let parts: Vec<&str> = str::split(line, '"').skip(1).step_by(2).collect();
        match parts[..] {
            [_, long, short] => Some((long, short, true)),
            [long, short] => Some((long, short, false)),
            _ => None,
        }
    };
    (said.lines().filter_map(quoted))
        .map(|(long, short, imported)| Name {
            long,
            short,
            imported,
        })
        .collect()
}

/// A script with these names shortened, where they name a property; and the
/// module that the program takes them from, which wasm-opt calls `a`.
fn renamed(script: &str, names: &[Name<'_>]) -> String {
    let names: HashMap<_, _> = names.iter().map(|name| (name.long, name.short)).collect();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut said = String::new();
    let mut rest = script;
    while let Some(start) = rest.find(is_part) {
        let (before, word) = rest.split_at(start);
        let end = word.find(|c| !is_part(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        said.push_str(before);
        let is_property = before.ends_with('.') || after.starts_with(':');
        let short = names.get(word).filter(|_| is_property);
        said.push_str(short.unwrap_or(&word));
        rest = after;
    }
    said.push_str(rest);
    let module = |line: &str| line.ends_with("_bg.js");
    said.split('"')
        .map(|part| if module(part) { "a" } else { part })
        .collect::<Vec<_>>()
        .join("\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_calls_things_as_its_program_does() {
        let said = "{\n \"imports\": [\n  [\"./its_bg.js\", \"__wbg_new_0123456789abcdef\", \"a\"],\n  \
                    [\"./its_bg.js\", \"__wbg_new_fedcba9876543210\", \"b\"]\n ],\n \
                    \"exports\": [\n  [\"memory\", \"c\"],\n  [\"main\", \"d\"]\n ]\n}";
        let script = "const e={__wbg_new_0123456789abcdef:f,__wbg_new_fedcba9876543210:function(){\
                      M.memory.buffer}};return{\"./its_bg.js\":e,main}";
        assert_eq!(
            renamed(script, &names(said)),
            "const e={a:f,b:function(){M.c.buffer}};return{\"a\":e,main}"
        );
    }
}
