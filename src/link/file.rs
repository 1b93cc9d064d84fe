//! Stored games as a text file that people can read, send and back up, and the
//! page can import.
//!
//! # Format
//!
//! A line is a word and its value. Empty lines and lines that begin with `#` are skipped.
//! The first line is `mbegu games 2`, which may be missing. A line `game` begins a
//! game; the lines up to the next one belong to it. Positions, moves, races and
//! arrangements have the text forms of docs/RULES.md 2.
//!
//! ```text
//! mbegu games 2
//!
//! game giuthi pits=6 seeds=6 first=south
//! players person bot:3
//! id AD0JA
//! begun 2026-11-21T10:00:00Z
//! played 2026-11-21T10:12:30Z
//! record a+ C- b- D+
//! end south resigned
//! ```
//!
//! | line | value |
//! |---|---|
//! | `game` | the game, in the text form of [`Start`](crate::rules::Start) |
//! | `players` | South's and North's: `person`, `friend`, or `bot:` and a level; two persons, if the line is missing |
//! | `friend` | the name of the friend |
//! | `id` | the [`GameId`] under which the game was stored |
//! | `begun`, `played` | the times of its start and of its last change |
//! | `sent` | the number of plies when it was last sent |
//! | `position` | the first position; in a game with rounds `first` is the side that began its round |
//! | `record` | plies; a further `record` line continues the one before |
//! | `opening` | the number of the first plies that are a balanced opening (Rules 5.2), which the players can't take back; of a number above that of all plies, all are |
//! | `fair` | in a game with a fair start, after the record: `open` if nobody has chosen the sides yet, `kept` or `swapped`; the players are those who play on |
//! | `clock` | the kind of the clock, and the milliseconds that South and North have left: `5+3:271200:300000` |
//! | `end` | `south resigned`, `north resigned`, `agreed`, `south lost on time` or `north lost on time` |
//! | `message` | in a game by link, the last message: the id of the game, the receiver (`south`, `north`), `offer` if a draw is offered, the pit picked for the race, and with a [`PickProof`](super::PickProof) of a side: `south` or `north` and `commitment:` or `salt:` with its bytes in hexadecimal digits |
//!
//! Lines `progress`, before the first game, have a name and the text in which the page
//! stores that progress of the player: `progress courses …`. This module doesn't read it. A text
//! that is too long for a line is split at its semicolons: each part is a text of that progress
//! with a line of its own.
//!
//! # Bounds
//!
//! A file has at most [`MAX_FILE_LEN`] bytes, a line 65,536 bytes, a round 4,095
//! moves; anything longer is refused. Every fault has its line. A game with a
//! fault that changes its meaning is left out.

mod error;
mod read;
mod time;
mod write;

use super::{GameId, Name, SavedGame, StoredGame, Termination};
use crate::rules::Side;
pub use error::{FileError, FileErrorKind};
pub use read::{FileReader, read_file};
pub use write::{write_file, write_game};

/// The maximum number of bytes of a file: some 20,000 games.
pub const MAX_FILE_LEN: usize = 8 << 20;

/// The maximum number of bytes of a line. A race by hand takes some 20,000.
const MAX_LINE_LEN: usize = 65_536;

/// The maximum number of faults in [`File::faults`].
const MAX_FAULTS: usize = 100;

/// The word of a line with progress.
const PROGRESS: &str = "progress";

/// The version of the format.
const VERSION: &str = "2";

/// The version before the first release.
const OLDER_VERSION: &str = "1";

/// The ends that the players make, and the values of their line `end`.
const ENDS: [(Termination, &str); 5] = [
    (Termination::Resigned(Side::South), "south resigned"),
    (Termination::Resigned(Side::North), "north resigned"),
    (Termination::Agreed, "agreed"),
    (Termination::TimedOut(Side::South), "south lost on time"),
    (Termination::TimedOut(Side::North), "north lost on time"),
];

/// The content of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct File {
    /// The games that could be read, in the order of the file.
    pub games: Vec<FileGame>,
    /// The progress of the player: names and texts, in the order of the file.
    pub progress: Vec<(String, String)>,
    /// The first hundred faults, in the order of the file.
    pub faults: Vec<FileError>,
    /// The number of further faults.
    pub more_faults: usize,
}

/// A game read from a file, with its line number.
#[derive(Clone, Debug, PartialEq)]
pub struct FileGame {
    /// The number of its first line, from 1.
    pub line: usize,
    /// The id under which it was stored.
    pub id: Option<GameId>,
    /// The game and its players.
    pub saved: SavedGame,
    /// The time of its start; see [`StoredGame::begun`].
    pub begun: Option<u64>,
    /// The time of its last change; see [`StoredGame::played`].
    pub played: Option<u64>,
    /// The number of plies when it was last sent.
    pub sent: Option<usize>,
    /// The friend's name.
    pub friend: Name,
}

impl FileGame {
    /// Returns the game to be stored. A time that the file doesn't have is `now`, in
    /// seconds since the beginning of 1970 (UTC).
    #[must_use]
    pub fn into_stored(self, now: u64) -> StoredGame {
        let begun = self.begun.or(self.played).unwrap_or(now);
        StoredGame {
            saved: self.saved,
            begun,
            played: self.played.unwrap_or(begun),
            sent: self.sent,
            friend: self.friend,
        }
    }
}
