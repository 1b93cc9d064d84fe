//! `cargo xtask solve races`: the value after each race at an even pace.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{BySide, GameStatus, Pace, RaceRecord, Rules, Side};

use crate::watch::Watch;

use super::start::Start;
use super::{check, solve};

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
    let letters = board.pits_of(Side::North).map(|pit| board.letter(pit));
    let mut table = vec![
        format!("| |{}", cells(letters)),
        format!("|---|{}", "--:|".repeat(usize::from(board.pits()))),
    ];
    let (mut races, mut exact, mut visited) = (0_u32, 0_u32, 0_u64);
    let watch = Watch::start();
    for south in board.pits_of(Side::South) {
        let mut row = Vec::new();
        for north in board.pits_of(Side::North) {
            let race = rules.display_race(&RaceRecord {
                picks: BySide { south, north },
                pace: Pace::Even,
            });
            races += 1;
            let start = match Start::new(rules, &race) {
                Ok(start) => start,
                // A race without an end, on a small board.
                Err(error) => {
                    print(format!("{race}: {error:#}"));
                    row.push("-".to_owned());
                    continue;
                }
            };
            let solution = solve(&start, nodes, places, &mut |_| {})?;
            let mut text = Vec::new();
            solution.certificate.write(&mut text)?;
            check::check(&text[..]).with_context(|| format!("{race} fails"))?;
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
            row.push(format!("{} {value}", start.first.letter()));
        }
        table.push(format!("| {} |{}", board.letter(south), cells(row)));
    }
    table.into_iter().for_each(&mut *print);
    print(format!(
        "{exact} of {races} races have one value; {visited} positions, {:.1} s",
        watch.elapsed().as_secs_f64()
    ));
    Ok(())
}

/// The cells of a row of the table.
fn cells<T: std::fmt::Display>(cells: impl IntoIterator<Item = T>) -> String {
    cells.into_iter().map(|cell| format!(" {cell} |")).collect()
}
