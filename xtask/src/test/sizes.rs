//! How large the built page is as it goes over the network.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::build::{dist, files};
use crate::run::read;
use crate::setup::root;

/// The most bytes of brotli and of gzip.
struct Limit {
    brotli: usize,
    gzip: usize,
}

/// The page with all its views, without the bot's worker. The aim was 260,000 and 310,000,
/// before the board, the lessons, the puzzles, the editor and seven languages. Both limits
/// were set about 2,000 above the size: the order of two rules of CSS alone can change
/// brotli by 400.
const PAGE: Limit = Limit {
    brotli: 584_500,
    gzip: 734_000,
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

/// The files that are counted: no pictures, and no texts, of which a visitor loads
/// one language.
const COUNTED: [&str; 4] = ["html", "css", "js", "wasm"];

/// Files that no view needs: the service worker with its script.
const NOT_COUNTED: [&str; 2] = ["offline", "sw"];

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
    let (mut page, mut worker) = (Vec::new(), Vec::new());
    for ending in COUNTED {
        for path in files(&dist(), ending)? {
            let name = file_name(&path);
            if name.starts_with("bot") {
                worker.push(path);
            } else if !NOT_COUNTED.iter().any(|other| name.starts_with(other))
                // The other HTML files lead to that one.
                && (ending != "html" || name == "index.html")
            {
                page.push(path);
            }
        }
    }
    let english = dist().join("locales/en.ftl");
    measure(&[english])?;
    let parts = [
        ("the page with all its views", page, PAGE),
        ("the bot's worker", worker, WORKER),
        (
            "the tables of openings",
            files(&root().join("static/explorer"), "txt")?,
            TABLES,
        ),
    ];
    for (name, paths, limit) in parts {
        let sizes = measure(&paths)?;
        let sum = |of: fn(&Size) -> usize| sizes.iter().map(of).sum();
        let size = Size {
            raw: sum(|size| size.raw),
            brotli: sum(|size| size.brotli),
            gzip: sum(|size| size.gzip),
        };
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
