//! How large the built page is as it goes over the network.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The page with all its views, without the bot's worker, in bytes. The aim was 260,000
/// and 310,000, before the board, the lessons, the puzzles, the editor and seven languages.
/// Both limits were set about 2,000 above the size: the order of two rules of CSS alone can
/// change brotli by 400.
const PAGE: Limit = Limit {
    brotli: 582_500,
    gzip: 732_000,
};
/// The bot's worker, in bytes. Opening books took 6,500.
const WORKER: Limit = Limit {
    brotli: 124_000,
    gzip: usize::MAX,
};

struct Limit {
    brotli: usize,
    gzip: usize,
}

/// The tables of openings of all games, in bytes of brotli. The page loads the one of its
/// game when the openings are shown.
const TABLES: usize = 60_000;

/// The puzzles of one game, in bytes of brotli.
const PUZZLES: usize = 40_000;

/// The files that are counted: no pictures, and no texts, of which a visitor loads
/// one language.
const COUNTED: [&str; 4] = ["html", "css", "js", "wasm"];

/// Files that no view needs: the service worker with its script.
const NOT_COUNTED: [&str; 2] = ["offline", "sw"];

#[test]
fn the_page_and_the_worker_are_small() -> io::Result<()> {
    let (mut page, mut worker) = (Size::default(), Size::default());
    println!("{:<44} {:>9} {:>9} {:>9}", "", "raw", "brotli", "gzip");
    let mut paths = Vec::new();
    for entry in fs::read_dir(xtask::build::dist())? {
        paths.push(entry?.path());
    }
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        // The other HTML files lead to that one.
        if !COUNTED.contains(&&*ending) || ending == "html" && name != "index.html" {
            continue;
        }
        let size = Size::of(&path)?;
        size.print(&name);
        if name.starts_with("bot") {
            worker.add(&size);
        } else if !NOT_COUNTED.iter().any(|other| name.starts_with(other)) {
            page.add(&size);
        }
    }
    page.print("the page with all its views");
    Size::of(&xtask::build::dist().join("locales/en.ftl"))?
        .print("the texts of English, not counted");
    worker.print("the bot's worker");
    assert!(
        page.raw > 0 && worker.raw > 0,
        "the page has not been built: cargo xtask build"
    );
    for (name, size, limit) in [("page", page, PAGE), ("worker", worker, WORKER)] {
        let (brotli, gzip) = (limit.brotli, limit.gzip);
        assert!(
            size.brotli <= brotli && size.gzip <= gzip,
            "the {name} has {} bytes of brotli, {} of gzip; at most {brotli} and {gzip}",
            size.brotli,
            size.gzip
        );
    }
    Ok(())
}

#[test]
fn the_tables_of_openings_are_small() -> io::Result<()> {
    let mut all = Size::default();
    for entry in fs::read_dir(xtask::setup::root().join("static/explorer"))? {
        all.add(&Size::of(&entry?.path())?);
    }
    all.print("the tables of openings");
    assert!(all.raw > 0 && all.brotli <= TABLES, "{}", all.brotli);
    Ok(())
}

#[test]
fn the_puzzles_of_each_game_are_small() -> io::Result<()> {
    let mut games = 0;
    for entry in fs::read_dir(xtask::setup::root().join("static/puzzles"))? {
        let entry = entry?;
        let size = Size::of(&entry.path())?;
        let name = entry.file_name();
        size.print(&format!("puzzles: {}", name.display()));
        assert!(size.raw > 0 && size.brotli <= PUZZLES, "{}", name.display());
        games += 1;
    }
    assert_eq!(games, 6);
    Ok(())
}

/// The bytes of files: as they are, and packed.
#[derive(Default)]
struct Size {
    raw: usize,
    brotli: usize,
    gzip: usize,
}

impl Size {
    fn of(path: &Path) -> io::Result<Self> {
        let raw = fs::read(path)?;
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
        brotli.write_all(&raw)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&raw)?;
        Ok(Self {
            raw: raw.len(),
            brotli: brotli.into_inner().len(),
            gzip: gzip.finish()?.len(),
        })
    }

    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.brotli += other.brotli;
        self.gzip += other.gzip;
    }

    fn print(&self, name: &str) {
        println!(
            "{name:<44} {:>9} {:>9} {:>9}",
            self.raw, self.brotli, self.gzip
        );
    }
}
