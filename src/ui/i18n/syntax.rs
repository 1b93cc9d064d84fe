//! A reader of the part of Fluent that the files of texts use: messages,
//! patterns of several lines, variables, message references, selectors, string
//! and number literals, the function `CAPITALIZE`, comments. Terms, attributes
//! and named arguments are errors.

use std::collections::HashMap;
use std::fmt;

/// The messages of a file, by id.
pub(super) type Messages = HashMap<String, Pattern>;

/// A text with placeables.
pub(super) type Pattern = Vec<Element>;

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Element {
    Text(String),
    Placeable(Expression),
}

/// What stands in braces.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// `"text"` or a number literal.
    Literal(String),
    /// `$name`, with `_` for each `-`.
    Variable(String),
    /// The id of a message; it gets the same arguments.
    Message(String),
    /// `CAPITALIZE(expression)`.
    Capitalize(Box<Expression>),
    /// `expression -> variants`.
    Select {
        selector: Box<Expression>,
        variants: Vec<MessageVariant>,
        /// The index of the variant marked `*`.
        default: usize,
    },
}

/// An alternative of a selector.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MessageVariant {
    pub key: String,
    pub pattern: Pattern,
}

/// Why a file can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: &'static str,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for SyntaxError {}

type Result<T> = std::result::Result<T, SyntaxError>;

/// Reads a file.
pub(super) fn parse(text: &str) -> Result<Messages> {
    let mut parser = Parser { text, at: 0 };
    let mut messages = Messages::new();
    loop {
        parser.skip_blank();
        match parser.peek() {
            None => return Ok(messages),
            Some('#') => parser.skip_line(),
            Some('-') => return parser.fail("terms are not supported"),
            Some(_) => {
                let (id, pattern) = parser.message()?;
                if messages.insert(id, pattern).is_some() {
                    return parser.fail("this id is there twice");
                }
            }
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    /// The next byte.
    at: usize,
}

/// A part of a pattern whose indentation isn't known yet.
enum Piece {
    Element(Element),
    /// Line breaks, then the spaces before the next line's text.
    Indent {
        breaks: usize,
        spaces: usize,
    },
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_if(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expect(&mut self, token: &str, problem: &'static str) -> Result<()> {
        if self.skip_if(token) {
            Ok(())
        } else {
            self.fail(problem)
        }
    }

    /// Takes characters while they are as wanted.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn skip_spaces(&mut self) -> usize {
        self.take_while(|c| c == ' ').len()
    }

    fn skip_blank(&mut self) {
        self.take_while(|c| matches!(c, ' ' | '\n' | '\r'));
    }

    fn skip_line(&mut self) {
        self.take_while(|c| c != '\n');
    }

    fn fail<T>(&self, problem: &'static str) -> Result<T> {
        let line = self.text[..self.at].matches('\n').count() + 1;
        Err(SyntaxError { line, problem })
    }

    fn message(&mut self) -> Result<(String, Pattern)> {
        if self.at > 0 && !self.text[..self.at].ends_with('\n') {
            return self.fail("a message begins at the start of a line");
        }
        let id = self.identifier()?;
        self.skip_spaces();
        self.expect("=", "\"=\" is missing after the id")?;
        self.skip_spaces();
        let pattern = self.pattern()?;
        if pattern.is_empty() {
            return self.fail("the message has no text");
        }
        Ok((id.to_owned(), pattern))
    }

    fn identifier(&mut self) -> Result<&'a str> {
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return self.fail("a name is missing");
        }
        Ok(self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')))
    }

    fn pattern(&mut self) -> Result<Pattern> {
        let mut pieces = Vec::new();
        loop {
            match self.peek() {
                Some('{') => pieces.push(Piece::Element(Element::Placeable(self.placeable()?))),
                Some('}') => return self.fail("a brace is closed that isn't open"),
                Some('\n' | '\r') => match self.indent() {
                    Some(indent) => pieces.push(indent),
                    None => break,
                },
                Some(_) => {
                    let text = self.take_while(|c| !matches!(c, '{' | '}' | '\n' | '\r'));
                    pieces.push(Piece::Element(Element::Text(text.to_owned())));
                }
                None => break,
            }
        }
        Ok(dedent(pieces))
    }

    /// The line breaks and spaces before the pattern's next line; `None`, and
    /// nothing taken, if the pattern has no more lines.
    fn indent(&mut self) -> Option<Piece> {
        let start = self.at;
        let (mut breaks, mut spaces) = (0, 0);
        while self.skip_if("\r\n") || self.skip_if("\n") {
            breaks += 1;
            spaces = self.skip_spaces();
        }
        let goes_on = match self.peek() {
            None | Some('}' | '.' | '[' | '*') => false,
            Some('{') => true,
            Some(_) => spaces > 0,
        };
        if !goes_on {
            self.at = start;
            return None;
        }
        Some(Piece::Indent { breaks, spaces })
    }

    fn placeable(&mut self) -> Result<Expression> {
        self.expect("{", "a brace is missing")?;
        self.skip_blank();
        let expression = self.inline()?;
        self.skip_blank();
        let expression = if self.skip_if("->") {
            self.variants(expression)?
        } else {
            expression
        };
        self.skip_blank();
        self.expect("}", "a brace isn't closed")?;
        Ok(expression)
    }

    fn inline(&mut self) -> Result<Expression> {
        match self.peek() {
            Some('"') => self.string(),
            Some('{') => self.placeable(),
            Some('$') => {
                self.at += 1;
                Ok(Expression::Variable(self.identifier()?.replace('-', "_")))
            }
            Some(c) if c.is_ascii_digit() => Ok(Expression::Literal(self.number().to_owned())),
            _ => {
                let name = self.identifier()?;
                if !self.skip_if("(") {
                    return Ok(Expression::Message(name.to_owned()));
                }
                if name != "CAPITALIZE" {
                    return self.fail("this function is not supported");
                }
                self.skip_blank();
                let argument = self.inline()?;
                self.skip_blank();
                self.expect(")", "a function isn't closed")?;
                Ok(Expression::Capitalize(Box::new(argument)))
            }
        }
    }

    fn number(&mut self) -> &'a str {
        self.take_while(|c| c.is_ascii_digit() || c == '.')
    }

    fn string(&mut self) -> Result<Expression> {
        self.at += 1;
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            if self.skip_if("\"") {
                return Ok(Expression::Literal(text));
            }
            if self.skip_if("\\u") {
                let digits = self.rest().get(..4);
                let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                let Some(c) = code.and_then(char::from_u32) else {
                    return self.fail("\\u needs four hexadecimal digits");
                };
                self.at += 4;
                text.push(c);
            } else if self.skip_if("\\\"") {
                text.push('"');
            } else if self.skip_if("\\\\") {
                text.push('\\');
            } else {
                return self.fail("a string isn't closed");
            }
        }
    }

    fn variants(&mut self, selector: Expression) -> Result<Expression> {
        let mut variants = Vec::new();
        let mut default = None;
        loop {
            self.skip_blank();
            if self.skip_if("*") && default.replace(variants.len()).is_some() {
                return self.fail("a selector has two defaults");
            }
            if !self.skip_if("[") {
                break;
            }
            self.skip_blank();
            let key = match self.peek() {
                Some(c) if c.is_ascii_digit() => self.number(),
                _ => self.identifier()?,
            };
            self.skip_blank();
            self.expect("]", "a key isn't closed")?;
            self.skip_spaces();
            let pattern = self.pattern()?;
            if pattern.is_empty() {
                return self.fail("an alternative has no text");
            }
            variants.push(MessageVariant {
                key: key.to_owned(),
                pattern,
            });
        }
        match default {
            Some(default) => Ok(Expression::Select {
                selector: Box::new(selector),
                variants,
                default,
            }),
            None => self.fail("a selector has no default"),
        }
    }
}

/// Removes the indentation that all lines share, and blanks at both ends.
fn dedent(pieces: Vec<Piece>) -> Pattern {
    let common = pieces.iter().filter_map(|piece| match piece {
        Piece::Indent { spaces, .. } => Some(*spaces),
        Piece::Element(_) => None,
    });
    let common = common.min().unwrap_or_default();
    let mut pattern = Pattern::new();
    for piece in pieces {
        let element = match piece {
            Piece::Indent { .. } if pattern.is_empty() => continue,
            Piece::Indent { breaks, spaces } => {
                Element::Text("\n".repeat(breaks) + &" ".repeat(spaces - common))
            }
            Piece::Element(element) => element,
        };
        match (pattern.last_mut(), element) {
            (Some(Element::Text(before)), Element::Text(text)) => before.push_str(&text),
            (_, element) => pattern.push(element),
        }
    }
    if let Some(Element::Text(last)) = pattern.last_mut() {
        last.truncate(last.trim_end().len());
        if last.is_empty() {
            pattern.pop();
        }
    }
    pattern
}
