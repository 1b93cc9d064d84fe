//! Names and sentences about puzzles.

use crate::bot::{CollectedPuzzle, PuzzleTheme};
use crate::rules::{Move, Rules};
use crate::ui::describe;
use crate::ui::game::Mistake;
use crate::ui::i18n::{Locale, Tenths, t};
use crate::ui::state::PuzzleSet;

pub fn theme_name(locale: &Locale, theme: PuzzleTheme) -> String {
    t!(locale, "puzzle-theme", topic = theme.name())
}

/// What a set of puzzles is called in headings and titles.
pub fn puzzle_set_name(locale: &Locale, set: PuzzleSet) -> String {
    match set {
        PuzzleSet::Daily => t!(locale, "puzzle-of-the-day"),
        PuzzleSet::Game(variant) => {
            t!(locale, "puzzles-of", name = describe::game(locale, variant))
        }
        PuzzleSet::Theme(theme) => t!(locale, "puzzles-of", name = theme_name(locale, theme)),
    }
}

/// The task of a puzzle.
pub fn task(locale: &Locale, puzzle: &CollectedPuzzle) -> String {
    t!(locale, "puzzle-task", seeds = puzzle.gain)
}

/// A rating, in whole points and without a sign between groups of digits.
pub fn rating_text(locale: &Locale, rating: f64) -> String {
    locale.digits((rating.round() as u32).to_string())
}

/// A move as lists name it: `c↺`.
pub fn move_name(rules: &Rules, mv: Move) -> String {
    describe::notation(&rules.display_move(mv).to_string())
}

/// The move that was played in a game, and what it cost.
pub fn own_move(locale: &Locale, mistake: &Mistake) -> String {
    t!(
        locale,
        "own-move",
        mv = move_name(mistake.rules(), mistake.played),
        seeds = Tenths::of_hundredths(mistake.cost.unsigned_abs()),
    )
}

/// When a task is due, after that many days; one that was due before is due today.
pub fn due(locale: &Locale, days: i64) -> String {
    let days = usize::try_from(days).unwrap_or(0);
    t!(locale, "practice-due", days = days)
}
