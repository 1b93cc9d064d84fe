//! The move that decided a game.

use super::{MoveFacts, Who};
use crate::link::Player;
use crate::rules::{BySide, Event, GameRecord, Position, Rules, Side};

/// The move that decided a game: the one after which the winner led to the end, or,
/// if the winner was never behind, the winner's largest gain. The last move counts with the
/// seeds that are left on the board: where they are most of the lead, no earlier one decided.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisiveMove {
    pub rules: Rules,
    /// Its number in the list of moves, from 1.
    pub number: usize,
    /// What it did, for its sentence.
    pub facts: MoveFacts,
    /// The position once its last seed has fallen.
    pub sown: Position,
    pub events: Vec<Event>,
    pub winner: Who,
    /// The winner's lead before it in seeds; negative behind.
    pub before: i32,
    /// The winner's lead after it.
    pub after: i32,
}

impl DecisiveMove {
    /// The decisive move of a game that is over, with the row of `near` below or on the right; `None` for a draw, and where the
    /// seeds left on the board decided it.
    pub fn of(players: BySide<Player>, near: Side, record: &GameRecord) -> Option<Self> {
        let winner = record.outcome()?.winner?;
        let positions = record.positions();
        let lead = |position: &Position| {
            i32::from(position.score(winner)) - i32::from(position.score(winner.other()))
        };
        let leads: Vec<i32> = positions.iter().map(lead).collect();
        let at = decisive_ply(&leads)?;
        // A race comes before the moves.
        let earlier = at.checked_sub(usize::from(record.race().is_some()))?;
        let (rules, mv) = (*record.rules(), *record.moves().get(earlier)?);
        let before = positions[at];
        let mut events = Vec::new();
        rules.play_unchecked(&before, mv, &mut events);
        let facts = MoveFacts::of(&rules, players, near, &before, &events)?;
        facts.has_gain().then(|| Self {
            rules,
            number: at + 1,
            facts,
            sown: sown(&rules, before, &events),
            winner: Who::of(players, winner),
            before: leads[at],
            after: leads[at + 1],
            events,
        })
    }
}

/// The number of plies before the decisive one, from the winner's lead at the start
/// and after each ply.
fn decisive_ply(leads: &[i32]) -> Option<usize> {
    if let [.., before, last] = *leads
        && 2 * (last - before) > last
    {
        return Some(leads.len() - 2);
    }
    if leads.iter().any(|&lead| lead < 0) {
        return leads.iter().rposition(|&lead| lead <= 0);
    }
    let gains = leads.windows(2).map(|pair| pair[1] - pair[0]);
    let (at, _) = gains.enumerate().max_by_key(|&(_, gain)| gain)?;
    Some(at)
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

#[cfg(test)]
mod tests {
    use super::decisive_ply;

    #[test]
    fn the_last_change_of_the_lead_decides() {
        assert_eq!(decisive_ply(&[0, -3, 2, -1, 0, 4, 3]), Some(4));
        assert_eq!(decisive_ply(&[0, -3, -3, 1]), Some(2));
    }

    #[test]
    fn without_a_change_the_largest_gain_decides() {
        assert_eq!(decisive_ply(&[0, 2, 2, 11, 9]), Some(2));
        assert_eq!(decisive_ply(&[0]), None);
    }

    #[test]
    fn the_end_decides_where_it_brings_most_of_the_lead() {
        assert_eq!(decisive_ply(&[0, -2, 2, 2, 26]), Some(3));
        assert_eq!(decisive_ply(&[0, -2, 12, 12, 18]), Some(1));
    }
}
