//! One stored game as the list shows it.

use std::cell::OnceCell;
use std::cmp::Ordering;
use std::rc::Rc;

use crate::link::{
    DueAction, GameId, GameResult, GameSummary, Player, SavedGame, StoredGame, StoredGameError,
    StoredSummaries,
};
use crate::rules::{Match, Position, Rules, Side, Variant};
use crate::ui::describe::facts::MoveFacts;
use crate::ui::state::players_at;

/// A key of the storage and its text, read. Its game is replayed when it is shown; until
/// then the summary that is stored beside it is enough, if there is one.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// The key of the storage; it holds the id of the game ([`GameId::from_key`]).
    pub key: Rc<str>,
    /// The text under the key, as it is stored.
    pub text: String,
    /// The summary of the game in the text, if it can be read.
    game: Option<ListedGame>,
    is_from_summary: bool,
    replayed: OnceCell<Result<ReplayedGame, Damage>>,
}

/// Everything else follows from the key and the text.
impl PartialEq for LibraryEntry {
    fn eq(&self, other: &Self) -> bool {
        (&self.key, &self.text) == (&other.key, &other.text)
    }
}

/// With it, an [`Rc`] compares by pointer first: an entry that hasn't changed is the same one.
impl Eq for LibraryEntry {}

/// Why an entry can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The key holds no game id.
    Key,
    /// The text is no stored game.
    Text(StoredGameError),
}

/// What the list knows of a stored game without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// The id that its key holds.
    pub id: GameId,
    /// What follows from its text.
    pub summary: GameSummary,
}

/// A stored game with its moves, as its entry shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedGame {
    /// What the list knows of it.
    pub listed: ListedGame,
    /// The game and what is stored with it: players, clock, message, times.
    pub stored: StoredGame,
}

/// Whom a game is played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentKind {
    /// The bot, at the level with this number.
    Bot(u8),
    /// A person elsewhere, by link.
    Friend,
    /// A person at the same screen.
    SameScreen,
    /// Nobody: no side is played by a person at this screen.
    Nobody,
}

/// In the order of the statistics: the bot's levels from the weakest first.
impl Ord for OpponentKind {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |kind| match kind {
            Self::Bot(number) => (0, number),
            Self::Friend => (1, 0),
            Self::SameScreen => (2, 0),
            Self::Nobody => (3, 0),
        };
        key(*self).cmp(&key(*other))
    }
}

impl PartialOrd for OpponentKind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
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

impl LibraryEntry {
    /// Reads the text under a key of a stored game, and replays the game.
    #[must_use]
    pub fn read(key: impl Into<Rc<str>>, text: String) -> Self {
        let key = key.into();
        let replayed = replay(&key, &text);
        let game = replayed.as_ref().ok().map(|game| game.listed.clone());
        Self {
            key,
            text,
            game,
            is_from_summary: false,
            replayed: replayed.into(),
        }
    }

    /// Reads the text under a key of a stored game by its summary; without one, replays
    /// the game.
    #[must_use]
    pub fn listed(key: impl Into<Rc<str>>, text: String, summaries: &StoredSummaries) -> Self {
        let key = key.into();
        let found = GameId::from_key(&key).and_then(|id| Some((id, summaries.get(id, &text)?)));
        let Some((id, summary)) = found else {
            return Self::read(key, text);
        };
        Self {
            key,
            text,
            game: Some(ListedGame { id, summary }),
            is_from_summary: true,
            replayed: OnceCell::new(),
        }
    }

    /// What the list knows of the game, if it can be read.
    #[must_use]
    pub fn game(&self) -> Option<&ListedGame> {
        self.game.as_ref()
    }

    /// Whether the list knows the game by its stored summary.
    #[must_use]
    pub fn is_from_summary(&self) -> bool {
        self.is_from_summary
    }

    /// The game with its moves. It is replayed once.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn replayed(&self) -> Result<&ReplayedGame, &Damage> {
        let replayed = self.replayed.get_or_init(|| replay(&self.key, &self.text));
        replayed.as_ref()
    }

    /// The key that entries are sorted by: games that wait for the player come
    /// first, finished and damaged ones last; within each group the game played last
    /// comes first.
    pub(super) fn sort_key(&self) -> (u8, u64, &str) {
        let Some(game) = self.game() else {
            return (4, 0, &self.key);
        };
        let group = match game.progress() {
            GameProgress::YourTurn => 0,
            _ if game.is_unsent() => 1,
            GameProgress::ToSend | GameProgress::Waiting | GameProgress::Running => 2,
            GameProgress::Over(_) => 3,
        };
        (group, u64::MAX - game.summary.played, &self.key)
    }
}

impl ListedGame {
    /// The variant of all its rounds.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.summary.variant
    }

    /// The kind of opponent.
    #[must_use]
    pub fn opponent(&self) -> OpponentKind {
        let players = self.summary.players;
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
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.summary.person()
    }

    /// The progress of the game.
    #[must_use]
    pub fn progress(&self) -> GameProgress {
        match (self.summary.result, self.summary.due) {
            (Some(result), _) => GameProgress::Over(result),
            (None, _) if self.opponent() != OpponentKind::Friend => GameProgress::Running,
            (None, Some(DueAction::Move)) => GameProgress::YourTurn,
            (None, Some(DueAction::Send)) => GameProgress::ToSend,
            (None, None) => GameProgress::Waiting,
        }
    }

    /// In a game by link: whether the friend doesn't know the last move yet.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.summary.due == Some(DueAction::Send)
    }

    /// Whether the game waits for the player: to move, or to send a move.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.progress() == GameProgress::YourTurn || self.is_unsent()
    }

    /// Whether the game is over and the friend, if any, knows.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.summary.result.is_some() && !self.is_unsent()
    }
}

impl ReplayedGame {
    /// A stored game, and what follows from it.
    #[must_use]
    pub fn new(id: GameId, stored: StoredGame) -> Self {
        let summary = GameSummary::of(&stored);
        Self {
            listed: ListedGame { id, summary },
            stored,
        }
    }

    /// The whole match.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.stored.saved.game
    }

    /// The rules of the first round: a later one may have fewer pits.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.game().first_round().rules()
    }

    /// The last position of the last round with seeds in pits: at the end all of
    /// them may lie in the stores.
    #[must_use]
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
    #[must_use]
    pub fn last_move(&self) -> Option<MoveFacts> {
        let game = self.game();
        let number = game.plies().checked_sub(1)?;
        let SavedGame {
            fair_start,
            players,
            ..
        } = self.stored.saved;
        let players = players_at(game, fair_start, players, number);
        MoveFacts::of_ply(game, players, number)
    }
}

/// Replays the game of a text under a key.
fn replay(key: &str, text: &str) -> Result<ReplayedGame, Damage> {
    let stored = text.parse::<StoredGame>().map_err(Damage::Text)?;
    let id = GameId::from_key(key).ok_or(Damage::Key)?;
    Ok(ReplayedGame::new(id, stored))
}
