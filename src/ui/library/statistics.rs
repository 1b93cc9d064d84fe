//! The results of the finished games.

use super::{ListedGame, OpponentKind};
use crate::rules::Variant;
use crate::ui::state::Tally;

/// The results of the finished games of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantResults {
    /// The game that was played.
    pub variant: Variant,
    /// The results by opponent: the bot's levels from the lowest, friends, and
    /// people at the same screen.
    pub rows: Vec<(OpponentKind, Tally)>,
}

impl VariantResults {
    /// The sum over the opponents, without the games of two people at one screen,
    /// where neither is the player.
    pub fn total(&self) -> Tally {
        let rows = self.rows.iter();
        Tally::sum(rows.filter_map(|(opponent, tally)| opponent.has_player().then_some(tally)))
    }

    /// The number of all games.
    pub fn games(&self) -> u32 {
        self.rows.iter().map(|(_, tally)| tally.played).sum()
    }
}

/// The results of the finished games by variant, in the order of the picker.
pub fn statistics<'a>(games: impl Iterator<Item = &'a ListedGame>) -> Vec<VariantResults> {
    let empty = |variant| VariantResults {
        variant,
        rows: Vec::new(),
    };
    let mut results = Variant::ALL.map(empty);
    for game in games {
        let Some(result) = game.result() else {
            continue;
        };
        let opponent = game.opponent();
        let variant = game.variant();
        let Some(VariantResults { rows, .. }) = (results.iter_mut())
            .find(|it| it.variant == variant && opponent != OpponentKind::Nobody)
        else {
            continue;
        };
        let at = rows.partition_point(|&(before, _)| before < opponent);
        if rows.get(at).is_none_or(|&(next, _)| next != opponent) {
            rows.insert(at, (opponent, Tally::default()));
        }
        rows[at].1.count(result.winner(), game.side());
    }
    let played = results.into_iter().filter(|it| !it.rows.is_empty());
    played.collect()
}
