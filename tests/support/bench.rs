//! The number of positions that the search visits from fixed positions to a fixed
//! depth. It changes if a change of the search or the evaluation is not neutral.

use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable};
use mbegu::rules::{GameRecord, GameStatus, Rules, Side, Variant};

/// The expected result of [`count`]. Update it with a change that is meant to alter
/// the search.
pub const COUNT: u64 = 5_187;

/// A game at its first move, after a race if it has one.
pub fn opened(rules: &Rules, first: Side) -> GameRecord {
    let mut record = GameRecord::new(*rules, first);
    if record.position().status() == GameStatus::Race {
        record.play_text("c*F").expect("a race that ends");
    }
    record
}

/// The positions visited from the opening of every game, six moves deep.
pub fn count() -> u64 {
    let counts = Variant::ALL.into_iter().map(|variant| {
        let rules = variant.default_rules();
        let record = opened(&rules, Side::South);
        let limits = [Limit::Depth(6)];
        let mut table = TranspositionTable::new(1 << 14);
        let mut rng = Rng::new(1);
        let game = record.positions();
        let mut search = Search::new(
            SearchConfig {
                rules: &rules,
                game,
                limits: &limits,
                mode: SearchMode::Best,
            },
            &mut rng,
            &mut table,
        );
        search.run(&mut table);
        search.nodes()
    });
    counts.sum()
}
