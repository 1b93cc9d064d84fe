//! The scores of positions, each by a search of its own.

use crate::rules::{Position, Rules, Side};

use super::{
    Level, Limit, Progress, Rng, Score, Search, SearchConfig, SearchMode, TranspositionTable,
    evaluate,
};

/// Searches one position at a time, in slices.
#[derive(Debug)]
pub(super) struct Appraiser {
    level: Level,
    rng: Rng,
    rules: Rules,
    position: Position,
    table: Option<TranspositionTable>,
    search: Option<Search>,
}

impl Appraiser {
    pub fn new(rules: &Rules, level: &Level, rng: Rng, table: TranspositionTable) -> Appraiser {
        Appraiser {
            level: *level,
            rng,
            rules: *rules,
            position: rules.start(Side::South),
            table: Some(table),
            search: None,
        }
    }

    /// Starts a search of that many positions.
    pub fn begin(&mut self, rules: &Rules, position: Position, nodes: u64) {
        let table = self.take_table();
        self.rules = *rules;
        self.position = position;
        let limits = [Limit::Depth(self.level.depth), Limit::Nodes(nodes)];
        let game = [position];
        let config = SearchConfig {
            rules,
            game: &game,
            limits: &limits,
            mode: SearchMode::Worth,
        };
        let search = Search::new(config, &mut self.rng, table);
        self.search = Some(search.with_level(&self.level));
    }

    /// Visits about that many positions. Returns the score of South in hundredths of
    /// a seed once it is found.
    pub fn advance(&mut self, nodes: u64) -> Option<i32> {
        let search = self.search.as_mut()?;
        loop {
            match search.advance(nodes) {
                Progress::Deeper(_) => {}
                Progress::Paused => return None,
                Progress::Done => break,
            }
        }
        let found = search.answer().report.map(|report| report.score);
        let score = match (found, self.position.to_move()) {
            (Some(score), Some(Side::North)) => -score,
            (Some(score), _) => score,
            // It is over, or there was no time for anything.
            (None, _) => self.static_value(),
        };
        self.table = self.search.take().map(Search::into_table);
        Some(score.hundredths())
    }

    fn static_value(&self) -> Score {
        let weights = self.level.weights(&self.rules);
        evaluate(&self.rules, &weights, &self.position, Side::South)
    }

    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// The table for whoever searches next.
    pub fn take_table(&mut self) -> TranspositionTable {
        let search = self.search.take().map(Search::into_table);
        search
            .or(self.table.take())
            .unwrap_or_else(|| TranspositionTable::new(TranspositionTable::DEFAULT_PLACES))
    }
}
