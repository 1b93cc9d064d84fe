//! Checks a certificate by the rules alone, move by move, without a search.

use std::collections::HashMap;
use std::io::BufRead;

use anyhow::{Context, Result, bail, ensure, format_err};
use mbegu::rules::{GameStatus, Move, Position, Rules, Side};

use crate::args::{any_rules, game};

use super::certificate::{AFTER, CHECKSUM, HEADER, value_line};
use super::start::Start;

/// The largest number of plies: the depth of the check's recursion.
const MAX_PLIES: u8 = 250;

#[derive(Debug)]
pub(super) struct Checked {
    pub value: String,
    pub positions: usize,
}

/// A bound with its list.
pub struct Claim {
    first: Side,
    /// The first player for the lower bound, the other side for the upper one.
    prover: Side,
    seeds: u16,
    plies: u8,
    /// The positions with their plies.
    list: HashMap<Position, u8>,
    /// The positions with their moves, in the order of the text.
    moves: Vec<(Position, Move)>,
}

/// Reads a certificate and checks it.
pub(super) fn check(text: impl BufRead) -> Result<Checked> {
    let (start, [lower, upper]) = read(text)?;
    for claim in [&lower, &upper] {
        claim.check(&start)?;
    }
    let positions = lower.list.len() + upper.list.len();
    Ok(Checked {
        value: value_line(lower.seeds, upper.seeds, start.rules.total()),
        positions,
    })
}

pub fn read(text: impl BufRead) -> Result<(Start, [Claim; 2])> {
    let mut digest = CHECKSUM.digest();
    let mut start = None;
    let mut claims: Vec<Claim> = Vec::new();
    let mut end = None;
    for (at, line) in text.lines().enumerate() {
        let line = line?;
        ensure!(end.is_none(), "there is text after the last line");
        if let Some(words) = line.strip_prefix("end ") {
            end = Some(words.to_owned());
            continue;
        }
        digest.update(line.as_bytes());
        digest.update(b"\n");
        match (at, &start) {
            (0, _) => ensure!(line == HEADER, "it doesn't begin with {HEADER:?}"),
            (1, _) => start = Some(read_game(&line).context("line 2")?),
            (_, Some(start)) => {
                read_line(&line, start, &mut claims).with_context(|| format!("line {}", at + 1))?;
            }
            (_, None) => bail!("the game is missing"),
        }
    }
    let end = end.context("the last line is missing: it was cut")?;
    let count: usize = claims.iter().map(|claim| claim.list.len()).sum();
    let expected = format!("{count} {:016x}", digest.finalize());
    ensure!(end == expected, "it was altered: its checksum is wrong");
    let start = start.context("the game is missing")?;
    let claims: [Claim; 2] = (claims.try_into())
        .map_err(|claims: Vec<Claim>| format_err!("it has {} bounds, not two", claims.len()))?;
    let sides = claims.each_ref().map(|claim| claim.prover);
    let both = [start.first, start.first.other()];
    ensure!(sides == both, "it has the same bound twice");
    Ok((start, claims))
}

/// Reads `game giuthi pits=3 seeds=2`, with ` after=` and a record if there is one, and
/// plays the record.
fn read_game(line: &str) -> Result<Start> {
    let (line, after) = line.split_once(AFTER).unwrap_or((line, ""));
    let words: Vec<&str> = line.split(' ').collect();
    let &["game", id, pits, seeds] = &words[..] else {
        bail!("{line:?} is not a game with its size");
    };
    let number = |text: &str, name: &str| -> Result<u8> {
        let value = text.strip_prefix(name).context("the size is missing")?;
        Ok(value.parse()?)
    };
    let (pits, seeds) = (number(pits, "pits=")?, number(seeds, "seeds=")?);
    Start::new(any_rules(game(id)?, Some(pits), Some(seeds))?, after)
}

/// Reads a bound, or a position of the last one.
fn read_line(line: &str, start: &Start, claims: &mut Vec<Claim>) -> Result<()> {
    if let Some(bound) = line.strip_prefix("first player ") {
        claims.push(read_bound(bound, start)?);
        return Ok(());
    }
    let rules = &start.rules;
    let claim = claims.last_mut().context("no bound comes before it")?;
    let mut words = line.splitn(3, ' ');
    let (Some(plies), Some(mv), Some(position)) = (words.next(), words.next(), words.next()) else {
        bail!("{line:?} is not plies, a move and a position");
    };
    let plies = read_plies(plies)?;
    let mv = rules.parse_move(mv)?;
    let position = rules.parse_position(position)?;
    ensure!(plies > 0, "a move needs a ply");
    let known = claim.list.insert(position, plies);
    ensure!(known.is_none(), "{position} is listed twice");
    claim.moves.push((position, mv));
    Ok(())
}

/// Reads `reaches 6 in 3 plies` or `is held to 8 in 4 plies`.
fn read_bound(text: &str, start: &Start) -> Result<Claim> {
    let (prover, rest) = match (
        text.strip_prefix("reaches "),
        text.strip_prefix("is held to "),
    ) {
        (Some(rest), _) => (start.first, rest),
        (None, Some(rest)) => (start.first.other(), rest),
        (None, None) => bail!("{text:?} is not a bound"),
    };
    let words: Vec<&str> = rest.split(' ').collect();
    let &[seeds, "in", plies, "plies"] = &words[..] else {
        bail!("{text:?} is not a bound");
    };
    let seeds: u16 = seeds.parse()?;
    let total = start.rules.total();
    ensure!(seeds <= total, "there are {total} seeds");
    Ok(Claim {
        first: start.first,
        prover,
        seeds,
        plies: read_plies(plies)?,
        list: HashMap::new(),
        moves: Vec::new(),
    })
}

fn read_plies(text: &str) -> Result<u8> {
    let plies: u8 = text.parse().with_context(|| format!("{text:?} plies"))?;
    ensure!(plies <= MAX_PLIES, "more than {MAX_PLIES} plies");
    Ok(plies)
}

impl Claim {
    /// Whether it is the lower bound, which the side that begins proves.
    pub fn prover_begins(&self) -> bool {
        self.prover == self.first
    }

    /// The least that the side that begins reaches, or the most that it is held to.
    pub fn seeds(&self) -> u16 {
        self.seeds
    }

    /// The moves of the prover by position.
    pub fn moves(&self) -> HashMap<Position, Move> {
        self.moves.iter().copied().collect()
    }

    fn check(&self, start: &Start) -> Result<()> {
        let rules = &start.rules;
        self.cover(rules, &start.position, self.plies)?;
        for &(ref position, mv) in &self.moves {
            ensure!(
                position.to_move() == Some(self.prover),
                "{position}: not the prover's turn"
            );
            let next = rules
                .play(position, mv, &mut ())
                .map_err(|refusal| format_err!("{position}: {refusal}"))?;
            let plies = self.list.get(position).copied().unwrap_or(0);
            self.cover(rules, &next, plies.saturating_sub(1))
                .with_context(|| format!("after {} in {position}", rules.display_move(mv)))?;
        }
        Ok(())
    }

    /// Checks that a position is covered within so many plies: the bound is decided there as
    /// claimed; or the prover is to move, and the position is listed with so many plies at
    /// most; or the opponent is to move, and the positions after all moves are covered within
    /// one ply less. The plies fall with every move, so a game that follows the list comes to
    /// an end, and no position comes twice.
    fn cover(&self, rules: &Rules, position: &Position, plies: u8) -> Result<()> {
        if self.is_decided(rules, position)? {
            return Ok(());
        }
        if position.to_move() == Some(self.prover) {
            let needed = (self.list.get(position))
                .with_context(|| format!("{position} is not in the list"))?;
            ensure!(
                *needed <= plies,
                "{position} needs {needed} plies, where {plies} are left"
            );
            return Ok(());
        }
        ensure!(plies > 0, "{position} is not decided and has no ply left");
        let mut children = rules.children(position).peekable();
        // A position without a move, as before a race, would be covered by nothing.
        ensure!(children.peek().is_some(), "{position} has no move");
        children.try_for_each(|(_, next)| self.cover(rules, &next, plies - 1))
    }

    /// Whether the bound holds for certain.
    fn is_decided(&self, rules: &Rules, position: &Position) -> Result<bool> {
        let least = position.score(self.first);
        let other = position.score(self.first.other());
        // The most with which the first player can end.
        let most = match position.status() {
            GameStatus::Over => least,
            _ => rules.total() - other,
        };
        let (holds, fails) = match self.prover_begins() {
            true => (least >= self.seeds, most < self.seeds),
            false => (most <= self.seeds, least > self.seeds),
        };
        ensure!(!fails, "{position} decides against the bound");
        Ok(holds)
    }
}
