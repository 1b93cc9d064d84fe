//! Numbers as a language writes them.
//!
//! Not by `Intl.NumberFormat`: the native tests have no browser, nor has the build, which
//! renders the first picture.

use super::bundle::Bundle;

/// The id of the message with the sign between groups of three digits.
const GROUP: &str = "number-group";

/// The id of the message with the ten digits.
const DIGITS: &str = "number-digits";

/// The digits of most languages, and of numbers in Rust.
const EUROPEAN: &str = "0123456789";

/// The marks that may stand before the sign of a number: for a number from left to right,
/// and for Arabic digits. They take no room.
pub const DIRECTION_MARKS: [char; 2] = ['\u{200e}', '\u{61c}'];

impl Bundle {
    /// The digits of the language from zero, if they aren't the European ones.
    pub(super) fn own_digits(&self) -> Option<Vec<char>> {
        let digits = self
            .format(DIGITS, &[])
            .filter(|digits| digits != EUROPEAN)?;
        let digits: Vec<char> = digits.chars().collect();
        (digits.len() == EUROPEAN.len()).then_some(digits)
    }

    /// Replaces the European digits of a text by those of the language. In right-to-left
    /// languages a leading sign gets the mark of CLDR, which puts it on the right of Arabic
    /// digits and on the left of European ones.
    pub(super) fn digits(&self, mut text: String) -> String {
        const SIGNS: [char; 2] = ['+', '\u{2212}'];
        let [left_to_right, arabic_letter] = DIRECTION_MARKS;
        if self.isolates && text.starts_with(SIGNS) {
            let mark = match self.digits {
                Some(_) => arabic_letter,
                None => left_to_right,
            };
            text.insert(0, mark);
        }
        let Some(own) = &self.digits else {
            return text;
        };
        let own = |c: char| c.to_digit(10).map_or(c, |digit| own[digit as usize]);
        text.chars().map(own).collect()
    }

    /// A whole number, its digits in groups of three: `1,234`.
    pub(super) fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        let separator = self.format(GROUP, &[]).unwrap_or_default();
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push_str(&separator);
            }
            text.push(digit);
        }
        self.digits(text)
    }
}
