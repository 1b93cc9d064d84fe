//! Whether the bot's worker answers, and why it doesn't.

/// The health of the bot's worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotHealth {
    /// It is being started.
    Starting,
    /// Its program is being loaded; the number is the percentage that has come.
    Loading(u8),
    /// It answers.
    Ready,
    /// It isn't available, for this reason.
    Failed(BotFailure),
}

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
