//! Texts that are filled with facts.
//!
//! - `{pit}` is a fact, and `{Who}` one with a capital letter;
//! - `{seeds:seed|seeds}` chooses by a fact: by a number or a list singular or
//!   plural, by a player among `you|the bot|a friend|South|North`, by a condition what
//!   is said if it holds and what if not. Where there are too few, the last is
//!   for the rest;
//! - `[, captures {seeds}]` is left out where a fact in it is missing.

use super::Words;
use super::facts::Who;
use super::texts::Text;
use crate::bot::Level;
use crate::rules::{Direction, Rounds, Side, Variant};
use crate::ui::bot::Failure;
use crate::ui::choice::Opponent;
use crate::ui::plan::Speed;
use crate::ui::settings::{Look, Numbers, RacePace, Theme};
use crate::ui::state::Trial;

/// What is told.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Missing,
    Number(u32),
    Tenths(u32),
    Letter(char),
    Letters(&'a [char]),
    Text(&'a str),
    /// What stands at that place in a text.
    One(Text, usize),
    Which(usize),
}

/// A number in tenths, shown as whole ones with what is left over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tenths(pub u32);

impl Tenths {
    /// So many hundredths, to the tenth.
    #[must_use]
    pub fn of_hundredths(hundredths: u32) -> Tenths {
        Tenths((hundredths + 5) / 10)
    }
}

/// Which of several a text says, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which(pub usize);

/// What has a place among its kind.
pub(super) trait Nth {
    /// The place, from 0.
    fn nth(&self) -> usize;
}

macro_rules! nth {
    ($($kind:ty),*) => {
        $(impl Nth for $kind {
            fn nth(&self) -> usize {
                *self as usize
            }
        })*
    };
}

nth!(
    Side, Direction, Variant, Rounds, Speed, Theme, Look, Numbers, RacePace, Opponent, Trial
);

/// The number of a level of the bot, from 1; one above the last means the last.
impl Nth for u8 {
    fn nth(&self) -> usize {
        usize::from(*self).clamp(1, Level::ALL.len()) - 1
    }
}

impl Nth for Who {
    fn nth(&self) -> usize {
        match self {
            Who::You => 0,
            Who::Bot => 1,
            Who::Friend => 2,
            Who::Side(side) => 3 + side.nth(),
        }
    }
}

impl Nth for Failure {
    fn nth(&self) -> usize {
        match self {
            Failure::NoWorkers => 0,
            Failure::Missing => 1,
            Failure::OtherBuild => 2,
            Failure::Silent => 3,
            Failure::Died(_) => 4,
            Failure::Puzzled(_) => 5,
            Failure::Illegal => 6,
        }
    }
}

macro_rules! values {
    ($($value:ident: $kind:ty => $as:expr;)*) => {
        $(impl<'a> From<$kind> for Value<'a> {
            fn from($value: $kind) -> Value<'a> {
                $as
            }
        })*
    };
}

values! {
    number: u8 => Value::Number(number.into());
    number: u16 => Value::Number(number.into());
    number: u32 => Value::Number(number);
    tenths: Tenths => Value::Tenths(tenths.0);
    letter: char => Value::Letter(letter);
    letters: &'a [char] => Value::Letters(letters);
    text: &'a str => Value::Text(text);
    who: Who => Value::One(Text::who, who.nth());
    side: Side => Value::One(Text::side, side.nth());
    way: Direction => Value::One(Text::way, way.nth());
    which: Which => Value::Which(which.0);
    holds: bool => Value::Which(usize::from(!holds));
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Missing, Into::into)
    }
}

impl Words {
    /// A text with its facts; their names end in spaces.
    pub(super) fn fill(self, text: Text, names: &str, values: &[Value<'_>]) -> String {
        let mut said = String::new();
        self.add(&mut said, self.text(text), names, values);
        said
    }

    /// Adds a text; whether none of its facts is missing.
    fn add(self, said: &mut String, text: &str, names: &str, values: &[Value<'_>]) -> bool {
        let mut whole = true;
        let mut rest = text;
        loop {
            let (plain, opened) = cut(rest, b"{[");
            said.push_str(plain);
            if opened.is_empty() {
                return whole;
            }
            let (part, after) = cut(&opened[1..], b"}]");
            rest = after.get(1..).unwrap_or_default();
            let before = said.len();
            if opened.starts_with('{') {
                whole &= self.add_fact(said, part, names, values);
            } else if !self.add(said, part, names, values) {
                said.truncate(before);
            }
        }
    }

    /// Adds what stands in braces; whether it is not missing.
    fn add_fact(self, said: &mut String, part: &str, names: &str, values: &[Value<'_>]) -> bool {
        let (name, choice) = cut(part, b":");
        let known = |one: &str| one.eq_ignore_ascii_case(name);
        let at = names.split(' ').position(known);
        let value = at.and_then(|at| values.get(at)).unwrap_or(&Value::Missing);
        if matches!(value, Value::Missing) {
            return false;
        }
        if let Some(choice) = choice.get(1..) {
            return self.add(said, nth(choice, self.form(value)), names, values);
        }
        let before = said.len();
        self.show(said, value);
        if name.starts_with(|first: char| first.is_ascii_uppercase())
            && let Some(first) = said.get_mut(before..=before)
        {
            first.make_ascii_uppercase();
        }
        true
    }

    /// Which of several a value chooses.
    fn form(self, value: &Value<'_>) -> usize {
        match *value {
            Value::Number(number) => self.plural(number.saturating_mul(10)),
            Value::Tenths(tenths) => self.plural(tenths),
            Value::Letters(letters) => usize::from(letters.len() != 1),
            Value::One(_, which) | Value::Which(which) => which,
            Value::Missing | Value::Letter(_) | Value::Text(_) => 0,
        }
    }

    fn show(self, said: &mut String, value: &Value<'_>) {
        match *value {
            Value::Number(number) => said.push_str(&self.number(number)),
            Value::Tenths(tenths) => said.push_str(&self.tenths(tenths)),
            Value::Letter(letter) => said.push(letter),
            Value::Letters(letters) => {
                for (place, &letter) in letters.iter().enumerate() {
                    said.push_str(&self.joint(place, letters.len()));
                    said.push(letter);
                }
            }
            Value::Text(text) => said.push_str(text),
            Value::One(text, which) => said.push_str(self.one(text, which)),
            Value::Missing | Value::Which(_) => {}
        }
    }

    /// What stands before the part of that place in a list of so many:
    /// `a, b and c`.
    pub(super) fn joint(self, place: usize, of: usize) -> String {
        match place {
            0 => String::new(),
            _ if place + 1 < of => ", ".to_owned(),
            _ => [" ", self.and(), " "].concat(),
        }
    }

    /// What stands at a place in a text.
    pub(super) fn one(self, text: Text, which: usize) -> &'static str {
        nth(self.text(text), which)
    }
}

/// What stands at a place between bars, or the last.
fn nth(mut text: &str, which: usize) -> &str {
    for _ in 0..which {
        let (_, after) = cut(text, b"|");
        match after.get(1..) {
            Some(after) => text = after,
            None => break,
        }
    }
    cut(text, b"|").0
}

/// A text before and from the first of these signs that isn't in brackets.
fn cut<'a>(text: &'a str, signs: &[u8]) -> (&'a str, &'a str) {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        if depth == 0 && signs.contains(&byte) {
            return text.split_at(at);
        }
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}
