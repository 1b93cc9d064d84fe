//! Stored games as a text file, for people to read, to send and to back up, and for
//! the page to import.
//!
//! # Format 1
//!
//! The format is stable: a file that is read today is read for ever. The file
//! is lines; a line is a word and what it says. Empty lines and those that
//! begin with `#` say nothing. The first is `mbegu games 1`, which may be
//! missing. Every game begins with a line `game`; what follows up to the next
//! one belongs to it. Positions, moves, races and arrangements stand in the
//! text forms of the rules.
//!
//! ```text
//! mbegu games 1
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
//! | line | what it says |
//! |---|---|
//! | `game` | the game, as [`Start`](crate::rules::Start) has it |
//! | `players` | South's and North's: `person`, `friend`, or `bot:` and a level; two persons, if the line is missing |
//! | `friend` | the name of the friend |
//! | `id` | the name that the game was kept under |
//! | `begun`, `played` | when it was begun, and last played |
//! | `sent` | the number of plies it had when it was last sent |
//! | `position` | the game began from this position |
//! | `record` | plies; a further line goes on from the one before |
//! | `end` | `south resigned`, `north resigned` or `agreed` |
//! | `letter` | in a game by link, of the last letter: the name of the game, whom it is for (`south`, `north`), `offer` if a draw is offered, the pit picked for the race to come |
//!
//! # Bounds
//!
//! A file has at most [`MAX_FILE_LEN`] bytes, a line 65,536, a round 4,095
//! moves: what is longer is refused. What is wrong is told with its line; a
//! game is taken in as it is meant or not at all.

mod fault;
mod read;
mod time;
mod write;

use super::{FriendName, GameId, SavedGame, StoredGame};
pub use fault::{FileError, FileFault};
pub use read::read_file;
pub use write::write_file;

/// The most bytes of a file: some 20,000 games.
pub const MAX_FILE_LEN: usize = 8 << 20;

/// The most bytes of a line. A race by hand takes some 20,000.
const LONGEST_LINE: usize = 65_536;

/// The most faults that are told of a file.
const MOST_FAULTS: usize = 100;

/// The format.
const VERSION: &str = "1";

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct File {
    /// The games that could be read, in the order of the file.
    pub games: Vec<FileGame>,
    /// What is wrong, in the order of the file; the first hundred of it.
    pub faults: Vec<FileFault>,
    /// How many faults there are besides.
    pub more_faults: usize,
}

/// A game out of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct FileGame {
    /// The line that it begins at, from 1.
    pub line: usize,
    /// What it was kept as.
    pub id: Option<GameId>,
    /// The game and who plays.
    pub saved: SavedGame,
    /// When it was begun; see [`StoredGame::begun`].
    pub begun: Option<u64>,
    /// When it was last played; see [`StoredGame::played`].
    pub played: Option<u64>,
    /// How many plies it had when it was last sent.
    pub sent: Option<usize>,
    /// The friend's name.
    pub friend: FriendName,
}

impl FileGame {
    /// The game to be kept; what the file doesn't date is of `now`, in seconds
    /// since the beginning of 1970 (UTC).
    #[must_use]
    pub fn keep(self, now: u64) -> StoredGame {
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
