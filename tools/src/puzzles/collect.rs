//! Puzzles from games between weak levels.

use mbegu::bot::{BotPlayer, CollectedPuzzle, Level, Limit, Rng, TranspositionTable};
use mbegu::rules::{BySide, GameRecord, Position, Rules, Side, Variant};

use crate::openings::{opening, random_move};

use super::difficulty::hardness;
use super::file::{Found, PuzzleFile};
use super::themes::themes;
use super::verdict::{Verdict, every};

/// The maximum number of random moves at the start of a game.
const OPENING: u32 = 6;

/// The levels that play, by their places in `Level::ALL`: weak enough to leave
/// something to be found.
const PLAYERS: [usize; 3] = [3, 4, 5];

/// One move in so many is a random one.
const RANDOM_MOVES: u32 = 8;

const MAX_MOVES: usize = 300;

/// The maximum number of puzzles of one game, and the moves between them.
const MAX_PUZZLES: usize = 2;
const APART: usize = 8;

/// The number of legal moves that a puzzle has at least.
const MIN_MOVES: usize = 3;

/// The positions of the searches that come before the long one. Most positions are no
/// puzzles, and fail here.
const SHORT_SEARCHES: [u64; 2] = [30_000, 400_000];

/// Of the positions whose best move the evaluation alone prefers, one in so many is
/// tried: there are too many of them.
const PLAIN: u32 = 4;

/// One time in so many, an ending is looked for, in that many games at most.
const ENDINGS: u32 = 3;
const ENDING_GAMES: u32 = 500;

/// The maximum number of seeds in play in an ending. A search can often prove the
/// result then. `None` where many positions can be proved without looking for them.
const fn ending_seeds(rules: &Rules) -> Option<u16> {
    match rules.variant() {
        Variant::Giuthi => Some(5),
        Variant::GiuthiStore | Variant::GiuthiRounds | Variant::Alemungula => Some(6),
        Variant::SulusAidi => Some(8),
        Variant::LayliGoobalay => None,
    }
}

/// The positions of a search for the proof of an ending.
const ENDING_NODES: u64 = 600_000;

/// Plays games and searches their positions.
pub struct Collector {
    rules: Rules,
    nodes: u64,
    /// For the levels, which would drop the entries of a large table each time.
    small: TranspositionTable,
    large: TranspositionTable,
}

impl Collector {
    pub fn new(rules: Rules, nodes: u64) -> Collector {
        Collector {
            rules,
            nodes,
            small: TranspositionTable::new(1 << 16),
            large: TranspositionTable::new(TranspositionTable::DEFAULT_PLACES),
        }
    }

    /// Returns the puzzles of one game that `file` doesn't have. One time in
    /// [`ENDINGS`] it is a proved ending, for which several games are played.
    pub fn play(&mut self, rng: &mut Rng, file: &PuzzleFile) -> Vec<Found> {
        match ending_seeds(&self.rules) {
            Some(seeds) if rng.below(ENDINGS) == 0 => {
                let found = (0..ENDING_GAMES).find_map(|_| self.ending(seeds, rng, file));
                found.into_iter().collect()
            }
            _ => self.puzzles(rng, file),
        }
    }

    fn puzzles(&mut self, rng: &mut Rng, file: &PuzzleFile) -> Vec<Found> {
        let record = self.game(rng);
        let mut plies: Vec<usize> = (0..record.positions().len()).collect();
        rng.shuffle(&mut plies);
        let mut found: Vec<(usize, Found)> = Vec::new();
        for ply in plies {
            // Drawn for every position, so that the numbers don't depend on the searches.
            let plain_too = rng.below(PLAIN) == 0;
            if found.iter().any(|(other, _)| other.abs_diff(ply) < APART) {
                continue;
            }
            let Some(position) = self.candidate(&record.positions()[ply], file) else {
                continue;
            };
            if found
                .iter()
                .any(|(_, other)| other.puzzle.position == position)
            {
                continue;
            }
            if let Some(puzzle) = self.puzzle(position, plain_too) {
                found.push((ply, puzzle));
            }
            if found.len() == MAX_PUZZLES {
                break;
            }
        }
        found.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// The earliest puzzle that can be proved in a game with so few seeds in play.
    fn ending(&mut self, max_seeds: u16, rng: &mut Rng, file: &PuzzleFile) -> Option<Found> {
        let record = self.game(rng);
        let few = record.positions().iter().rev().take_while(|position| {
            let banked: u16 = Side::ALL.map(|side| position.score(side)).iter().sum();
            self.rules.total() - banked <= max_seeds
        });
        let mut found = None;
        for position in few {
            if let Some(position) = self.candidate(position, file)
                && let Some(verdict) =
                    Verdict::search(&self.rules, position, ENDING_NODES, &mut self.large)
                && verdict.is_proved
            {
                found = Some((position, verdict));
            }
        }
        let (position, verdict) = found?;
        self.found(position, &verdict)
    }

    /// The position with South to move, if it can be a new puzzle: there is a choice,
    /// and nobody has won yet.
    fn candidate(&self, position: &Position, file: &PuzzleFile) -> Option<Position> {
        // A restriction comes from the move before, which a puzzle doesn't show.
        if position.to_move().is_none() || position.restriction().is_some() {
            return None;
        }
        let position = position.seen_by_mover();
        let can_be = self.rules.moves(&position).len() >= MIN_MOVES
            && !is_won(&self.rules, &position)
            && !file.has(&position);
        can_be.then_some(position)
    }

    fn game(&mut self, rng: &mut Rng) -> GameRecord {
        let rules = self.rules;
        let mut record = opening(&rules, rng, OPENING);
        let levels = BySide::from_fn(|_| {
            let place = rng.below(PLAYERS.len() as u32) as usize;
            &Level::ALL[PLAYERS[place]]
        });
        while let Some(mover) = record.position().to_move()
            && record.positions().len() < MAX_MOVES
        {
            let mv = if rng.below(RANDOM_MOVES) == 0 {
                random_move(record.position(), &rules, rng)
            } else {
                let (level, seed) = (levels[mover], rng.next_u64());
                let game = record.positions();
                BotPlayer::new(level, &rules, game, seed, &mut self.small).think(&mut self.small)
            };
            if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        record
    }

    /// The puzzle of a position, if it is one. If the evaluation alone finds the
    /// solution, it is one only with `plain_too`.
    fn puzzle(&mut self, position: Position, plain_too: bool) -> Option<Found> {
        let rules = &self.rules;
        let mut verdict = Verdict::search(rules, position, SHORT_SEARCHES[0], &mut self.large)?;
        let first = verdict.solution();
        if !plain_too {
            let result = every(rules, position, Limit::Depth(1), &mut self.small, |_| ());
            if result.every.first().is_some_and(|best| best.mv == first) {
                return None;
            }
        }
        for nodes in [SHORT_SEARCHES[1], self.nodes] {
            if verdict.is_proved {
                break;
            }
            verdict = Verdict::search(rules, position, nodes, &mut self.large)?;
            if verdict.solution() != first {
                return None;
            }
            // Only a proof could still add a theme.
            if nodes < self.nodes && themes(rules, &position, &verdict).is_empty() {
                return None;
            }
        }
        self.found(position, &verdict)
    }

    /// The puzzle of a verdict; `None` if it has no theme.
    fn found(&mut self, position: Position, verdict: &Verdict) -> Option<Found> {
        let rules = &self.rules;
        let themes = themes(rules, &position, verdict);
        if themes.is_empty() {
            return None;
        }
        let solution = verdict.solution();
        Some(Found {
            hardness: hardness(rules, &position, solution, &mut self.small),
            puzzle: CollectedPuzzle {
                position,
                solution,
                continuation: verdict.line[1..].to_vec(),
                gain: verdict.gain,
                difficulty: 1,
                themes,
                is_proved: verdict.is_proved,
            },
        })
    }
}

/// Returns whether a side has more than half of the seeds for certain.
fn is_won(rules: &Rules, position: &Position) -> bool {
    Side::ALL
        .into_iter()
        .any(|side| 2 * position.score(side) > rules.total())
}
