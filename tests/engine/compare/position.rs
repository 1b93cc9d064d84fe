//! The comparison of one position.

use std::ops::ControlFlow;

use mbegu::rules::{
    Direction, Event, IllegalMove, Move as FastMove, Pit, Position as FastPosition,
    PositionErrorKind, Rules,
};

use super::both::Both;
use crate::reference::{GameStatus, Move, Position, Side};

/// Counts of a comparison.
pub struct Compared {
    /// The number of endless moves.
    pub endless: u64,
    /// Whether nobody can move, so that the position is refused.
    pub refused: bool,
}

/// Compares the text form, the legal moves, the refusals of all others, and the
/// position and events of each move.
pub fn compare(both: &Both, position: &Position) -> Compared {
    let (rules, game) = (&both.rules, &both.game);
    let text = position.to_string();
    let context = || format!("{game:?} {text}");
    let (legal, endless) = game.sorted(position);
    let seen = |refused| Compared {
        endless: u64::try_from(endless.len()).expect("few moves"),
        refused,
    };
    if legal.is_empty() && matches!(position.state, GameStatus::ToMove(_)) {
        let fault = rules.parse_position(&text).map_err(|error| error.kind);
        assert!(
            matches!(fault, Err(PositionErrorKind::CannotMove { .. })),
            "{}: {fault:?}",
            context()
        );
        return seen(true);
    }
    let fast = both.parse(position);
    assert_eq!(fast.to_string(), text);
    for (side, theirs) in [Side::South, Side::North]
        .into_iter()
        .zip(mbegu::rules::Side::ALL)
    {
        let (score, found) = (position.score(side), u32::from(fast.score(theirs)));
        assert_eq!(found, score, "score of {side:?} in {}", context());
    }
    let listed: Vec<FastMove> = rules.moves(&fast).iter().collect();
    let wanted: Vec<FastMove> = legal.iter().copied().map(translated).collect();
    assert_eq!(listed, wanted, "moves in {}", context());
    compare_refusals(both, position, &fast, &legal, &endless);
    let mut children = walked(rules, &fast).into_iter();
    for &mv in &legal {
        let context = || format!("{} in {}", game.display_move(mv), context());
        let after = rules.play_unchecked(&fast, translated(mv), &mut ());
        assert_eq!(
            after.to_string(),
            game.play(position, mv).to_string(),
            "{}",
            context()
        );
        let tried = played(rules, &fast, translated(mv), &context);
        assert_eq!(tried, after, "{}", context());
        assert_eq!(
            children.next(),
            Some((translated(mv), after)),
            "{}",
            context()
        );
        compare_end(both, position, &fast, mv, &context);
        let shown = rules.display_move(translated(mv)).to_string();
        assert_eq!(shown, game.display_move(mv));
        assert_eq!(rules.parse_move(&shown), Ok(translated(mv)), "{shown}");
    }
    assert_eq!(children.next(), None, "children of {}", context());
    let count = u64::try_from(legal.len()).expect("few moves");
    assert_eq!(rules.perft(&fast, 1), count, "{}", context());
    seen(false)
}

/// The position after a legal move, which is checked against its events.
pub fn played(
    rules: &Rules,
    before: &FastPosition,
    mv: FastMove,
    context: &impl Fn() -> String,
) -> FastPosition {
    let mut events: Vec<Event> = Vec::new();
    let after = rules
        .play(before, mv, &mut events)
        .unwrap_or_else(|refusal| panic!("{}: {refusal}", context()));
    let mut replayed = *before;
    for event in events {
        rules.apply(&mut replayed, event);
    }
    assert_eq!(replayed, after, "events of {}", context());
    after
}

/// Checks where the events say that a sowing ended, after which lap, and what they say was
/// captured.
fn compare_end(
    both: &Both,
    position: &Position,
    fast: &FastPosition,
    mv: Move,
    context: &impl Fn() -> String,
) {
    let sowing = both.game.sow(position, mv).expect("a sowing that ends");
    let mut events: Vec<Event> = Vec::new();
    both.rules.play_unchecked(fast, translated(mv), &mut events);
    let ends = events.iter().filter_map(|event| match event {
        Event::Stop { at, .. } => Some(at.map(Pit::index)),
        _ => None,
    });
    assert_eq!(ends.collect::<Vec<_>>(), [sowing.last], "{}", context());
    let mut lifts = events.iter().filter_map(|event| match event {
        Event::Lift { lap, .. } => Some(u32::from(*lap)),
        _ => None,
    });
    assert_eq!(lifts.next_back(), Some(sowing.laps), "{}", context());
    let captured = events.iter().map(|event| match event {
        Event::Capture { seeds, .. } => u32::from(*seeds),
        _ => 0,
    });
    assert_eq!(captured.sum::<u32>(), sowing.captured, "{}", context());
}

/// The moves and positions of [`Rules::walk`], which uses other code than
/// [`Rules::play_unchecked`].
pub fn walked(rules: &Rules, position: &FastPosition) -> Vec<(FastMove, FastPosition)> {
    let mut all = Vec::new();
    let _ = rules.walk(position, |mv, next| {
        assert_eq!(
            rules.child(position, mv),
            Some(*next),
            "{mv:?} in {position}"
        );
        all.push((mv, rules.resolve_turn(next)));
        ControlFlow::<()>::Continue(())
    });
    all
}

/// Checks that all other moves are refused, and only endless ones as endless.
fn compare_refusals(
    both: &Both,
    position: &Position,
    fast: &mbegu::rules::Position,
    legal: &[Move],
    endless: &[Move],
) {
    for pit in 0..position.seeds.len() {
        for forward in [true, false] {
            let mv = Move { pit, forward };
            let refusal = both.rules.check_move(fast, translated(mv)).err();
            let agree = match refusal {
                None => legal.contains(&mv),
                Some(IllegalMove::Endless) => endless.contains(&mv),
                Some(_) => !legal.contains(&mv) && !endless.contains(&mv),
            };
            assert!(agree, "{mv:?} in {fast}: {refusal:?}");
        }
    }
}

/// Converts a move of the reference engine.
pub fn translated(mv: Move) -> FastMove {
    FastMove {
        pit: Pit::new(u8::try_from(mv.pit).expect("a pit of the ring")),
        direction: if mv.forward {
            Direction::Forward
        } else {
            Direction::Backward
        },
    }
}
