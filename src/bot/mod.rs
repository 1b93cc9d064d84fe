//! The player: search, evaluation, levels.
//!
//! Pure: what comes out depends on what goes in, the seed included. Nothing
//! here has a clock of its own: whoever has one drives a [`Search`] in pieces
//! with [`Search::advance`] and stops when it likes, or gives it to a
//! [`Session`] or a [`Console`].
//!
//! # Endings
//!
//! With few seeds in play, those in marked pits not counted, the search follows
//! every line to the end of the game and so knows the exact result of every
//! move. Up to so many seeds it did so in all positions of games of the bot
//! against itself that `cargo xtask endings --positions 40` tried,
//! and `tests/bot.rs` compares it with brute force there:
//!
//! | game | seeds | positions looked at, at most | milliseconds |
//! |---|--:|--:|--:|
//! | Giuthi | 5 | 43,000 | 5 |
//! | Giuthi with the store sown | 5 | 5,400 | 1 |
//! | Giuthi by rounds | 5 | 110 | 0 |
//! | Alemungula | 4 | 4,300 | 1 |
//! | Layli Goobalay | 5 | 33,000 | 3 |
//! | Sulus Aidi | 6 | 560,000 | 40 |
//!
//! The milliseconds are of a machine of two cores. With more seeds it often
//! knows the result, and says so, but not always. What it remembers of that is
//! in its table of 16 MiB; there are no others.
//!
//! # Memory
//!
//! The worker takes 24 MB after the strongest level has thought for as long as
//! it may, the table included; a test of the page holds it to 64 MB.

mod appraise;
mod arrange;
mod chance;
mod console;
mod evaluate;
mod level;
mod race;
mod reasons;
mod score;
mod search;
mod session;
mod table;

pub mod protocol;

pub use arrange::Arranger;
pub use chance::Chance;
pub use console::{Console, LineError};
pub use evaluate::{Weights, evaluate};
pub use level::{Level, Player};
pub use race::{Mixed, Picker, SHARES, equilibrium};
pub use reasons::Reasons;
pub use score::Score;
pub use search::{Answer, Limit, Lines, Progress, Report, Search};
pub use session::Session;
pub use table::Table;
