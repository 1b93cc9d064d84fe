//! A stored game as the list shows it.

use std::fmt;
use std::rc::Rc;

use crate::link::{self, GameId, Player, SavedGame, StoredGame, StoredGameError, Termination};
use crate::rules::{BySide, Match, NextStep, Position, Rules, Side, Variant};
use crate::ui::describe::facts::MoveFacts;
use crate::ui::state::players_at;

/// A key of the storage and its text, read.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// It holds the id of the game ([`GameId::from_key`]).
    pub key: Rc<str>,
    pub text: String,
    pub game: Result<ListedGame, Damage>,
}

/// The game follows from the key and the text.
impl PartialEq for LibraryEntry {
    fn eq(&self, other: &Self) -> bool {
        (&self.key, &self.text) == (&other.key, &other.text)
    }
}

/// With it, an [`Rc`] compares by pointer first.
impl Eq for LibraryEntry {}

/// Why an entry can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The key holds no game id.
    Key,
    /// The text is no stored game.
    Text(StoredGameError),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key => f.write_str("its name is wrong"),
            Self::Text(error) => error.fmt(f),
        }
    }
}

/// A stored game.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame {
    pub id: GameId,
    pub stored: StoredGame,
}

/// Whom a game is played against, in the order of the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OpponentKind {
    /// The bot, at the level with this number.
    Bot(u8),
    /// A person elsewhere, by link.
    Friend,
    /// A person at the same screen.
    SameScreen,
    /// No side is played by a person at this screen.
    Nobody,
}

impl OpponentKind {
    /// The value of its filter.
    pub fn name(self) -> String {
        match self {
            Self::Bot(level) => format!("bot-{level}"),
            Self::Friend => "friend".to_owned(),
            Self::SameScreen => "here".to_owned(),
            Self::Nobody => "nobody".to_owned(),
        }
    }

    /// Whether the player is one of the two, and so can win or lose.
    pub fn has_player(self) -> bool {
        matches!(self, Self::Bot(_) | Self::Friend)
    }
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameProgress {
    /// By link: the player is to move.
    YourTurn,
    /// By link: the player has moved and has not sent it yet.
    ToSend,
    /// By link: the friend is to answer.
    Waiting,
    /// It goes on at this screen.
    Running,
    /// It has ended with that result.
    Over(GameResult),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// By the rules, with the seeds of each side after the last round; or by the players, once a
    /// side had the seeds that win.
    OnBoard(BySide<u16>),
    /// By the players.
    Ended(Termination),
}

impl GameResult {
    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::OnBoard(scores) => scores.leader(),
            Self::Ended(ended) => ended.loser().map(Side::other),
        }
    }
}

/// A section of the list, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListSection {
    /// The games by link that wait for the player.
    Waiting,
    Running,
    Finished,
    /// The entries that can't be read.
    Damaged,
}

impl ListSection {
    /// Its class in the markup.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Damaged => "damaged",
        }
    }
}

/// The games that are shown: all, as far as nothing is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    pub variant: Option<Variant>,
    pub opponent: Option<OpponentKind>,
}

impl GameFilter {
    pub fn admits(self, game: &ListedGame) -> bool {
        self.variant.is_none_or(|it| it == game.variant())
            && self.opponent.is_none_or(|it| it == game.opponent())
    }
}

impl LibraryEntry {
    /// Reads the text under a key of a stored game.
    pub fn read(key: Rc<str>, text: String) -> Self {
        let game = match (GameId::from_key(&key), text.parse()) {
            (_, Err(error)) => Err(Damage::Text(error)),
            (None, _) => Err(Damage::Key),
            (Some(id), Ok(stored)) => Ok(ListedGame { id, stored }),
        };
        Self { key, text, game }
    }

    /// Where it stands in the list.
    pub fn section(&self) -> ListSection {
        match &self.game {
            Err(_) => ListSection::Damaged,
            Ok(game) if game.stored.is_due() => ListSection::Waiting,
            Ok(game) if game.stored.saved.is_over() => ListSection::Finished,
            Ok(_) => ListSection::Running,
        }
    }

    /// The key that entries are sorted by: within a section the games to be played come
    /// before those to be sent, then those that were played last come first.
    pub(super) fn sort_key(&self) -> (ListSection, bool, u64, Rc<str>) {
        let key = Rc::clone(&self.key);
        match &self.game {
            Ok(ListedGame { stored, .. }) => {
                let played = u64::MAX - stored.played;
                (self.section(), stored.is_unsent(), played, key)
            }
            Err(_) => (ListSection::Damaged, false, 0, key),
        }
    }
}

impl ListedGame {
    /// The whole match.
    pub fn game(&self) -> &Match {
        &self.stored.saved.game
    }

    /// The rules of the first round: a later one may have fewer pits.
    pub fn rules(&self) -> &Rules {
        self.game().first_round().rules()
    }

    pub fn variant(&self) -> Variant {
        self.rules().variant()
    }

    pub fn opponent(&self) -> OpponentKind {
        let players = self.stored.saved.players;
        let kind = |side| match players[side] {
            Player::Person => None,
            Player::Bot(level) => Some(OpponentKind::Bot(level)),
            Player::Friend => Some(OpponentKind::Friend),
        };
        match (kind(Side::South), kind(Side::North)) {
            (None, None) => OpponentKind::SameScreen,
            (None, Some(opponent)) | (Some(opponent), None) => opponent,
            (Some(_), Some(_)) => OpponentKind::Nobody,
        }
    }

    /// The player's side, against the bot or a friend.
    pub fn side(&self) -> Option<Side> {
        self.stored.saved.person()
    }

    pub fn progress(&self) -> GameProgress {
        if let Some(result) = self.result() {
            GameProgress::Over(result)
        } else if self.opponent() != OpponentKind::Friend {
            GameProgress::Running
        } else if self.stored.is_your_turn() {
            GameProgress::YourTurn
        } else if self.stored.is_unsent() {
            GameProgress::ToSend
        } else {
            GameProgress::Waiting
        }
    }

    /// How it ended, if it is over.
    pub fn result(&self) -> Option<GameResult> {
        let saved = &self.stored.saved;
        match (saved.ended, saved.game.next_step()) {
            (Some(ended), _) => Some(
                link::finished_scores(&saved.game, saved.ended)
                    .map_or(GameResult::Ended(ended), GameResult::OnBoard),
            ),
            (None, NextStep::Over(outcome)) => Some(GameResult::OnBoard(outcome.scores)),
            (None, _) => None,
        }
    }

    /// The last position of the last round with seeds in pits: at the end all of
    /// them may lie in the stores.
    pub fn last_filled_position(&self) -> &Position {
        let record = self.game().current();
        let is_filled = |position: &&Position| {
            let mut pits = position.board().all_pits();
            pits.any(|pit| position.seeds(pit) > 0)
        };
        let mut positions = record.positions().iter().rev();
        positions.find(is_filled).unwrap_or(record.position())
    }

    /// What the last move did; `None` before the first one, and after a race or an
    /// arrangement.
    pub fn last_move(&self) -> Option<MoveFacts> {
        let game = self.game();
        let number = game.plies().checked_sub(1)?;
        let SavedGame {
            fair_start,
            players,
            ..
        } = self.stored.saved;
        let players = players_at(game, fair_start, players, number);
        MoveFacts::of_ply(game, players, Side::South, number)
    }
}
