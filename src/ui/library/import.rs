//! What an import writes: no game is stored twice, and none that has gone
//! further is overwritten. A stored game gets moves and an end, and keeps its players,
//! its name, its message and its times.

use std::collections::HashMap;
use std::rc::Rc;

use super::LibraryEntry;
use crate::link::{FileGame, GameId, SavedGame, StoredGame, TurnMessage};
use crate::rules::BySide;

/// The games to write, and why the others aren't written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportPlan {
    /// The games to write, and their ids.
    pub writes: Vec<(GameId, StoredGame)>,
    /// How many of them are new here.
    pub added: usize,
    /// How many of them continue a game that is stored here.
    pub updated: usize,
    /// How many games are stored here already, as in the file or further.
    pub known: usize,
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

/// The stored games while a plan is made.
struct Stored<'a> {
    /// The game of each key in use; `None` for a damaged entry, and for a game
    /// of the plan.
    games: HashMap<Rc<str>, Option<&'a StoredGame>>,
    /// When the games with a text were begun: two games may be played alike.
    begun: HashMap<String, Vec<u64>>,
}

impl ImportPlan {
    /// Decides what to do with the games of a file. `now` (in seconds since the
    /// beginning of 1970, UTC) dates the games that the file doesn't date;
    /// `random` returns the bits of new ids.
    #[must_use]
    pub fn new(
        entries: &[Rc<LibraryEntry>],
        games: Vec<FileGame>,
        now: u64,
        random: &mut dyn FnMut() -> u32,
    ) -> Self {
        let mut stored = Stored::new(entries);
        let mut plan = Self::default();
        for game in games {
            plan.add(game, &mut stored, now, random);
        }
        plan
    }

    fn add(
        &mut self,
        game: FileGame,
        stored: &mut Stored<'_>,
        now: u64,
        random: &mut dyn FnMut() -> u32,
    ) {
        let text = game.saved.to_string();
        if stored.contains(&text, game.begun) {
            self.known += 1;
            return;
        }
        let same_id = game.id.and_then(|id| *stored.games.get(&*id.key())?);
        let relation = same_id.map_or(Relation::Other, |stored| relation(stored, &game));
        let (id, game) = match (relation, game.id, same_id) {
            (Relation::Known, ..) => {
                self.known += 1;
                return;
            }
            (Relation::Further, Some(id), Some(stored)) => {
                self.updated += 1;
                (id, continued(stored, game, now))
            }
            (_, id, _) => {
                self.added += 1;
                let free = id.filter(|id| !stored.games.contains_key(&*id.key()));
                let id = free.unwrap_or_else(|| stored.free_id(random));
                (id, game.into_stored(now))
            }
        };
        stored.games.entry(id.key().into()).or_insert(None);
        stored.begun.entry(text).or_default().push(game.begun);
        self.writes.push((id, game));
    }
}

impl<'a> Stored<'a> {
    fn new(entries: &'a [Rc<LibraryEntry>]) -> Self {
        let (mut games, mut begun) = (HashMap::new(), HashMap::<_, Vec<_>>::new());
        for entry in entries {
            let game = entry.game().map(|game| &game.stored);
            games.insert(Rc::clone(&entry.key), game);
            if let Some(game) = game {
                let text = game.saved.to_string();
                begun.entry(text).or_default().push(game.begun);
            }
        }
        Self { games, begun }
    }

    /// Whether a game is stored; of an undated one only the moves count.
    fn contains(&self, text: &str, begun: Option<u64>) -> bool {
        let same_text = self.begun.get(text);
        same_text.is_some_and(|all| begun.is_none_or(|begun| all.contains(&begun)))
    }

    /// An id that no entry has. There are 2^30 of them.
    fn free_id(&self, random: &mut dyn FnMut() -> u32) -> GameId {
        loop {
            let id = GameId::new(random());
            if !self.games.contains_key(&*id.key()) {
                return id;
            }
        }
    }
}

fn relation(stored: &StoredGame, game: &FileGame) -> Relation {
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
    let told = game
        .saved
        .message
        .map_or_else(BySide::default, |it| it.proofs);
    // An offer and a pick were for the position before. The friend may still have to
    // learn the salt of the pick, which another device may have chosen.
    let message = saved.message.map(|message| TurnMessage {
        offer: false,
        pick: None,
        proofs: BySide::from_fn(|side| message.proofs[side].or(told[side])),
        ..message
    });
    StoredGame {
        saved: SavedGame {
            game: game.saved.game,
            ended: game.saved.ended,
            players: saved.players,
            message,
            clock: saved.clock.and(game.saved.clock.or(saved.clock)),
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
