//! The bot: search, evaluation, levels, analysis.
//!
//! Everything here is deterministic: the result depends on the input, which
//! includes the seed. Nothing has a clock of its own: a caller with a clock runs a
//! [`Search`] in slices by [`Search::advance`], or gives it to a [`Session`] or a
//! [`Console`].
//!
//! # Endings
//!
//! With few seeds in play, without those in marked pits, the search follows every
//! line to the end of the game, a repetition to the third occurrence (Rules 1), and finds
//! the exact result of every move: with four seeds, in Sulus Aidi six, and often with more.
//! `tests/engine/bot/` compares it with brute force, also where positions of the game
//! came before. The games without marks also have an [`EndingTable`] each, which the
//! worker makes when it has nothing else to do (docs/ENDINGS.md).
//!
//! # Memory
//!
//! The transposition table takes up to 24 MiB, a third of it for the proof search. It is
//! allocated once and used by all searches of the worker. The table of the endings takes
//! 2.8 MB, and 10 MB while it is made. A test of the page holds the worker to 64 MB.

mod analysis;
mod arrange;
mod book;
mod children;
mod console;
mod endings;
mod evaluate;
mod fair_move;
mod level;
mod openings;
mod oracle;
mod position_scorer;
mod proof;
mod puzzles;
mod race;
mod reasons;
mod rng;
mod root_proof;
mod score;
mod search;
mod session;
mod solved;
mod table;

pub mod protocol;

pub use analysis::{Analysis, AnalysisBudget, MoveScore};
pub use arrange::Arranger;
pub use book::{BookError, BookPart, OpeningBook};
pub use console::{Console, LineError};
pub use endings::{EndingBounds, EndingTable};
pub use evaluate::{Weights, evaluate};
pub use fair_move::fair_move;
pub use level::{BotPlayer, Level, UnknownLevel};
pub use openings::{OpeningEntry, OpeningMove, OpeningTable, OpeningTableError};
pub use oracle::{KnownMove, Oracle, SeedBounds};
pub use proof::{ProofConfig, ProofGoal, ProofProgress, ProofResult, ProofSearch, ProofTable};
pub use puzzles::{
    CollectedPuzzle, CollectedPuzzleText, CollectionError, CollectionErrorKind, PuzzleTheme,
    read_collection,
};
pub use race::{MixedStrategies, RacePicker, SHARES, equilibrium};
pub use reasons::Reasons;
pub use rng::Rng;
pub use root_proof::CertainResult;
pub use score::Score;
pub use search::{
    Limit, MoveResult, Progress, Search, SearchConfig, SearchMode, SearchReport, SearchResult,
};
pub use session::Session;
pub use solved::SolvedStart;
pub use table::TranspositionTable;
