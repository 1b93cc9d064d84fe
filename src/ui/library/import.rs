//! What an import writes: no game is stored twice, and none that has gone
//! further is overwritten. A stored game gets moves and an end, and keeps its players,
//! its name, its message and its times.

use std::collections::{HashMap, HashSet};

use crate::link::{FileGame, GameId, SavedGame, StoredGame, StoredParts, TurnMessage};
use crate::rules::BySide;

/// The games to write, and why the others aren't written. The games of a file are
/// added one by one.
#[derive(Debug, Default)]
pub struct ImportPlan {
    /// What is to be written.
    pub writes: Vec<ImportWrite>,
    /// How many games are stored here already, as in the file or further.
    pub known: usize,
    /// The text of each stored game by its key.
    stored: HashMap<String, String>,
    /// The keys of the games to write.
    planned: HashSet<String>,
    /// When the games with a text were begun: two games may be played alike.
    begun: HashMap<String, Vec<u64>>,
    /// Seconds since the beginning of 1970, UTC.
    now: u64,
}

/// A game to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportWrite {
    /// The id that it gets here.
    pub id: GameId,
    /// The text to write.
    pub text: String,
    /// The text of the stored game that it continues; `None` for a new game.
    pub before: Option<String>,
    /// Whether another game is stored under the id that the file gives it; both are kept.
    pub is_beside: bool,
}

/// How a game of a file relates to the one that is stored under its id.
enum Relation {
    /// It continues it.
    Further,
    /// It is the same, or an earlier state of it.
    Known,
    /// It is another game.
    Other,
}

impl ImportPlan {
    /// A plan without games. None of the `stored` games is replayed here. `now` (in
    /// seconds since the beginning of 1970, UTC) dates the games that a file doesn't date.
    pub fn new(stored: impl IntoIterator<Item = (String, String)>, now: u64) -> Self {
        let stored: HashMap<_, _> = stored.into_iter().collect();
        let mut begun = HashMap::<_, Vec<_>>::new();
        for text in stored.values() {
            if let Some(parts) = StoredParts::split(text)
                && let Ok(time) = parts.begun().parse()
            {
                let times = begun.entry(parts.saved().to_owned()).or_default();
                times.push(time);
            }
        }
        Self {
            stored,
            begun,
            now,
            ..Self::default()
        }
    }

    /// Decides what to do with a game of a file. `random` returns the bits of new ids.
    pub fn add(&mut self, game: FileGame, random: &mut dyn FnMut() -> u32) {
        let saved = game.saved.to_string();
        if self.contains(&saved, game.begun) {
            self.known += 1;
            return;
        }
        let key = game.id.map(GameId::key);
        let text = key.and_then(|key| self.stored.get(&key));
        let same_id = text.and_then(|text| Some((text, text.parse::<StoredGame>().ok()?)));
        let relation = same_id.as_ref();
        let relation = relation.map_or(Relation::Other, |(_, stored)| relation_of(stored, &game));
        let begun = game.begun;
        let write = match (relation, game.id, same_id) {
            (Relation::Known, ..) => {
                self.known += 1;
                return;
            }
            (Relation::Further, Some(id), Some((text, stored))) => ImportWrite {
                id,
                text: continued(&stored, game, self.now).to_string(),
                before: Some(text.clone()),
                is_beside: false,
            },
            (_, id, same_id) => ImportWrite {
                id: id
                    .filter(|&id| self.is_free(id))
                    .unwrap_or_else(|| self.free_id(random)),
                text: game.into_stored(self.now).to_string(),
                before: None,
                is_beside: same_id.is_some(),
            },
        };
        self.planned.insert(write.id.key());
        // A second copy in the file may have no time.
        let begun = begun.unwrap_or(self.now);
        self.begun.entry(saved).or_default().push(begun);
        self.writes.push(write);
    }

    /// Whether a game is stored or planned; of an undated one only the moves count.
    fn contains(&self, saved: &str, begun: Option<u64>) -> bool {
        let same = self.begun.get(saved);
        same.is_some_and(|all| begun.is_none_or(|begun| all.contains(&begun)))
    }

    fn is_free(&self, id: GameId) -> bool {
        let key = id.key();
        !self.stored.contains_key(&key) && !self.planned.contains(&key)
    }

    /// An id that no entry has. There are 2^30 of them.
    fn free_id(&self, random: &mut dyn FnMut() -> u32) -> GameId {
        loop {
            let id = GameId::new(random());
            if self.is_free(id) {
                return id;
            }
        }
    }
}

fn relation_of(stored: &StoredGame, game: &FileGame) -> Relation {
    let is_played_alike = stored.saved.players == game.saved.players;
    if game.begun.is_some_and(|begun| begun != stored.begun) {
        Relation::Other
    } else if continues(&game.saved, &stored.saved) {
        // Of equal games only the players can differ.
        Relation::Known
    } else if is_played_alike && continues(&stored.saved, &game.saved) {
        Relation::Further
    } else {
        Relation::Other
    }
}

/// A stored game with the moves and the end of a game that continues it.
fn continued(stored: &StoredGame, game: FileGame, now: u64) -> StoredGame {
    let played = game.played.unwrap_or(now);
    let StoredGame { saved, .. } = stored;
    let new_proofs = game
        .saved
        .message
        .map_or_else(BySide::default, |it| it.proofs);
    // An offer and a pick were for the position before. The friend may still have to
    // learn the salt of the pick, which another device may have chosen.
    let message = saved.message.map(|message| TurnMessage {
        offer: false,
        pick: None,
        proofs: BySide::from_fn(|side| message.proofs[side].or(new_proofs[side])),
        ..message
    });
    StoredGame {
        saved: SavedGame {
            game: game.saved.game,
            fair_start: game.saved.fair_start,
            ended: game.saved.ended,
            players: saved.players,
            message,
            clock: saved.clock.and(game.saved.clock.or(saved.clock)),
            opening: saved.opening,
        },
        begun: stored.begun,
        played,
        sent: stored.sent,
        friend: stored.friend.clone(),
    }
}

/// Whether `later` is `earlier` or a continuation of it.
fn continues(earlier: &SavedGame, later: &SavedGame) -> bool {
    // A game that the players ended has no continuation.
    let ends_alike = earlier.ended == later.ended && earlier.game.plies() == later.game.plies();
    (earlier.ended.is_none() || ends_alike) && later.game.starts_with(&earlier.game)
}
