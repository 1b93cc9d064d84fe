//! Whether a ply does what a step of a course teaches, read from its events.

use mbegu::rules::{
    CaptureReason, Direction, Directions, Event, Match, NextStep, Side, StopReason,
};
use mbegu::ui::tasks::Goal;

/// Returns whether South's last ply in the match `after` reached the goal. `events` are
/// the events of that ply.
pub(crate) fn is_reached(goal: Goal, events: &[Event], after: &Match) -> bool {
    let has = |is: fn(&Event) -> bool| events.iter().any(is);
    match goal {
        Goal::Sow => has(|event| matches!(event, Event::Drop { .. })),
        Goal::Relay => ways(events).len() >= 2,
        Goal::Turn => {
            let ways = ways(events);
            ways.windows(2).filter(|two| two[0] != two[1]).count() >= 2
        }
        Goal::Forward => ways(events).first() == Some(&Direction::Forward),
        Goal::Backward => ways(events).first() == Some(&Direction::Backward),
        Goal::EitherWay => sows_either_way(events, after),
        Goal::Cross => crosses(events, after),
        Goal::SowAgain => has(|event| matches!(event, Event::Again { .. })),
        Goal::Capture => has(|event| matches!(event, Event::Capture { .. })),
        Goal::Captures => has(captures_more),
        Goal::Store => !ways_into_store(events).is_empty(),
        Goal::StoreBothWays => {
            let ways = ways_into_store(events);
            Direction::ALL.iter().all(|way| ways.contains(way))
        }
        Goal::OtherStore => passes_other_store(events, after),
        Goal::EndInStore => has(ends_in_store),
        Goal::Uur => has(|event| matches!(event, Event::Uur { .. })),
        Goal::Claim => has(|event| matches!(event, Event::Claim { .. })),
        Goal::Grow => drops_into_own_mark(events, after),
        Goal::Bar => has(|event| matches!(event, Event::Bar { .. })),
        Goal::Pass => has(|event| matches!(event, Event::Pass { side: Side::North })),
        Goal::Race => after.current().race().is_some() && after.current().plies() == 1,
        Goal::Arrange => {
            let is_arranged = after.arrangement(after.rounds().len() - 1).is_some();
            is_arranged && after.current().plies() == 0
        }
        Goal::End => has(|event| matches!(event, Event::Over { .. })),
        Goal::MatchWon => {
            matches!(after.next_step(), NextStep::Over(outcome) if outcome.winner == Some(Side::South))
        }
    }
}

/// The directions of the laps of a move.
fn ways(events: &[Event]) -> Vec<Direction> {
    let way = |event: &Event| match event {
        Event::Lift { direction, .. } => Some(*direction),
        _ => None,
    };
    events.iter().filter_map(way).collect()
}

fn sows_either_way(events: &[Event], after: &Match) -> bool {
    let rules = after.current().rules();
    let first = events.iter().find_map(|event| match event {
        Event::Lift { pit, .. } => Some(*pit),
        _ => None,
    });
    first.is_some_and(|pit| rules.directions(pit) == Directions::Either)
}

fn crosses(events: &[Event], after: &Match) -> bool {
    let board = after.current().rules().board();
    let drops_across = |event: &Event| match event {
        Event::Drop { pit } => board.owner(*pit) == Side::North,
        _ => false,
    };
    events.iter().any(drops_across)
}

fn captures_more(event: &Event) -> bool {
    use CaptureReason::{Following, TwoOrFourBefore};
    matches!(event, Event::Capture { why, .. } if matches!(why, Following | TwoOrFourBefore))
}

fn ends_in_store(event: &Event) -> bool {
    matches!(event, Event::Stop { reason, .. } if *reason == StopReason::Store)
}

fn drops_into_own_mark(events: &[Event], after: &Match) -> bool {
    let record = after.current();
    let before = record.plies().checked_sub(1);
    let Some(before) = before.and_then(|ply| record.positions().get(ply)) else {
        return false;
    };
    let is_own = |event: &Event| match event {
        Event::Drop { pit } => before.marked(Side::South).contains(*pit),
        _ => false,
    };
    events.iter().any(is_own)
}

/// The directions of the laps that drop a seed into South's store, seed by seed.
fn ways_into_store(events: &[Event]) -> Vec<Direction> {
    let mut lap = None;
    let mut ways = Vec::new();
    for event in events {
        match event {
            Event::Lift { direction, .. } => lap = Some(*direction),
            Event::DropInStore { side: Side::South } => ways.extend(lap),
            _ => {}
        }
    }
    ways
}

/// Returns whether a lap goes past North's store, which lies between North's last pit
/// and South's first one.
fn passes_other_store(events: &[Event], after: &Match) -> bool {
    let board = after.current().rules().board();
    let mut at = None;
    let mut lap = None;
    for event in events {
        match *event {
            Event::Lift { pit, direction, .. } => {
                at = Some(board.owner(pit));
                lap = Some(direction);
            }
            Event::Drop { pit } => {
                let owner = board.owner(pit);
                let passed = match (at, owner) {
                    (Some(Side::South), Side::North) => Some(Direction::Backward),
                    (Some(Side::North), Side::South) => Some(Direction::Forward),
                    _ => None,
                };
                if passed.is_some() && passed == lap {
                    return true;
                }
                at = Some(owner);
            }
            _ => {}
        }
    }
    false
}
