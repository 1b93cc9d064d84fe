//! A count that shows whether a change of the search or the evaluation is
//! neutral: fixed positions, fixed depth, the positions looked at.

use mbegu::bot::{Chance, Limit, Lines, Search, Table};
use mbegu::rules::{Side, Variant};

/// What [`count`] gives. A change that is meant to alter it writes the new
/// number here.
pub const COUNT: u64 = 27_283;

/// The positions looked at from the start of every game that begins with a
/// move, six moves deep.
pub fn count() -> u64 {
    let games = Variant::ALL.into_iter();
    let games = games.filter(|&variant| variant != Variant::SulusAidi);
    let counts = games.map(|variant| {
        let rules = variant.default_rules();
        let start = [rules.start(Side::South)];
        let limits = [Limit::Depth(6)];
        let table = Table::new(1 << 14);
        let mut chance = Chance::new(1);
        let mut search = Search::new(&rules, &start, &limits, Lines::Best, &mut chance, table);
        search.run(&mut || false, &mut |_| {});
        search.nodes()
    });
    counts.sum()
}
