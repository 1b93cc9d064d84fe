//! The player: search, evaluation, levels.
//!
//! Pure: what comes out depends on what goes in, the seed included. Nothing
//! here has a clock of its own: whoever has one drives a [`Search`] in pieces
//! with [`Search::advance`] and stops when it likes, or gives it to a
//! [`Session`] or a [`Console`].

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
