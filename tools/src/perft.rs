//! `cargo xtask perft`: counts the sequences of moves of a game.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{GameRecord, GameStatus, Side};

use crate::args::{Args, game};

pub const HELP: &str = "\
Usage: cargo xtask perft GAME DEPTH [RECORD]

Counts the sequences of moves up to a depth, to compare with other programs, and measures
the speed: giuthi 8, or from the end of a record, sulus-aidi 9 c*F.
";

pub fn run(args: Args) -> Result<()> {
    let values = args.values()?;
    let [id, depth, plies @ ..] = &values[..] else {
        anyhow::bail!("perft needs a game, a depth, and optionally a record");
    };
    let rules = game(id)?.default_rules();
    let depth: u32 =
        (depth.parse()).with_context(|| format!("{depth} is not a number of moves"))?;
    let mut record = GameRecord::new(rules, Side::South);
    record.play_text(&plies.join(" "))?;
    let position = *record.position();
    ensure!(
        position.status() != GameStatus::Race,
        "the game begins with a race: add one as a record, such as c*F"
    );
    for depth in 1..=depth {
        let start = Instant::now();
        let count = rules.perft(&position, depth);
        let seconds = start.elapsed().as_secs_f64();
        let speed = count as f64 / seconds / 1e6;
        println!("{depth:>3} {count:>14} {seconds:>8.2} s {speed:>7.1} million a second");
    }
    Ok(())
}
