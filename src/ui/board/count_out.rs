//! The seeds of both players counted out on the board after a game.
//!
//! Each player's seeds are laid into their own pits, as many in each as it held at
//! the start, and the rest stays in the store: so both can be compared at a glance.

use super::layout::Layout;
use crate::rules::{Board, BySide, Pit, Rules, Side};

/// The seeds of both players, counted out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountOut {
    board: Board,
    scores: BySide<u16>,
    /// The seeds that fill a pit.
    full: u16,
}

/// The seeds laid into a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedPit {
    pub seeds: u8,
    /// The seeds counted so far, with those of this pit.
    pub total: u16,
}

impl CountOut {
    /// Counts out the seeds of both players. Where no stores are drawn, the pits
    /// take all seeds.
    pub fn new(rules: &Rules, layout: &Layout, scores: BySide<u16>) -> Self {
        let board = rules.board();
        let at_start = u16::from(rules.options().seeds);
        let full = if layout.store(Side::South).is_some() {
            at_start
        } else {
            let most = scores.south.max(scores.north);
            at_start.max(most.div_ceil(board.pits_per_side().into()))
        };
        Self {
            board,
            scores,
            full,
        }
    }

    pub fn pit(&self, pit: Pit) -> CountedPit {
        let owner = self.board.owner(pit);
        let place = self.board.pits_of(owner).take_while(|&it| it != pit);
        let place = place.count() as u16;
        let score = self.scores[owner];
        let seeds = score.saturating_sub(place * self.full).min(self.full);
        CountedPit {
            seeds: seeds as u8,
            total: score.min((place + 1) * self.full),
        }
    }

    /// The seeds that are laid into the pits of a side.
    pub fn laid(&self, side: Side) -> u16 {
        let room = self.full * u16::from(self.board.pits_per_side());
        self.scores[side].min(room)
    }

    /// The seeds that stay in a store.
    pub fn left(&self, side: Side) -> u8 {
        (self.scores[side] - self.laid(side)) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Variant};
    use crate::ui::board::layout::Orientation;

    /// Every game with every choice of options.
    fn all_rules() -> impl Iterator<Item = Rules> {
        Variant::ALL.into_iter().flat_map(|variant| {
            let seeds = move |pits| {
                variant
                    .allowed_seeds()
                    .map(move |seeds| Options { pits, seeds })
            };
            let options = variant.allowed_pits().flat_map(seeds);
            options.map(move |options| variant.rules(options).expect("options of the game"))
        })
    }

    #[test]
    fn every_seed_is_counted_once() {
        for rules in all_rules() {
            let total = rules.total();
            for orientation in [Orientation::Flat, Orientation::Upright] {
                let layout = Layout::of(&rules, orientation, Side::South);
                for south in 0..=total {
                    let north = total - south;
                    let scores = BySide { south, north };
                    let count = CountOut::new(&rules, &layout, scores);
                    for side in Side::ALL {
                        let pits = rules.board().pits_of(side);
                        let laid: u16 = pits.map(|pit| u16::from(count.pit(pit).seeds)).sum();
                        assert_eq!(laid + u16::from(count.left(side)), scores[side]);
                        if layout.store(side).is_none() {
                            assert_eq!(count.left(side), 0, "{rules:?}: {scores:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn full_pits_come_first() {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let scores = BySide {
            south: 41,
            north: 31,
        };
        let count = CountOut::new(&rules, &layout, scores);
        let counted = |side| {
            let pits = rules.board().pits_of(side);
            pits.map(|pit| (count.pit(pit).seeds, count.pit(pit).total))
                .collect::<Vec<_>>()
        };
        let south = [(6, 6), (6, 12), (6, 18), (6, 24), (6, 30), (6, 36)];
        assert_eq!(counted(Side::South), south);
        assert_eq!(count.left(Side::South), 5);
        let north = [(6, 6), (6, 12), (6, 18), (6, 24), (6, 30), (1, 31)];
        assert_eq!(counted(Side::North), north);
        assert_eq!(count.left(Side::North), 0);
    }
}
