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
//! against itself that `cargo xtask endings` tried (40 for each number of seeds),
//! and `tests/bot.rs` compares it with brute force there:
//!
//! | game | seeds | positions looked at, at most | milliseconds |
//! |---|--:|--:|--:|
//! | Giuthi | 5 | 290,000 | 150 |
//! | Giuthi with the store sown | 5 | 9,100 | 1 |
//! | Giuthi by rounds | 5 | 260 | 0 |
//! | Alemungula | 4 | 1,400 | 8 |
//! | Layli Goobalay | 5 | 39,000 | 12 |
//! | Sulus Aidi | 6 | 500,000 | 2,600 |
//!
//! The milliseconds are of a busy machine of two cores. With more seeds it often
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
