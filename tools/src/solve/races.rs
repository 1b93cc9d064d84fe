//! `cargo xtask solve races`: the value after each race at an even pace.

use std::fmt::Display;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{GameStatus, Rules, Side};

use crate::races::even_races;
use crate::watch::Watch;

use super::start::Start;
use super::{Solution, check, solve};

/// Solves the game after every race, each as far as `nodes` positions allow, and checks
/// each certificate. `print` gets a line for every race, and then a table of all: South's
/// pick by North's.
///
/// # Errors
///
/// A game without a race, or a certificate that doesn't hold.
pub(super) fn run(
    rules: Rules,
    nodes: u64,
    places: u32,
    print: &mut dyn FnMut(String),
) -> Result<()> {
    let board = rules.board();
    ensure!(
        rules.start(Side::South).status() == GameStatus::Race,
        "the game has no race"
    );
    let mut values = Vec::new();
    let (mut exact, mut visited) = (0_u32, 0_u64);
    let watch = Watch::start();
    for race in even_races(board) {
        let race = rules.display_race(&race);
        let start = match Start::new(rules, &race) {
            Ok(start) => start,
            // On a small board a race may be void, or end the game.
            Err(error) => {
                print(format!("{race}: {error:#}"));
                values.push("-".to_owned());
                continue;
            }
        };
        let solution = solve(&start, nodes, places, &mut |_| {})?;
        check_certificate(&solution).with_context(|| format!("{race} fails"))?;
        let (low, high) = solution.certificate.bounds();
        let value = match low == high {
            true => format!("{low}"),
            false => format!("{low} to {high}"),
        };
        print(format!(
            "{race}: first player {}, {value}; {} positions, {:.1} s in all",
            start.first,
            solution.nodes,
            watch.elapsed().as_secs_f64()
        ));
        exact += u32::from(low == high);
        visited += solution.nodes;
        values.push(format!("{} {value}", start.first.letter()));
    }
    let letters = |side| board.pits_of(side).map(|pit| board.letter(pit));
    print(format!("| |{}", cells(letters(Side::North))));
    print(format!("|---|{}", "--:|".repeat(board.pits().into())));
    for (letter, row) in letters(Side::South).zip(values.chunks(board.pits().into())) {
        print(format!("| {letter} |{}", cells(row)));
    }
    print(format!(
        "{exact} of {} races have one value; {visited} positions, {:.1} s",
        values.len(),
        watch.elapsed().as_secs_f64()
    ));
    Ok(())
}

/// Checks the text of a solution's certificate.
fn check_certificate(solution: &Solution) -> Result<()> {
    let mut text = Vec::new();
    solution.certificate.write(&mut text)?;
    check::check(&text[..]).map(drop)
}

/// The cells of a row of the table.
fn cells(cells: impl IntoIterator<Item: Display>) -> String {
    cells.into_iter().map(|cell| format!(" {cell} |")).collect()
}
