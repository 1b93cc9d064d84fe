//! A file of puzzles that grows.

use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use mbegu::bot::{CollectedPuzzle, TranspositionTable, read_collection};
use mbegu::rules::{Position, Rules};

use crate::static_file;

use super::difficulty::{difficulties, hardness};

const FIELDS: &str = "# Fields: position; solution and the best moves after it; gain in seeds; \
     difficulty from 1 to 10; themes; proved or searched.";

/// The start of the comment with the number of games.
const GAMES: &str = "# Games played for it: ";

pub struct Found {
    pub puzzle: CollectedPuzzle,
    pub hardness: i32,
}

pub struct PuzzleFile {
    rules: Rules,
    path: PathBuf,
    made_by: String,
    games: u64,
    found: Vec<Found>,
    positions: HashSet<Position>,
}

impl PuzzleFile {
    /// Reads the file of a game, which must have been made with the same numbers, or
    /// begins a new one.
    pub fn open(rules: Rules, seed: u64, nodes: u64) -> Result<PuzzleFile> {
        let path = static_file(format!("puzzles/{}.txt", rules.variant()));
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text.with_context(|| format!("{}", path.display()))?,
        };
        let made_by = made_by(&rules, seed, nodes);
        if let Some(line) = text.lines().next()
            && line != made_by
        {
            bail!("{} was made otherwise: {line}", path.display());
        }
        let puzzles =
            read_collection(&rules, &text).with_context(|| format!("{}", path.display()))?;
        let games = text.lines().find_map(|line| line.strip_prefix(GAMES));
        let games = games.map_or(Ok(0), str::parse)?;
        let mut table = TranspositionTable::new(1 << 16);
        let found = puzzles.into_iter().map(|puzzle| Found {
            hardness: hardness(&rules, &puzzle.position, puzzle.solution, &mut table),
            puzzle,
        });
        let found: Vec<Found> = found.collect();
        let positions = found.iter().map(|found| found.puzzle.position).collect();
        Ok(PuzzleFile {
            rules,
            path,
            made_by,
            games,
            found,
            positions,
        })
    }

    pub fn len(&self) -> usize {
        self.found.len()
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn puzzle(&self, at: usize) -> &CollectedPuzzle {
        &self.found[at].puzzle
    }

    pub fn has(&self, position: &Position) -> bool {
        self.positions.contains(position)
    }

    /// Adds the puzzles of one more game.
    pub fn add(&mut self, found: Vec<Found>) -> Result<()> {
        self.games += 1;
        if found.is_empty() {
            return Ok(());
        }
        let positions = found.iter().map(|found| found.puzzle.position);
        self.positions.extend(positions);
        self.found.extend(found);
        self.write()
    }

    /// Drops puzzles by their places, the last one first.
    pub fn drop(&mut self, places: &[usize]) -> Result<()> {
        for &at in places {
            let found = self.found.remove(at);
            self.positions.remove(&found.puzzle.position);
        }
        self.write()
    }

    fn write(&mut self) -> Result<()> {
        let hardness: Vec<i32> = self.found.iter().map(|found| found.hardness).collect();
        // Writing to a string can't fail.
        let mut text = String::new();
        let _ = writeln!(text, "{}", self.made_by);
        let _ = writeln!(text, "{FIELDS}");
        let _ = writeln!(text, "{GAMES}{}", self.games);
        for (found, difficulty) in self.found.iter_mut().zip(difficulties(&hardness)) {
            found.puzzle.difficulty = difficulty;
            let _ = writeln!(text, "{}", found.puzzle.display(&self.rules));
        }
        // An interrupted run leaves the old file or the new one.
        let part = self.path.with_extension("part");
        fs::write(&part, text)?;
        fs::rename(part, &self.path)?;
        Ok(())
    }
}

fn made_by(rules: &Rules, seed: u64, nodes: u64) -> String {
    let id = rules.variant().id();
    format!("# Made by `cargo xtask puzzles --game {id} --seed {seed} --nodes {nodes}`.")
}
