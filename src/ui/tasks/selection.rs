//! The choice of the next puzzle, and the puzzle of the day: the same for everyone, by the
//! date alone.

use super::{PuzzleProgress, Task, puzzle_rating};
use crate::bot::CollectedPuzzle;
use crate::rules::{Match, Variant};
use crate::ui::state::PuzzleSet;

/// A puzzle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleEntry {
    pub variant: Variant,
    /// The number that tells it from the other puzzles of the game:
    /// [`CollectedPuzzle::id`].
    pub id: u32,
    pub puzzle: CollectedPuzzle,
}

impl PuzzleEntry {
    pub fn new(variant: Variant, puzzle: CollectedPuzzle) -> Self {
        Self {
            variant,
            id: puzzle.id(),
            puzzle,
        }
    }

    pub fn task(&self) -> Task {
        let CollectedPuzzle {
            position,
            solution,
            continuation,
            ..
        } = &self.puzzle;
        let game = Match::from_position(self.variant.default_rules(), *position);
        Task::of_moves(game, &[*solution], continuation)
    }
}

/// The puzzles of some games, each game in the order of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collections(pub Vec<PuzzleEntry>);

impl Collections {
    /// The puzzles of a set. Of the puzzles of the day it is the one of `today`.
    pub fn puzzles(&self, set: PuzzleSet, today: i64) -> Vec<&PuzzleEntry> {
        let of_game = |game| self.0.iter().filter(move |entry| entry.variant == game);
        match set {
            PuzzleSet::Daily => {
                let easy = of_game(daily_variant(today))
                    .filter(|entry| entry.puzzle.difficulty <= MAX_DAILY_DIFFICULTY);
                let easy: Vec<_> = easy.collect();
                let place = daily_index(today, easy.len());
                place.map(|place| easy[place]).into_iter().collect()
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
    pub fn counts(&self, set: PuzzleSet, progress: &PuzzleProgress) -> (usize, usize) {
        let puzzles = self.puzzles(set, 0);
        let solved = puzzles.iter().filter(|entry| progress.has_solved(entry));
        (solved.count(), puzzles.len())
    }
}

/// The games whose puzzles a set has.
pub fn games_of(set: PuzzleSet, today: i64) -> Vec<Variant> {
    match set {
        PuzzleSet::Daily => vec![daily_variant(today)],
        PuzzleSet::Game(variant) => vec![variant],
        PuzzleSet::Theme(_) => Variant::ALL.to_vec(),
    }
}

/// The next puzzle of a set: of those that were not tried, the one whose rating is
/// next to the player's; then those that are not solved, then the others. The puzzles
/// that this visit has `shown` come again after all others, the earliest first.
pub fn next_puzzle<'a>(
    collections: &'a Collections,
    set: PuzzleSet,
    progress: &PuzzleProgress,
    today: i64,
    shown: &[PuzzleEntry],
) -> Option<&'a PuzzleEntry> {
    let puzzles = collections.puzzles(set, today).into_iter();
    puzzles.min_by_key(|entry| {
        let rating = puzzle_rating(entry.puzzle.difficulty);
        let distance = (rating - progress.rating.rating).abs();
        (
            shown.iter().rposition(|shown| shown == *entry),
            progress.has_solved(entry),
            progress.has_score(entry),
            distance as u32,
        )
    })
}

/// The highest difficulty of a puzzle of the day, so that a newcomer can solve it, too.
pub const MAX_DAILY_DIFFICULTY: u8 = 6;

/// The step from the place of a day's puzzle to that of the same game's next one. It is
/// prime, and no number of easy puzzles is a multiple of it, so that each of them comes once
/// before any comes again.
const STEP: i64 = 7919;

/// The game of the puzzle of a day. `day` is the number of days since the beginning of
/// 1970, by the calendar of the device.
///
/// ```
/// use mbegu::rules::Variant;
/// use mbegu::ui::tasks::daily_variant;
///
/// let week: Vec<Variant> = (20_000..20_006).map(daily_variant).collect();
/// assert_eq!(week.len(), Variant::ALL.len());
/// assert!(Variant::ALL.iter().all(|variant| week.contains(variant)));
/// ```
pub fn daily_variant(day: i64) -> Variant {
    let games = Variant::ALL.len() as i64;
    Variant::ALL[day.rem_euclid(games) as usize]
}

/// The index of the puzzle of a day among the easy puzzles of its game; `None` if there are
/// none.
pub fn daily_index(day: i64, puzzles: usize) -> Option<usize> {
    let turn = day.div_euclid(Variant::ALL.len() as i64);
    let puzzles = i64::try_from(puzzles).ok().filter(|&puzzles| puzzles > 0)?;
    Some((turn.rem_euclid(puzzles) * STEP).rem_euclid(puzzles) as usize)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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
        let entry = |puzzle| PuzzleEntry::new(Variant::Alemungula, puzzle);
        Collections(puzzles.into_iter().map(entry).collect())
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
            difficulties.push(next.puzzle.difficulty);
            shown.push(next.clone());
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
        let daily = (0..60).flat_map(|day| collections.puzzles(PuzzleSet::Daily, day));
        let difficulties: HashSet<_> = daily.map(|entry| entry.puzzle.difficulty).collect();
        assert_eq!(difficulties, HashSet::from([1, 5]));
    }

    #[test]
    fn every_puzzle_has_its_day_before_any_comes_again() {
        for puzzles in [1, 7, 190, 212, 340] {
            let days = (0..puzzles).map(|turn| turn * Variant::ALL.len() as i64 + 3);
            let places: HashSet<_> = days
                .filter_map(|day| daily_index(day, puzzles as usize))
                .collect();
            assert_eq!(places.len(), puzzles as usize);
        }
        assert_eq!(daily_index(20_000, 0), None);
    }

    #[test]
    fn days_before_1970_have_a_puzzle_too() {
        assert_eq!(daily_variant(-6), daily_variant(0));
        assert!(daily_index(-1, 300).is_some_and(|place| place < 300));
    }
}
