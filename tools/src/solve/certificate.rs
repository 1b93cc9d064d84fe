//! The text of a certificate.
//!
//! ```text
//! mbegu certificate 1
//! game giuthi pits=3 seeds=2
//! first player reaches 6 in 3 plies
//! 3 a+ 2,2,2/2,2,2 0-0 s
//! first player is held to 8 in 4 plies
//! 3 B- 0,3,3/2,2,2 0-0 n
//! end 2 0123456789abcdef
//! ```
//!
//! For a position after the start the line of the game ends with the record up to it:
//! `game sulus-aidi pits=9 seeds=3 after=c*F`. The first player is the side to move there.
//!
//! After each bound come the positions in which its prover is to move, each with the
//! plies until the bound is decided and with the move to be played. Moves and positions
//! are as in docs/RULES.md 2. The last line has the number of positions and the
//! CRC-64/XZ of everything before it.

use std::io::{self, Write};

use crc::{CRC_64_XZ, Crc, Digest, Table};

use super::start::Start;
use super::strategy::Strategy;

/// The first line.
pub(super) const HEADER: &str = "mbegu certificate 1";

/// What stands before the record in the line of the game.
pub(super) const AFTER: &str = " after=";

/// The checksum of the last line.
pub(super) static CHECKSUM: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// A game's value between two bounds, with the strategies that prove them.
pub(super) struct Certificate {
    pub start: Start,
    /// The first player's, for the lower bound.
    pub reaches: Strategy,
    /// The other side's, for the upper bound.
    pub holds: Strategy,
}

impl Certificate {
    /// The seeds that the first player reaches, and those that they are held to.
    pub fn bounds(&self) -> (u16, u16) {
        (self.reaches.bound().seeds, self.holds.bound().seeds)
    }

    /// The result in a line.
    pub fn value(&self) -> String {
        let (low, high) = self.bounds();
        value_line(low, high, self.start.rules.total())
    }

    /// The moves of both strategies against each other, up to where one of them has
    /// what it promised.
    pub fn line(&self) -> String {
        let Certificate {
            start,
            reaches,
            holds,
        } = self;
        let mut position = start.position;
        let mut moves = Vec::new();
        while let Some(mover) = position.to_move() {
            let strategy = match mover == start.first {
                true => reaches,
                false => holds,
            };
            let Some(mv) = strategy.best(&position) else {
                break;
            };
            moves.push(start.rules.display_move(mv).to_string());
            position = start.rules.play_unchecked(&position, mv, &mut ());
        }
        moves.join(" ")
    }

    /// Writes the text.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut out = Lines {
            out,
            digest: CHECKSUM.digest(),
        };
        let Start { rules, after, .. } = &self.start;
        let options = rules.options();
        let mut game = format!(
            "game {} pits={} seeds={}",
            rules.variant(),
            options.pits,
            options.seeds
        );
        if !after.is_empty() {
            game.push_str(AFTER);
            game.push_str(after);
        }
        out.line(HEADER)?;
        out.line(&game)?;
        for strategy in [&self.reaches, &self.holds] {
            out.line(&strategy.bound().to_string())?;
            let mut lines: Vec<String> = strategy
                .iter()
                .map(|(position, plies, mv)| {
                    format!("{plies} {} {position}", rules.display_move(mv))
                })
                .collect();
            lines.sort_unstable();
            for line in lines {
                out.line(&line)?;
            }
        }
        let count = self.reaches.len() + self.holds.len();
        let sum = out.digest.finalize();
        writeln!(out.out, "end {count} {sum:016x}")
    }
}

/// The result in a line.
pub(super) fn value_line(low: u16, high: u16, total: u16) -> String {
    format!("value: first player {low} to {high} of {total}")
}

/// Writes lines and their checksum.
struct Lines<'a> {
    out: &'a mut dyn Write,
    digest: Digest<'static, u64, Table<1>>,
}

impl Lines<'_> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        self.digest.update(line.as_bytes());
        self.digest.update(b"\n");
        writeln!(self.out, "{line}")
    }
}
