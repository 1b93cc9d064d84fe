//! The choice of the next puzzle.

use super::{PuzzleProgress, daily_index, daily_variant, puzzle_rating};
use crate::bot::CollectedPuzzle;
use crate::rules::Variant;
use crate::ui::state::PuzzleSet;

/// A puzzle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleEntry {
    /// The game.
    pub variant: Variant,
    /// The number that tells it from the other puzzles of the game:
    /// [`CollectedPuzzle::id`].
    pub id: u32,
    /// Its position, solution and rating.
    pub puzzle: CollectedPuzzle,
}

impl PuzzleEntry {
    /// The entry of a puzzle.
    #[must_use]
    pub fn new(variant: Variant, puzzle: CollectedPuzzle) -> Self {
        Self {
            variant,
            id: puzzle.id(),
            puzzle,
        }
    }
}

/// The puzzles of some games, each game in the order of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collections(Vec<PuzzleEntry>);

impl FromIterator<(Variant, Vec<CollectedPuzzle>)> for Collections {
    fn from_iter<T: IntoIterator<Item = (Variant, Vec<CollectedPuzzle>)>>(games: T) -> Self {
        let entries = |(variant, puzzles): (Variant, Vec<CollectedPuzzle>)| {
            let entry = move |puzzle| PuzzleEntry::new(variant, puzzle);
            puzzles.into_iter().map(entry)
        };
        Self(games.into_iter().flat_map(entries).collect())
    }
}

impl Collections {
    /// The puzzles of a set. Of the puzzles of the day it is the one of `today`.
    #[must_use]
    pub fn puzzles(&self, set: PuzzleSet, today: i64) -> Vec<&PuzzleEntry> {
        let of_game = |game| self.0.iter().filter(move |entry| entry.variant == game);
        match set {
            PuzzleSet::Daily => {
                let game: Vec<_> = of_game(daily_variant(today)).collect();
                let place = daily_index(today, game.len());
                place.map(|place| game[place]).into_iter().collect()
            }
            PuzzleSet::Game(game) => of_game(game).collect(),
            PuzzleSet::Theme(theme) => {
                let all = self.0.iter();
                all.filter(|entry| entry.puzzle.themes.contains(&theme))
                    .collect()
            }
        }
    }

    /// The numbers of puzzles of a set: those that are solved, and all.
    #[must_use]
    pub fn counts(&self, set: PuzzleSet, progress: &PuzzleProgress) -> (usize, usize) {
        let puzzles = self.puzzles(set, 0);
        let solved = puzzles.iter().filter(|entry| progress.has_solved(entry));
        (solved.count(), puzzles.len())
    }
}

/// The next puzzle of a set: of those that were not tried, the one whose rating is
/// next to the player's; then those that are not solved, then the others. The puzzles
/// that this visit has `shown`, by game and id, come again after all others, the
/// earliest first.
#[must_use]
pub fn next_puzzle<'a>(
    collections: &'a Collections,
    set: PuzzleSet,
    progress: &PuzzleProgress,
    today: i64,
    shown: &[(Variant, u32)],
) -> Option<&'a PuzzleEntry> {
    let puzzles = collections.puzzles(set, today).into_iter();
    puzzles.min_by_key(|entry| {
        let rating = puzzle_rating(entry.puzzle.difficulty);
        let distance = (rating - progress.rating.rating).abs();
        let key = (entry.variant, entry.id);
        (
            shown.iter().rposition(|&shown| shown == key),
            progress.has_solved(entry),
            progress.has_score(entry),
            distance as u32,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{PuzzleTheme, read_collection};
    use crate::ui::tasks::PuzzleScore;

    fn collections() -> Collections {
        let text = "\
0,1,0,2,0/0,0,4,0,0 21-22 s; b; 2; 1; ending; proved
0,1,2,0,0/0,0,4,0,0 21-22 s; b; 2; 5; ending; proved
0,1,1,1,0/0,0,4,0,0 21-22 s; b; 2; 9; defence ending; proved
";
        let rules = Variant::Alemungula.default_rules();
        let puzzles = read_collection(&rules, text).expect("puzzles");
        [(Variant::Alemungula, puzzles)].into_iter().collect()
    }

    #[test]
    fn the_next_puzzle_is_as_hard_as_the_player_is_good() {
        let collections = collections();
        let set = PuzzleSet::Game(Variant::Alemungula);
        let mut progress = PuzzleProgress::default();
        let mut difficulties = Vec::new();
        for _ in 0..3 {
            let next = next_puzzle(&collections, set, &progress, 0, &[]);
            let entry = next.expect("a puzzle");
            difficulties.push(entry.puzzle.difficulty);
            progress.score(entry, PuzzleScore::Zero, 0);
        }
        assert_eq!(difficulties, [5, 1, 9]);
    }

    #[test]
    fn solved_puzzles_come_last_and_those_that_were_shown_after_them() {
        let collections = collections();
        let set = PuzzleSet::Game(Variant::Alemungula);
        let mut progress = PuzzleProgress::default();
        for entry in collections.puzzles(set, 0).into_iter().take(2) {
            progress.solve(entry, None);
        }
        let mut shown = Vec::new();
        let mut difficulties = Vec::new();
        for _ in 0..4 {
            let next = next_puzzle(&collections, set, &progress, 0, &shown).expect("a puzzle");
            shown.push((next.variant, next.id));
            difficulties.push(next.puzzle.difficulty);
        }
        assert_eq!(difficulties, [9, 5, 1, 9]);
        assert_eq!(collections.counts(set, &progress), (2, 3));
    }

    #[test]
    fn sets_have_their_puzzles() {
        let collections = collections();
        let count = |set, today| collections.puzzles(set, today).len();
        assert_eq!(count(PuzzleSet::Theme(PuzzleTheme::Defence), 0), 1);
        assert_eq!(count(PuzzleSet::Game(Variant::Giuthi), 0), 0);
        let days = (0..6).filter(|&day| count(PuzzleSet::Daily, day) == 1);
        assert_eq!(days.count(), 1, "only one game has puzzles here");
    }
}
