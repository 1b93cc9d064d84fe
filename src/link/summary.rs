//! Summaries of stored games. A list of many games shows them, so that it replays none;
//! they are stored beside the games.
//!
//! The text of [`StoredSummaries`] is a line with the version and a line for each game.
//! A line has the id of the game; a check; the variant; the number of plies; what a game
//! by link waits for (`move`, `send`, or `-`); and of a game that is over the winner
//! (`south`, `north` or `draw`) and the end (the seeds of South and North, `resigned`,
//! `time` or `agreed`).
//!
//! ```text
//! summaries 1
//! AD0JA 5b0fc1d9 giuthi 24 move
//! AD0JB 0c77e2a4 giuthi 61 - south 40-32
//! ```
//!
//! The check is CRC-32 of the text of the game, a space and the rest of the line. A line
//! that is damaged, or belongs to an earlier text of the game, counts as missing: then
//! the game is replayed.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::saved::only_person;
use super::{GameId, MAX_LINK_LENGTH, Player, StoredGame, StoredParts, Termination};
use crate::rules::{BySide, NextStep, Side, Variant};

/// The first line. Its number is raised when the lines change, or when the rules give
/// games another result.
const HEADER: &str = "summaries 1";

/// The maximum number of bytes of a line. Those that are written have at most 60.
const MAX_LINE_LEN: usize = 100;

/// More plies than the longest link has: a ply takes at least one of the six bits of a
/// character.
const MAX_PLIES: usize = MAX_LINK_LENGTH * 6;

/// The facts of a stored game that a list shows. Players and time are read from its text,
/// the rest was found by a replay of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The players of South and North.
    pub players: BySide<Player>,
    /// The time of its last change; see [`StoredGame::played`].
    pub played: u64,
    /// The variant of its rounds.
    pub variant: Variant,
    /// The number of its plies.
    pub plies: usize,
    /// The action that it waits for, if it is played by link.
    pub due: Option<DueAction>,
    /// How it ended, if it is over.
    pub result: Option<GameResult>,
}

/// The action that a game by link waits for from the player at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueAction {
    /// A move, or another ply.
    Move,
    /// The sending of the last ply, or of the end.
    Send,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// By the rules, with the seeds of each side after the last round.
    OnBoard(BySide<u16>),
    /// By the players.
    Ended(Termination),
}

/// The summaries of the stored games, as far as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredSummaries {
    /// The lines without the ids, not checked yet.
    lines: BTreeMap<GameId, String>,
}

impl GameSummary {
    /// The summary of a game.
    #[must_use]
    pub fn of(game: &StoredGame) -> Self {
        let due = match game {
            game if game.is_your_turn() => Some(DueAction::Move),
            game if game.is_unsent() => Some(DueAction::Send),
            _ => None,
        };
        Self {
            players: game.saved.players,
            played: game.played,
            variant: game.saved.game.first_round().rules().variant(),
            plies: game.saved.game.plies(),
            due,
            result: GameResult::of(game),
        }
    }

    /// The side of the only person at this screen; `None` for two or none.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        only_person(self.players)
    }

    /// The part of a line after the check.
    fn fields(&self) -> String {
        let due = match self.due {
            None => "-",
            Some(DueAction::Move) => "move",
            Some(DueAction::Send) => "send",
        };
        let mut fields = format!("{} {} {due}", self.variant, self.plies);
        if let Some(result) = self.result {
            fields.push(' ');
            fields.push_str(&result.fields());
        }
        fields
    }

    /// The summary of the game of a text, by such a part.
    fn read(text: &str, fields: &str) -> Option<Self> {
        let players = StoredParts::split(text)?.players()?;
        let mut words = fields.split(' ');
        let variant = words.next()?.parse().ok()?;
        let plies = words.next()?.parse().ok()?;
        let due = match words.next()? {
            "-" => None,
            "move" => Some(DueAction::Move),
            "send" => Some(DueAction::Send),
            _ => return None,
        };
        let result = match words.next() {
            Some(winner) => Some(GameResult::read(winner, words.next()?)?),
            None => None,
        };
        let is_possible = plies <= MAX_PLIES && (result.is_none() || due != Some(DueAction::Move));
        (is_possible && words.next().is_none()).then_some(Self {
            players,
            played: StoredParts::played(text)?,
            variant,
            plies,
            due,
            result,
        })
    }
}

impl GameResult {
    /// How a game ended, if it is over.
    fn of(game: &StoredGame) -> Option<Self> {
        let saved = &game.saved;
        match (saved.ended, saved.game.next_step()) {
            (Some(ended), _) => Some(Self::Ended(ended)),
            (None, NextStep::Over(outcome)) => Some(Self::OnBoard(outcome.scores)),
            (None, _) => None,
        }
    }

    /// The winner; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::OnBoard(scores) => scores.leader(),
            Self::Ended(ended) => ended.loser().map(Side::other),
        }
    }

    /// The seeds of each side, if the game ended on the board.
    #[must_use]
    pub fn scores(self) -> Option<BySide<u16>> {
        match self {
            Self::OnBoard(scores) => Some(scores),
            Self::Ended(_) => None,
        }
    }

    /// The winner and the end in a line.
    fn fields(self) -> String {
        let winner = self.winner().map_or("draw", Side::name);
        match self {
            Self::OnBoard(scores) => format!("{winner} {}-{}", scores.south, scores.north),
            Self::Ended(Termination::Resigned(_)) => format!("{winner} resigned"),
            Self::Ended(Termination::TimedOut(_)) => format!("{winner} time"),
            Self::Ended(Termination::Agreed) => format!("{winner} agreed"),
        }
    }

    /// Reads the winner and the end.
    fn read(winner: &str, end: &str) -> Option<Self> {
        let winner = match winner {
            "draw" => None,
            "south" => Some(Side::South),
            "north" => Some(Side::North),
            _ => return None,
        };
        let loser = winner.map(Side::other);
        let result = match (end, loser) {
            ("resigned", Some(loser)) => Self::Ended(Termination::Resigned(loser)),
            ("time", Some(loser)) => Self::Ended(Termination::TimedOut(loser)),
            ("agreed", None) => Self::Ended(Termination::Agreed),
            _ => {
                let (south, north) = end.split_once('-')?;
                let (south, north) = (south.parse().ok()?, north.parse().ok()?);
                Self::OnBoard(BySide { south, north })
            }
        };
        (result.winner() == winner).then_some(result)
    }
}

/// Reads the text that the module's documentation describes. Lines that can't be
/// those of a summary are left out, and so are all lines of another version.
impl FromStr for StoredSummaries {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Ok(Self::default());
        }
        let line = |line: &str| {
            let (id, line) = line.split_once(' ')?;
            (line.len() <= MAX_LINE_LEN).then_some((id.parse().ok()?, line.to_owned()))
        };
        Ok(Self {
            lines: lines.filter_map(line).collect(),
        })
    }
}

impl StoredSummaries {
    /// The summary of the game that is stored under an id as this text; `None` if there
    /// is none, or not of this text.
    #[must_use]
    pub fn get(&self, id: GameId, text: &str) -> Option<GameSummary> {
        let (check, fields) = self.lines.get(&id)?.split_once(' ')?;
        let is_right = u32::from_str_radix(check, 16) == Ok(check_of(text, fields));
        is_right.then(|| GameSummary::read(text, fields))?
    }

    /// Whether there is a summary under an id; the text that it was made of may have changed.
    #[must_use]
    pub fn contains(&self, id: GameId) -> bool {
        self.lines.contains_key(&id)
    }

    /// Adds the summary of the game that is stored under an id as this text, in place of
    /// an earlier one.
    pub fn insert(&mut self, id: GameId, text: &str, summary: &GameSummary) {
        let fields = summary.fields();
        let check = check_of(text, &fields);
        self.lines.insert(id, format!("{check:08x} {fields}"));
    }

    /// Removes the summaries of other games.
    pub fn retain(&mut self, is_stored: impl Fn(GameId) -> bool) {
        self.lines.retain(|&id, _| is_stored(id));
    }
}

/// Writes the text that the module's documentation describes.
impl fmt::Display for StoredSummaries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        let mut lines = self.lines.iter();
        lines.try_for_each(|(id, line)| writeln!(f, "{id} {line}"))
    }
}

/// The check of a game's text and the fields of its summary.
fn check_of(text: &str, fields: &str) -> u32 {
    let crc = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
    let mut digest = crc.digest();
    digest.update(text.as_bytes());
    digest.update(b" ");
    digest.update(fields.as_bytes());
    digest.finalize()
}
