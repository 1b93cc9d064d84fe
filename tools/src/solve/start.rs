//! The position from which a game is solved.

use std::collections::HashSet;

use anyhow::{Result, ensure, format_err};
use mbegu::rules::{GameRecord, GameStatus, Position, Rules, Side};

/// The start of a game, or the position after a record of it.
#[derive(Clone, Debug)]
pub struct Start {
    pub rules: Rules,
    /// The record, in which South begins; empty at the start of the game.
    pub after: String,
    /// The position, with its turn resolved.
    pub position: Position,
    /// The first player: the side to move. South if the game is over at its start.
    pub first: Side,
}

impl Start {
    /// The position after a record in which South begins. The record may not have a
    /// position twice: a proof doesn't use the rule of the third occurrence, which could
    /// end a game after it.
    pub fn new(rules: Rules, after: &str) -> Result<Start> {
        let record = GameRecord::parse(rules, Side::South, after)
            .map_err(|error| format_err!("after {after:?}: {error}"))?;
        let position = rules.resolve_turn(record.position());
        ensure!(
            position.status() != GameStatus::Race,
            "the game begins with a race, which is no choice of one side: add one, such as --after c*F"
        );
        let first = position.to_move();
        ensure!(
            first.is_some() || record.plies() == 0,
            "the game is over after {after:?}"
        );
        let mut positions = HashSet::new();
        ensure!(
            record.positions().iter().all(|one| positions.insert(one)),
            "a position comes twice in {after:?}"
        );
        Ok(Start {
            rules,
            after: record.to_string(),
            position,
            first: first.unwrap_or(Side::South),
        })
    }
}
