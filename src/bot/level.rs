//! The levels of the bot.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use crate::rules::{Move, Position, Rules, Variant};

use super::root_proof::{RootProof, RootSearch};
use super::{
    CertainResult, Limit, Oracle, Progress, Rng, Search, SearchConfig, SearchMode, SearchResult,
    TranspositionTable, Weights,
};

/// A level: the limits of its search and the noise in its judgement. The page has
/// a name for it by its `id`.
///
/// ```
/// use mbegu::bot::Level;
///
/// assert_eq!(Level::WEAKEST.id, "newcomer");
/// assert_eq!(Level::STRONGEST.id, "champion");
/// assert_eq!(Level::numbered(1), Some(Level::WEAKEST));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name for programs. It never changes.
    pub id: &'static str,
    /// The number in files, stored games and settings, from 1 for the weakest to
    /// [`MAX_NUMBER`](Self::MAX_NUMBER).
    pub number: u8,
    /// The maximum depth in moves; see [`Limit::Depth`].
    pub depth: u8,
    /// The maximum number of positions; see [`Limit::Nodes`].
    pub nodes: u64,
    /// The maximum error in the score of a move, in hundredths of a seed. It
    /// makes the level play the worse of two good moves now and then, as people
    /// do.
    pub noise: u16,
    /// The number of random moves among 100, for each game in the order of
    /// [`Variant::ALL`]: a random move costs more in one game than in another.
    pub careless: [u8; Variant::ALL.len()],
    /// `true` if it evaluates by [`Weights::plain`].
    pub plain: bool,
    /// `true` if it also searches for a win or loss that can be proved, with a quarter
    /// as many positions.
    pub proves: bool,
    /// The maximum time in milliseconds, for callers with a clock: a tenth of a
    /// second less than its answer may take, for the way to the page and back.
    pub millis: u32,
}

impl Level {
    /// Every level in the order of the numbers, the weakest first. The lowest play many
    /// moves at random, the next ones search a few moves deep with noise, and the upper
    /// ones differ in the number of positions.
    pub const ALL: [Level; 10] = [
        Level {
            id: "newcomer",
            number: 1,
            depth: 1,
            nodes: 1_000_000,
            noise: 600,
            careless: [92, 91, 89, 95, 84, 89],
            plain: true,
            proves: false,
            millis: 400,
        },
        Level {
            id: "casual",
            number: 2,
            depth: 1,
            nodes: 1_000_000,
            noise: 100,
            careless: [68, 62, 66, 72, 50, 64],
            plain: false,
            proves: false,
            millis: 400,
        },
        Level {
            id: "beginner",
            number: 3,
            depth: 1,
            nodes: 1_000_000,
            noise: 600,
            careless: [0; 6],
            plain: true,
            proves: false,
            millis: 400,
        },
        Level {
            id: "learner",
            number: 4,
            depth: 1,
            nodes: 1_000_000,
            noise: 120,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 400,
        },
        Level {
            id: "player",
            number: 5,
            depth: 2,
            nodes: 1_000_000,
            noise: 50,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 400,
        },
        Level {
            id: "skilled",
            number: 6,
            depth: 3,
            nodes: 1_000_000,
            noise: 0,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 900,
        },
        Level {
            id: "strong",
            number: 7,
            depth: 96,
            nodes: 60_000,
            noise: 0,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 900,
        },
        Level {
            id: "expert",
            number: 8,
            depth: 96,
            nodes: 250_000,
            noise: 0,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 900,
        },
        Level {
            id: "master",
            number: 9,
            depth: 96,
            nodes: 1_100_000,
            noise: 0,
            careless: [0; 6],
            plain: false,
            proves: false,
            millis: 900,
        },
        Level {
            id: "champion",
            number: 10,
            depth: 96,
            nodes: 5_000_000,
            noise: 0,
            careless: [0; 6],
            plain: false,
            proves: true,
            millis: 2_900,
        },
    ];

    /// The strongest level, `champion`.
    pub const STRONGEST: Level = Level::ALL[Level::ALL.len() - 1];

    /// The weakest level, `newcomer`, which a new player meets first.
    pub const WEAKEST: Level = Level::ALL[0];

    /// The highest number of a level.
    pub const MAX_NUMBER: u8 = Level::ALL.len() as u8;

    /// The level with a number; `None` if there is none.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number == number)
    }

    /// The level with a number, or the nearest to it: numbers that are too low are the
    /// weakest level, and those of a newer page, whose strength isn't known here, the
    /// strongest.
    #[must_use]
    pub fn nearest(number: u8) -> Level {
        match number {
            0 => Level::WEAKEST,
            _ => Level::numbered(number).unwrap_or(Level::STRONGEST),
        }
    }

    /// The next stronger level; `None` for the strongest.
    #[must_use]
    pub fn stronger(&self) -> Option<Level> {
        Level::numbered(self.number.saturating_add(1))
    }

    /// The next weaker level; `None` for the weakest.
    #[must_use]
    pub fn weaker(&self) -> Option<Level> {
        Level::numbered(self.number.checked_sub(1)?)
    }

    /// The points out of 100 that a level made against the one below: `cargo xtask arena
    /// --ladder newcomer --game all --games 200 --scale 200`. `None` for the lowest.
    ///
    /// Levels from `strong` on were measured with a two-hundredth of their positions. The
    /// lower levels are limited by their depth and their noise and rarely reach their
    /// limit of positions, so they were measured as they play.
    #[must_use]
    pub fn measured(&self, variant: Variant) -> Option<u8> {
        let points = match variant {
            Variant::Giuthi => [65, 82, 60, 94, 66, 71, 80, 72, 68],
            Variant::GiuthiStore => [72, 82, 65, 89, 71, 75, 85, 74, 70],
            Variant::GiuthiRounds => [71, 74, 59, 81, 80, 76, 82, 78, 64],
            Variant::Alemungula => [71, 69, 90, 85, 67, 91, 94, 93, 86],
            Variant::LayliGoobalay => [69, 52, 68, 82, 67, 87, 81, 70, 64],
            Variant::SulusAidi => [80, 62, 83, 90, 73, 72, 82, 76, 72],
        };
        let second = Level::WEAKEST.number + 1;
        points
            .get(usize::from(self.number.checked_sub(second)?))
            .copied()
    }

    /// Returns whether it was measured with fewer positions than it visits in play; see
    /// [`Level::measured`].
    #[must_use]
    pub fn is_scaled(&self) -> bool {
        self.depth > 3
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

/// The text is neither the number nor the id of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no such level")
    }
}

impl std::error::Error for UnknownLevel {}

/// Reads the number or the id of a level.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let number = text.parse().ok();
        let mut levels = Level::ALL.into_iter();
        let found = levels.find(|level| Some(level.number) == number || level.id == text);
        found.ok_or(UnknownLevel)
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
/// let player = BotPlayer::new(&Level::WEAKEST, &rules, &game, 7, &mut table);
/// let mv = player.think(&mut table).expect("a legal move");
/// assert!(rules.moves(&game[0]).contains(mv));
/// ```
#[derive(Debug)]
pub struct BotPlayer {
    level: Level,
    /// The number of random moves among 100.
    careless: u8,
    rng: Rng,
    search: RootSearch,
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
        let choices = game
            .last()
            .map_or(0, |position| rules.moves(position).len());
        let limits = [Limit::Depth(level.depth), Limit::Nodes(level.nodes)];
        let place = Variant::ALL.iter().position(|&one| one == rules.variant());
        let careless = place.map_or(0, |place| level.careless[place]);
        let mode = if (level.noise > 0 || careless > 0) && choices > 1 {
            SearchMode::AllMoves
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
        let search = Search::new(config, &mut rng, table).with_level(level);
        let proof = match level.proves {
            true => RootProof::new(rules, game, &[], level.nodes, table),
            false => None,
        };
        BotPlayer {
            level: *level,
            careless,
            search: RootSearch { search, proof },
            rng,
        }
    }

    /// The same player with other weights; see [`Search::with_weights`].
    #[must_use]
    pub fn with_weights(mut self, weights: impl Into<Rc<Weights>>) -> BotPlayer {
        self.search.search = self.search.search.with_weights(weights);
        self
    }

    /// The same player with what is known of positions without a search, if it is the
    /// strongest level; `game` are the positions that it was made with. It plays the move
    /// of a book, or searches for a proof of what the book guarantees.
    #[must_use]
    pub fn with_oracles(
        mut self,
        oracles: &[Rc<dyn Oracle>],
        game: &[Position],
        table: &mut TranspositionTable,
    ) -> BotPlayer {
        if !self.level.proves || self.search.search.is_done() {
            return self;
        }
        let rules = *self.search.search.rules();
        let search = self.search.search.with_oracles(oracles, game);
        let proof = match search.is_done() {
            true => None,
            false => RootProof::new(&rules, game, oracles, self.level.nodes, table),
        };
        self.search = RootSearch { search, proof };
        self
    }

    /// Searches about that many further positions; see [`Search::advance`].
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> Progress {
        self.search.advance(table, nodes)
    }

    /// The search that it judges by, for its report.
    #[must_use]
    pub fn search(&self) -> &Search {
        &self.search.search
    }

    /// The number of positions visited, those of the proof search included.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The win or loss that is proved, if one is; `None` where the search has the exact
    /// result.
    #[must_use]
    pub fn certain(&self) -> Option<CertainResult> {
        self.search.certain()
    }

    /// Ends the search and returns the move to play; `None` if there is no legal move.
    #[must_use]
    pub fn decide(mut self) -> Option<Move> {
        if let Some(mv) = self.search.proved_move() {
            return Some(mv);
        }
        let answer = self.search.search.answer();
        // A level that is never careless draws no number here.
        let is_careless = self.careless > 0 && self.rng.below(100) < u32::from(self.careless);
        if is_careless && !answer.every.is_empty() {
            let place = self.rng.below(answer.every.len() as u32) as usize;
            return Some(answer.every[place].mv);
        }
        if self.level.noise > 0 {
            self.noisy_best(&answer).or(answer.best)
        } else {
            answer.best
        }
    }

    /// Searches to the end and returns what [`decide`](Self::decide) does.
    #[must_use]
    pub fn think(mut self, table: &mut TranspositionTable) -> Option<Move> {
        while self.advance(table, u64::MAX) != Progress::Done {}
        self.decide()
    }

    /// The best move once noise is added to the scores; `None` before they are
    /// known.
    fn noisy_best(&mut self, answer: &SearchResult) -> Option<Move> {
        let mut best: Option<(Move, i32)> = None;
        for it in &answer.every {
            let score = it.score?.hundredths() + self.rng.triangular(self.level.noise);
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((it.mv, score));
            }
        }
        best.map(|(mv, _)| mv)
    }
}
