//! `cargo xtask solve`: proves what the players of a game can force.

mod bound;
mod bounds;
mod certificate;
mod check;
mod start;
mod strategy;

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

use anyhow::{Context, Result, bail, ensure};

use crate::args::{Args, any_rules, game, set};
use crate::cpu_timer::CpuTimer;

use bounds::Bounds;
use certificate::Certificate;
pub use check::{Claim, read as read_certificate};
use start::Start;

/// The number of tables: for each bound that of the last proof and that of the search.
const TABLES: u64 = 4;

/// The size of an entry of a table in bytes.
const ENTRY: u64 = 16;

pub const HELP: &str = "\
Usage: cargo xtask solve GAME [OPTIONS]
       cargo xtask solve --check FILE

Proves what the first player of a game can force, and what the second player can hold
them to. Two proof searches take turns, each with the same number of positions: the first
player proves one seed more than is known, the other one seed less. The last line has both
bounds; if they are equal, that is the value of the game. docs/SOLVED.md has results.

  --pits N        the size, which may be one that the game doesn't offer
  --seeds N
  --after RECORD  begin after a record, such as c*F in Sulus Aidi; the first player is
                  the side to move there
  --nodes N       positions at most [default: 100000000]
  --memory MB     memory of the tables [default: 1024]
  --out FILE      write a certificate: for both bounds the positions that the prover can
                  come to, with a move for each
  --check FILE    check a certificate move by move, by the rules alone
";

pub fn run(args: Args) -> Result<()> {
    let (mut pits, mut seeds) = (None, None);
    let (mut nodes, mut memory) = (100_000_000_u64, 1024_u64);
    let (mut after, mut out, mut check) = (String::new(), String::new(), String::new());
    let values = args.values_and_options(|name, value| match name {
        "pits" => set(pits.insert(0), value),
        "seeds" => set(seeds.insert(0), value),
        "nodes" => set(&mut nodes, value),
        "memory" => set(&mut memory, value),
        "after" => set(&mut after, value),
        "out" => set(&mut out, value),
        "check" => set(&mut check, value),
        _ => Ok(false),
    })?;
    if !check.is_empty() {
        ensure!(values.is_empty(), "--check needs a file and no game");
        return check_file(&check);
    }
    let [id] = &values[..] else {
        bail!("solve needs one game, or --check and a file");
    };
    let places = (memory << 20) / ENTRY / TABLES;
    let places = u32::try_from(places).unwrap_or(u32::MAX);
    let start = Start::new(any_rules(game(id)?, pits, seeds)?, &after)?;
    println!("first player: {}", start.first);
    let certificate = solve(&start, nodes, places, &mut |line| println!("{line}"))?;
    println!("line: {}", certificate.line());
    if !out.is_empty() {
        let file = File::create(&out).with_context(|| format!("{out} can't be written"))?;
        let mut file = BufWriter::new(file);
        certificate.write(&mut file)?;
        file.flush()?;
        println!("certificate: {out}");
    }
    println!("{}", certificate.value());
    Ok(())
}

/// Checks a certificate and prints what it proves.
fn check_file(path: &str) -> Result<()> {
    let file = File::open(path).with_context(|| format!("{path} can't be read"))?;
    let checked = check::check(BufReader::new(file)).with_context(|| format!("{path} fails"))?;
    println!("{} positions, all checked", checked.positions);
    println!("{}", checked.value);
    Ok(())
}

/// Solves a game as far as so many positions allow, with tables of so many places.
/// `print` gets a line for every proof.
fn solve(
    start: &Start,
    nodes: u64,
    places: u32,
    print: &mut dyn FnMut(String),
) -> Result<Certificate> {
    let mut bounds = Bounds::new(start, places);
    // The tables are filled already.
    let watch = CpuTimer::start();
    bounds.run(nodes, |bounds, proved| {
        print(format!(
            "{proved}; {} positions, {:.1} s",
            bounds.nodes(),
            watch.elapsed().as_secs_f64()
        ));
    });
    let (more, less) = bounds.open_plies();
    print(format!(
        "searched: {} positions, {:.1} s; one more not in {more} plies, one less not in {less}",
        bounds.nodes(),
        watch.elapsed().as_secs_f64(),
    ));
    let certificate = bounds.certificate()?;
    print(format!(
        "strategies: {} and {} positions, {:.1} s",
        certificate.reaches.len(),
        certificate.holds.len(),
        watch.elapsed().as_secs_f64()
    ));
    Ok(certificate)
}

#[cfg(test)]
mod tests;
