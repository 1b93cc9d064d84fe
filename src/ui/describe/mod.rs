//! Sentences about games: facts and a locale in, text out.
//!
//! A text that needs no more than its arguments is formatted by
//! [`t!`](crate::ui::i18n) where it is shown. What chooses among messages, or
//! works out their arguments, is a function here. [`facts`] are what the
//! sentences say, worked out from positions and events without any language.

mod advice;
pub mod announcements;
mod clock;
mod endings;
pub mod facts;
mod faults;
mod moves;
mod notices;
mod rounds;
mod status;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

pub use advice::{evaluation, hint, moment, move_in_words, reviewed, solution};
pub use clock::{ClockWarning, clock_kind, clock_time, clock_warning};
pub use endings::{arrange, end_reason, final_score, left, match_score, next_round, row};
pub use faults::{Fault, arrangement_fault, fault, refusal, refused};
pub use moves::{
    counted_pit, entry, last_of_side, moved, notation, outlook_beside_board, pit, prospects, raced,
    score, tag,
};
pub use notices::{bot_failed, notice};
pub use rounds::{decided, match_stands, round_begins, row_rule};
pub use status::{
    final_result, last_ply_of, pit_to_press, row_to_lay_out, sower, status_detail, status_line,
    won_by_move,
};

use super::i18n::{Locale, t};
use super::state::Tally;
use crate::link::Name;
use crate::rules::{Rows, Rules, Variant};

pub fn game(locale: &Locale, variant: Variant) -> String {
    t!(locale, "game", game = variant.id())
}

/// A game in a sentence: what is special about it.
pub fn about(locale: &Locale, variant: Variant) -> String {
    t!(locale, "about", game = variant.id())
}

/// The goal of a game, or of a round of a match.
pub fn goal(locale: &Locale, rules: &Rules) -> String {
    let (seeds, total) = (rules.goal(), rules.total());
    match rules.match_goal() {
        Some(_) => t!(locale, "round-goal", seeds = seeds, total = total),
        None => t!(locale, "goal", seeds = seeds, total = total),
    }
}

/// The goal of a game or of a match, as a sentence.
pub fn goal_sentence(locale: &Locale, rules: &Rules) -> String {
    match rules.match_goal() {
        Some(seeds) => t!(locale, "match-goal", seeds = seeds),
        None => t!(locale, "sentence", said = goal(locale, rules)),
    }
}

/// The bot as a player, by the number of its level from 1.
pub fn bot(locale: &Locale, level: u8) -> String {
    t!(locale, "bot-at", level = level)
}

/// The size of a game, to stand after its name.
pub fn size(locale: &Locale, rules: &Rules) -> String {
    t!(
        locale,
        "board-size",
        shape = shape(locale, rules),
        seeds = rules.options().seeds
    )
}

/// The size of the board that is shown: of a round whose row a player laid out, with
/// the number of all seeds.
pub fn board_size(locale: &Locale, rules: &Rules, is_laid_out: bool) -> String {
    if !is_laid_out {
        return size(locale, rules);
    }
    let seeds = t!(locale, "seeds", count = rules.total());
    locale.enumeration([shape(locale, rules), seeds])
}

/// The rows and columns of a board.
pub fn shape(locale: &Locale, rules: &Rules) -> String {
    let (rows, row) = rows_and_pits(rules);
    locale.digits(format!("{rows}×{row}"))
}

/// The number of rows of a board, and of the pits in each.
pub fn rows_and_pits(rules: &Rules) -> (u8, u8) {
    let board = rules.board();
    match board.rows() {
        Rows::Two => (2, board.pits_per_side()),
        // A player has a whole row and half of the middle one.
        Rows::Three => (3, board.pits_per_side() / 3 * 2),
    }
}

/// The origin of a game, and the size of its board.
pub fn origin(locale: &Locale, rules: &Rules, size: String) -> String {
    let id = rules.variant().id();
    t!(
        locale,
        "origin",
        people = t!(locale, "people", game = id),
        place = t!(locale, "place", game = id),
        size = size,
    )
}

/// The name of a friend, or what stands for it.
pub fn friend(locale: &Locale, name: &Name) -> String {
    match name.as_str() {
        "" => t!(locale, "your-friend"),
        name => name.to_owned(),
    }
}

/// The way back to a game of that many plies.
pub fn go_back(locale: &Locale, variant: Variant, plies: usize) -> String {
    t!(locale, "earlier", game = variant.id(), moves = plies)
}

/// The results of some games of the player, for those who can't see them.
pub fn tally(locale: &Locale, tally: Tally) -> String {
    let Tally {
        won, drawn, lost, ..
    } = tally;
    t!(
        locale,
        "library-tally",
        won = won,
        drawn = drawn,
        lost = lost
    )
}

/// Sentences, one after the other.
fn sentences(all: impl IntoIterator<Item = Option<String>>) -> String {
    let all: Vec<_> = all.into_iter().flatten().collect();
    all.join(" ")
}
