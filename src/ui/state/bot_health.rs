//! The failures of the bot.

/// Why there is no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotFailure {
    /// The browser has no workers, or doesn't let the page use them.
    NoWorkers,
    /// The worker's script can't be loaded.
    Missing,
    /// The worker belongs to another build than the page, and so does a fresh
    /// copy of it.
    OtherBuild,
    /// The worker doesn't start, or sends no messages any more.
    Silent,
    /// The worker has panicked.
    Panicked(String),
    /// The worker can't carry out the request.
    Rejected(String),
    /// The answer isn't legal.
    Illegal,
}
