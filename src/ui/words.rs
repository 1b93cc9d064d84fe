//! Every text that the page shows, in every language that it speaks.
//!
//! Fixed texts stand in tables (`labels`, `settings`), a line for each with its
//! languages side by side. Sentences take facts ([`facts`]) and are worded by
//! each language in its own order and grammar (`en`, `pt`). A text that a
//! language lacks doesn't compile, and one that nobody asks for isn't in the
//! built page.

/// Fixed texts: the method, then what it says in the order of
/// [`Language::ALL`].
macro_rules! table {
    ($( $name:ident: $english:literal, $portuguese:literal; )*) => {
        impl super::Words {
            $(
                #[doc = $english]
                #[must_use]
                pub fn $name(self) -> &'static str {
                    self.pick([$english, $portuguese])
                }
            )*
        }

        /// Every text of the table.
        #[cfg(test)]
        pub(super) const TABLE: &[(&str, [&str; 2])] = &[
            $( (stringify!($name), [$english, $portuguese]), )*
        ];
    };
}
pub mod facts;
mod from_state;
mod language;

mod choices;
mod labels;
mod settings;

mod en;
mod pt;

#[cfg(test)]
mod tests;

use crate::link::{LinkError, SavedError};
use crate::rules::{ArrangementFault, Direction, RaceFault, Refusal, Rows, Rules, Side};

use crate::ui::bot::Failure;
use facts::{
    Ending, HintFacts, LapseFacts, Left, MoveFacts, Now, PitFacts, RaceFacts, RoundFacts, Score,
    Standing, Who,
};

pub use language::Language;

/// What the page says, in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(Language);

impl Words {
    /// The language.
    #[must_use]
    pub fn language(self) -> Language {
        self.0
    }

    /// A text out of its translations, in the order of [`Language::ALL`].
    fn pick(self, texts: [&'static str; Language::ALL.len()]) -> &'static str {
        texts[self.0 as usize]
    }
}

/// Sentences: each language has a function of that name.
macro_rules! sentences {
    ($( $(#[$about:meta])* $name:ident($($fact:ident: $kind:ty),*); )*) => {
        impl Words {
            $(
                $(#[$about])*
                #[must_use]
                pub fn $name(self, $($fact: $kind),*) -> String {
                    match self.0 {
                        Language::English => en::$name($($fact),*),
                        Language::Portuguese => pt::$name($($fact),*),
                    }
                }
            )*
        }
    };
}

sentences! {
    /// So many seeds.
    seeds(count: u32);
    /// So many moves.
    moves(count: u32);
    /// So many pits in a row.
    pits(count: u32);
    /// A number.
    number(value: u32);
    /// The number of a lap, at the hand.
    lap(number: u16);

    /// A pit's spoken label: side, letter, seeds, marks, what can be done.
    pit(facts: &PitFacts);
    /// A store's spoken label.
    store(owner: Who, held: u32);
    /// The label of a way to sow a pit.
    sow(letter: char, way: Direction);
    /// Why a pit that was pressed can't be played.
    refused(letter: char, why: &Refusal);
    /// Why a move isn't legal, as a part of a sentence.
    refusal(why: &Refusal);

    /// What the page is waiting for or showing.
    now(now: &Now);
    /// What a move did.
    moved(facts: &MoveFacts);
    /// A move in the list of moves.
    entry(facts: &MoveFacts);
    /// The place of the position that is looked at.
    at_move(number: u32, of: u32);

    /// Who won a game, and by how much.
    score(score: &Score);
    /// Why a game is over, and where the seeds that were left went.
    ending(ending: &Ending);
    /// Heads a round.
    round(number: u32);
    /// How a match ended.
    match_over(score: &Score);
    /// The round that begins.
    next_round(facts: &RoundFacts);
    /// Who arranges, and what.
    arrange(facts: &RoundFacts);
    /// Who laid out which row, pit by pit.
    arranged(by: Who, row: &str);
    /// What is still to be laid, or is too much.
    left(left: Left);
    /// Why an arrangement isn't allowed.
    arrangement_fault(fault: &ArrangementFault);
    /// The control that adds a seed to a pit.
    add_seed(letter: char);
    /// The control that takes a seed from a pit.
    take_seed(letter: char);

    /// How to drop a seed in a race at hand pace.
    race_tap(who: Who, key: &str);
    /// How a race ended.
    raced(facts: &RaceFacts);
    /// Why a race can't be run.
    race_fault(fault: &RaceFault);

    /// What a move is worth, in hundredths of a seed; whole seeds if that is
    /// exact.
    worth(hundredths: i32, exact: bool);
    /// The best move, and why.
    advice(facts: &HintFacts);
    /// Who stands better.
    standing(facts: &Standing);
    /// A move that cost something.
    lapse(facts: &LapseFacts);
    /// How many moves are still to be gone through.
    reviewing(left: u32);

    /// Somebody gave up, and so somebody wins.
    resigned(who: Who, winner: Who);
    /// Somebody offers somebody a draw.
    draw_offered(by: Who, to: Who);

    /// The bot as a player, by its level's number from 1.
    bot(level: u8);
    /// What a level made against the one below, in points of a hundred.
    measured(points: u32);
    /// The label of the choice of a player.
    who_plays(side: Side);
    /// The size of a game, after its name.
    size(rules: &Rules);
    /// A game to go back to.
    earlier(game: &str, count: u32);

    /// What is wrong with a link, as a part of a sentence.
    link_fault(fault: &LinkError);
    /// What is wrong with a kept game, as a part of a sentence.
    saved_fault(fault: &SavedError);
    /// The page was opened with a link that can't be opened.
    broken_link(fault: &LinkError);
    /// A link that can't be opened was put into the address.
    stray_link(fault: &LinkError);
    /// The kept game can't be read.
    broken_save(fault: &SavedError);
    /// The bot can't be had.
    bot_failed(why: &Failure);
}

/// A number with its thousands set apart.
fn grouped(value: u32, separator: &str) -> String {
    if value < 1000 {
        return value.to_string();
    }
    let rest = value % 1000;
    let padding = match rest {
        0..10 => "00",
        10..100 => "0",
        _ => "",
    };
    [
        &*grouped(value / 1000, separator),
        separator,
        padding,
        &rest.to_string(),
    ]
    .concat()
}

/// `a, b and c`.
fn listed(letters: &[char], and: &str) -> String {
    let mut said = String::new();
    for (place, &letter) in letters.iter().enumerate() {
        if place > 0 {
            let last = place + 1 == letters.len();
            said.push_str(if last { and } else { ", " });
        }
        said.push(letter);
    }
    said
}

/// `first, second and third`.
fn listed_parts(parts: &[String], and: &str) -> String {
    let mut said = String::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            let last = place + 1 == parts.len();
            said.push_str(if last { and } else { ", " });
        }
        said.push_str(part);
    }
    said
}

/// Hundredths to the tenth: `3.4`, and `3` where nothing is left over.
fn tenths(hundredths: u32, point: &str) -> String {
    let tenths = (hundredths + 5) / 10;
    let whole = (tenths / 10).to_string();
    match tenths % 10 {
        0 => whole,
        rest => [&*whole, point, &rest.to_string()].concat(),
    }
}

/// `+3.4`, `−3.4` or `0`; in whole seeds if it is exact.
fn signed(hundredths: i32, exact: bool, point: &str) -> String {
    let size = hundredths.unsigned_abs();
    let mut said = tenths(size, point);
    if !exact && size >= 5 && !said.contains(point) {
        said.push_str(point);
        said.push('0');
    }
    match hundredths {
        _ if size < 5 => "0".to_owned(),
        1.. => ["+", &*said].concat(),
        _ => ["\u{2212}", &*said].concat(),
    }
}

/// A character as a string.
fn text(letter: char) -> String {
    letter.to_string()
}

/// The size of a board: rows and pits in a row.
fn shape(rules: &Rules) -> String {
    let board = rules.board();
    let (rows, row) = match board.rows {
        Rows::Two => ("2×", board.pits),
        // A player has a whole row and half of the middle one.
        Rows::Three => ("3×", board.pits / 3 * 2),
    };
    [rows, &row.to_string()].concat()
}
