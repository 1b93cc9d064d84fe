//! Sulus Aidi on 3x6, after the race.

use super::MAX_LAPS;

const RING: usize = 18;

#[derive(Clone, Copy)]
struct Board {
    pits: [u8; RING],
    claims: u32,
}

/// Perft from a row of pits in ring order.
pub fn sulus(pits: &[u8], north: bool, depth: u32) -> u64 {
    let mut board = Board {
        pits: [0; RING],
        claims: 0,
    };
    board.pits.copy_from_slice(pits);
    perft(&board, north, depth, false)
}

fn perft(board: &Board, north: bool, depth: u32, passed: bool) -> u64 {
    let own = if north { RING / 2..RING } else { 0..RING / 2 };
    let mut count = 0;
    let mut stuck = true;
    for pit in own {
        if board.pits[pit] == 0 || board.claims >> pit & 1 != 0 {
            continue;
        }
        let mut next = *board;
        if play(&mut next, north, pit) {
            stuck = false;
            count += if depth == 1 {
                1
            } else {
                perft(&next, !north, depth - 1, false)
            };
        }
    }
    if stuck && !passed {
        return perft(board, !north, depth, true);
    }
    count
}

/// Plays a move; returns whether its sowing ends.
#[inline(always)]
fn play(board: &mut Board, north: bool, start: usize) -> bool {
    let pits = &mut board.pits;
    let mut at = start;
    for _ in 0..MAX_LAPS {
        let mut hand = pits[at];
        pits[at] = 0;
        while hand > 0 {
            at = if at == RING - 1 { 0 } else { at + 1 };
            pits[at] += 1;
            hand -= 1;
        }
        if pits[at] == 1 || board.claims >> at & 1 != 0 {
            return true;
        }
        if pits[at] == 4 && (at >= RING / 2) != north {
            board.claims |= 1 << at;
            return true;
        }
    }
    false
}
