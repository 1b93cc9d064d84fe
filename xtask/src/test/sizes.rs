//! How large the built page is as it goes over the network.

use std::ops::Add;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::build::{BOT, EXTRAS, dist, files, program_files};
use crate::run::read;
use crate::setup::root;

/// The most bytes of brotli and of gzip.
struct Limit {
    brotli: usize,
    gzip: usize,
}

/// What is loaded before the board answers: the page, scripts, the first styles, English and the
/// program. The aim is 220,000 and 270,000. Each limit of a step is 2 % over the last size.
const FIRST_STEP: Limit = Limit {
    brotli: 302_000,
    gzip: 365_300,
};

/// With what a whole game against the bot needs, without its worker. The aim is 330,000.
const SECOND_STEP: Limit = Limit {
    brotli: 327_600,
    gzip: 394_000,
};

/// With what is loaded by itself after that: the late part and its styles.
const LATE_STEP: Limit = Limit {
    brotli: 671_000,
    gzip: 813_000,
};

/// The page with all its views, without the bot's worker. The order of two rules of CSS alone
/// can change brotli by 400.
const PAGE: Limit = Limit {
    brotli: 745_000,
    gzip: 904_000,
};

/// The bot's worker. Opening books took 6,500, a proof that asks tables of endings 4,000.
const WORKER: Limit = Limit {
    brotli: 128_500,
    gzip: usize::MAX,
};

/// The tables of openings of all games. The page loads the one of its game when the
/// openings are shown.
const TABLES: Limit = Limit {
    brotli: 60_000,
    gzip: usize::MAX,
};

/// The puzzles of one game.
const PUZZLES: Limit = Limit {
    brotli: 40_000,
    gzip: usize::MAX,
};

/// The files that are counted: no pictures.
const COUNTED: [&str; 4] = ["html", "css", "js", "wasm"];

/// Files that no view needs: the service worker with its script.
const NOT_COUNTED: [&str; 2] = ["offline", "sw"];

/// How the names of the files begin that come with the late part, and when they are needed.
const LATE: [&str; 3] = ["late-", "split_late", "chunk_"];
const OPENED: [&str; 2] = ["picture", EXTRAS];

/// A script that prints the sizes of the files in its arguments, a line each.
const MEASURE: &str = "
    const fs = require('fs'), zlib = require('zlib');
    for (const file of process.argv.slice(1)) {
        const raw = fs.readFileSync(file);
        const brotli = zlib.brotliCompressSync(raw);
        const gzip = zlib.gzipSync(raw, { level: 9 });
        console.log(raw.length, brotli.length, gzip.length);
    }";

/// The bytes of files: as they are, and packed.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    brotli: usize,
    gzip: usize,
}

impl Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Size {
            raw: self.raw + other.raw,
            brotli: self.brotli + other.brotli,
            gzip: self.gzip + other.gzip,
        }
    }
}

impl Size {
    fn print(self, name: &str) {
        println!(
            "{name:<44} {:>9} {:>9} {:>9}",
            self.raw, self.brotli, self.gzip
        );
    }
}

/// Measures what is in `dist/`, the tables of openings and the puzzles.
///
/// # Errors
///
/// A file that can't be read, or a part that is above its limit.
pub fn check() -> Result<()> {
    println!("{:<44} {:>9} {:>9} {:>9}", "", "raw", "brotli", "gzip");
    let texts = |part| dist().join(format!("locales/en{part}.ftl"));
    let (mut first, mut bot, mut late) = (vec![texts("")], Vec::new(), vec![texts("-late")]);
    let (mut opened, mut worker) = (Vec::new(), Vec::new());
    for ending in COUNTED {
        for path in [files(&dist(), ending)?, program_files(&dist(), ending)?].concat() {
            let name = file_name(&path);
            let begins = |with: &[&str]| with.iter().any(|begin| name.starts_with(begin));
            // The other HTML files lead to that one.
            if begins(&NOT_COUNTED) || (ending == "html" && name != "index.html") {
                continue;
            }
            let part = if name.starts_with("bot") {
                &mut worker
            } else if begins(&BOT) {
                &mut bot
            } else if begins(&LATE) {
                &mut late
            } else if begins(&OPENED) {
                &mut opened
            } else {
                &mut first
            };
            part.push(path);
        }
    }
    let first = sum(&first)?;
    let second = first + sum(&bot)?;
    let late = second + sum(&late)?;
    let parts = [
        ("before the board answers", first, FIRST_STEP),
        ("for a game against the bot", second, SECOND_STEP),
        ("with the views of games", late, LATE_STEP),
        ("the page with all its views", late + sum(&opened)?, PAGE),
        ("the bot's worker", sum(&worker)?, WORKER),
        (
            "the tables of openings",
            sum(&files(&root().join("static/explorer"), "txt")?)?,
            TABLES,
        ),
    ];
    for (name, size, limit) in parts {
        size.print(name);
        hold(name, size, &limit)?;
    }
    let puzzles = files(&root().join("static/puzzles"), "txt")?;
    ensure!(puzzles.len() == 6, "not every game has puzzles");
    for (path, size) in puzzles.iter().zip(measure(&puzzles)?) {
        hold(&format!("puzzles of {}", file_name(path)), size, &PUZZLES)?;
    }
    Ok(())
}

/// The size of files together.
fn sum(paths: &[PathBuf]) -> Result<Size> {
    Ok(measure(paths)?.into_iter().fold(Size::default(), Add::add))
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Measures files with Node.js, and prints their sizes.
fn measure(paths: &[PathBuf]) -> Result<Vec<Size>> {
    ensure!(!paths.is_empty(), "there is nothing to measure");
    let output = read(Command::new("node").args(["--eval", MEASURE]).args(paths))?;
    let sizes = output.lines().map(|line| {
        let numbers: Vec<usize> = line.split(' ').flat_map(str::parse).collect();
        match numbers[..] {
            [raw, brotli, gzip] => Some(Size { raw, brotli, gzip }),
            _ => None,
        }
    });
    let sizes: Option<Vec<Size>> = sizes.collect();
    let sizes = sizes.context("Node.js printed no sizes")?;
    for (path, size) in paths.iter().zip(&sizes) {
        size.print(&file_name(path));
    }
    Ok(sizes)
}

/// Checks a size against its limit.
fn hold(name: &str, size: Size, limit: &Limit) -> Result<()> {
    ensure!(
        size.raw > 0 && size.brotli <= limit.brotli && size.gzip <= limit.gzip,
        "{name}: {} bytes of brotli and {} of gzip, of at most {} and {}",
        size.brotli,
        size.gzip,
        limit.brotli,
        limit.gzip
    );
    Ok(())
}
