//! The results of the finished games.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{GameProgress, GameResult, LibraryEntry, OpponentKind};
use crate::rules::{Side, Variant};

/// The results of some finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub played: u32,
    /// Those that the player won. In a game of two people at one screen neither
    /// is the player.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Those that the player lost.
    pub lost: u32,
}

impl Tally {
    fn count(&mut self, result: GameResult, player: Option<Side>) {
        self.played += 1;
        match (result.winner, player) {
            (None, _) => self.drawn += 1,
            (Some(winner), Some(player)) if winner == player => self.won += 1,
            (Some(_), Some(_)) => self.lost += 1,
            (Some(_), None) => {}
        }
    }

    /// The sum over the opponents, if there are several; without the games of
    /// two people at one screen, where neither is the player.
    #[must_use]
    pub fn total(rows: &[(OpponentKind, Tally)]) -> Option<Tally> {
        let rows = rows.iter();
        let counted: Vec<_> = rows
            .filter(|(opponent, _)| *opponent != OpponentKind::SameScreen)
            .collect();
        let sum = counted.iter().fold(Tally::default(), |sum, (_, it)| Tally {
            played: sum.played + it.played,
            won: sum.won + it.won,
            drawn: sum.drawn + it.drawn,
            lost: sum.lost + it.lost,
        });
        (counted.len() > 1).then_some(sum)
    }
}

/// The results of the finished games by variant and opponent: variants in the
/// order of the picker, then the bot's levels from the lowest, friends, and
/// people at the same screen.
#[must_use]
pub fn statistics(entries: &[Rc<LibraryEntry>]) -> Vec<(Variant, Vec<(OpponentKind, Tally)>)> {
    let mut tallies: BTreeMap<(usize, OpponentKind), Tally> = BTreeMap::new();
    for game in entries.iter().filter_map(|entry| entry.game()) {
        let GameProgress::Over(result) = game.progress else {
            continue;
        };
        if game.opponent != OpponentKind::Nobody {
            let variant = game.rules().variant();
            let place = Variant::ALL.iter().position(|&it| it == variant);
            let key = (place.unwrap_or_default(), game.opponent);
            tallies.entry(key).or_default().count(result, game.side);
        }
    }
    let rows = |place| {
        let rows = tallies.iter().filter(move |((it, _), _)| *it == place);
        rows.map(|((_, opponent), tally)| (*opponent, *tally))
            .collect::<Vec<_>>()
    };
    let all = Variant::ALL.into_iter().enumerate();
    all.map(|(place, variant)| (variant, rows(place)))
        .filter(|(_, rows)| !rows.is_empty())
        .collect()
}
