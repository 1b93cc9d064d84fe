//! Tables of the endings: what both sides can force with few seeds in play.
//!
//! A table has an entry for every board with up to [`MAX_SEEDS`](EndingTable::MAX_SEEDS)
//! seeds in its pits, seen by the side to move: the least and the most of these seeds
//! that it ends with. It is made by retrograde analysis
//! (<https://www.chessprogramming.org/Retrograde_Analysis>), one number of seeds after
//! the other, since captured seeds never come back. The bounds begin with none and all
//! of the seeds. Only what is forced in a limited number of plies brings them closer
//! to each other, so the value lies between the bounds even if repetition decides it.
//!
//! Each bound has a number of plies. The side that plays for the bound lowers that
//! number with every ply, or gets more than the bound, or seeds are captured. So no
//! position comes twice in such a game, and the rule of the third occurrence (Rules 1)
//! concerns only positions that came twice before: callers use a table only if there
//! are none.
//!
//! A barred pit (Rules 3.4.4) makes another entry of the same board. While a side sows
//! again (Rules 3.3.1), its moves count as moves of the position before. Games with
//! marked pits have no table.

use std::cmp::Reverse;

use crate::rules::{GameStatus, Move, Pit, Position, Restriction, Rules, Side};

use super::{KnownMove, Oracle, SeedBounds};

mod build;
mod index;

use build::SeedLayer;
use index::{BoardIndex, MAX_RING, RingSeeds};

/// The seeds in play that the side to move ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingBounds {
    /// At least.
    pub low: u8,
    /// At most.
    pub high: u8,
    /// The plies until `low` is reached or seeds are captured.
    low_plies: u8,
    /// The plies until the opponent has the others or seeds are captured.
    high_plies: u8,
}

// docs/ENDINGS.md states the memory of a table.
const _: () = assert!(size_of::<EndingBounds>() == 4);

impl EndingBounds {
    /// Nothing is known of `seeds` seeds.
    const fn unknown(seeds: u8) -> EndingBounds {
        EndingBounds {
            low: 0,
            high: seeds,
            low_plies: 0,
            high_plies: 0,
        }
    }

    /// A known number of seeds.
    const fn exactly(seeds: u8) -> EndingBounds {
        EndingBounds {
            low: seeds,
            high: seeds,
            low_plies: 0,
            high_plies: 0,
        }
    }

    /// The bounds of all seeds of a side that has `seeds` already.
    fn with(self, seeds: u16) -> SeedBounds {
        SeedBounds {
            low: seeds + u16::from(self.low),
            high: seeds + u16::from(self.high),
        }
    }

    /// Returns whether the bounds meet.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.low == self.high
    }

    /// The bounds of the opponent, where `seeds` are in play.
    const fn of_opponent(self, seeds: u8) -> EndingBounds {
        EndingBounds {
            low: seeds.saturating_sub(self.high),
            high: seeds.saturating_sub(self.low),
            low_plies: self.high_plies,
            high_plies: self.low_plies,
        }
    }

    /// The same with `seeds` seeds captured before.
    const fn after_capture(self, seeds: u8) -> EndingBounds {
        EndingBounds {
            low: self.low + seeds,
            high: self.high + seeds,
            low_plies: 0,
            high_plies: 0,
        }
    }
}

/// A table of the endings of one game; see the module's text.
///
/// ```
/// use mbegu::bot::EndingTable;
/// use mbegu::rules::Variant;
///
/// //    0 0 0 0 0 0    F E D C B A    North's store: 36
/// //    0 0 0 0 0 2    a b c d e f    South's store: 34
/// let rules = Variant::Giuthi.default_rules();
/// let position = rules.parse_position("0,0,0,0,0,2/0,0,0,0,0,0 34-36 s")?;
/// let mut table = EndingTable::new(&rules).expect("a game with a table");
/// while table.seeds() < 2 {
///     table.advance(1_000);
/// }
/// let bounds = table.probe(&position).expect("an entry");
/// assert!(bounds.is_exact());
/// # Ok::<(), mbegu::rules::PositionError>(())
/// ```
#[derive(Debug)]
pub struct EndingTable {
    rules: Rules,
    ring: usize,
    index: BoardIndex,
    /// The number of boards.
    boards: usize,
    /// The boards without a barred pit first, then those with the first pit of the side
    /// to move barred and those with its last pit barred.
    entries: Vec<EndingBounds>,
    max_seeds: u8,
    /// The number of seeds up to which the entries are known.
    seeds: u8,
    /// The layer in progress.
    layer: Option<SeedLayer>,
}

impl EndingTable {
    /// The most seeds in play. Larger boards have tables of fewer.
    pub const MAX_SEEDS: u8 = 10;

    /// The most entries: 2.8 MB.
    const MAX_ENTRIES: usize = 700_000;

    /// An empty table; `None` for a game without one.
    #[must_use]
    pub fn new(rules: &Rules) -> Option<EndingTable> {
        if rules.fields().marks() {
            return None;
        }
        let ring = usize::from(rules.board().ring_len());
        let kinds = if rules.fields().barring { 3 } else { 1 };
        let mut max_seeds = EndingTable::MAX_SEEDS;
        let index = BoardIndex::new(ring, usize::from(max_seeds));
        let boards = |seeds: u8| index.start(usize::from(seeds) + 1);
        while boards(max_seeds) * kinds > EndingTable::MAX_ENTRIES {
            max_seeds -= 1;
        }
        let boards = boards(max_seeds);
        Some(EndingTable {
            rules: *rules,
            ring,
            index,
            boards,
            entries: vec![EndingBounds::exactly(0); boards * kinds],
            max_seeds,
            seeds: 0,
            layer: None,
        })
    }

    /// The rules of the game whose endings it has.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seeds in play up to which it is made.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The number of seeds in play up to which it will be made.
    #[must_use]
    pub fn max_seeds(&self) -> u8 {
        self.max_seeds
    }

    /// The size of the finished table in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(&self.entries[..])
    }

    /// Returns whether it is finished.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.seeds == self.max_seeds
    }

    /// The bounds for the side to move; `None` for a position that the table doesn't
    /// have (yet): of more seeds, over, or while a side sows again.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<EndingBounds> {
        if self.in_play(position) > u16::from(self.seeds) {
            return None;
        }
        self.entries.get(self.entry_index(position)?).copied()
    }

    /// The seeds in the pits.
    fn in_play(&self, position: &Position) -> u16 {
        let stored = Side::ALL.map(|side| u16::from(position.store(side)));
        (self.rules.total()).saturating_sub(stored[0] + stored[1])
    }

    /// The index of a position's entry.
    fn entry_index(&self, position: &Position) -> Option<usize> {
        let mover = position.to_move()?;
        let last = self.ring / 2 - 1;
        let shift = match mover {
            Side::South => 0,
            Side::North => self.ring / 2,
        };
        let kind = match position.restriction() {
            None => 0,
            Some(Restriction::Barred(pit)) if pit.index() == shift => 1,
            Some(Restriction::Barred(pit)) if pit.index() == shift + last => 2,
            Some(_) => return None,
        };
        let seeds = position.pit_seeds();
        let mut pits = [0; MAX_RING];
        pits[..self.ring].copy_from_slice(&seeds.as_slice()[..self.ring]);
        pits[..self.ring].rotate_left(shift);
        let sum: usize = pits.iter().copied().map(usize::from).sum();
        (sum <= usize::from(self.max_seeds)).then(|| kind * self.boards + self.index.number(&pits))
    }

    /// The position of South with those pits; `kind` as in the order of entries.
    fn position(&self, pits: &RingSeeds, kind: usize) -> Position {
        let mut position = Position::empty(self.rules.board(), GameStatus::ToMove(Side::South));
        for (at, &seeds) in pits[..self.ring].iter().enumerate() {
            position.set_seeds(Pit::new(at as u8), seeds);
        }
        let barred = match kind {
            0 => None,
            1 => Some(0),
            _ => Some(self.ring / 2 - 1),
        };
        position.set_restriction(barred.map(|pit| Restriction::Barred(Pit::new(pit as u8))));
        position
    }

    /// The bounds of `side` of the seeds in play in `before`, in a position after a move
    /// from there.
    fn bounds_after(
        &self,
        before: &Position,
        after: &Position,
        side: Side,
    ) -> Option<EndingBounds> {
        let gain = |side| after.store(side).saturating_sub(before.store(side));
        let (own, other) = (gain(side), gain(side.other()));
        let Some(mover) = after.to_move() else {
            return Some(EndingBounds::exactly(own));
        };
        let bounds = match after.restriction() {
            Some(Restriction::Again { .. }) => self.bounds_again(after)?,
            _ => self.probe(after)?,
        };
        let bounds = match mover == side {
            true => bounds,
            false => bounds.of_opponent(self.in_play(after) as u8),
        };
        Some(match own + other {
            0 => bounds,
            _ => bounds.after_capture(own),
        })
    }

    /// The bounds of a side that sows again: the best of its moves.
    fn bounds_again(&self, position: &Position) -> Option<EndingBounds> {
        let side = position.to_move()?;
        let mut best: Option<EndingBounds> = None;
        for (_, next) in self.rules.children(position) {
            let bounds = self.bounds_after(position, &next, side)?;
            best = Some(match best {
                None => bounds,
                Some(best) => EndingBounds {
                    high: best.high.max(bounds.high),
                    high_plies: best.high_plies.max(bounds.high_plies),
                    ..match (bounds.low, best.low_plies) > (best.low, bounds.low_plies) {
                        true => bounds,
                        false => best,
                    }
                },
            });
        }
        best
    }

    /// The moves of a position with their bounds; `None` if one of them isn't known.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Option<Vec<(Move, EndingBounds)>> {
        let side = position.to_move()?;
        let children = self.rules.children(position);
        let bounds = children.map(|(mv, next)| {
            let bounds = self.bounds_after(position, &next, side)?;
            Some((mv, bounds))
        });
        bounds.collect()
    }

    /// The move that gets most for certain, with the bounds of the position. Of moves
    /// that get the same it is the one that comes nearest to it.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<(Move, EndingBounds)> {
        if self.in_play(position) > u16::from(self.seeds) {
            return None;
        }
        let moves = self.moves(position)?;
        let high = moves.iter().map(|(_, bounds)| bounds.high).max()?;
        let (mv, bounds) = moves
            .into_iter()
            .min_by_key(|(_, bounds)| (Reverse(bounds.low), bounds.low_plies))?;
        Some((mv, EndingBounds { high, ..bounds }))
    }
}

impl Oracle for EndingTable {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn bounds(&self, position: &Position) -> Option<SeedBounds> {
        let bounds = self.probe(position)?;
        Some(bounds.with(position.score(position.to_move()?)))
    }

    fn known_move(&self, game: &[Position]) -> Option<KnownMove> {
        let position = game.last()?;
        let (mv, bounds) = self.best(position)?;
        Some(KnownMove {
            mv,
            bounds: bounds.with(position.score(position.to_move()?)),
            is_best: bounds.is_exact(),
        })
    }
}
