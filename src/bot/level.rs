//! How strongly the bot plays.

use std::rc::Rc;

use crate::rules::{Move, Position, Rules, Variant};

use super::{Answer, Chance, Limit, Lines, Progress, Search, Table, Weights};

/// A strength. What it is called is for the page to say, by its `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name in settings and texts; it never changes.
    pub id: &'static str,
    /// How many moves ahead it looks at most; see [`Limit::Depth`].
    pub depth: u8,
    /// How many positions it looks at at most; see [`Limit::Nodes`].
    pub nodes: u64,
    /// By how much it misjudges a move at most, in hundredths of a seed: what
    /// makes a player of flesh and blood overlook the better of two good moves.
    pub misjudges: u16,
    /// Whether it sees little more than what a move takes.
    pub plain: bool,
    /// How long it may think at most, in milliseconds, for those who have a
    /// clock: a tenth of a second less than its answer may take, for the way to
    /// the page and back.
    pub millis: u32,
}

impl Level {
    /// Every level, the weakest first. The lower ones see few moves ahead and
    /// misjudge what they see; the upper ones differ in how much they look at.
    pub const ALL: [Level; 8] = [
        Level {
            id: "beginner",
            depth: 1,
            nodes: 1_000_000,
            misjudges: 600,
            plain: true,
            millis: 400,
        },
        Level {
            id: "learner",
            depth: 1,
            nodes: 1_000_000,
            misjudges: 120,
            plain: false,
            millis: 400,
        },
        Level {
            id: "player",
            depth: 2,
            nodes: 1_000_000,
            misjudges: 50,
            plain: false,
            millis: 400,
        },
        Level {
            id: "skilled",
            depth: 3,
            nodes: 1_000_000,
            misjudges: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "strong",
            depth: 96,
            nodes: 60_000,
            misjudges: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "expert",
            depth: 96,
            nodes: 250_000,
            misjudges: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "master",
            depth: 96,
            nodes: 1_100_000,
            misjudges: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "champion",
            depth: 96,
            nodes: 5_000_000,
            misjudges: 0,
            plain: false,
            millis: 2_900,
        },
    ];

    /// The points in a hundred that a level, by its number from 1, made against
    /// the one below: `cargo xtask ladder --games 200 --scale 200`. The lowest has
    /// none below it.
    ///
    /// From level 5 on they look at a two-hundredth as many positions as in play.
    /// Those below are bound by how many moves they look ahead and by their
    /// mistakes, and hardly ever look at so many positions that the same factor
    /// would change what they do: they are measured as they play.
    #[must_use]
    pub fn measured(variant: Variant, number: u8) -> Option<u8> {
        let points = match variant {
            Variant::Giuthi => [63, 90, 70, 78, 82, 67, 70],
            Variant::GiuthiStore => [62, 90, 66, 79, 80, 78, 62],
            Variant::GiuthiRounds => [64, 83, 70, 76, 85, 76, 78],
            Variant::Alemungula => [82, 84, 68, 95, 91, 90, 87],
            Variant::LayliGoobalay => [66, 83, 73, 71, 73, 66, 65],
            Variant::SulusAidi => [76, 94, 75, 65, 79, 79, 74],
        };
        let place = usize::from(number).checked_sub(2)?;
        points.get(place).copied()
    }

    /// Whether a level, by its number from 1, was measured with fewer positions
    /// than it looks at in play; see [`Level::measured`].
    #[must_use]
    pub fn is_scaled(number: u8) -> bool {
        let place = usize::from(number).checked_sub(1);
        let level = place.and_then(|place| Level::ALL.get(place));
        level.is_some_and(|level| level.depth > 3)
    }

    /// What it values in a game.
    #[must_use]
    pub fn judgement(&self, rules: &Rules) -> Weights {
        if self.plain {
            Weights::plain(rules)
        } else {
            Weights::of(rules)
        }
    }
}

/// A level at work on one move.
#[derive(Debug)]
pub struct Player {
    level: Level,
    chance: Chance,
    search: Search,
}

impl Player {
    /// Sits down before the last of `game`'s positions. The same seed gives the
    /// same move, unless a clock cuts the search short.
    #[must_use]
    pub fn new(level: &Level, rules: &Rules, game: &[Position], seed: u64, table: Table) -> Player {
        let mut chance = Chance::new(seed);
        let limits = [Limit::Depth(level.depth), Limit::Nodes(level.nodes)];
        let choices = game
            .last()
            .map_or(0, |position| rules.moves(position).len());
        let lines = if level.misjudges > 0 && choices > 1 {
            Lines::Every
        } else {
            Lines::Best
        };
        Player {
            level: *level,
            search: Search::new(rules, game, &limits, lines, &mut chance, table).seen_by(level),
            chance,
        }
    }

    /// The same player with other weights; see [`Search::weigh`].
    #[must_use]
    pub fn weigh(self, weights: impl Into<Rc<Weights>>) -> Player {
        Player {
            search: self.search.weigh(weights),
            ..self
        }
    }

    /// Thinks on for that many positions; see [`Search::advance`].
    pub fn advance(&mut self, nodes: u64) -> Progress {
        self.search.advance(nodes)
    }

    /// The search as far as it has come.
    #[must_use]
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// The move it plays, from what it knows by now, and the table for the next
    /// move. No move where there is no legal one.
    #[must_use]
    pub fn decide(mut self) -> (Option<Move>, Table) {
        let answer = self.search.answer();
        let mv = if self.level.misjudges > 0 {
            self.misjudged(&answer).or(answer.best)
        } else {
            answer.best
        };
        (mv, self.search.into_table())
    }

    /// Leaves without a move; the table is for the next.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.search.into_table()
    }

    /// Thinks to the end and decides.
    #[must_use]
    pub fn think(mut self) -> (Option<Move>, Table) {
        self.search.run(&mut || false, &mut |_| {});
        self.decide()
    }

    /// The move that looks best to a player who misjudges each a little; `None`
    /// before their scores are known.
    fn misjudged(&mut self, answer: &Answer) -> Option<Move> {
        let mut best: Option<(Move, i32)> = None;
        for &(mv, score) in &answer.every {
            let looks = score?.hundredths() + self.chance.about_zero(self.level.misjudges);
            if best.is_none_or(|(_, most)| looks > most) {
                best = Some((mv, looks));
            }
        }
        best.map(|(mv, _)| mv)
    }
}
