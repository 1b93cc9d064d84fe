//! The puzzle of the day: the same for everyone, by the date alone.

use crate::rules::Variant;

/// The step from the place of a day's puzzle to that of the same game's next one. It is
/// prime, and no collection has a multiple of it as its size, so that every puzzle comes
/// once before any comes again.
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
#[must_use]
pub fn daily_variant(day: i64) -> Variant {
    let games = Variant::ALL.len() as i64;
    Variant::ALL[day.rem_euclid(games) as usize]
}

/// The index of the puzzle of a day among the puzzles of its game; `None` if
/// there are none.
#[must_use]
pub fn daily_index(day: i64, puzzles: usize) -> Option<usize> {
    let turn = day.div_euclid(Variant::ALL.len() as i64);
    let puzzles = i64::try_from(puzzles).ok().filter(|&puzzles| puzzles > 0)?;
    Some((turn.rem_euclid(puzzles) * STEP).rem_euclid(puzzles) as usize)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

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
