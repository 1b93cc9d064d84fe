//! What positions are worth, each by a search of its own.

use crate::rules::{Position, Rules, Side};

use super::{Chance, Level, Limit, Lines, Progress, Score, Search, Table, evaluate};

/// Appraises one position at a time, in slices.
#[derive(Debug)]
pub(super) struct Appraiser {
    level: Level,
    chance: Chance,
    rules: Rules,
    position: Position,
    table: Option<Table>,
    search: Option<Search>,
}

impl Appraiser {
    pub fn new(rules: &Rules, level: &Level, chance: Chance, table: Table) -> Appraiser {
        Appraiser {
            level: *level,
            chance,
            rules: *rules,
            position: rules.start(Side::South),
            table: Some(table),
            search: None,
        }
    }

    /// Turns to a position, for a search of so many positions.
    pub fn begin(&mut self, rules: &Rules, position: Position, nodes: u64) {
        let table = self.take_table();
        self.rules = *rules;
        self.position = position;
        let limits = [Limit::Depth(self.level.depth), Limit::Nodes(nodes)];
        let game = [position];
        let search = Search::new(rules, &game, &limits, Lines::Worth, &mut self.chance, table);
        self.search = Some(search.seen_by(&self.level));
    }

    /// Looks at about so many positions, and gives the worth of the one it was
    /// turned to for South, in hundredths of a seed, once that is found.
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
            (None, _) => self.seen(),
        };
        self.table = self.search.take().map(Search::into_table);
        Some(score.hundredths())
    }

    fn seen(&self) -> Score {
        let weights = self.level.judgement(&self.rules);
        evaluate(&self.rules, &weights, &self.position, Side::South)
    }

    pub fn chance(&mut self) -> &mut Chance {
        &mut self.chance
    }

    /// The table for whoever searches next.
    pub fn take_table(&mut self) -> Table {
        let search = self.search.take().map(Search::into_table);
        search
            .or(self.table.take())
            .unwrap_or_else(|| Table::new(Table::USUAL))
    }
}
