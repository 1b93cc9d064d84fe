//! The player's progress with the puzzles.
//!
//! Its stored lists are the rating (rating and deviation in hundredths, volatility in
//! millionths, and the last change), the days whose puzzle is solved, the last day
//! whose solution was shown, the ratings at the end of days, and for each game the ids of the puzzles that were tried, in hexadecimal, with
//! `!` before those that are not solved and `?` before those that were left after a wrong
//! move: `rating=151240,18000,60000,12;days=20410;history=20410:1512:180;giuthi=1f,!2a`.
//! The numbers are whole ones, so that the page's program needs no code that reads and
//! prints floating point numbers.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::{Attempt, Outcome, PlayerRating, PuzzleEntry, PuzzleScore};
use crate::rules::Variant;
use crate::ui::browser::stored_progress::{MAX_DAY, StoredProgress, within};

/// The names of the parts that belong to no game.
const RATING: &str = "rating";
const DAYS: &str = "days";
const SHOWN: &str = "shown";
const HISTORY: &str = "history";

/// The units of the stored rating.
const HUNDREDTHS: f64 = 100.0;
const MILLIONTHS: f64 = 1_000_000.0;

/// The number of ratings and of days that are kept, the latest ones.
const MAX_DAYS: usize = 400;

/// The highest rating that is read.
const MAX_RATING: i64 = 5_000;

/// The rating at the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// The number of days since the beginning of 1970.
    pub day: i64,
    /// The rating, rounded.
    pub rating: u16,
    /// Its standard deviation, rounded.
    pub deviation: u16,
}

/// The state of a puzzle that was tried, in the order of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum TriedState {
    /// It was left after a wrong move, without a score.
    Missed,
    /// It has a score, and is not solved.
    Unsolved,
    /// Its move was found, at once or later.
    Solved,
}

impl TriedState {
    /// The mark before the id of the puzzle.
    fn mark(self) -> &'static str {
        match self {
            Self::Missed => "?",
            Self::Unsolved => "!",
            Self::Solved => "",
        }
    }
}

/// The progress of the player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleProgress {
    /// The rating after the last rated puzzle.
    pub rating: PlayerRating,
    /// The change of the rating by the last puzzle, rounded.
    pub last_change: i16,
    /// The rating at the end of each day with a puzzle, the earliest first.
    pub history: Vec<RatingPoint>,
    /// The days whose puzzle is solved.
    days: BTreeSet<i64>,
    /// The last day whose puzzle had its solution shown.
    shown: Option<i64>,
    /// The puzzles that were tried, by game and id.
    tried: BTreeMap<&'static str, BTreeMap<u32, TriedState>>,
}

impl PuzzleProgress {
    /// Whether a puzzle has a score: it has moved the rating.
    pub fn has_score(&self, entry: &PuzzleEntry) -> bool {
        self.state(entry) >= Some(TriedState::Unsolved)
    }

    /// Whether a puzzle was left after a wrong move, before it moved the rating.
    pub fn has_missed(&self, entry: &PuzzleEntry) -> bool {
        self.state(entry) == Some(TriedState::Missed)
    }

    pub fn has_solved(&self, entry: &PuzzleEntry) -> bool {
        self.state(entry) == Some(TriedState::Solved)
    }

    /// The state of a puzzle; `None` if it was not tried.
    fn state(&self, entry: &PuzzleEntry) -> Option<TriedState> {
        let tried = self.tried.get(entry.variant.id())?;
        tried.get(&entry.id).copied()
    }

    /// The number of puzzles that are solved, in all games.
    pub fn solved(&self) -> usize {
        let all = self.tried.values().flat_map(BTreeMap::values);
        all.filter(|&&state| state == TriedState::Solved).count()
    }

    /// Whether any puzzle has moved the rating.
    pub fn has_rating(&self) -> bool {
        let mut states = self.tried.values().flat_map(BTreeMap::values);
        states.any(|&state| state >= TriedState::Unsolved)
    }

    pub fn has_solved_day(&self, day: i64) -> bool {
        self.days.contains(&day)
    }

    /// How far the puzzle of a day is: solved, shown or open.
    pub fn daily(&self, day: i64) -> Outcome {
        match self.has_solved_day(day) {
            true => Outcome::Right,
            false if self.shown == Some(day) => Outcome::Shown,
            false => Outcome::Open,
        }
    }

    /// The days in a row whose puzzles are solved, up to a day, or up to the day before
    /// it if its own is not solved yet.
    pub fn streak(&self, today: i64) -> usize {
        let last = if self.days.contains(&today) {
            today
        } else {
            today - 1
        };
        let days = (0..).map(|before| last - before);
        days.take_while(|day| self.days.contains(day)).count()
    }

    /// Takes in an attempt at a puzzle after each try; `daily` is the day whose puzzle it is.
    pub fn take(&mut self, entry: &PuzzleEntry, attempt: &Attempt, daily: Option<i64>, today: i64) {
        if let Some(score) = attempt.score {
            self.score(entry, score, today);
        }
        if attempt.is_solved() {
            self.solve(entry, daily);
        } else if attempt.outcome.is_over() {
            // The clock of the device may have gone back since the last one.
            self.shown = daily.or(self.shown);
        } else if !attempt.misses.is_empty() {
            self.mark(entry, TriedState::Missed);
        }
    }

    /// Adds the score of an attempt. The rating moves with the first one only.
    pub fn score(&mut self, entry: &PuzzleEntry, score: PuzzleScore, today: i64) {
        if self.has_score(entry) {
            return;
        }
        let before = self.rating;
        self.rating = before.after(entry.puzzle.difficulty, score);
        self.last_change = (self.rating.rating.round() - before.rating.round()) as i16;
        self.mark(entry, TriedState::Unsolved);
        self.history.retain(|point| point.day != today);
        self.history.push(RatingPoint {
            day: today,
            rating: self.rating.rating.round() as u16,
            deviation: self.rating.deviation.round() as u16,
        });
        self.trim();
    }

    /// Gives a puzzle a state, unless it has a better one.
    fn mark(&mut self, entry: &PuzzleEntry, state: TriedState) {
        let tried = self.tried.entry(entry.variant.id()).or_default();
        let before = tried.entry(entry.id).or_insert(state);
        *before = state.max(*before);
    }

    /// Marks a puzzle as solved, and the day whose puzzle it is.
    pub fn solve(&mut self, entry: &PuzzleEntry, day: Option<i64>) {
        self.mark(entry, TriedState::Solved);
        self.days.extend(day);
        self.trim();
    }

    /// Leaves out the earliest days and ratings of too many.
    fn trim(&mut self) {
        self.history.sort_by_key(|point| point.day);
        self.history.dedup_by_key(|point| point.day);
        let surplus = self.history.len().saturating_sub(MAX_DAYS);
        self.history.drain(..surplus);
        while self.days.len() > MAX_DAYS {
            self.days.pop_first();
        }
    }

    fn read_rating(&mut self, list: &[&str]) -> Option<()> {
        let [rating, deviation, volatility, change] = list else {
            return None;
        };
        let rating = PlayerRating {
            rating: within(rating, 0, 500_000)? as f64 / HUNDREDTHS,
            deviation: within(deviation, 100, 100_000)? as f64 / HUNDREDTHS,
            volatility: within(volatility, 1000, 1_000_000)? as f64 / MILLIONTHS,
        };
        self.last_change = within(change, -5000, 5000)? as i16;
        self.rating = rating;
        Some(())
    }
}

/// Reads a [`RatingPoint`]: `20410:1512:180`.
fn read_point(text: &str) -> Option<RatingPoint> {
    let [day, rating, deviation] = text.split(':').collect::<Vec<_>>()[..] else {
        return None;
    };
    Some(RatingPoint {
        day: within(day, 0, MAX_DAY)?,
        rating: within(rating, 0, MAX_RATING)? as u16,
        deviation: within(deviation, 0, MAX_RATING)? as u16,
    })
}

/// Reads the id of a puzzle with its mark.
fn read_tried(text: &str) -> Option<(u32, TriedState)> {
    let (id, state) = match text.split_at_checked(1)? {
        ("?", id) => (id, TriedState::Missed),
        ("!", id) => (id, TriedState::Unsolved),
        _ => (text, TriedState::Solved),
    };
    Some((u32::from_str_radix(id, 16).ok()?, state))
}

impl StoredProgress for PuzzleProgress {
    /// The rating of the later day counts; on one day, the one with the smaller deviation,
    /// which more puzzles have moved.
    fn merge(&mut self, other: &Self) {
        let last = |progress: &Self| {
            let point = progress.history.last()?;
            Some((point.day, Reverse(point.deviation)))
        };
        if last(self) < last(other) {
            (self.rating, self.last_change) = (other.rating, other.last_change);
            // Of two points of a day the first one stays.
            self.history.splice(0..0, other.history.iter().cloned());
        } else {
            self.history.extend(other.history.iter().cloned());
        }
        for (game, tried) in &other.tried {
            let own = self.tried.entry(game).or_default();
            for (&id, &state) in tried {
                let before = own.entry(id).or_insert(state);
                *before = state.max(*before);
            }
        }
        self.days.extend(&other.days);
        self.shown = self.shown.max(other.shown);
        self.trim();
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let PlayerRating {
            rating,
            deviation,
            volatility,
        } = self.rating;
        let rating = [
            rating * HUNDREDTHS,
            deviation * HUNDREDTHS,
            volatility * MILLIONTHS,
            self.last_change.into(),
        ];
        let rating = rating.map(|number| (number.round() as i32).to_string());
        let point = |point: &RatingPoint| {
            let RatingPoint {
                day,
                rating,
                deviation,
            } = point;
            format!("{day}:{rating}:{deviation}")
        };
        let days = self.days.iter().map(i64::to_string).collect();
        let shown = self.shown.iter().map(i64::to_string).collect();
        let history = self.history.iter().map(point).collect();
        let tried = self.tried.iter().map(|(&game, tried)| {
            let tried = tried.iter();
            let tried = tried.map(|(id, state)| format!("{}{id:x}", state.mark()));
            (game, tried.collect())
        });
        let own = [
            (RATING, rating.into()),
            (DAYS, days),
            (SHOWN, shown),
            (HISTORY, history),
        ];
        own.into_iter().chain(tried).collect()
    }

    fn read_list(&mut self, name: &str, list: &[&str]) {
        let items = list.iter();
        match name {
            // A rating that can't be read is that of a new player.
            RATING => self.read_rating(list).unwrap_or_default(),
            DAYS => self
                .days
                .extend(items.filter_map(|day| within(day, 0, MAX_DAY))),
            SHOWN => {
                self.shown = items
                    .filter_map(|day| within(day, 0, MAX_DAY))
                    .chain(self.shown)
                    .max();
            }
            HISTORY => self
                .history
                .extend(items.filter_map(|point| read_point(point))),
            _ => {
                if let Ok(variant) = name.parse::<Variant>() {
                    let tried = self.tried.entry(variant.id()).or_default();
                    tried.extend(items.filter_map(|tried| read_tried(tried)));
                }
            }
        }
        self.trim();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::CollectedPuzzle;

    const TODAY: i64 = 20_410;

    fn puzzle(text: &str) -> PuzzleEntry {
        let rules = Variant::Alemungula.default_rules();
        let puzzle = CollectedPuzzle::parse(&rules, text).expect("a puzzle");
        PuzzleEntry::new(Variant::Alemungula, puzzle)
    }

    fn first() -> PuzzleEntry {
        puzzle("0,1,0,2,0/0,0,4,0,0 21-22 s; b; 2; 3; ending; proved")
    }

    fn second() -> PuzzleEntry {
        puzzle("0,1,2,0,0/0,0,4,0,0 21-22 s; b; 2; 3; ending; proved")
    }

    fn read(text: &str) -> PuzzleProgress {
        PuzzleProgress::read(text)
    }

    #[test]
    fn what_is_stored_is_read() {
        let mut progress = PuzzleProgress::default();
        progress.score(&first(), PuzzleScore::Full, TODAY);
        progress.solve(&first(), Some(TODAY));
        progress.score(&second(), PuzzleScore::Zero, TODAY);
        assert_eq!(progress.solved(), 1);
        assert_eq!(progress.history.len(), 1);
        assert!(progress.has_score(&second()));
        let other = PuzzleEntry {
            variant: Variant::Giuthi,
            ..first()
        };
        assert!(!progress.has_score(&other));
        let text = progress.text();
        assert_eq!(read(&text).text(), text);
        assert_eq!(read("").text(), PuzzleProgress::default().text());
    }

    #[test]
    fn the_rating_moves_with_the_first_attempt_only() {
        let mut progress = PuzzleProgress::default();
        progress.score(&first(), PuzzleScore::Zero, TODAY);
        let once = progress.clone();
        assert!(once.last_change < 0);
        progress.score(&first(), PuzzleScore::Full, TODAY);
        assert_eq!(progress, once);
        progress.solve(&first(), None);
        assert_eq!((progress.rating, progress.solved()), (once.rating, 1));
    }

    #[test]
    fn a_puzzle_that_was_left_is_not_scored_yet() {
        let mut progress = PuzzleProgress::default();
        progress.mark(&first(), TriedState::Missed);
        assert!(progress.has_missed(&first()) && !progress.has_score(&first()));
        let again = read(&progress.text());
        assert!(again.has_missed(&first()));
        progress.score(&first(), PuzzleScore::Half, TODAY);
        progress.mark(&first(), TriedState::Missed);
        assert!(progress.has_score(&first()) && !progress.has_missed(&first()));
        assert!(!read("giuthi=").has_rating() && !read("giuthi=?1f").has_rating());
        assert!(progress.has_rating());
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_over() {
        let mut progress = PuzzleProgress::default();
        assert_eq!(progress.streak(TODAY), 0);
        for day in [TODAY - 5, TODAY - 3, TODAY - 2, TODAY - 1] {
            progress.solve(&first(), Some(day));
        }
        assert_eq!(progress.streak(TODAY), 3);
        assert_eq!(progress.streak(TODAY + 1), 0);
        progress.solve(&first(), Some(TODAY));
        assert_eq!(progress.streak(TODAY), 4);
    }

    #[test]
    fn a_day_whose_solution_was_shown_is_over_until_the_next() {
        let mut progress = PuzzleProgress::default();
        let mut attempt = Attempt::new(false);
        attempt.outcome = Outcome::Shown;
        progress.take(&first(), &attempt, Some(TODAY), TODAY);
        let progress = read(&progress.text());
        let days = [TODAY - 1, TODAY, TODAY + 1].map(|day| progress.daily(day));
        assert_eq!(days, [Outcome::Open, Outcome::Shown, Outcome::Open]);
        assert_eq!(progress.streak(TODAY), 0);
    }

    #[test]
    fn a_clock_that_goes_back_a_day_breaks_nothing() {
        let mut progress = PuzzleProgress::default();
        let mut attempt = Attempt::new(false);
        attempt.outcome = Outcome::Shown;
        for day in [TODAY + 1, TODAY] {
            progress.take(&first(), &attempt, Some(day), day);
            assert_eq!(progress.daily(day), Outcome::Shown);
        }
        for day in [TODAY + 1, TODAY - 1, TODAY] {
            progress.score(&second(), PuzzleScore::Full, day);
            progress.solve(&second(), Some(day));
        }
        assert_eq!((progress.streak(TODAY), progress.streak(TODAY + 1)), (2, 3));
        let rating = progress.rating.rating;
        progress.score(&first(), PuzzleScore::Full, TODAY);
        let mut stored = read(&progress.text());
        assert!(progress.rating.rating > rating);
        // As at the next change.
        stored.merge(&progress);
        assert_eq!(stored.text(), progress.text());
    }

    #[test]
    fn nothing_is_lost_by_merging() {
        let mut progress = read("giuthi=1f,!2a,?5d;days=20410;shown=20409");
        progress.merge(&read(
            "giuthi=2a,!3b,!5d;alemungula=4c;days=20411;shown=20408",
        ));
        let all = read("giuthi=1f,2a,!3b,!5d;alemungula=4c;days=20410,20411;shown=20409");
        assert_eq!(progress, all);
    }

    #[test]
    fn the_later_rating_counts_when_two_are_merged() {
        let earlier = "rating=151000,20000,60000,10;history=20410:1490:210,20411:1510:200";
        let later = "rating=160000,15000,60000,20;history=20411:1580:190,20412:1600:150";
        let both = "rating=160000,15000,60000,20;\
            history=20410:1490:210,20411:1580:190,20412:1600:150";
        for (first, second) in [(earlier, later), (later, earlier)] {
            let mut progress = read(first);
            progress.merge(&read(second));
            assert_eq!(progress, read(both));
        }
        // A file without a score leaves the rating alone.
        let mut progress = read("giuthi=?1f");
        progress.merge(&read(earlier));
        assert_eq!(progress.rating, read(earlier).rating);
        // On one day, the rating that more puzzles have moved.
        let (few, many) = (
            "rating=151000,20000,60000,10;history=20411:1510:200",
            "rating=150000,19000,60000,-10;history=20411:1500:190",
        );
        for (first, second) in [(few, many), (many, few)] {
            let mut progress = read(first);
            progress.merge(&read(second));
            assert_eq!(progress, read(many));
        }
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        for text in [
            "",
            "giuthi",
            "chess=1f",
            "rating=1500",
            "rating=1500.0,350,60000,0",
            "rating=999999,35000,60000,0",
            "history=20410,x:1:2,-1:1500:80,20410:9999:80",
            "days=-1,100000",
            "days=;=",
        ] {
            assert_eq!(read(text), PuzzleProgress::default(), "{text}");
        }
        let days: Vec<String> = (0..MAX_DAYS + 10).map(|day| day.to_string()).collect();
        let many = read(&format!("days={}", days.join(",")));
        assert_eq!(many.days.len(), MAX_DAYS);
        assert!(many.has_solved_day(MAX_DAYS as i64 + 9));
    }
}
