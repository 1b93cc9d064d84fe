//! What is to be done with the games of a file: none is kept twice, and none
//! that goes further is written over.

use std::collections::{BTreeMap, BTreeSet};

use super::{Entry, Known};
use crate::link::{Filed, Id, Kept, Saved};

/// What is to be written, and why the rest isn't.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// The games to be kept, and as what.
    pub writes: Vec<(Id, Kept)>,
    /// How many of them are new here.
    pub added: usize,
    /// How many of them go on from where a game stands here.
    pub updated: usize,
    /// Games that are here, as they are in the file or further.
    pub known: usize,
}

/// How a game of a file stands to the one that is kept under its name.
enum Kin {
    /// It goes on from it.
    Further,
    /// It is the same, or goes less far.
    Known,
    /// It is another.
    Other,
}

/// Works out what is to be done with the games of a file. What the file doesn't
/// date is of `now`; `lot` draws the bits of new names.
#[must_use]
pub fn plan(entries: &[Entry], games: Vec<Filed>, now: u64, lot: &mut dyn FnMut() -> u32) -> Plan {
    let mut plan = Plan::default();
    let known = |entry: &Entry| entry.known().cloned();
    let kept: BTreeMap<Id, Known> = (entries.iter().filter_map(known))
        .map(|known| (known.id, known))
        .collect();
    // Two games may go alike; then they were begun at different times.
    let mut texts: BTreeSet<(String, u64)> = (kept.values())
        .map(|known| (known.kept.saved.show(), known.kept.begun))
        .collect();
    // A name is taken even by what can't be read.
    let mut taken: BTreeSet<String> = entries.iter().map(|entry| entry.key.clone()).collect();
    for game in games {
        let text = game.saved.show();
        let is_here = match game.begun {
            Some(begun) => texts.contains(&(text.clone(), begun)),
            None => (texts.range((text.clone(), 0)..))
                .next()
                .is_some_and(|(next, _)| *next == text),
        };
        if is_here {
            plan.known += 1;
            continue;
        }
        let same_name = game.id.and_then(|id| kept.get(&id));
        let mut id = game.id.filter(|id| !taken.contains(&id.key()));
        match same_name.map_or(Kin::Other, |known| kin(&known.kept, &game)) {
            Kin::Known => {
                plan.known += 1;
                continue;
            }
            Kin::Further => {
                id = game.id;
                plan.updated += 1;
            }
            Kin::Other => plan.added += 1,
        }
        let id = id.unwrap_or_else(|| {
            // There are a thousand million names.
            loop {
                let id = Id::new(lot());
                if !taken.contains(&id.key()) {
                    break id;
                }
            }
        });
        let game = game.keep(now);
        taken.insert(id.key());
        texts.insert((text, game.begun));
        plan.writes.push((id, game));
    }
    plan
}

fn kin(kept: &Kept, game: &Filed) -> Kin {
    if game.begun.is_some_and(|begun| begun != kept.begun) {
        Kin::Other
    } else if goes_on(&game.saved, &kept.saved) {
        // Only who plays can differ.
        Kin::Known
    } else if goes_on(&kept.saved, &game.saved) {
        Kin::Further
    } else {
        Kin::Other
    }
}

/// Whether `later` goes on from `earlier`, or stands where it does.
fn goes_on(earlier: &Saved, later: &Saved) -> bool {
    let tokens = earlier.game.tokens();
    if earlier.ended.is_some() && (earlier.ended != later.ended || tokens != later.game.tokens()) {
        return false;
    }
    let mut then = later.game.clone();
    then.truncate(tokens);
    then == earlier.game
}
