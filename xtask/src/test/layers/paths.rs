//! The paths that a Rust file names: in `use` declarations, in code, and in
//! macros.
//!
//! It scans tokens instead of parsing with syn: paths within `html!` count too,
//! and syn leaves what is inside a macro as tokens.

/// A path and the line where it begins.
#[derive(Debug, PartialEq, Eq)]
pub struct NamedPath {
    /// The segments, from the crate's root on: `crate::a::b` is `crate`, `a`,
    /// `b`.
    pub segments: Vec<String>,
    /// The number of the line, from 1.
    pub line: usize,
}

/// Finds all paths in the text of the module `module` (its segments below the
/// crate). `super` and `self` are resolved; modules named `tests` are left out.
pub fn paths(text: &str, module: &[String]) -> Vec<NamedPath> {
    let tokens = tokens(text);
    let mut scanner = Scanner {
        tokens: &tokens,
        at: 0,
        module: module.to_vec(),
        modules: Vec::new(),
        depth: 0,
        found: Vec::new(),
    };
    scanner.scan();
    scanner.found
}

struct Scanner<'a> {
    tokens: &'a [(Token<'a>, usize)],
    at: usize,
    module: Vec<String>,
    /// The depth of braces in which each inline module began.
    modules: Vec<usize>,
    depth: usize,
    found: Vec<NamedPath>,
}

impl<'a> Scanner<'a> {
    fn token(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.at + ahead).map(|&(token, _)| token)
    }

    fn scan(&mut self) {
        while let Some(token) = self.token(0) {
            match token {
                Token::Name("mod") => {
                    if let (Some(Token::Name(name)), Some(Token::Open)) =
                        (self.token(1), self.token(2))
                    {
                        self.modules.push(self.depth);
                        self.module.push(name.to_owned());
                        self.at += 1;
                    }
                    self.at += 1;
                }
                Token::Name(_) => self.path(),
                Token::Open => {
                    self.depth += 1;
                    self.at += 1;
                }
                Token::Close => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.modules.last() == Some(&self.depth) {
                        self.modules.pop();
                        self.module.pop();
                    }
                    self.at += 1;
                }
                Token::Joint | Token::Other => self.at += 1,
            }
        }
    }

    /// Reads a path from its first name on.
    fn path(&mut self) {
        let line = self.tokens[self.at].1;
        self.tree(&[], line);
    }

    /// Reads names joined by `::`, and a group in braces after them.
    fn tree(&mut self, before: &[&'a str], line: usize) {
        let mut segments = before.to_vec();
        while let Some(Token::Name(name)) = self.token(0) {
            segments.push(name);
            self.at += 1;
            if self.token(0) != Some(Token::Joint) {
                break;
            }
            self.at += 1;
            if self.token(0) == Some(Token::Open) {
                return self.group(&segments);
            }
        }
        self.add(&segments, line);
    }

    fn group(&mut self, before: &[&'a str]) {
        self.at += 1;
        while let Some(token) = self.token(0) {
            let line = self.tokens[self.at].1;
            match token {
                Token::Close => {
                    self.at += 1;
                    return;
                }
                Token::Name("as") => self.at += 2,
                Token::Name("self") => {
                    self.add(before, line);
                    self.at += 1;
                }
                Token::Name(_) => self.tree(before, line),
                _ => self.at += 1,
            }
        }
    }

    /// Keeps a path of two names or more.
    fn add(&mut self, segments: &[&str], line: usize) {
        if segments.len() < 2 || self.module.iter().any(|name| name == "tests") {
            return;
        }
        let mut rest = segments;
        let mut whole = match segments[0] {
            "self" | "super" => [&["crate".to_owned()], &self.module[..]].concat(),
            _ => Vec::new(),
        };
        while let [first @ ("self" | "super"), after @ ..] = rest {
            if *first == "super" {
                whole.pop();
            }
            rest = after;
        }
        whole.extend(rest.iter().map(|&name| name.to_owned()));
        self.found.push(NamedPath {
            segments: whole,
            line,
        });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// An identifier or keyword.
    Name(&'a str),
    /// `::`
    Joint,
    /// `{`
    Open,
    /// `}`
    Close,
    /// Anything else, a literal too.
    Other,
}

/// The tokens of a file, without comments, with their lines.
fn tokens(text: &str) -> Vec<(Token<'_>, usize)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (token, length) = token(rest, first);
        found.extend(token.map(|token| (token, line)));
        let (taken, after) = rest.split_at(length);
        line += taken.matches('\n').count();
        rest = after;
    }
    found
}

/// The first token of a text that begins with `first`, and its length in bytes;
/// none for white space and comments.
fn token(text: &str, first: char) -> (Option<Token<'_>>, usize) {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let other = |length| (Some(Token::Other), length);
    match first {
        _ if text.starts_with("//") => (None, text.find('\n').unwrap_or(text.len())),
        _ if text.starts_with("/*") => (None, comment(text)),
        _ if text.starts_with("::") => (Some(Token::Joint), 2),
        '{' => (Some(Token::Open), 1),
        '}' => (Some(Token::Close), 1),
        '"' => other(string(text)),
        '\'' => other(quoted(text)),
        'r' | 'b' if raw_string(text).is_some() => other(raw_string(text).unwrap_or(1)),
        _ if is_name(first) => {
            let length = text.find(|c| !is_name(c)).unwrap_or(text.len());
            (Some(Token::Name(&text[..length])), length)
        }
        _ if first.is_whitespace() => (None, first.len_utf8()),
        _ => other(first.len_utf8()),
    }
}

/// The length of a block comment, with those inside it.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of a string with escapes.
fn string(text: &str) -> usize {
    let mut escaped = true;
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// The length of a raw string, if the text begins with one.
fn raw_string(text: &str) -> Option<usize> {
    let after = text.strip_prefix('b').unwrap_or(text).strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = text.len() - after.len() + hashes + 1;
    Some(
        text[start..]
            .find(&end)
            .map_or(text.len(), |at| start + at + end.len()),
    )
}

/// The length of a character, or of the quote of a lifetime.
fn quoted(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            // What is escaped may be a quote itself.
            let after = text.char_indices().skip(3);
            let mut quotes = after.filter(|&(_, c)| c == '\'');
            quotes.next().map_or(text.len(), |(at, _)| at + 1)
        }
        Some(_) => match chars.next() {
            Some((at, '\'')) => at + 1,
            _ => 1,
        },
        None => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let module = ["ui".to_owned(), "board".to_owned()];
        let found = paths(text, &module).into_iter();
        found.map(|path| path.segments.join("::")).collect()
    }

    #[test]
    fn groups_are_taken_apart() {
        assert_eq!(
            found("use crate::{bot::{Level, Rng as R}, link::*, rules::{self, Pit}};"),
            [
                "crate::bot::Level",
                "crate::bot::Rng",
                "crate::link",
                "crate::rules",
                "crate::rules::Pit"
            ]
        );
    }

    #[test]
    fn relative_paths_are_resolved() {
        assert_eq!(
            found("use super::state::State; use self::px::Px; use super::super::bot::Level;"),
            [
                "crate::ui::state::State",
                "crate::ui::board::px::Px",
                "crate::bot::Level"
            ]
        );
        assert_eq!(
            found("mod inner { use super::px::Px; fn f() {} } use super::app;"),
            ["crate::ui::board::px::Px", "crate::ui::app"]
        );
    }

    #[test]
    fn paths_in_code_and_macros_count() {
        assert_eq!(
            found("fn f<'a>(c: &'a u8) -> char { html! { <crate::ui::app::App c='\\'' /> }; '{' }"),
            ["crate::ui::app::App"]
        );
    }

    #[test]
    fn comments_strings_and_tests_do_not_count() {
        let text =
            "/* a /* crate::b */ */ // crate::c\n\"crate::d \\\" crate::e\"; r#\"crate::f\"#;
                    #[cfg(test)] mod tests { use crate::ui::app::App; }";
        assert_eq!(found(text), [""; 0]);
    }

    #[test]
    fn lines_are_counted() {
        let found = paths(
            "// one\nuse crate::{\n    bot::Level,\n    link::File,\n};",
            &[],
        );
        let lines: Vec<usize> = found.iter().map(|path| path.line).collect();
        assert_eq!(lines, [3, 4]);
    }
}
