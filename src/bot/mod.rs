//! The player: search, evaluation, levels.
