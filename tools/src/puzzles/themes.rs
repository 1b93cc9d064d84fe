//! The themes of a puzzle.

use std::cmp::Reverse;

use mbegu::bot::{PuzzleTheme, Reasons};
use mbegu::rules::{CaptureReason, Event, Move, OverReason, Position, Rules};

use super::verdict::Verdict;

/// The themes of the only best move of a position, in the order of
/// `PuzzleTheme::ALL`.
pub fn themes(rules: &Rules, position: &Position, verdict: &Verdict) -> Vec<PuzzleTheme> {
    let mut themes = shown(rules, position, verdict.solution());
    if verdict.ends || verdict.is_proved {
        themes.push(PuzzleTheme::Ending);
    }
    if defends(rules, position, verdict.solution()) {
        themes.push(PuzzleTheme::Defence);
    }
    themes
}

fn shown(rules: &Rules, position: &Position, mv: Move) -> Vec<PuzzleTheme> {
    let Some(mover) = position.to_move() else {
        return Vec::new();
    };
    let mut events: Vec<Event> = Vec::new();
    rules.play_unchecked(position, mv, &mut events);
    let (mut laps, mut last, mut captures) = (0, mv.direction, 0);
    let (mut uur, mut claim, mut block) = (false, false, false);
    for event in events {
        match event {
            Event::Lift { direction, lap, .. } => (laps, last) = (lap, direction),
            Event::Capture { why, .. } if why != CaptureReason::LastSeed => captures += 1,
            Event::Uur { .. } => uur = true,
            Event::Claim { .. } => claim = true,
            Event::Bar { .. } => block = true,
            Event::Pass { side } if side != mover => block = true,
            Event::Over {
                reason: OverReason::CannotMove(side),
            } if side != mover => block = true,
            _ => {}
        }
    }
    let is_long = PuzzleTheme::min_laps(rules.variant()).is_some_and(|least| laps >= least);
    let turns = captures > 0 && last != mv.direction;
    [
        (PuzzleTheme::LongRelay, is_long),
        (PuzzleTheme::RunOn, captures > 1),
        (PuzzleTheme::Turn, turns),
        (PuzzleTheme::Uur, uur),
        (PuzzleTheme::Claim, claim),
        (PuzzleTheme::Block, block),
    ]
    .into_iter()
    .filter_map(|(theme, holds)| holds.then_some(theme))
    .collect()
}

/// Returns whether another move takes more at once than the best, but lets the
/// opponent take more in answer.
fn defends(rules: &Rules, position: &Position, best: Move) -> bool {
    let reasons = |mv| Reasons::of(rules, position, &[mv]);
    let Some(best) = reasons(best) else {
        return false;
    };
    let others = rules.moves(position).iter().filter_map(reasons);
    let greedy = others.max_by_key(|reasons| (reasons.takes, Reverse(reasons.leaves)));
    greedy.is_some_and(|greedy| greedy.takes > best.takes && greedy.leaves > best.leaves)
}
