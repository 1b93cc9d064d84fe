//! What the bot's judgement teaches: how good each move is, why one is best,
//! which moves of a game cost most.

use std::rc::Rc;

use crate::bot::protocol::Thinking;
use crate::rules::{Match, Move, Position, Rules, Side, Token};

/// How long a position is thought about, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// As one of many, in going through a game.
    Glance,
    /// For a hint.
    Hint,
    /// As long as somebody looks at it.
    Study,
}

impl Effort {
    /// The most positions that are looked at, and the longest time in
    /// milliseconds.
    #[must_use]
    pub fn limits(self) -> (u64, u32) {
        match self {
            Effort::Glance => (40_000, 1_000),
            Effort::Hint => (2_000_000, 1_000),
            Effort::Study => (50_000_000, 20_000),
        }
    }
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move.
    pub mv: Move,
    /// How the side to move stands after it, in hundredths of a seed.
    pub worth: i32,
    /// Whether it wins or loses the game for certain.
    pub decided: bool,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Every move, the best first; never empty.
    pub moves: Vec<Verdict>,
    /// How many moves ahead was looked.
    pub depth: u8,
    /// Whether all is exact.
    pub proved: bool,
    /// The best moves of both sides, from this position on.
    pub line: Vec<Move>,
    /// What was done for it.
    pub effort: Effort,
    /// Whether no more will be done with that effort.
    pub done: bool,
}

impl Judged {
    /// Reads the bot's news of a position; `None` while it has judged nothing.
    #[must_use]
    pub fn read(rules: &Rules, news: &Thinking, effort: Effort, done: bool) -> Option<Judged> {
        let verdict = |judged: &crate::bot::protocol::Judgement| {
            Some(Verdict {
                mv: rules.parse_move(&judged.mv).ok()?,
                worth: judged.score,
                decided: judged.decided,
            })
        };
        let moves: Vec<Verdict> = news.moves.iter().map_while(verdict).collect();
        let line = news.line.split(' ');
        (!moves.is_empty()).then(|| Judged {
            moves,
            depth: news.depth,
            proved: news.proved,
            line: line.map_while(|mv| rules.parse_move(mv).ok()).collect(),
            effort,
            done,
        })
    }

    /// Whether more thought of that kind would tell nothing new.
    #[must_use]
    pub fn satisfies(&self, effort: Effort) -> bool {
        self.done && (self.proved || self.effort >= effort)
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Verdict {
        self.moves[0]
    }

    /// How much a move gives away, in hundredths of a seed; `None` if it isn't
    /// known.
    #[must_use]
    pub fn cost(&self, mv: Move) -> Option<i32> {
        let played = self.moves.iter().find(|verdict| verdict.mv == mv)?;
        Some(self.best().worth - played.worth)
    }
}

/// What is known of a game's positions, by the number of tokens before them.
pub type Judgements = Vec<Option<Rc<Judged>>>;

/// Why a move is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The seeds that it wins at once.
    pub takes: u32,
    /// The seeds that the other side can win at most in answer.
    pub leaves: u32,
    /// Those that it could win at least after any other move; `None` if there
    /// is none.
    pub otherwise: Option<u32>,
    /// The seeds that it makes ready to win, if the other side answers best.
    pub next: u32,
    /// By how much it is better than the second best, in hundredths of a seed.
    pub edge: i32,
}

impl Reasons {
    /// The reasons for the best move of a position.
    #[must_use]
    pub fn of(rules: &Rules, position: &Position, judged: &Judged) -> Reasons {
        let best = judged.best();
        let after = |mv| rules.play(position, mv, &mut ());
        let others = judged.moves[1..].iter();
        let second = judged.moves.get(1).map(|verdict| verdict.worth);
        Reasons {
            takes: gain(position, &after(best.mv)),
            leaves: threat(rules, position, &after(best.mv)),
            otherwise: others
                .map(|verdict| threat(rules, position, &after(verdict.mv)))
                .min(),
            next: next(rules, position, &judged.line),
            edge: second.map_or(0, |second| best.worth - second),
        }
    }
}

/// What the side to move in `before` has won in `after`.
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

/// What the side to move wins with its second move in a line.
fn next(rules: &Rules, position: &Position, line: &[Move]) -> u32 {
    let mut now = *position;
    for (place, &mv) in line.iter().enumerate() {
        if rules.refusal(&now, mv).is_some() {
            return 0;
        }
        let after = rules.play(&now, mv, &mut ());
        if place > 0 && now.to_move() == position.to_move() {
            return gain(&now, &after);
        }
        now = after;
    }
    0
}

/// A move that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapse {
    /// The number of tokens before it.
    pub moment: usize,
    /// Whose it was.
    pub side: Side,
    /// What was played.
    pub played: Move,
    /// What was best.
    pub better: Move,
    /// How much better, in hundredths of a seed.
    pub cost: i32,
}

/// What a lapse costs at least: half a seed is within what the bot can't tell.
const LAPSE: i32 = 100;

/// The moves of a side's (or of both sides') that cost most, the worst first, as far as
/// the game has been gone through.
#[must_use]
pub fn lapses(game: &Match, judgements: &Judgements, of: impl Fn(Side) -> bool) -> Vec<Lapse> {
    let known = judgements.iter().enumerate();
    let mut lapses: Vec<Lapse> = known
        .filter_map(|(moment, judged)| {
            let judged = judged.as_ref()?;
            let Token::Move(played) = game.token(moment)? else {
                return None;
            };
            let (record, at) = game.moment(moment);
            let side = record.positions()[at].to_move().filter(|&side| of(side))?;
            let cost = judged.cost(played).filter(|&cost| cost >= LAPSE)?;
            let better = judged.best().mv;
            Some(Lapse {
                moment,
                side,
                played,
                better,
                cost,
            })
        })
        .collect();
    lapses.sort_by_key(|lapse| std::cmp::Reverse(lapse.cost));
    lapses.truncate(5);
    lapses
}

/// By how many hundredths of a seed South is ahead after so many tokens, as far
/// as that is known.
#[must_use]
pub fn lead(game: &Match, judgements: &Judgements, moment: usize) -> Option<i32> {
    let (record, at) = game.moment(moment);
    let position = &record.positions()[at];
    let Some(side) = position.to_move() else {
        let outcome = record.outcome().filter(|_| at == record.tokens())?;
        let margin = i32::from(outcome.scores.south) - i32::from(outcome.scores.north);
        return Some(margin * 100);
    };
    let worth = judgements.get(moment)?.as_ref()?.best().worth;
    Some(if side == Side::South { worth } else { -worth })
}

#[cfg(test)]
mod tests;
