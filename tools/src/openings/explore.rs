//! Makes the tables of first moves that the page shows.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use mbegu::bot::{
    Limit, MoveResult, OpeningBook, OpeningEntry, OpeningMove, OpeningTable, ProofTable, Rng,
    Search, SearchConfig, SearchMode, TranspositionTable,
};
use mbegu::rules::{
    Board, BySide, GameRecord, GameStatus, Move, Pace, Position, RaceRecord, Rules, Side, Variant,
};

use crate::args::{Args, set, set_games};
use crate::static_file;

use super::proves;

/// The number of positions of a proof search for each bound of a move.
const PROOF_NODES: u64 = 150_000;

/// The number of places of its table.
const PROOF_PLACES: u32 = 1 << 18;

#[derive(Clone, Copy)]
struct TableSize {
    /// The maximum number of plies before a position; a race is none.
    plies: usize,
    positions: usize,
    nodes: u64,
}

pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let mut size = TableSize {
        plies: 6,
        positions: 400,
        nodes: 3_000_000,
    };
    let mut check = 0_usize;
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "plies" => set(&mut size.plies, value),
        "positions" => set(&mut size.positions, value),
        "nodes" => set(&mut size.nodes, value),
        "check" => set(&mut check, value),
        _ => Ok(false),
    })?;
    for variant in games {
        let rules = variant.default_rules();
        if check > 0 {
            check_sample(&rules, check)?;
            continue;
        }
        let table = explore(&rules, size)?;
        let text = format!("{}{table}", head(variant, size));
        fs::write(path(&rules)?, text)?;
        println!("{variant}: {} positions", table.entries().len());
    }
    Ok(())
}

fn head(variant: Variant, size: TableSize) -> String {
    let TableSize {
        plies,
        positions,
        nodes,
    } = size;
    format!(
        "# Made by `cargo xtask openings explore --game {variant} --plies {plies} --positions {positions} --nodes {nodes}`.\n\
         # A line is a position: the moves that lead there from the start, where South begins;\n\
         # the depth of the search; every move with the lead that its player then has, in\n\
         # tenths of a seed, the best first, with `=` before a lead that is proved.\n\
         # Each position has a search of {nodes} positions.\n"
    )
}

fn path(rules: &Rules) -> Result<PathBuf> {
    let address =
        OpeningTable::address(rules).context("the page asks for no table of this game")?;
    Ok(static_file(address))
}

/// The positions that are still to be searched.
#[derive(Default)]
struct Queue {
    /// The smallest comes first: what the moves to the position, from the second one on,
    /// were worth less than the best ones, in tenths of a seed; their number; and the place
    /// of the record.
    next: BinaryHeap<Reverse<(i32, usize, usize)>>,
    records: Vec<GameRecord>,
}

impl Queue {
    fn push(&mut self, record: GameRecord, cost: i32) {
        let place = self.records.len();
        self.next.push(Reverse((cost, record.plies(), place)));
        self.records.push(record);
    }

    fn pop(&mut self) -> Option<(GameRecord, i32)> {
        let Reverse((cost, _, place)) = self.next.pop()?;
        Some((self.records[place].clone(), cost))
    }
}

fn explore(rules: &Rules, size: TableSize) -> Result<OpeningTable> {
    let mut searcher = Searcher::new(rules, size.nodes)?;
    let mut queue = Queue::default();
    for record in starts(rules) {
        queue.push(record, 0);
    }
    let mut known = HashSet::new();
    let mut entries = Vec::new();
    while entries.len() < size.positions
        && let Some((record, cost)) = queue.pop()
    {
        if !known.insert(record.position().seen_by_mover()) {
            continue;
        }
        let entry = searcher.search(&record)?;
        let plies = record.plies() - usize::from(record.race().is_some());
        let best = entry.moves.first().map_or(0, |it| it.tenths);
        for it in entry.moves.iter().filter(|_| plies < size.plies) {
            let mut next = record.clone();
            // The moves of an entry are legal.
            let is_played = next.play(it.mv, &mut ()).is_ok();
            if is_played && next.position().to_move().is_some() {
                let own = if plies == 0 { 0 } else { best - it.tenths };
                queue.push(next, cost + own);
            }
        }
        eprintln!("{} {entry}", entries.len() + 1);
        entries.push(entry);
    }
    Ok(OpeningTable::new(*rules, entries))
}

/// The games that every other one begins with: the start, or every race at an even pace.
fn starts(rules: &Rules) -> Vec<GameRecord> {
    let start = GameRecord::new(*rules, Side::South);
    if start.position().status() != GameStatus::Race {
        return vec![start];
    }
    let run = |race| {
        let mut record = start.clone();
        // A race that is void is run again.
        record.run_race(race, &mut ()).ok()?;
        record.position().to_move().and(Some(record))
    };
    even_races(rules.board()).filter_map(run).collect()
}

/// Every pair of picks at an even pace (Rules 3.6.1), by South's pick and then by North's.
fn even_races(board: Board) -> impl Iterator<Item = RaceRecord> {
    let pairs = move |south| {
        let norths = board.pits_of(Side::North);
        norths.map(move |north| BySide { south, north })
    };
    board.pits_of(Side::South).flat_map(pairs).map(|picks| {
        let pace = Pace::Even;
        RaceRecord { picks, pace }
    })
}

/// Searches positions, each by itself.
struct Searcher {
    rules: Rules,
    nodes: u64,
    table: TranspositionTable,
    prover: Option<Prover>,
}

impl Searcher {
    fn new(rules: &Rules, nodes: u64) -> Result<Searcher> {
        Ok(Searcher {
            rules: *rules,
            nodes,
            table: TranspositionTable::new(TranspositionTable::DEFAULT_PLACES),
            prover: Prover::new(rules)?,
        })
    }

    /// The entry of a position, the best move first.
    fn search(&mut self, record: &GameRecord) -> Result<OpeningEntry> {
        let mut entry = self.estimate(record)?;
        if let Some(prover) = &mut self.prover
            && entry.moves.iter().any(|it| !it.is_proved)
        {
            prover.prove(&mut entry);
        }
        entry
            .moves
            .sort_by_key(|it| (Reverse(it.tenths), !it.is_proved));
        Ok(entry)
    }

    /// What a search finds of a position, the moves in the order of the pits.
    fn estimate(&mut self, record: &GameRecord) -> Result<OpeningEntry> {
        let config = SearchConfig {
            rules: &self.rules,
            game: &[*record.position()],
            limits: &[Limit::Nodes(self.nodes)],
            mode: SearchMode::AllMoves,
        };
        let mut search = Search::new(config, &mut Rng::new(1), &mut self.table);
        search.run(&mut self.table);
        let answer = search.answer();
        let report = answer.report.context("too few positions for a search")?;
        let mut moves = Vec::new();
        for MoveResult { mv, score, .. } in answer.every {
            let score = score.with_context(|| format!("{record}: a move has no score"))?;
            // Half a tenth is rounded away from zero, so that both sides see the same. An
            // estimate may be more than all seeds.
            let most = 100 * i32::from(self.rules.total());
            let hundredths = score.hundredths().clamp(-most, most);
            moves.push(OpeningMove {
                mv,
                tenths: (hundredths + 5 * hundredths.signum()) / 10,
                is_proved: report.proved,
            });
        }
        moves.sort_by_key(|it| it.mv.pit.index() * 2 + it.mv.direction as usize);
        Ok(OpeningEntry {
            record: record.clone(),
            depth: report.depth,
            moves,
        })
    }
}

/// Proves leads in a game with an opening book.
struct Prover {
    book: OpeningBook,
    table: ProofTable,
}

impl Prover {
    /// `None` for a game without a book.
    fn new(rules: &Rules) -> Result<Option<Prover>> {
        let Some(address) = OpeningBook::address(rules.variant(), rules.options()) else {
            return Ok(None);
        };
        let text = fs::read_to_string(static_file(address)).context(address)?;
        Ok(Some(Prover {
            book: text.parse().context(address)?,
            table: ProofTable::new(PROOF_PLACES),
        }))
    }

    /// Replaces the estimates that the book or a short proof search proves.
    fn prove(&mut self, entry: &mut OpeningEntry) {
        let by_book = self.by_book(&entry.record);
        let before = entry.record.position();
        for it in &mut entry.moves {
            let lead = match by_book {
                Some((mv, lead)) if mv == it.mv => Some(lead),
                Some((_, lead)) => {
                    // No move is better than that of the book.
                    it.tenths = it.tenths.min(10 * lead);
                    self.by_search(before, it)
                }
                None => self.by_search(before, it),
            };
            if let Some(lead) = lead {
                it.tenths = 10 * lead;
                it.is_proved = true;
            }
        }
    }

    /// The move of the book after a game in which both sides followed it, and the lead of
    /// the side to move at the end, in seeds.
    fn by_book(&self, record: &GameRecord) -> Option<(Move, i32)> {
        let (book, positions) = (&self.book, record.positions());
        let best = |at: usize| book.best(&[positions[0], positions[at]]);
        let followed = (record.moves().iter().enumerate()).all(|(at, &mv)| best(at) == Some(mv));
        let [first, second] = book.parts().each_ref().map(|part| part.seeds);
        if !followed || first + second != book.rules().total() {
            return None;
        }
        let goal = book.goal(&[positions[0], *record.position()])?;
        let lead = 2 * i32::from(goal.seeds) - i32::from(book.rules().total());
        Some((best(positions.len() - 1)?, lead))
    }

    /// The exact lead in seeds of the side to move after a move, if it is the one nearest
    /// to what a search found and short searches prove both bounds.
    fn by_search(&mut self, before: &Position, found: &OpeningMove) -> Option<i32> {
        let Prover { book, table } = self;
        let (rules, side) = (book.rules(), before.to_move()?);
        let after = rules.play_unchecked(before, found.mv, &mut ());
        let total = i32::from(rules.total());
        let seeds = u16::try_from((total * 10 + found.tenths + 10).div_euclid(20)).ok()?;
        let mut proves = |claim| proves(rules, &after, claim, PROOF_NODES, table);
        let other = rules.total().checked_sub(seeds)?;
        let is_exact = proves((side, seeds)) && proves((side.other(), other));
        is_exact.then_some(2 * i32::from(seeds) - total)
    }
}

/// Makes a sample of the lines of a game's table again.
fn check_sample(rules: &Rules, count: usize) -> Result<()> {
    let path = path(rules)?;
    let text = fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    let table: OpeningTable = text
        .parse()
        .with_context(|| format!("{}", path.display()))?;
    let made_by = text.lines().next().unwrap_or_default();
    let nodes = made_by
        .split(['`', ' '])
        .skip_while(|word| *word != "--nodes");
    let nodes = nodes.skip(1).find_map(|word| word.parse().ok());
    let mut searcher = Searcher::new(rules, nodes.context("its head has no number of nodes")?)?;
    let entries = table.entries();
    let step = entries.len().div_ceil(count).max(1);
    for entry in entries.iter().step_by(step) {
        let again = searcher.search(&entry.record)?;
        ensure!(
            again.to_string() == entry.to_string(),
            "{entry} comes out as {again}"
        );
    }
    println!(
        "{}: {} lines again",
        rules.variant(),
        entries.len().div_ceil(step)
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "long: runs with cargo xtask test --all"]
    fn the_same_numbers_give_the_same_table() -> Result<()> {
        let size = TableSize {
            plies: 3,
            positions: 14,
            nodes: 3_000,
        };
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let table = explore(&rules, size)?;
            assert_eq!(table.entries().len(), 14, "{variant}");
            assert_eq!(table.to_string(), explore(&rules, size)?.to_string());
            // Each line comes out by itself, and is read as it is written.
            let mut searcher = Searcher::new(&rules, size.nodes)?;
            for entry in table.entries().iter().step_by(5) {
                assert_eq!(
                    searcher.search(&entry.record)?.to_string(),
                    entry.to_string()
                );
            }
            let again: OpeningTable = table.to_string().parse()?;
            assert_eq!(again.to_string(), table.to_string(), "{variant}");
        }
        Ok(())
    }
}
