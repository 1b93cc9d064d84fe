//! One kept game, and what there is to say of it.

use crate::link::{Ended, Id, Kept, KeptError, Player};
use crate::rules::{BySide, Match, Next, Rules, Side};

/// What lies under one key on the device.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// What lies there.
    pub raw: String,
    /// What it says.
    pub content: Result<Box<Known>, Damage>,
}

/// Why it can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The key is no name of a game.
    Name,
    /// The text is wrong.
    Text(KeptError),
}

/// A game that can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// Its name.
    pub id: Id,
    /// The game.
    pub kept: Kept,
    /// Against whom.
    pub rival: Rival,
    /// The player's side: the one person's, against the bot or a friend.
    pub side: Option<Side>,
    /// How far it is.
    pub stage: Stage,
    /// By link: the friend doesn't know yet what was done last.
    pub unsent: bool,
}

/// Whom a game is played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rival {
    /// The bot, at a level from 1.
    Bot(u8),
    /// Somebody elsewhere, by link.
    Friend,
    /// Somebody at the same screen.
    Here,
    /// Nobody: it is not played from here.
    Nobody,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// By link: the player is to move.
    YourTurn,
    /// By link: the player has moved, and has not sent it yet.
    ToSend,
    /// By link: the friend is to answer.
    Waiting,
    /// It goes on at this screen.
    Running,
    /// It is over.
    Over(Verdict),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Who gave up.
    pub resigned: Option<Side>,
    /// The seeds of each, where it ended on the board.
    pub scores: Option<BySide<u16>>,
}

impl Entry {
    /// Reads what lies under a key of a kept game.
    #[must_use]
    pub fn read(key: String, raw: String) -> Entry {
        let id = key.strip_prefix(Id::KEY).unwrap_or(&key).parse();
        let content = match (id, Kept::parse(&raw)) {
            (_, Err(error)) => Err(Damage::Text(error)),
            (Err(_), _) => Err(Damage::Name),
            (Ok(id), Ok(kept)) => Ok(Box::new(Known::of(id, kept))),
        };
        Entry { key, raw, content }
    }

    /// The game, if it can be read.
    #[must_use]
    pub fn known(&self) -> Option<&Known> {
        self.content.as_deref().ok()
    }

    /// Where it stands in the list: what the player is to do comes first, then
    /// what was played last.
    pub(super) fn place(&self) -> (u8, u64) {
        let Some(known) = self.known() else {
            return (4, 0);
        };
        let group = match known.stage {
            Stage::YourTurn => 0,
            _ if known.unsent => 1,
            Stage::ToSend | Stage::Waiting | Stage::Running => 2,
            Stage::Over(_) => 3,
        };
        (group, u64::MAX - known.kept.played)
    }
}

impl Known {
    fn of(id: Id, kept: Kept) -> Known {
        let players = kept.saved.players;
        let (rival, side) = rival(players);
        let stage = stage(&kept, rival, side);
        let sent = kept.sent == Some(kept.saved.game.tokens());
        let is_mine = stage == Stage::YourTurn;
        let unsent = rival == Rival::Friend && !is_mine && !sent;
        Known {
            id,
            kept,
            rival,
            side,
            stage,
            unsent,
        }
    }

    /// Whether the player is to do something: to move, or to send what was done.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.stage == Stage::YourTurn || self.unsent
    }

    /// Whether the game is over, and everybody knows.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        matches!(self.stage, Stage::Over(_)) && !self.unsent
    }

    /// The whole match.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.kept.saved.game
    }

    /// The rules that the match began with.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        let first = self.game().rounds().next();
        first.unwrap_or(self.game().current()).rules()
    }
}

fn rival(players: BySide<Player>) -> (Rival, Option<Side>) {
    let seat = |side| match players[side] {
        Player::Person => None,
        Player::Bot(level) => Some(Rival::Bot(level)),
        Player::Friend => Some(Rival::Friend),
    };
    match (seat(Side::South), seat(Side::North)) {
        (None, None) => (Rival::Here, None),
        (None, Some(rival)) => (rival, Some(Side::South)),
        (Some(rival), None) => (rival, Some(Side::North)),
        (Some(_), Some(_)) => (Rival::Nobody, None),
    }
}

fn stage(kept: &Kept, rival: Rival, side: Option<Side>) -> Stage {
    let game = &kept.saved.game;
    let next = game.next();
    if let Some(verdict) = verdict(kept, &next) {
        return Stage::Over(verdict);
    }
    if rival != Rival::Friend {
        return Stage::Running;
    }
    let to_me = match kept.saved.letter {
        Some(letter) => Some(letter.to) == side,
        None => game.current().position().to_move() == side,
    };
    if to_me {
        Stage::YourTurn
    } else if kept.sent == Some(game.tokens()) {
        Stage::Waiting
    } else {
        Stage::ToSend
    }
}

fn verdict(kept: &Kept, next: &Next) -> Option<Verdict> {
    match (kept.saved.ended, next) {
        (Some(Ended::Resigned(side)), _) => Some(Verdict {
            winner: Some(side.other()),
            resigned: Some(side),
            scores: None,
        }),
        (Some(Ended::Agreed), _) => Some(Verdict {
            winner: None,
            resigned: None,
            scores: None,
        }),
        (None, Next::Over(outcome)) => Some(Verdict {
            winner: outcome.winner,
            resigned: None,
            scores: Some(outcome.scores),
        }),
        (None, _) => None,
    }
}
