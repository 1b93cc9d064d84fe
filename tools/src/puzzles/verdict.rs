//! Whether a position has only one best move.

use mbegu::bot::{
    CollectedPuzzle, Limit, MoveResult, Progress, Rng, Search, SearchConfig, SearchMode,
    SearchResult, TranspositionTable,
};
use mbegu::rules::{Move, Position, Rules};

/// The maximum number of moves in the line of a puzzle.
const MAX_LINE: usize = 5;

/// The only best move of a position, by a search that scores every move.
pub struct Verdict {
    /// The solution, and the best moves after it.
    pub line: Vec<Move>,
    pub gain: u8,
    /// `true` if the scores are exact.
    pub is_proved: bool,
    /// `true` if the best line ends the game within [`MAX_LINE`] moves.
    pub ends: bool,
}

impl Verdict {
    /// Searches `position` with that many positions. `None` if no move is the best by
    /// [`CollectedPuzzle::MIN_GAIN`], or if the last two finished iterations don't agree
    /// which.
    pub fn search(
        rules: &Rules,
        position: Position,
        nodes: u64,
        table: &mut TranspositionTable,
    ) -> Option<Verdict> {
        let mut bests = Vec::new();
        let result = every(rules, position, Limit::Nodes(nodes), table, |result| {
            bests.push(result.every[0].mv);
        });
        let (report, solution) = (result.report?, result.every.first()?.mv);
        let gain = gain(&result.every)?;
        let agreed = bests.iter().rev().take(2).all(|&best| best == solution);
        if !(agreed || report.proved) {
            return None;
        }
        let line = if report.line.first() == Some(&solution) {
            report.line
        } else {
            vec![solution]
        };
        let (line, last) = legal(rules, position, &line);
        Some(Verdict {
            line,
            gain,
            is_proved: report.proved,
            ends: last.to_move().is_none(),
        })
    }

    pub fn solution(&self) -> Move {
        self.line[0]
    }
}

/// A search of every move of a position without a history. `deeper` receives the
/// result of each finished iteration.
pub fn every(
    rules: &Rules,
    position: Position,
    limit: Limit,
    table: &mut TranspositionTable,
    mut deeper: impl FnMut(&SearchResult),
) -> SearchResult {
    let config = SearchConfig {
        rules,
        game: &[position],
        limits: &[limit],
        mode: SearchMode::AllMoves,
    };
    let mut search = Search::new(config, &mut Rng::new(0), table);
    loop {
        match search.advance(table, u64::MAX) {
            Progress::Deeper(_) => deeper(&search.answer()),
            Progress::Paused => {}
            Progress::Done => return search.answer(),
        }
    }
}

/// The lead of the best move over the second best in whole seeds, if it is enough for
/// a puzzle.
fn gain(every: &[MoveResult]) -> Option<u8> {
    let [best, second, ..] = every else {
        return None;
    };
    let gain = (best.score?.hundredths() - second.score?.hundredths()).div_euclid(100);
    u8::try_from(gain)
        .ok()
        .filter(|&gain| gain >= CollectedPuzzle::MIN_GAIN)
}

/// The first moves of a line as far as they are legal, and the position after them: a
/// line out of the transposition table can be wrong at its end.
fn legal(rules: &Rules, mut position: Position, line: &[Move]) -> (Vec<Move>, Position) {
    let mut moves = Vec::new();
    for &mv in line.iter().take(MAX_LINE) {
        let Ok(after) = rules.play(&position, mv, &mut ()) else {
            break;
        };
        moves.push(mv);
        position = after;
    }
    (moves, position)
}
