//! The list of a game's balanced openings, `static/openings/<game>.txt`.
//!
//! A line is `c- E+; 12; 9`: the record of the opening, in which South begins; the lead
//! of South that the search found, in hundredths of a seed; and the depth of the search.
//! Lines with `#` are comments.

use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use mbegu::rules::{GameRecord, Rules, Side, Variant};

use crate::static_file;

/// The fewest and the most plies; a race is one.
pub const PLIES: std::ops::RangeInclusive<usize> = 2..=4;

/// The largest lead in hundredths of a seed.
pub const MAX_LEAD: i32 = 50;

const SEPARATOR: &str = "; ";

/// An opening after which neither side is better.
#[derive(Clone, Debug)]
pub struct BalancedOpening {
    pub record: GameRecord,
    /// The lead of South in hundredths of a seed.
    pub lead: i32,
    pub depth: u8,
}

impl BalancedOpening {
    fn parse(rules: Rules, line: &str) -> Result<BalancedOpening> {
        let fields: Vec<&str> = line.split(SEPARATOR).collect();
        let [record, lead, depth] = fields[..] else {
            bail!("it has {} fields, not three", fields.len());
        };
        let record = GameRecord::parse(rules, Side::South, record)?;
        let plies = record.plies();
        ensure!(PLIES.contains(&plies), "it has {plies} plies");
        ensure!(record.position().to_move().is_some(), "nobody is to move");
        let lead: i32 = lead.parse().context("the lead")?;
        ensure!((-MAX_LEAD..=MAX_LEAD).contains(&lead), "it is not balanced");
        let depth = depth.parse().context("the depth")?;
        Ok(BalancedOpening {
            record,
            lead,
            depth,
        })
    }
}

impl fmt::Display for BalancedOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BalancedOpening {
            record,
            lead,
            depth,
        } = self;
        write!(f, "{record}{SEPARATOR}{lead}{SEPARATOR}{depth}")
    }
}

pub fn path(variant: Variant) -> PathBuf {
    static_file(format!("openings/{variant}.txt"))
}

/// The openings of a game on its usual board.
pub fn balanced(variant: Variant) -> Result<Vec<BalancedOpening>> {
    let path = path(variant);
    let text = fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    read(variant.default_rules(), &text).with_context(|| format!("{}", path.display()))
}

/// Reads a list. No two of its openings lead to the same position.
fn read(rules: Rules, text: &str) -> Result<Vec<BalancedOpening>> {
    let mut positions = HashSet::new();
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.starts_with('#'));
    let openings = lines.map(|(at, line)| {
        let opening = BalancedOpening::parse(rules, line);
        let opening = opening.with_context(|| format!("line {}", at + 1))?;
        let is_new = positions.insert(*opening.record.position());
        ensure!(is_new, "line {}: the position came before", at + 1);
        Ok(opening)
    });
    openings.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_list_of_balanced_openings() -> Result<()> {
        for variant in Variant::ALL {
            let openings = balanced(variant)?;
            // The command finds no more for Layli Goobalay.
            let least = match variant {
                Variant::LayliGoobalay => 28,
                _ => 30,
            };
            assert!(openings.len() >= least, "{variant} has {}", openings.len());
            assert!(openings.iter().all(|opening| opening.depth >= 12));
            let text = fs::read_to_string(path(variant))?;
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let written = openings.iter().map(BalancedOpening::to_string);
            assert!(lines.eq(written), "{variant}");
        }
        Ok(())
    }

    #[test]
    fn every_fault_of_a_list_is_named() {
        let rules = Variant::LayliGoobalay.default_rules();
        for (text, message) in [
            ("b F; 1", "2 fields"),
            ("b b; 1; 9", "line 1"),
            ("b; 1; 9", "1 plies"),
            ("b F a F e; 1; 9", "5 plies"),
            ("b F; x; 9", "the lead"),
            ("b F; 51; 9", "not balanced"),
            ("b F; -51; 9", "not balanced"),
            ("b F; 1; 900", "the depth"),
            ("", ""),
            (
                "# a comment\nb F; 1; 9\nb F; 1; 9",
                "line 3: the position came before",
            ),
        ] {
            let found = read(rules, text).map_err(|error| format!("{error:#}"));
            match found {
                Ok(openings) => assert!(message.is_empty() && openings.is_empty(), "{text}"),
                Err(error) => assert!(error.contains(message), "{text}: {error}"),
            }
        }
    }
}
