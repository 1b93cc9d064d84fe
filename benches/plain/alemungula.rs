//! Alemungula on 2x5.

const RING: usize = 10;
const NONE: usize = RING;

/// Perft from a row of pits in ring order.
pub fn alemungula(pits: &[u8], north: bool, depth: u32) -> u64 {
    let mut board = [0; RING];
    board.copy_from_slice(pits);
    perft(&board, north, NONE, depth)
}

fn perft(pits: &[u8; RING], north: bool, barred: usize, depth: u32) -> u64 {
    let first = if north { RING / 2 } else { 0 };
    let mut count = 0;
    for within in 0..5 {
        let pit = first + within;
        if pits[pit] == 0 || pit == barred {
            continue;
        }
        if within >= 2 {
            let mut next = *pits;
            let barred = play::<false>(&mut next, north, pit);
            count += if depth == 1 {
                1
            } else {
                perft(&next, !north, barred, depth - 1)
            };
        }
        if within <= 2 {
            let mut next = *pits;
            let barred = play::<true>(&mut next, north, pit);
            count += if depth == 1 {
                1
            } else {
                perft(&next, !north, barred, depth - 1)
            };
        }
    }
    count
}

/// Plays a move; returns the pit that it bars, or [`NONE`].
#[inline(always)]
fn play<const BACKWARD: bool>(pits: &mut [u8; RING], north: bool, start: usize) -> usize {
    let theirs = |pit: usize| (pit >= RING / 2) != north;
    let mut hand = pits[start];
    let single = hand == 1;
    pits[start] = 0;
    let mut at = start;
    while hand > 0 {
        at = if BACKWARD {
            if at == 0 { RING - 1 } else { at - 1 }
        } else if at == RING - 1 {
            0
        } else {
            at + 1
        };
        pits[at] += 1;
        hand -= 1;
    }
    if single && theirs(at) && pits[at] == 1 {
        return at;
    }
    while theirs(at) && (pits[at] == 2 || pits[at] == 4) {
        pits[at] = 0;
        at = if BACKWARD {
            if at == RING - 1 { 0 } else { at + 1 }
        } else if at == 0 {
            RING - 1
        } else {
            at - 1
        };
    }
    NONE
}
