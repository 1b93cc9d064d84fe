//! What can be wrong with the bot.

/// Why there is no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The browser has no workers, or doesn't let the page use them.
    NoWorkers,
    /// The worker's script can't be had.
    Missing,
    /// The worker is from another build than the page, and no other is to be
    /// had.
    OtherBuild,
    /// The worker doesn't start, or has fallen silent.
    Silent,
    /// The worker stopped working.
    Died(String),
    /// The worker doesn't understand the question.
    Puzzled(String),
    /// It answers with a move that isn't legal.
    Illegal,
}
