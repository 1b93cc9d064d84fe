//! Makes the opening books of solved games, which end where a short proof search proves the
//! rest.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::{BookPart, OpeningBook, ProofTable, SolvedStart};
use mbegu::rules::{Move, Position, Rules, Side};

use crate::args::{Args, set};
use crate::solve::{Claim, read_certificate};
use crate::static_file;

use super::proves;

/// The default number of positions of the proof search that ends a book. The bot has more,
/// since it begins with an empty table at every move.
const NODES: u64 = 10_000;

/// The places of its table, as many as the bot has.
const PLACES: u32 = 1 << 18;

pub fn run(args: Args) -> Result<()> {
    let mut nodes = NODES;
    let values = args.values_and_options(|name, value| match name {
        "nodes" => set(&mut nodes, value),
        _ => Ok(false),
    })?;
    match &values.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["check"] => check_all(nodes),
        [certificate] => make(certificate, nodes),
        _ => bail!("openings book needs a certificate, or `check`"),
    }
}

/// The file of a game's book; `None` for a game without one.
fn path(rules: &Rules) -> Option<PathBuf> {
    let address = OpeningBook::address(rules.variant(), rules.options())?;
    Some(static_file(address))
}

fn make(certificate: &str, nodes: u64) -> Result<()> {
    let file = File::open(certificate).with_context(|| format!("{certificate} can't be read"))?;
    let (start, claims) = read_certificate(BufReader::new(file))?;
    let rules = start.rules;
    ensure!(
        start.after.is_empty(),
        "a book begins at the start of the game"
    );
    let path = path(&rules).context("the page asks for no book of this game")?;
    let [first, second] = claims.each_ref().map(|claim| {
        let seeds = match claim.prover_begins() {
            true => claim.seeds(),
            false => rules.total() - claim.seeds(),
        };
        part(&rules, claim, seeds, nodes)
    });
    let book = OpeningBook::new(rules, [first?, second?])?;
    let text = format!(
        "# Made by `cargo xtask openings book CERTIFICATE --nodes {nodes}`; its form is described in src/bot/book.rs.\n{book}"
    );
    fs::write(&path, text)?;
    println!("{}", path.display());
    Ok(())
}

fn part(rules: &Rules, claim: &Claim, seeds: u16, nodes: u64) -> Result<BookPart> {
    let mut prover = Prover::new(rules, nodes);
    let moves = claim.moves();
    let part = BookPart::make(rules, !claim.prover_begins(), seeds, &mut |position| {
        if prover.proves(position, seeds)? {
            return Ok(None);
        }
        let mv = moves.get(position);
        let mv = mv.with_context(|| format!("the certificate doesn't have {position}"))?;
        Ok::<_, anyhow::Error>(Some(*mv))
    })?;
    println!("{seeds} seeds: {prover}");
    Ok(part)
}

/// Checks the books of all starts that are solved.
fn check_all(nodes: u64) -> Result<()> {
    for start in SolvedStart::ALL {
        let rules = start.variant.rules(start.options)?;
        let path = path(&rules).context("a solved start without a book")?;
        check(&rules, &path, nodes)?;
    }
    Ok(())
}

/// Proves the bounds of a game's book: every line of it ends with a number of seeds that
/// is decided, or with a position that the search proves.
fn check(rules: &Rules, path: &Path, nodes: u64) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("{}", path.display()))?;
    let book: OpeningBook = text
        .parse()
        .with_context(|| format!("{}", path.display()))?;
    let start = rules.resolve_turn(&rules.start(Side::South));
    for (second, part) in [false, true].into_iter().zip(book.parts()) {
        let mut prover = Prover::new(rules, nodes);
        let again = BookPart::make(rules, second, part.seeds, &mut |position| {
            let mv: Option<Move> = book.best(&[start, *position]);
            if mv.is_none() {
                let proved = prover.proves(position, part.seeds)?;
                ensure!(proved, "{position}: {} seeds are not proved", part.seeds);
            }
            Ok(mv)
        })?;
        ensure!(
            again == *part,
            "the moves of {} seeds are not those of the text",
            part.seeds
        );
        println!(
            "{}, {} seeds: {prover}, all proved",
            rules.variant(),
            again.seeds
        );
    }
    Ok(())
}

/// The proof search at the end of a book, with its figures.
struct Prover<'a> {
    rules: &'a Rules,
    table: ProofTable,
    nodes: u64,
    tried: u32,
    proved: u32,
}

impl Prover<'_> {
    fn new(rules: &Rules, nodes: u64) -> Prover<'_> {
        Prover {
            rules,
            table: ProofTable::new(PLACES),
            nodes,
            tried: 0,
            proved: 0,
        }
    }

    /// Returns whether the search proves that the side to move reaches so many seeds.
    fn proves(&mut self, position: &Position, seeds: u16) -> Result<bool> {
        let side = position
            .to_move()
            .with_context(|| format!("{position}: nobody is to move"))?;
        let claim = (side, seeds);
        let proved = proves(self.rules, position, claim, self.nodes, &mut self.table);
        self.tried += 1;
        self.proved += u32::from(proved);
        Ok(proved)
    }
}

impl std::fmt::Display for Prover<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Prover { tried, proved, .. } = self;
        write!(
            f,
            "{tried} positions, {proved} of them proved by the search"
        )
    }
}
