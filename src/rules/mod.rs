//! The games and their rules.
//!
//! A game is a [`Rules`] value: what its fields say is the game, and one sowing
//! loop plays them all. "Rules 3.1.4" in these docs is sentence 4 of section
//! 3.1 of RULES.md, the project's rule book.
//!
//! Nothing here knows a browser, a clock or chance. [`Rules::play`] takes a
//! [`Listener`] and tells it, in order, what happened; the bot listens to
//! nothing, and then a move allocates nothing, but for the tables that the
//! first one makes of the board.

mod board;
mod candidates;
mod engine;
mod event;
mod matches;
mod play;
mod position;
mod race;
mod record;
mod ring;
mod ruleset;
mod settle;
mod side;
mod sow;
mod start;
mod text;
mod turn;
mod variant;
mod walk;
mod words;

pub use board::{Board, Direction, Directions, Move, Moves, Pit, Rows};
pub use event::{CaptureReason, Event, Listener, OverReason, StopReason};
pub use matches::{
    Arrangement, ArrangementFault, Arranging, Match, MatchOutcome, MatchReason, Next, Token,
};
pub use play::Refusal;
pub use position::{Position, Restriction, State};
pub use race::{Pace, Race, RaceFault, RaceRecord};
pub use record::{Outcome, Record, RecordError, RecordFault};
pub use ruleset::{
    Capture, Crossing, Lifted, Opening, Relay, Rounds, Rules, Run, Stores, Stuck, Sweeping, Turning,
};
pub use side::{BySide, Side};
pub use start::{Start, StartError};
pub use text::{MoveText, MoveTextError, Part, PositionError, PositionFault};
pub use variant::{OptionError, Options, Ruling, Variant};
