//! The drill: where does a sowing end, and how many seeds does it capture? The positions are
//! those of games by chance, and the rules make every answer.

use std::ops::RangeInclusive;

use crate::bot::Rng;
use crate::rules::{Event, Move, Pit, Position, Rules, Side, Variant};

/// The tasks of a round.
pub const TASKS_OF_ROUND: usize = 10;

/// What a task asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillQuestion {
    /// In which pit the last seed falls.
    LastPit,
    /// How many seeds are captured.
    Captured,
}

/// What the sowings of a level are like.
#[derive(Clone, Debug)]
struct Level {
    question: DrillQuestion,
    laps: RangeInclusive<u16>,
    drops: RangeInclusive<usize>,
}

/// A position, and a sowing of South about which a question is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct DrillTask {
    pub rules: Rules,
    pub position: Position,
    pub mv: Move,
    pub question: DrillQuestion,
    /// The pit in which the last seed falls.
    pub last: Pit,
    /// The seeds that South captures.
    pub captured: u16,
}

/// An answer of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAnswer {
    Pit(Pit),
    Seeds(u16),
}

/// The levels of a game, the easiest first: a short lap, any lap, several laps, captures. Where
/// every sowing is one lap there are fewer, and where seeds are captured in few of them too.
fn levels(variant: Variant) -> Vec<Level> {
    let last = |laps, drops| Level {
        question: DrillQuestion::LastPit,
        laps,
        drops,
    };
    let captured = |laps, drops| Level {
        question: DrillQuestion::Captured,
        laps,
        drops,
    };
    const MANY: usize = usize::MAX;
    let mut levels = vec![last(1..=1, 1..=4), last(1..=1, 5..=MANY)];
    let _ = variant;
    levels.extend([last(2..=2, 1..=12), last(2..=3, 1..=20), last(4..=6, 1..=40)]);
    levels.extend([captured(1..=1, 1..=MANY), captured(2..=3, 1..=MANY), captured(4..=8, 1..=MANY)]);
    levels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    #[test]
    fn probe() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let mut rng = Rng::new(1);
            let mut laps = std::collections::BTreeMap::new();
            let mut drops = std::collections::BTreeMap::new();
            let mut caps = std::collections::BTreeMap::new();
            let (mut n, mut c, mut none) = (0, 0, 0);
            for _ in 0..200 {
                let mut p = rules.start(Side::South);
                for _ in 0..60 {
                    let moves: Vec<_> = rules.moves(&p).iter().collect();
                    if moves.is_empty() { break; }
                    for &mv in &moves {
                        let mut ev = vec![];
                        rules.play_unchecked(&p, mv, &mut ev);
                        let lap = ev.iter().filter_map(|e| match e { Event::Lift{lap,..} => Some(*lap), _ => None}).max().unwrap_or(0);
                        let d = ev.iter().filter(|e| matches!(e, Event::Drop{..}|Event::DropInStore{..})).count();
                        let cap: u16 = ev.iter().filter_map(|e| match e { Event::Capture{seeds,..} => Some(u16::from(*seeds)), _ => None}).sum();
                        *laps.entry(lap.min(12)).or_insert(0) += 1;
                        *drops.entry((d/5*5).min(60)).or_insert(0) += 1;
                        *caps.entry(cap.min(30)).or_insert(0) += 1;
                        n += 1; c += i32::from(cap>0);
                        none += i32::from(!ev.iter().any(|e| matches!(e, Event::Stop{at:Some(_),..})));
                    }
                    p = rules.play_unchecked(&p, moves[rng.below(moves.len() as u32) as usize], &mut ());
                }
            }
            println!("{variant} n {n} captures {c} no pit {none}\n laps {laps:?}\n drops {drops:?}\n caps {caps:?}");
        }
    }
}
