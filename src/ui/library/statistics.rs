//! The results of the finished games.

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
    let rows = |variant| (variant, rows(entries, variant));
    (Variant::ALL.into_iter().map(rows))
        .filter(|(_, rows)| !rows.is_empty())
        .collect()
}

/// The results of the finished games of a variant, in the order of the
/// opponents.
fn rows(entries: &[Rc<LibraryEntry>], variant: Variant) -> Vec<(OpponentKind, Tally)> {
    let mut rows: Vec<(OpponentKind, Tally)> = Vec::new();
    for game in entries.iter().filter_map(|entry| entry.game()) {
        let GameProgress::Over(result) = game.progress else {
            continue;
        };
        let opponent = game.opponent;
        if game.rules().variant() != variant || opponent == OpponentKind::Nobody {
            continue;
        }
        let at = rows.partition_point(|&(before, _)| before < opponent);
        if rows.get(at).is_none_or(|&(next, _)| next != opponent) {
            rows.insert(at, (opponent, Tally::default()));
        }
        rows[at].1.count(result, game.side);
    }
    rows
}
