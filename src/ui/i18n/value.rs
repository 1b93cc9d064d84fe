//! Arguments of messages.

use std::borrow::Cow;

use crate::rules::Side;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum MessageValue<'a> {
    /// Nothing: a selector chooses the variant `[none]`.
    None,
    /// A number: a selector chooses the variant with that number, else the one
    /// of its plural category.
    Number(u64),
    /// A text or a name: a selector chooses the variant with that key.
    Text(Cow<'a, str>),
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for MessageValue<'_> {
            fn from(number: $kind) -> Self {
                MessageValue::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, u64);

impl From<usize> for MessageValue<'_> {
    fn from(number: usize) -> Self {
        MessageValue::Number(number as u64)
    }
}

impl<'a> From<&'a str> for MessageValue<'a> {
    fn from(text: &'a str) -> Self {
        MessageValue::Text(text.into())
    }
}

impl<'a> From<&'a String> for MessageValue<'a> {
    fn from(text: &'a String) -> Self {
        MessageValue::Text(text.into())
    }
}

impl From<String> for MessageValue<'_> {
    fn from(text: String) -> Self {
        MessageValue::Text(text.into())
    }
}

impl From<char> for MessageValue<'_> {
    fn from(letter: char) -> Self {
        MessageValue::Text(letter.to_string().into())
    }
}

/// `true` or `false`.
impl From<bool> for MessageValue<'_> {
    fn from(holds: bool) -> Self {
        MessageValue::from(if holds { "true" } else { "false" })
    }
}

/// `south` or `north`.
impl From<Side> for MessageValue<'_> {
    fn from(side: Side) -> Self {
        MessageValue::from(match side {
            Side::South => "south",
            Side::North => "north",
        })
    }
}

impl<'a, T: Into<MessageValue<'a>>> From<Option<T>> for MessageValue<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(MessageValue::None, Into::into)
    }
}
