//! Every text that the page shows, in every language that it speaks.
//!
//! English is part of the program (`texts`). Other languages are files
//! (`static/words`), which the page loads when they are wanted: a line for each
//! text, under the same names and in the same order. What is told in a sentence
//! is worked out once ([`facts`]); `template` puts it where each language has
//! it.
//!
//! A new sentence is a line in `texts` and one at the same place in every
//! file; its method is there then. One that depends on more than a few facts
//! gets a method of its own beside those in `playing`, `ending`, `faults` or
//! `lesson`, which chooses among the texts.

pub mod facts;
mod from_state;
mod language;
mod numbers;
mod template;
mod texts;

mod ending;
mod faults;
mod lesson;
mod playing;

#[cfg(test)]
mod tests;

pub use language::Language;
pub use template::{Tenths, Which};

use crate::rules::{Rows, Rules, Variant};

use texts::Text;

/// What the page says, in a language whose texts are there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words(Language);

impl Words {
    /// The language.
    #[must_use]
    pub fn language(self) -> Language {
        self.0
    }

    fn text(self, text: Text) -> &'static str {
        self.0.texts()[text as usize]
    }

    /// The bot as a player, by its level's number from 1.
    #[must_use]
    pub fn bot(self, level: u8) -> String {
        self.bot_at(self.level(level))
    }

    /// How a game differs from its kin of the same name.
    #[must_use]
    pub fn differs(self, variant: Variant) -> Option<&'static str> {
        Some(self.difference(variant)).filter(|said| !said.is_empty())
    }

    /// The size of a game, after its name.
    #[must_use]
    pub fn size(self, rules: &Rules) -> String {
        let board = rules.board();
        let (rows, row) = match board.rows {
            Rows::Two => ("2×", board.pits),
            // A player has a whole row and half of the middle one.
            Rows::Three => ("3×", board.pits / 3 * 2),
        };
        let shape = [rows, &row.to_string()].concat();
        self.board_size(&shape, rules.options().seeds)
    }
}
