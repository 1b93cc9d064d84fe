//! The games and their rules.
//!
//! A game is a [`Rules`] value, and one sowing loop plays them all. "Rules
//! 3.1.4" in these docs is sentence 4 of section 3.1 of docs/RULES.md.
//!
//! Nothing here depends on a browser, a clock or random numbers. [`Rules::play`] sends
//! the events of a move to an [`EventSink`], in order. Without a sink a move
//! allocates nothing; the first move on a board makes its tables.

mod board;
mod candidates;
mod capture;
mod engine;
mod event;
mod fields;
mod lanes;
mod matches;
mod moves;
mod pit_set;
mod play;
mod position;
mod race;
mod record;
mod ring;
mod ruleset;
mod side;
mod sow;
mod start;
mod text;
mod turn;
mod variant;
mod walk;

pub use board::{Board, Direction, Directions, Pit, Rows};
pub use event::{CaptureReason, Event, EventSink, OverReason, StopReason};
pub use fields::{Capture, CaptureRun, Crossing, Relay, Rounds, RuleFields, SowDirections};
pub use matches::{
    Arrangement, ArrangementError, Match, MatchOutcome, MatchReason, NextStep, Ply, RowTerms,
};
pub use moves::{Move, Moves, MovesIter};
pub use pit_set::PitSet;
pub use play::IllegalMove;
pub use position::{GameStatus, Position, Restriction, Setup};
pub use race::{Pace, Race, RaceError, RaceRecord};
pub use record::{GameOutcome, GameRecord, RecordError, RecordErrorKind};
pub use ruleset::Rules;
pub use side::{BySide, Side};
pub use start::{Start, StartError};
pub(crate) use text::excerpt;
pub use text::{MoveText, MoveTextError, PositionError, PositionErrorKind, PositionPart};
pub use variant::{OptionError, Options, UnknownVariant, Variant};
pub use walk::Walked;
