//! Random openings.

use mbegu::bot::Rng;
use mbegu::rules::{
    BySide, GameRecord, GameStatus, Move, Pace, Position, RaceError, RaceRecord, Rules, Side,
};

/// A game after a random opening of at least one and at most `max_moves` moves
/// that isn't over yet.
pub fn opening(rules: &Rules, rng: &mut Rng, max_moves: u32) -> GameRecord {
    loop {
        let mut record = GameRecord::new(*rules, Side::ALL[rng.below(2) as usize]);
        if record.position().status() == GameStatus::Race && race(&mut record, rng).is_err() {
            // The race is void: both pick again.
            continue;
        }
        for _ in 0..1 + rng.below(max_moves) {
            if let Some(mv) = random_move(record.position(), rules, rng) {
                let _ = record.play(mv, &mut ());
            }
        }
        if record.position().to_move().is_some() {
            return record;
        }
    }
}

/// Opens the game with a race at an even pace.
pub(super) fn race(record: &mut GameRecord, rng: &mut Rng) -> Result<(), RaceError> {
    let board = record.rules().board();
    let picks = BySide::from_fn(|side| {
        let mut pits: Vec<_> = board.pits_of(side).collect();
        rng.shuffle(&mut pits);
        pits[0]
    });
    let pace = Pace::Even;
    record.run_race(RaceRecord { picks, pace }, &mut ())
}

pub fn random_move(position: &Position, rules: &Rules, rng: &mut Rng) -> Option<Move> {
    let moves = rules.moves(position);
    let count = moves.len() as u32;
    moves.iter().nth(rng.below(count) as usize)
}
