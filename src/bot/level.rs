//! The levels of the bot.

use std::rc::Rc;

use crate::rules::{Move, Position, Rules, Variant};

use super::{
    Limit, Progress, Rng, Search, SearchConfig, SearchMode, SearchResult, TranspositionTable,
    Weights,
};

/// A level: the limits of its search and the noise in its judgement. The page has
/// a name for it by its `id`.
///
/// ```
/// use mbegu::bot::Level;
///
/// let strongest = Level::STRONGEST;
/// assert_eq!(strongest.id, "champion");
/// assert_eq!(strongest.noise, 0);
/// assert_eq!(Level::ALL[usize::from(Level::MAX_NUMBER) - 1], strongest);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name in settings and texts. It never changes.
    pub id: &'static str,
    /// The maximum depth in moves; see [`Limit::Depth`].
    pub depth: u8,
    /// The maximum number of positions; see [`Limit::Nodes`].
    pub nodes: u64,
    /// The maximum error in the score of a move, in hundredths of a seed. It
    /// makes the level play the worse of two good moves now and then, as people
    /// do.
    pub noise: u16,
    /// `true` if it evaluates by [`Weights::plain`].
    pub plain: bool,
    /// The maximum time in milliseconds, for callers with a clock: a tenth of a
    /// second less than its answer may take, for the way to the page and back.
    pub millis: u32,
}

impl Level {
    /// Every level, the weakest first. The lower levels search a few moves deep
    /// with noise; the upper ones differ in the number of positions.
    pub const ALL: [Level; 8] = [
        Level {
            id: "beginner",
            depth: 1,
            nodes: 1_000_000,
            noise: 600,
            plain: true,
            millis: 400,
        },
        Level {
            id: "learner",
            depth: 1,
            nodes: 1_000_000,
            noise: 120,
            plain: false,
            millis: 400,
        },
        Level {
            id: "player",
            depth: 2,
            nodes: 1_000_000,
            noise: 50,
            plain: false,
            millis: 400,
        },
        Level {
            id: "skilled",
            depth: 3,
            nodes: 1_000_000,
            noise: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "strong",
            depth: 96,
            nodes: 60_000,
            noise: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "expert",
            depth: 96,
            nodes: 250_000,
            noise: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "master",
            depth: 96,
            nodes: 1_100_000,
            noise: 0,
            plain: false,
            millis: 900,
        },
        Level {
            id: "champion",
            depth: 96,
            nodes: 5_000_000,
            noise: 0,
            plain: false,
            millis: 2_900,
        },
    ];

    /// The strongest level.
    pub const STRONGEST: Level = Level::ALL[Level::ALL.len() - 1];

    /// The number of the strongest level. Levels are counted from 1.
    pub const MAX_NUMBER: u8 = Level::ALL.len() as u8;

    /// The points out of 100 that a level, by its number from 1, made against the one
    /// below: `cargo xtask ladder --games 200 --scale 200`. `None` for the lowest.
    ///
    /// Levels from 5 on were measured with a two-hundredth of their positions. The
    /// lower levels are limited by their depth and their noise and rarely reach their
    /// limit of positions, so they were measured as they play.
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

    /// Returns whether a level, by its number from 1, was measured with fewer positions
    /// than it visits in play; see [`Level::measured`].
    #[must_use]
    pub fn is_scaled(number: u8) -> bool {
        let place = usize::from(number).checked_sub(1);
        let level = place.and_then(|place| Level::ALL.get(place));
        level.is_some_and(|level| level.depth > 3)
    }

    /// The weights that it evaluates by.
    #[must_use]
    pub fn weights(&self, rules: &Rules) -> Weights {
        if self.plain {
            Weights::plain(rules)
        } else {
            Weights::of(rules)
        }
    }
}

/// A level that searches for one move. As with [`Search`], the caller owns the
/// transposition table.
///
/// ```
/// use mbegu::bot::{BotPlayer, Level, TranspositionTable};
/// use mbegu::rules::{Side, Variant};
///
/// //     6 6 6 6 6 6    F E D C B A    North
/// //     6 6 6 6 6 6    a b c d e f    South
/// let rules = Variant::Giuthi.default_rules();
/// let game = [rules.start(Side::South)];
/// let mut table = TranspositionTable::new(1 << 10);
/// let player = BotPlayer::new(&Level::ALL[2], &rules, &game, 7, &mut table);
/// let mv = player.think(&mut table).expect("a legal move");
/// assert!(rules.moves(&game[0]).contains(mv));
/// ```
#[derive(Debug)]
pub struct BotPlayer {
    level: Level,
    rng: Rng,
    search: Search,
}

impl BotPlayer {
    /// A search of the last of `game`'s positions. The same seed gives the same
    /// move, unless the caller ends the search early.
    #[must_use]
    pub fn new(
        level: &Level,
        rules: &Rules,
        game: &[Position],
        seed: u64,
        table: &mut TranspositionTable,
    ) -> BotPlayer {
        let mut rng = Rng::new(seed);
        let limits = [Limit::Depth(level.depth), Limit::Nodes(level.nodes)];
        let choices = game
            .last()
            .map_or(0, |position| rules.moves(position).len());
        let mode = if level.noise > 0 && choices > 1 {
            SearchMode::Every
        } else {
            SearchMode::Best
        };
        let limits = &limits;
        let config = SearchConfig {
            rules,
            game,
            limits,
            mode,
        };
        BotPlayer {
            level: *level,
            search: Search::new(config, &mut rng, table).with_level(level),
            rng,
        }
    }

    /// The same player with other weights; see [`Search::with_weights`].
    #[must_use]
    pub fn with_weights(self, weights: impl Into<Rc<Weights>>) -> BotPlayer {
        BotPlayer {
            search: self.search.with_weights(weights),
            ..self
        }
    }

    /// Searches that many further positions; see [`Search::advance`].
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> Progress {
        self.search.advance(table, nodes)
    }

    /// The search.
    #[must_use]
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// Ends the search and returns the move to play; `None` if there is no legal move.
    #[must_use]
    pub fn decide(mut self) -> Option<Move> {
        let answer = self.search.answer();
        if self.level.noise > 0 {
            self.noisy_best(&answer).or(answer.best)
        } else {
            answer.best
        }
    }

    /// Searches to the end and returns what [`decide`](Self::decide) does.
    #[must_use]
    pub fn think(mut self, table: &mut TranspositionTable) -> Option<Move> {
        self.search.run(table);
        self.decide()
    }

    /// The best move once noise is added to the scores; `None` before they are
    /// known.
    fn noisy_best(&mut self, answer: &SearchResult) -> Option<Move> {
        let mut best: Option<(Move, i32)> = None;
        for &(mv, score) in &answer.every {
            let score = score?.hundredths() + self.rng.triangular(self.level.noise);
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((mv, score));
            }
        }
        best.map(|(mv, _)| mv)
    }
}
