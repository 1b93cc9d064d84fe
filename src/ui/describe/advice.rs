//! What the bot's analysis teaches.

use super::facts::{Evaluation, HintFacts, MistakeFacts, NamedMove, Who};
use crate::bot::Analysis;
use crate::rules::{Move, Rules};
use crate::ui::i18n::{Locale, Tenths, t};
use crate::ui::state::ReviewedMove;
use crate::ui::state::State;

/// A smaller lead, in hundredths of a seed, counts as even.
const MIN_LEAD: u32 = 5;

/// The least cost, in hundredths of a seed, of a move that is called worse than the best
/// one.
const MIN_COST: i32 = 5;

fn named(locale: &Locale, mv: NamedMove) -> String {
    t!(locale, "named", pit = mv.letter, way = mv.way)
}

/// A move in words: its pit and its way.
#[must_use]
pub fn move_in_words(locale: &Locale, rules: &Rules, mv: Move) -> String {
    named(locale, NamedMove::of(rules, mv))
}

/// The best move, and why it is best.
#[must_use]
pub fn advice(locale: &Locale, facts: &HintFacts) -> String {
    let mv = named(locale, facts.mv);
    let Some(edge) = facts.edge else {
        return t!(locale, "advice-only", mv = mv);
    };
    let why = facts.why.unwrap_or_default();
    let mut parts = Vec::new();
    if let Some(seeds) = facts.wins_by {
        parts.push(t!(locale, "why-wins", seeds = seeds));
    }
    if why.takes > 0 {
        parts.push(t!(locale, "why-takes", seeds = why.takes));
    }
    if why.otherwise > why.leaves {
        parts.push(t!(
            locale,
            "why-leaves",
            most = why.leaves,
            rest = why.otherwise
        ));
    }
    if why.next > 0 {
        parts.push(t!(locale, "why-next", seeds = why.next));
    }
    // More reasons than two are not read.
    parts.truncate(2);
    if parts.is_empty() {
        parts.push(match edge {
            ..MIN_COST => t!(locale, "why-no-worse"),
            edge => {
                let seeds = Tenths::of_hundredths(edge.unsigned_abs());
                t!(locale, "why-worth", seeds = seeds)
            }
        });
    }
    t!(locale, "advice-why", mv = mv, why = locale.list(parts))
}

/// Who stands better.
#[must_use]
pub fn evaluation(locale: &Locale, facts: &Evaluation) -> String {
    if let (Some(who), Some(seeds)) = (facts.ahead, facts.wins_by) {
        return t!(locale, "wins-for-certain", who = who, seeds = seeds);
    }
    let said = match facts.ahead {
        Some(who) => t!(
            locale,
            "leads",
            who = who,
            seeds = Tenths::of_hundredths(facts.by)
        ),
        None => t!(locale, "even"),
    };
    let said = match facts.in_round {
        true => t!(locale, "in-round", said = said),
        false => said,
    };
    if facts.proved {
        t!(locale, "proved", said = said)
    } else {
        t!(locale, "foreseen", said = said, moves = facts.depth)
    }
}

/// Who stands better in the position shown, by what is known of it.
#[must_use]
pub fn evaluation_of(locale: &Locale, state: &State, judged: &Analysis) -> String {
    let score = judged.best().score;
    let by = score.unsigned_abs();
    // Whether the side to move is ahead; `None` if nobody is.
    let leads = match judged.certain {
        Some(certain) => Some(certain.wins),
        None => (by >= MIN_LEAD).then_some(score >= 0),
    };
    let ahead = state.position().to_move().and_then(|mover| {
        let side = if leads? { mover } else { mover.other() };
        Some(Who::of(state.table.players, side))
    });
    let facts = Evaluation {
        ahead,
        by,
        in_round: state.rules().match_goal().is_some(),
        depth: judged.depth,
        proved: judged.proved,
        wins_by: judged.certain.map(|certain| certain.by.into()),
    };
    evaluation(locale, &facts)
}

/// A move that cost something.
#[must_use]
pub fn mistake(locale: &Locale, facts: &MistakeFacts) -> String {
    t!(
        locale,
        "mistake-line",
        number = facts.number,
        who = facts.who,
        played = named(locale, facts.played),
        better = named(locale, facts.better),
        seeds = Tenths::of_hundredths(facts.cost),
    )
}

/// A move that was played, beside the best one.
#[must_use]
pub fn reviewed(locale: &Locale, rules: &Rules, reviewed: &ReviewedMove) -> String {
    let [best, played] =
        [reviewed.best, reviewed.played].map(|mv| named(locale, NamedMove::of(rules, mv)));
    let number = reviewed.ply + 1;
    if reviewed.cost < MIN_COST {
        return t!(locale, "reviewed-best", number = number, played = played);
    }
    let seeds = Tenths::of_hundredths(reviewed.cost.unsigned_abs());
    t!(
        locale,
        "reviewed",
        number = number,
        best = best,
        played = played,
        seeds = seeds
    )
}

/// A move of the game on the table that cost something.
#[must_use]
pub fn mistake_of(locale: &Locale, state: &State, found: &ReviewedMove) -> String {
    let rules = state.table.game.at_ply(found.ply).0.rules();
    let facts = MistakeFacts {
        number: found.ply as u32 + 1,
        who: Who::of(state.table.players_at(found.ply), found.side),
        played: NamedMove::of(rules, found.played),
        better: NamedMove::of(rules, found.best),
        cost: found.cost.unsigned_abs(),
    };
    mistake(locale, &facts)
}
