//! Scores of positions, each by its own search.

use crate::rules::{Position, Rules, Side};

use super::{
    Level, Limit, Progress, Rng, Score, Search, SearchConfig, SearchMode, TranspositionTable,
    evaluate,
};

/// Searches one position at a time, in slices.
#[derive(Debug)]
pub(super) struct PositionScorer {
    level: Level,
    rng: Rng,
    rules: Rules,
    position: Position,
    search: Option<Search>,
}

impl PositionScorer {
    pub fn new(rules: &Rules, level: &Level, rng: Rng) -> PositionScorer {
        PositionScorer {
            level: *level,
            rng,
            rules: *rules,
            position: rules.start(Side::South),
            search: None,
        }
    }

    /// Starts a search of that many positions.
    pub fn begin(
        &mut self,
        table: &mut TranspositionTable,
        rules: &Rules,
        position: Position,
        nodes: u64,
    ) {
        self.rules = *rules;
        self.position = position;
        let limits = [Limit::Depth(self.level.depth), Limit::Nodes(nodes)];
        let game = [position];
        let config = SearchConfig {
            rules,
            game: &game,
            limits: &limits,
            mode: SearchMode::Score,
        };
        let search = Search::new(config, &mut self.rng, table);
        self.search = Some(search.with_level(&self.level));
    }

    /// Visits about that many positions. Returns the score of South in hundredths of
    /// a seed once it is found.
    pub fn advance(&mut self, table: &mut TranspositionTable, nodes: u64) -> Option<i32> {
        let search = self.search.as_mut()?;
        loop {
            match search.advance(table, nodes) {
                Progress::Deeper(_) => {}
                Progress::Paused => return None,
                Progress::Done => break,
            }
        }
        let found = search.answer().report.map(|report| report.score);
        let score = match (found, self.position.to_move()) {
            (Some(score), Some(Side::North)) => -score,
            (Some(score), _) => score,
            // The game is over, or no iteration was finished.
            (None, _) => self.static_value(),
        };
        self.search = None;
        Some(score.hundredths())
    }

    fn static_value(&self) -> Score {
        let weights = self.level.weights(&self.rules);
        evaluate(&self.rules, &weights, &self.position, Side::South)
    }

    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }
}
