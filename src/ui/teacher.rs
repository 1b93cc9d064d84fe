//! What the bot's judgement teaches: how good each move is, which moves of a
//! game cost most.

use std::rc::Rc;

use crate::bot::Reasons;
use crate::bot::protocol::{Judgement, Thinking};
use crate::rules::{Match, Move, Rules, Side, Token};

/// How long a position is thought about, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// As one of many, in going through a game.
    Glance,
    /// For a hint.
    Hint,
    /// To judge a puzzle: as far as a hint looks, however slow the device is.
    Puzzle,
    /// As long as somebody looks at it.
    Study,
}

impl Effort {
    /// The most positions that are looked at, and the longest time in
    /// milliseconds.
    #[must_use]
    pub fn limits(self) -> (u64, u32) {
        match self {
            Effort::Glance => (150_000, 1_000),
            Effort::Hint => (2_000_000, 1_000),
            Effort::Puzzle => (2_000_000, 20_000),
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
    /// Why the best move is best, once that is known.
    pub why: Option<Reasons>,
    /// The most thought that was finished.
    pub spent: Option<Effort>,
}

impl Judged {
    /// Reads the bot's news of a position; `None` while it has judged nothing.
    #[must_use]
    pub fn read(rules: &Rules, news: &Thinking) -> Option<Judged> {
        let verdict = |judged: &Judgement| {
            Some(Verdict {
                mv: rules.parse_move(&judged.mv).ok()?,
                worth: judged.score,
                decided: judged.decided,
            })
        };
        let moves: Vec<Verdict> = news.moves.iter().map_while(verdict).collect();
        (!moves.is_empty()).then_some(Judged {
            moves,
            depth: news.depth,
            proved: news.proved,
            why: news.why,
            spent: None,
        })
    }

    /// Whether more thought of that kind would tell nothing new.
    #[must_use]
    pub fn satisfies(&self, effort: Effort) -> bool {
        self.spent
            .is_some_and(|spent| self.proved || spent >= effort)
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

/// What a lapse costs at least: less is within what the bot can't tell.
const LAPSE: i32 = 100;

/// The moves of those sides that cost most, the worst first, as far as the game
/// has been gone through.
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
