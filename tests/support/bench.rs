//! A count that shows whether a change of the search or the evaluation is
//! neutral: fixed positions, fixed depth, the positions looked at.

use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable};
use mbegu::rules::{GameRecord, GameStatus, Rules, Side, Variant};

/// What [`count`] gives. A change that is meant to alter it writes the new
/// number here.
pub const COUNT: u64 = 5_321;

/// A game in which there is a move to be made: at its start or, where it
/// begins with a race, after one.
pub fn opened(rules: &Rules, first: Side) -> GameRecord {
    let mut record = GameRecord::new(*rules, first);
    if record.position().status() == GameStatus::Race {
        record.play_text("c*F").expect("a race that ends");
    }
    record
}

/// The positions looked at from the opening of every game, six moves deep.
pub fn count() -> u64 {
    let counts = Variant::ALL.into_iter().map(|variant| {
        let rules = variant.default_rules();
        let record = opened(&rules, Side::South);
        let limits = [Limit::Depth(6)];
        let table = TranspositionTable::new(1 << 14);
        let mut chance = Rng::new(1);
        let game = record.positions();
        let mut search = Search::new(
            SearchConfig {
                rules: &rules,
                game,
                limits: &limits,
                mode: SearchMode::Best,
            },
            &mut chance,
            table,
        );
        search.run();
        search.nodes()
    });
    counts.sum()
}
