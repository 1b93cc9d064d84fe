//! The reasons for which a move is the best, in terms of captured seeds.

use serde::{Deserialize, Serialize};

use crate::rules::{Move, Position, Rules, Side};

/// The reasons for which a move is the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reasons {
    /// The seeds that it wins at once.
    pub takes: u32,
    /// The seeds that the other side can win at most in answer.
    pub leaves: u32,
    /// Those that it could win at least after any other move; 0 if there is
    /// none.
    pub otherwise: u32,
    /// The seeds that it makes ready to win, if the other side answers as in
    /// the best line.
    pub next: u32,
}

impl Reasons {
    /// The reasons for the first move of a line.
    #[must_use]
    pub fn of(rules: &Rules, position: &Position, line: &[Move]) -> Option<Reasons> {
        let best = *line.first()?;
        let mut reasons = Reasons {
            takes: 0,
            leaves: 0,
            otherwise: u32::MAX,
            next: next(rules, position, line),
        };
        for (mv, after) in rules.children(position) {
            let left = threat(rules, position, &after);
            if mv == best {
                reasons.takes = gain(position, &after);
                reasons.leaves = left;
            } else {
                reasons.otherwise = reasons.otherwise.min(left);
            }
        }
        if reasons.otherwise == u32::MAX {
            reasons.otherwise = 0;
        }
        Some(reasons)
    }
}

/// The seeds that the side to move in `before` has won in `after`.
fn gain(before: &Position, after: &Position) -> u32 {
    let won = |side: Side| after.score(side).saturating_sub(before.score(side));
    before.to_move().map_or(0, won).into()
}

/// The most that the opponent of the side to move in `before` can win by a move
/// in `after`.
fn threat(rules: &Rules, before: &Position, after: &Position) -> u32 {
    if after.to_move() == before.to_move() {
        return 0;
    }
    let replies = rules.children(after);
    let won = replies.map(|(_, end)| gain(after, &end));
    won.max().unwrap_or(0)
}

/// The seeds that the side to move wins with its second move in a line.
fn next(rules: &Rules, position: &Position, line: &[Move]) -> u32 {
    let mut now = *position;
    for (place, &mv) in line.iter().enumerate() {
        if rules.check_move(&now, mv).is_err() {
            return 0;
        }
        let after = rules.play_unchecked(&now, mv, &mut ());
        if place > 0 && now.to_move() == position.to_move() {
            return gain(&now, &after);
        }
        now = after;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn giuthi() -> (Rules, Position) {
        let rules = Variant::Giuthi.default_rules();
        let text = "2,0,0,0,2,0/0,2,2,4,5,2 30-23 s";
        let position = rules.parse_position(text).expect("a position");
        (rules, position)
    }

    #[test]
    fn they_are_what_the_rules_do() {
        let (rules, position) = giuthi();
        let mut others = Vec::new();
        for (best, after) in rules.children(&position) {
            let reasons = Reasons::of(&rules, &position, &[best]).expect("a line");
            let won = after.store(Side::South) - position.store(Side::South);
            assert_eq!(reasons.takes, u32::from(won));
            let answers = rules.children(&after);
            let won = answers.map(|(_, end)| end.store(Side::North) - after.store(Side::North));
            let most = won.max().filter(|_| after.to_move() == Some(Side::North));
            assert_eq!(reasons.leaves, u32::from(most.unwrap_or(0)));
            assert_eq!(reasons.next, 0);
            others.push((reasons.leaves, reasons.otherwise));
        }
        for (place, &(_, otherwise)) in others.iter().enumerate() {
            let rest = others
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != place);
            assert_eq!(rest.map(|(_, (leaves, _))| *leaves).min(), Some(otherwise));
        }
        assert_eq!(Reasons::of(&rules, &position, &[]), None);
    }

    #[test]
    fn a_line_shows_what_is_made_ready() {
        let (rules, position) = giuthi();
        let mut seen = 0;
        for (first, after) in rules.children(&position) {
            for (answer, then) in rules.children(&after) {
                if after.to_move() != Some(Side::North) || then.to_move() != Some(Side::South) {
                    continue;
                }
                for (second, end) in rules.children(&then) {
                    let line = [first, answer, second];
                    let won = end.store(Side::South) - then.store(Side::South);
                    let reasons = Reasons::of(&rules, &position, &line).expect("a line");
                    assert_eq!(reasons.next, u32::from(won));
                    seen += usize::from(won > 0);
                }
            }
        }
        assert!(seen > 0, "nothing was won");
    }
}
