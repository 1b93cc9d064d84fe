//! Layli Goobalay on 2x6.

use super::MAX_LAPS;

const RING: usize = 12;

#[derive(Clone, Copy)]
struct Board {
    pits: [u8; RING],
    uurs: u16,
}

/// Perft from a row of pits in ring order.
pub fn layli(pits: &[u8], north: bool, depth: u32) -> u64 {
    let mut board = Board {
        pits: [0; RING],
        uurs: 0,
    };
    board.pits.copy_from_slice(pits);
    perft(&board, north, depth)
}

fn perft(board: &Board, north: bool, depth: u32) -> u64 {
    let own = if north { RING / 2..RING } else { 0..RING / 2 };
    let mut count = 0;
    for pit in own {
        if board.pits[pit] == 0 || board.uurs >> pit & 1 != 0 {
            continue;
        }
        let mut next = *board;
        if play(&mut next, north, pit) {
            count += if depth == 1 {
                1
            } else {
                perft(&next, !north, depth - 1)
            };
        }
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
        if board.uurs >> at & 1 != 0 {
            return true;
        }
        if pits[at] == 1 {
            let opposite = RING - 1 - at;
            if (at >= RING / 2) == north {
                match pits[opposite] {
                    0 => {}
                    3 => {
                        pits[at] = 2;
                        pits[opposite] = 2;
                        board.uurs |= 1 << at | 1 << opposite;
                    }
                    _ => {
                        pits[at] = 0;
                        pits[opposite] = 0;
                    }
                }
            }
            return true;
        }
    }
    false
}
