//! How large the built page is, as it goes over the wire: a first visit on a
//! slow line is to take no longer than it must.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The page without the bot's worker, in bytes of brotli.
const PAGE_AT_MOST: usize = 160_000;
/// The worker, in bytes of brotli.
const WORKER_AT_MOST: usize = 120_000;

/// The page of the kept games, in bytes of brotli, besides what it shares with
/// the board's.
const GAMES_AT_MOST: usize = 115_000;

/// What the page is made of and what it shows; pictures are loaded after it
/// answers.
const COUNTED: [&str; 4] = ["html", "css", "js", "wasm"];

#[test]
fn the_page_and_the_worker_are_small() -> io::Result<()> {
    let mut page = Sum::default();
    let mut worker = Sum::default();
    let mut games = Sum::default();
    // A first visit asks for what the page names; the rest comes when it is
    // wanted.
    let named = fs::read_to_string(xtask::build::dist().join("index.html"))?;
    println!("{:<44} {:>9} {:>9}", "", "raw", "brotli");
    for entry in fs::read_dir(xtask::build::dist())? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if !path
            .extension()
            .and_then(|e| e.to_str())
            .is_some_and(|e| COUNTED.contains(&e))
        {
            continue;
        }
        let size = Sum::of(&path)?;
        let (sum, later) = if name.starts_with("bot") {
            (&mut worker, "")
        } else if name.starts_with("games") {
            (&mut games, "")
        } else if name == "index.html" || named.contains(name) && !name.starts_with("offline") {
            // What makes it work without a network is loaded once the page is
            // there.
            (&mut page, "")
        } else {
            (&mut Sum::default(), "later")
        };
        println!("{name:<44} {:>9} {:>9} {later}", size.raw, size.brotli);
        sum.add(size);
    }
    println!("{:<44} {:>9} {:>9}", "page", page.raw, page.brotli);
    println!("{:<44} {:>9} {:>9}", "worker", worker.raw, worker.brotli);
    println!("{:<44} {:>9} {:>9}", "games", games.raw, games.brotli);
    assert!(
        page.raw > 0 && worker.raw > 0,
        "the page has not been built: cargo xtask build"
    );
    assert!(
        page.brotli <= PAGE_AT_MOST,
        "the page is {} bytes of at most {PAGE_AT_MOST}",
        page.brotli
    );
    assert!(
        worker.brotli <= WORKER_AT_MOST,
        "the worker is {} bytes of at most {WORKER_AT_MOST}",
        worker.brotli
    );
    assert!(
        games.brotli <= GAMES_AT_MOST,
        "the page of the kept games is {} bytes of at most {GAMES_AT_MOST}",
        games.brotli
    );
    Ok(())
}

/// Bytes, as they are and as brotli packs them.
#[derive(Default)]
struct Sum {
    raw: usize,
    brotli: usize,
}

impl Sum {
    fn of(path: &Path) -> io::Result<Self> {
        let raw = fs::read(path)?;
        let mut packed = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
        packed.write_all(&raw)?;
        Ok(Self {
            raw: raw.len(),
            brotli: packed.into_inner().len(),
        })
    }

    fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.brotli += other.brotli;
    }
}
