//! The move that decided a game.

use super::{MoveFacts, Who};
use crate::link::Player;
use crate::rules::{BySide, Event, GameRecord, Move, Position, Rules};

/// The move after which the winner led to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisiveMove {
    /// The rules of the game.
    pub rules: Rules,
    /// Its number in the list of moves, from 1.
    pub number: usize,
    /// The move.
    pub mv: Move,
    /// What it did.
    pub facts: MoveFacts,
    /// The position once its last seed has fallen.
    pub sown: Position,
    /// What happened in it.
    pub events: Vec<Event>,
    /// Who won the game.
    pub winner: Who,
    /// The seeds that the winner was behind before it.
    pub behind: u16,
    /// The seeds that the winner led by after it.
    pub ahead: u16,
}

impl DecisiveMove {
    /// The decisive move of a game that is over; `None` for a draw, and where no
    /// move but only the seeds left on the board decided it.
    #[must_use]
    pub fn of(players: BySide<Player>, record: &GameRecord) -> Option<Self> {
        let winner = record.outcome()?.winner?;
        let positions = record.positions();
        let lead = |position: &Position| {
            i32::from(position.score(winner)) - i32::from(position.score(winner.other()))
        };
        let led_to_end = positions.iter().rev().take_while(|it| lead(it) > 0);
        let at = positions.len().checked_sub(led_to_end.count() + 1)?;
        // A race comes before the moves.
        let earlier = at.checked_sub(usize::from(record.race().is_some()))?;
        let (rules, mv) = (*record.rules(), *record.moves().get(earlier)?);
        let before = positions[at];
        let mut events = Vec::new();
        rules.play(&before, mv, &mut events);
        let facts = MoveFacts::of(&rules, players, &before, &events)?;
        let is_gain = facts.taken > 0 || !facts.uurs.is_empty() || !facts.claims.is_empty();
        is_gain.then(|| Self {
            rules,
            number: at + 1,
            mv,
            facts,
            sown: sown(&rules, before, &events),
            winner: Who::of(players, winner),
            behind: lead(&before).unsigned_abs() as u16,
            ahead: lead(&positions[at + 1]) as u16,
            events,
        })
    }
}

/// The position after the sowing of a move, before anything is captured.
fn sown(rules: &Rules, before: Position, events: &[Event]) -> Position {
    let mut position = before;
    for &event in events {
        rules.apply(&mut position, event);
        if matches!(event, Event::Stop { .. }) {
            break;
        }
    }
    position
}
