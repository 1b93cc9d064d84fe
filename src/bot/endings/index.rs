//! The numbering of boards by the seeds in their pits.

use crate::rules::Board;

/// The most pits of a ring.
pub(super) const MAX_RING: usize = Board::MAX_RING as usize;

/// The seeds of a ring's pits, from the first pit of the side to move.
pub(super) type RingSeeds = [u8; MAX_RING];

/// Numbers the boards of a ring up to a maximum of seeds in the combinatorial number
/// system (<https://en.wikipedia.org/wiki/Combinatorial_number_system>): those with
/// fewer seeds first.
#[derive(Clone, Debug)]
pub(super) struct BoardIndex {
    ring: usize,
    /// The binomial coefficients: `choose[n][k]` is the number of ways to choose `k` of
    /// `n`.
    choose: Vec<[u32; MAX_RING + 1]>,
}

impl BoardIndex {
    pub fn new(ring: usize, seeds: usize) -> BoardIndex {
        let mut choose = vec![[0; MAX_RING + 1]; seeds + ring + 1];
        for row in 0..choose.len() {
            choose[row][0] = 1;
            for column in 1..=MAX_RING.min(row) {
                let above = &choose[row - 1];
                choose[row][column] = above[column - 1] + above[column];
            }
        }
        BoardIndex { ring, choose }
    }

    /// The number of boards with fewer than `seeds` seeds, which is the number of the
    /// first board with `seeds`.
    pub fn start(&self, seeds: usize) -> usize {
        match seeds {
            0 => 0,
            _ => self.choose[seeds - 1 + self.ring][self.ring] as usize,
        }
    }

    /// The number of a board.
    pub fn number(&self, pits: &RingSeeds) -> usize {
        let (mut sum, mut number) = (0, 0);
        for (at, &seeds) in pits[..self.ring].iter().enumerate() {
            sum += usize::from(seeds);
            number += self.choose[sum + at][at + 1];
        }
        number as usize
    }

    /// The board with a number.
    pub fn board(&self, number: usize) -> RingSeeds {
        let mut pits = [0; MAX_RING];
        let mut rest = number as u32;
        let mut place = self.choose.len() - 1;
        let mut above = None;
        for at in (0..self.ring).rev() {
            while self.choose[place][at + 1] > rest {
                place -= 1;
            }
            rest -= self.choose[place][at + 1];
            // The seeds up to this pit.
            let sum = place - at;
            if let Some((pit, total)) = above {
                pits[pit] = (total - sum) as u8;
            }
            above = Some((at, sum));
        }
        if let Some((pit, total)) = above {
            pits[pit] = total as u8;
        }
        pits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_numbered_by_their_seeds() {
        for (ring, seeds) in [(4, 10), (6, 7), (12, 5), (20, 3)] {
            let index = BoardIndex::new(ring, seeds);
            for seeds in 0..=seeds {
                for number in (index.start(seeds)..index.start(seeds + 1)).step_by(7) {
                    let board = index.board(number);
                    let sum: usize = board.iter().copied().map(usize::from).sum();
                    assert_eq!((sum, index.number(&board)), (seeds, number));
                }
            }
        }
        assert_eq!(BoardIndex::new(12, 10).start(11), 646_646);
    }
}
