//! What an import writes: no game is stored twice, and none that has gone
//! further is overwritten.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::LibraryEntry;
use crate::link::{FileGame, GameId, SavedGame, StoredGame};

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
    games: BTreeMap<GameId, &'a StoredGame>,
    /// The text and the beginning of each game. Two games may be played alike;
    /// then they were begun at different times.
    texts: BTreeSet<(String, u64)>,
    /// The keys in use, also those of damaged entries.
    keys: BTreeSet<Rc<str>>,
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
        let same_id = game.id.and_then(|id| stored.games.get(&id));
        let id = match same_id.map_or(Relation::Other, |stored| relation(stored, &game)) {
            Relation::Known => {
                self.known += 1;
                return;
            }
            Relation::Further => {
                self.updated += 1;
                game.id
            }
            Relation::Other => {
                self.added += 1;
                game.id.filter(|id| !stored.keys.contains(&*id.key()))
            }
        };
        let id = id.unwrap_or_else(|| stored.free_id(random));
        let game = game.into_stored(now);
        stored.keys.insert(id.key().into());
        stored.texts.insert((text, game.begun));
        self.writes.push((id, game));
    }
}

impl<'a> Stored<'a> {
    fn new(entries: &'a [Rc<LibraryEntry>]) -> Self {
        let games = || entries.iter().filter_map(|entry| entry.game());
        let text = |game: &StoredGame| (game.saved.to_string(), game.begun);
        Self {
            games: games().map(|game| (game.id, &game.stored)).collect(),
            texts: games().map(|game| text(&game.stored)).collect(),
            keys: entries.iter().map(|entry| Rc::clone(&entry.key)).collect(),
        }
    }

    /// Whether a game is stored; of an undated one only the moves count.
    fn contains(&self, text: &str, begun: Option<u64>) -> bool {
        match begun {
            Some(begun) => self.texts.contains(&(text.to_owned(), begun)),
            None => (self.texts.range((text.to_owned(), 0)..))
                .next()
                .is_some_and(|(next, _)| next == text),
        }
    }

    /// An id that no entry has. There are 2^30 of them.
    fn free_id(&self, random: &mut dyn FnMut() -> u32) -> GameId {
        loop {
            let id = GameId::new(random());
            if !self.keys.contains(&*id.key()) {
                return id;
            }
        }
    }
}

fn relation(stored: &StoredGame, game: &FileGame) -> Relation {
    if game.begun.is_some_and(|begun| begun != stored.begun) {
        Relation::Other
    } else if continues(&game.saved, &stored.saved) {
        // Of equal games only the players can differ.
        Relation::Known
    } else if continues(&stored.saved, &game.saved) {
        Relation::Further
    } else {
        Relation::Other
    }
}

/// Whether `later` is `earlier` or a continuation of it.
fn continues(earlier: &SavedGame, later: &SavedGame) -> bool {
    let plies = earlier.game.plies();
    if earlier.ended.is_some() && (earlier.ended != later.ended || plies != later.game.plies()) {
        return false;
    }
    let mut start = later.game.clone();
    start.truncate(plies);
    start == earlier.game
}
