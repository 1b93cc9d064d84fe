//! `cargo xtask openings`: what the bot and the tools know of first moves.

mod balanced;
mod book;
mod explore;
mod list;
mod random;

use anyhow::{Result, bail};
use mbegu::bot::{Limit, ProofConfig, ProofGoal, ProofResult, ProofSearch, ProofTable};
use mbegu::rules::{Position, Rules, Side};

use crate::args::Args;

pub use list::balanced;
pub use random::{opening, random_move};

pub const HELP: &str = "\
Usage: cargo xtask openings book CERTIFICATE [--nodes N]
       cargo xtask openings book check [--nodes N]
       cargo xtask openings balanced [OPTIONS]
       cargo xtask openings explore [OPTIONS]

book makes the opening book of a solved game, static/books/<game>-<pits>x<seeds>.txt,
from a certificate (cargo xtask solve --out). A book ends where a proof search of
--nodes positions proves the rest [default: 5000]. check proves all books again, without
their certificates.

balanced makes the lists of openings with which the games of the arena begin,
static/openings/<game>.txt: two to four plies, after which a search finds neither side
better by more than half a seed.
  --game G       a game, or all [default: all]
  --count N      openings of a game [default: 40]
  --seed S       [default: 1]
  --nodes N      positions of the search; one of a tenth as many drops most openings
                 that are not balanced [default: 2000000]

explore makes the tables of first moves that the page shows, static/explorer/<game>.txt:
the start, every position after one move or a race, and then those whose moves cost
least. In a game with a book, the book and short proof searches tell which leads are
exact. A game takes three to four minutes of a processor with the defaults.
  --game G       a game, or all [default: all]
  --plies N      the most moves before a position [default: 6]
  --positions N  [default: 400]
  --nodes N      positions of the search of each [default: 3000000]
  --check N      make N lines of each table again, and compare

The same options give the same files.
";

pub fn run(mut args: Args) -> Result<()> {
    match args.value()?.as_str() {
        "balanced" => balanced::run(args),
        "book" => book::run(args),
        "explore" => explore::run(args),
        other => bail!("openings has no part {other:?}"),
    }
}

/// Whether a search of so many positions proves that a side reaches so many seeds.
fn proves(
    rules: &Rules,
    position: &Position,
    (side, seeds): (Side, u16),
    nodes: u64,
    table: &mut ProofTable,
) -> bool {
    let config = ProofConfig {
        rules,
        game: &[*position],
        goal: ProofGoal { side, seeds },
        prover: side,
        limits: &[Limit::Nodes(nodes)],
    };
    let mut search = ProofSearch::new(config, table);
    search.run(table);
    matches!(search.answer(), ProofResult::Proved { .. })
}
