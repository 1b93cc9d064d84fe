//! What the page knows, and what each action does to it: a [`GameState`] is a game that is
//! played or looked at, the [`AppState`] is the page with the game on its board.

mod app;
mod change;
mod game;
mod language;
mod named_value;
mod novelty;
mod orientation;
mod own_games;
pub mod settings;
mod tally;

pub use app::{Action, AppState, NewGame, Notice, Opponent, Printout, PuzzleSet, View};
pub use change::Change;
pub use game::{
    Analyses, BalancedOpenings, Beginning, BotFailure, BotHealth, BotQuestion, Clock, GameAction,
    GameState, LevelOffer, Light, MAX_EQUAL_COST, MoveStep, NextRound, Ownership, Phase, Playback,
    RaceSetup, Review, ReviewedMove, Selection, SharedPuzzleStatus, StoredHeader, TeacherState,
    Undone, costly_moves, drop_interval, is_best, lead, players_at, reviewed_move, side_at_goal,
    whole_seeds,
};
pub use language::{LANGUAGES, Language, TextDirection};
pub use named_value::NamedValue;
pub(in crate::ui) use named_value::named_values;
pub use novelty::{Novelties, Novelty};
pub use orientation::{Heading, Orientation};
pub use own_games::OwnGames;
pub use tally::Tally;
