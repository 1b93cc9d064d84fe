//! How far the player is in the drill of each game, stored as a list for each: the level, the
//! rounds that are finished and the best of them: `giuthi=3,12,9`.

use std::collections::BTreeMap;

use super::drill::{TASKS_OF_ROUND, level_count};
use crate::rules::Variant;
use crate::ui::browser::stored_progress::{StoredProgress, within};

/// The right answers in a row that lead to the next level.
const RIGHT_TO_RISE: u8 = 3;
/// The wrong answers in a row that lead back to the level before.
const WRONG_TO_FALL: u8 = 2;
/// The most rounds that are counted.
const MAX_ROUNDS: i64 = 99_999;

/// The progress in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameDrill {
    /// The level of the next task, from 1.
    pub level: u8,
    /// The rounds that are finished.
    pub rounds: u32,
    /// The most right answers of a round.
    pub best: u8,
    /// The right answers in a row, or the wrong ones; not stored.
    right: u8,
    wrong: u8,
}

impl Default for GameDrill {
    fn default() -> Self {
        Self {
            level: 1,
            rounds: 0,
            best: 0,
            right: 0,
            wrong: 0,
        }
    }
}

impl GameDrill {
    /// The same at a level.
    pub fn at_level(self, level: u8) -> Self {
        Self { level, ..self }
    }

    /// Takes an answer in, in a game with so many levels. The level rises and falls with them.
    pub fn answer(&mut self, is_right: bool, levels: u8) {
        if is_right {
            self.right += 1;
            self.wrong = 0;
        } else {
            self.wrong += 1;
            self.right = 0;
        }
        if self.right == RIGHT_TO_RISE {
            self.level = (self.level + 1).min(levels);
            self.right = 0;
        }
        if self.wrong == WRONG_TO_FALL {
            self.level = (self.level - 1).max(1);
            self.wrong = 0;
        }
    }

    /// Ends a round with so many right answers.
    pub fn finish(&mut self, right: u8) {
        self.rounds = (self.rounds + 1).min(MAX_ROUNDS as u32);
        self.best = self.best.max(right);
    }

    /// Takes the level of a later one, and its counts where they are higher.
    fn update(&mut self, later: Self) {
        *self = Self {
            rounds: self.rounds.max(later.rounds),
            best: self.best.max(later.best),
            ..later
        };
    }
}

/// The progress in every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrillProgress {
    games: BTreeMap<&'static str, GameDrill>,
}

impl DrillProgress {
    pub fn of(&self, variant: Variant) -> GameDrill {
        self.games.get(variant.id()).copied().unwrap_or_default()
    }

    /// Sets the level. Rounds that were finished elsewhere meanwhile stay counted.
    pub fn set(&mut self, variant: Variant, drill: GameDrill) {
        self.games.entry(variant.id()).or_default().update(drill);
    }
}

impl StoredProgress for DrillProgress {
    /// The level after more rounds counts; after as many, the other one, which is later.
    fn merge(&mut self, other: &Self) {
        for (&game, &theirs) in &other.games {
            let own = self.games.entry(game).or_default();
            let before = *own;
            own.update(theirs);
            if theirs.rounds < before.rounds {
                own.level = before.level;
            }
        }
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let games = self.games.iter();
        games
            .map(|(&game, drill)| {
                let numbers = [u32::from(drill.level), drill.rounds, u32::from(drill.best)];
                (game, numbers.map(|number| number.to_string()).to_vec())
            })
            .collect()
    }

    fn read_list(&mut self, game: &str, list: &[&str]) {
        let (Ok(variant), [level, rounds, best]) = (game.parse::<Variant>(), list) else {
            return;
        };
        let levels = level_count(&variant.default_rules());
        let numbers = (
            within(level, 1, levels as i64),
            within(rounds, 0, MAX_ROUNDS),
            within(best, 0, TASKS_OF_ROUND as i64),
        );
        if let (Some(level), Some(rounds), Some(best)) = numbers {
            let drill = GameDrill {
                level: level as u8,
                rounds: rounds as u32,
                best: best as u8,
                ..GameDrill::default()
            };
            self.set(variant, drill);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(answers: &[bool]) -> u8 {
        let mut drill = GameDrill::default();
        for &is_right in answers {
            drill.answer(is_right, 4);
        }
        drill.level
    }

    #[test]
    fn the_level_rises_and_falls_with_the_answers() {
        assert_eq!(after(&[true; 2]), 1);
        assert_eq!(after(&[true; 3]), 2);
        assert_eq!(after(&[true, true, false, true]), 1);
        assert_eq!(after(&[true, true, true, false, false]), 1);
        assert_eq!(after(&[false; 9]), 1);
        assert_eq!(after(&[true; 30]), 4);
    }

    #[test]
    fn what_is_stored_is_read() {
        let mut progress = DrillProgress::default();
        let mut drill = progress.of(Variant::Giuthi);
        (0..3).for_each(|_| drill.answer(true, 8));
        drill.finish(9);
        drill.finish(7);
        progress.set(Variant::Giuthi, drill);
        assert_eq!(progress.text(), "giuthi=2,2,9");
        assert_eq!(DrillProgress::read("giuthi=2,2,9"), progress);
        for text in [
            "giuthi=0,1,1",
            "giuthi=9,1,1",
            "giuthi=1,1",
            "chess=1,1,1",
            "giuthi=1,-1,1",
            "giuthi=1,1,11",
        ] {
            assert_eq!(
                DrillProgress::read(text),
                DrillProgress::default(),
                "{text}"
            );
        }
    }

    #[test]
    fn the_longer_practice_counts() {
        let mut progress = DrillProgress::read("giuthi=5,3,8;alemungula=2,1,4");
        progress.merge(&DrillProgress::read("giuthi=2,4,7;sulus-aidi=3,1,9"));
        let all = DrillProgress::read("alemungula=2,1,4;giuthi=2,4,8;sulus-aidi=3,1,9");
        assert_eq!(progress, all);
    }

    #[test]
    fn a_level_is_kept_before_the_first_round_is_finished() {
        let mut progress = DrillProgress::default();
        progress.merge(&DrillProgress::read("giuthi=4,0,0"));
        assert_eq!(progress.text(), "giuthi=4,0,0");
        // Of two that nothing tells apart, the later one counts.
        progress.merge(&DrillProgress::read("giuthi=3,0,0"));
        assert_eq!(progress.text(), "giuthi=3,0,0");
    }

    #[test]
    fn a_round_leaves_what_was_counted_elsewhere_meanwhile() {
        let mut progress = DrillProgress::read("giuthi=5,7,9");
        let round = DrillProgress::read("giuthi=2,4,8").of(Variant::Giuthi);
        progress.set(Variant::Giuthi, round);
        assert_eq!(progress.text(), "giuthi=2,7,9");
    }
}
