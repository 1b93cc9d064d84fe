//! The results of the finished games.

use super::{GameProgress, GameResult, ListedGame, OpponentKind};
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

    /// The sum of several.
    #[must_use]
    pub fn sum<'a>(tallies: impl IntoIterator<Item = &'a Tally>) -> Tally {
        let add = |sum: Tally, it: &Tally| Tally {
            played: sum.played + it.played,
            won: sum.won + it.won,
            drawn: sum.drawn + it.drawn,
            lost: sum.lost + it.lost,
        };
        tallies.into_iter().fold(Tally::default(), add)
    }
}

/// The results of the finished games of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantResults {
    /// The variant.
    pub variant: Variant,
    /// The results by opponent: the bot's levels from the lowest, friends, and
    /// people at the same screen.
    pub rows: Vec<(OpponentKind, Tally)>,
}

impl VariantResults {
    /// The sum over the opponents, without the games of two people at one screen,
    /// where neither is the player.
    #[must_use]
    pub fn total(&self) -> Tally {
        let rows = self.rows.iter();
        Tally::sum(rows.filter_map(|(opponent, tally)| opponent.has_player().then_some(tally)))
    }
}

impl OpponentKind {
    /// Whether the player is one of the two, and so can win or lose.
    #[must_use]
    pub fn has_player(self) -> bool {
        matches!(self, Self::Bot(_) | Self::Friend)
    }
}

/// The results of the finished games by variant, in the order of the picker.
#[must_use]
pub fn statistics<'a>(games: impl Iterator<Item = &'a ListedGame>) -> Vec<VariantResults> {
    let empty = |variant| VariantResults {
        variant,
        rows: Vec::new(),
    };
    let mut results = Variant::ALL.map(empty);
    for game in games {
        let GameProgress::Over(result) = game.progress else {
            continue;
        };
        let opponent = game.opponent;
        let variant = game.rules().variant();
        let Some(VariantResults { rows, .. }) = (results.iter_mut())
            .find(|it| it.variant == variant && opponent != OpponentKind::Nobody)
        else {
            continue;
        };
        let at = rows.partition_point(|&(before, _)| before < opponent);
        if rows.get(at).is_none_or(|&(next, _)| next != opponent) {
            rows.insert(at, (opponent, Tally::default()));
        }
        rows[at].1.count(result, game.side);
    }
    let played = results.into_iter().filter(|it| !it.rows.is_empty());
    played.collect()
}
