//! What the finished games come to.

use super::{Entry, Rival, Stage};
use crate::rules::Variant;

/// Finished games of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All of them.
    pub played: u32,
    /// Those that the player won. Of two people at one screen neither is the
    /// player.
    pub won: u32,
    /// Those that ended equal.
    pub drawn: u32,
    /// Those that the player lost.
    pub lost: u32,
}

impl Tally {
    /// Games against several opponents, if there is more than one; those of two
    /// people at one screen, where neither is the player, apart.
    #[must_use]
    pub fn together(rivals: &[(Rival, Tally)]) -> Option<Tally> {
        let of_the_player = rivals.iter().filter(|(rival, _)| *rival != Rival::Here);
        let mut sum = Tally::default();
        let mut count = 0;
        for (_, tally) in of_the_player {
            sum.played += tally.played;
            sum.won += tally.won;
            sum.drawn += tally.drawn;
            sum.lost += tally.lost;
            count += 1;
        }
        (count > 1).then_some(sum)
    }
}

/// The finished games that were played from here, by game and opponent: games
/// in the order of the picker, the bot's levels from the lowest, then friends,
/// then people at the same screen.
#[must_use]
pub fn statistics(entries: &[Entry]) -> Vec<(Variant, Vec<(Rival, Tally)>)> {
    let of = |variant| {
        let mut rivals: Vec<(Rival, Tally)> = Vec::new();
        for known in entries.iter().filter_map(Entry::known) {
            let Stage::Over(verdict) = known.stage else {
                continue;
            };
            if known.rules().variant() != variant || known.rival == Rival::Nobody {
                continue;
            }
            let place = rivals.partition_point(|(rival, _)| *rival < known.rival);
            if rivals
                .get(place)
                .is_none_or(|(rival, _)| *rival != known.rival)
            {
                rivals.insert(place, (known.rival, Tally::default()));
            }
            let tally = &mut rivals[place].1;
            tally.played += 1;
            match (verdict.winner, known.side) {
                (None, _) => tally.drawn += 1,
                (Some(winner), Some(side)) if winner == side => tally.won += 1,
                (Some(_), Some(_)) => tally.lost += 1,
                (Some(_), None) => {}
            }
        }
        (variant, rivals)
    };
    let all = Variant::ALL.into_iter().map(of);
    all.filter(|(_, rivals)| !rivals.is_empty()).collect()
}
