//! `cargo xtask bot-puzzles`: makes the puzzles for the tests of the bot.
//!
//! `--count 12 --seed 1 --nodes 20000`
//!
//! A puzzle is a position near the end with at least three moves, of which one is
//! better than all others, although another one captures as much at once. Positions
//! come from games of the bot against itself or, in games without marked pits, from
//! random boards with few seeds. The result of every move is proved by brute force
//! within `--nodes` positions. Each line of `tests/engine/bot/puzzles.txt` has the game, the
//! position, the best move, and the final lead of the side to move.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;
use mbegu::bot::{BotPlayer, Level, Rng, TranspositionTable};
use mbegu::rules::{Move, Position, Rules, Side, Variant};

use crate::alpha_beta::{Judge, TooLong, alpha_beta};
use crate::args::{Args, rules, set, set_games};
use crate::openings::{opening, random_move};

/// The maximum number of random moves at the start of a game.
const OPENING: u32 = 4;

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let (mut count, mut seed, mut nodes) = (12, 1, 20_000);
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "count" => set(&mut count, value),
        "seed" => set(&mut seed, value),
        "nodes" => set(&mut nodes, value),
        _ => Ok(false),
    })?;
    let mut text = format!(
        "# Made by `cargo xtask bot-puzzles --count {count} --seed {seed} --nodes {nodes}`.\n"
    );
    for game in games {
        let rules = rules(game, None, None)?;
        let mut rng = Rng::new(seed);
        let mut found: Vec<Position> = Vec::new();
        while found.len() < count {
            let Some((position, best, margin)) = puzzle(&rules, &mut rng, nodes) else {
                continue;
            };
            if found.contains(&position) {
                continue;
            }
            found.push(position);
            // Writing to a string can't fail.
            let mv = rules.display_move(best);
            let _ = writeln!(text, "{}: {position}: {mv} {margin:+}", game.id());
        }
        println!("{}: {} puzzles", game.id(), found.len());
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/engine/bot/puzzles.txt");
    std::fs::write(file, text)?;
    Ok(())
}

/// Tries to find a puzzle.
fn puzzle(rules: &Rules, rng: &mut Rng, nodes: u64) -> Option<(Position, Move, i32)> {
    if rules.marks() {
        return played(rules, rng, nodes);
    }
    let position = composed(rules, rng)?;
    match hard(rules, position, nodes) {
        Proof::Hard(mv, margin) => Some((position, mv, margin)),
        Proof::Easy | Proof::TooLong => None,
    }
}

/// A random position with few seeds on the board and South to move.
fn composed(rules: &Rules, rng: &mut Rng) -> Option<Position> {
    let mut pits = vec![0u16; usize::from(rules.board().ring())];
    let seeds = 4 + rng.below(5) as u16;
    for _ in 0..seeds {
        let pit = rng.below(pits.len() as u32) as usize;
        pits[pit] += 1;
    }
    let stored = rules.total() - seeds;
    let south = (stored / 2).saturating_add_signed(rng.triangular(3) as i16);
    let row = |pits: &[u16]| {
        let pits: Vec<String> = pits.iter().map(u16::to_string).collect();
        pits.join(",")
    };
    let (near, far) = pits.split_at(pits.len() / 2);
    let text = format!("{}/{} {south}-{} s", row(near), row(far), stored - south);
    rules.parse_position(&text).ok()
}

/// The earliest puzzle of a game that can be proved.
fn played(rules: &Rules, rng: &mut Rng, nodes: u64) -> Option<(Position, Move, i32)> {
    let mut record = opening(rules, rng, OPENING);
    while record.position().to_move().is_some() {
        let position = record.position();
        let level = Level {
            nodes: 200,
            ..Level::numbered(5).unwrap_or(Level::STRONGEST)
        };
        let mv = if rng.below(6) == 0 {
            random_move(position, rules, rng)
        } else {
            let mut table = TranspositionTable::new(1 << 10);
            let game = record.positions();
            BotPlayer::new(&level, rules, game, rng.next_u64(), &mut table).think(&mut table)
        };
        if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
            break;
        }
    }
    // From the end backwards, as far as the proofs succeed.
    let mut best = None;
    for position in record.positions().iter().rev().skip(1) {
        match hard(rules, *position, nodes) {
            Proof::TooLong => break,
            Proof::Easy => {}
            Proof::Hard(mv, margin) => best = Some((*position, mv, margin)),
        }
    }
    best
}

enum Proof {
    TooLong,
    Easy,
    Hard(Move, i32),
}

/// Proves the result of every move, and finds the only best one.
fn hard(rules: &Rules, position: Position, nodes: u64) -> Proof {
    let Some(mover) = position.to_move() else {
        return Proof::Easy;
    };
    let mut results = Vec::new();
    let mut judge = Exhaustive {
        rules: *rules,
        viewer: mover,
        line: vec![position],
        nodes,
    };
    for (mv, next) in rules.children(&position) {
        match alpha_beta(rules, next, mover, u8::MAX, (-200, 200), &mut judge) {
            Ok(margin) => results.push((mv, margin, lead(&next, mover))),
            Err(TooLong) => return Proof::TooLong,
        }
    }
    results.sort_by_key(|&(_, margin, _)| -margin);
    match results[..] {
        [first, second, third, ..] if first.1 > second.1 => {
            // Another move captures at least as much at once as the best.
            let tempting = second.2 >= first.2 || third.2 >= first.2;
            if tempting {
                Proof::Hard(first.0, first.1)
            } else {
                Proof::Easy
            }
        }
        _ => Proof::Easy,
    }
}

/// Evaluates only the end of the game. A threefold repetition ends it, too (Rules 1).
struct Exhaustive {
    rules: Rules,
    viewer: Side,
    line: Vec<Position>,
    /// The number of positions that may still be visited.
    nodes: u64,
}

impl Judge for Exhaustive {
    fn visit(&mut self, position: &mut Position, _: u8) -> Result<Option<i32>, TooLong> {
        self.nodes = self.nodes.checked_sub(1).ok_or(TooLong)?;
        self.line.push(*position);
        let times = self.line.iter().filter(|&one| one == position).count();
        if times >= 3 {
            *position = self.rules.end_by_repetition(position, &mut ());
        }
        let over = position.to_move().is_none();
        Ok(over.then(|| lead(position, self.viewer)))
    }

    fn leave(&mut self) {
        self.line.pop();
    }
}

/// The lead of `side` in seeds.
fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.score(side)) - i32::from(position.score(side.other()))
}
