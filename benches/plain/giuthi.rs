//! Giuthi, its store variation, and one round of Giuthi by rounds.

use super::MAX_LAPS;

#[derive(Clone, Copy)]
struct Board<const RING: usize> {
    pits: [u8; RING],
    /// The failed sowings of this turn, and the direction of the next one.
    failed: u8,
    backward: bool,
}

/// Perft from a row of pits in ring order.
pub fn giuthi<const RING: usize, const STORE: bool, const ROUNDS: bool>(
    pits: &[u8],
    north: bool,
    depth: u32,
) -> u64 {
    let mut board = Board {
        pits: [0; RING],
        failed: 0,
        backward: false,
    };
    board.pits.copy_from_slice(pits);
    perft::<RING, STORE, ROUNDS>(&board, north, depth, false)
}

fn perft<const RING: usize, const STORE: bool, const ROUNDS: bool>(
    board: &Board<RING>,
    north: bool,
    depth: u32,
    passed: bool,
) -> u64 {
    let own = if north { RING / 2..RING } else { 0..RING / 2 };
    let mut count = 0;
    let mut stuck = true;
    for pit in own {
        if board.pits[pit] < 2 {
            continue;
        }
        for backward in [false, true] {
            if ROUNDS && board.failed > 0 && backward != board.backward {
                continue;
            }
            let mut next = *board;
            let Some(again) = play::<RING, STORE, ROUNDS>(&mut next, north, pit, backward) else {
                continue;
            };
            stuck = false;
            count += if depth == 1 {
                1
            } else if again && depth > 1 {
                perft_again::<RING, STORE, ROUNDS>(&next, north, depth - 1)
            } else {
                next.failed = 0;
                perft::<RING, STORE, ROUNDS>(&next, !north, depth - 1, false)
            };
        }
    }
    if stuck && !passed {
        return perft::<RING, STORE, ROUNDS>(board, !north, depth, true);
    }
    count
}

/// The same side sows again or, if it can't, the other one moves.
fn perft_again<const RING: usize, const STORE: bool, const ROUNDS: bool>(
    board: &Board<RING>,
    north: bool,
    depth: u32,
) -> u64 {
    let count = if board.failed as usize >= RING / 2 {
        0
    } else {
        perft::<RING, STORE, ROUNDS>(board, north, depth, true)
    };
    if count > 0 {
        return count;
    }
    let mut over = *board;
    over.failed = 0;
    perft::<RING, STORE, ROUNDS>(&over, !north, depth, false)
}

/// Plays a move; returns whether the same side sows again, or `None` for an endless
/// sowing.
#[inline(always)]
fn play<const RING: usize, const STORE: bool, const ROUNDS: bool>(
    board: &mut Board<RING>,
    north: bool,
    start: usize,
    start_backward: bool,
) -> Option<bool> {
    let pits = &mut board.pits;
    let half = RING / 2;
    let mine = |pit: usize| (pit >= half) == north;
    // The mover's store lies before this pit, going forward.
    let gate = if north { 0 } else { half };
    let mut crossed = false;
    let mut at = start;
    let mut backward = start_backward;
    for _ in 0..MAX_LAPS {
        let lifted = at;
        let mut hand = pits[at];
        pits[at] = 0;
        let before = loop {
            let mut banked = false;
            if backward {
                banked = STORE && at == gate;
                at = if at == 0 { RING - 1 } else { at - 1 };
            } else {
                at = if at == RING - 1 { 0 } else { at + 1 };
                banked = banked || STORE && at == gate;
            }
            if STORE && banked {
                hand -= 1;
                if hand == 0 {
                    return Some(false);
                }
            }
            if at == lifted {
                continue;
            }
            let before = pits[at];
            pits[at] = before + 1;
            crossed |= !mine(at);
            hand -= 1;
            if hand == 0 {
                break before;
            }
        };
        if before > 0 {
            backward = !backward;
            continue;
        }
        if !crossed {
            if ROUNDS {
                board.failed += 1;
                board.backward = !start_backward;
            }
            return Some(ROUNDS);
        }
        if mine(at) && pits[RING - 1 - at] > 0 {
            pits[RING - 1 - at] = 0;
            if !ROUNDS {
                pits[at] = 0;
            }
            loop {
                at = match backward {
                    true if at > 0 => at - 1,
                    false if at + 1 < RING => at + 1,
                    _ => break,
                };
                if !mine(at) || pits[at] > 0 || pits[RING - 1 - at] == 0 {
                    break;
                }
                pits[RING - 1 - at] = 0;
                if ROUNDS {
                    break;
                }
            }
        }
        return Some(false);
    }
    None
}
