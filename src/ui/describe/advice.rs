//! What the bot's analysis teaches.

use super::facts::{HintFacts, NamedMove, Who};
use crate::bot::Analysis;
use crate::link::Player;
use crate::rules::{BySide, Move, Rules, Side};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{MAX_EQUAL_COST, ReviewedMove};

fn named(locale: &Locale, mv: NamedMove) -> String {
    t!(locale, "named", pit = mv.letter, way = mv.way)
}

/// A move in words: its pit and its way.
pub fn move_in_words(locale: &Locale, rules: &Rules, mv: Move) -> String {
    named(locale, NamedMove::of(rules, mv))
}

/// The best move, and why it is best.
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
            ..=MAX_EQUAL_COST => t!(locale, "why-no-worse"),
            edge => t!(locale, "why-worth", seeds = whole_seeds(edge)),
        });
    }
    t!(locale, "advice-why", mv = mv, why = locale.list(parts))
}

/// Who stands better in a position where `mover` is to move.
pub fn evaluation(
    locale: &Locale,
    rules: &Rules,
    players: BySide<Player>,
    mover: Side,
    judged: &Analysis,
) -> String {
    let score = judged.best().score;
    let is_ahead = judged.certain.map_or(score > 0, |certain| certain.wins);
    let who = Who::of(players, if is_ahead { mover } else { mover.other() });
    if let Some(certain) = judged.certain {
        return t!(locale, "wins-for-certain", who = who, seeds = certain.by);
    }
    let said = match whole_seeds(score) {
        0 => t!(locale, "even"),
        seeds => t!(locale, "leads", who = who, seeds = seeds),
    };
    let said = match rules.match_goal() {
        Some(_) => t!(locale, "in-round", said = said),
        None => said,
    };
    if judged.proved {
        t!(locale, "proved", said = said)
    } else {
        t!(locale, "sentence", said = said)
    }
}

/// A move in a list of those that cost something; with the rules and the players of its round.
pub fn mistake(
    locale: &Locale,
    rules: &Rules,
    players: BySide<Player>,
    found: &ReviewedMove,
) -> String {
    t!(
        locale,
        "mistake-line",
        number = found.ply + 1,
        who = Who::of(players, found.side),
        played = move_in_words(locale, rules, found.played),
        better = move_in_words(locale, rules, found.best),
        seeds = whole_seeds(found.cost),
    )
}

/// A move that was played, beside the best one.
pub fn reviewed(locale: &Locale, rules: &Rules, reviewed: &ReviewedMove) -> String {
    let played = move_in_words(locale, rules, reviewed.played);
    let number = reviewed.ply + 1;
    if reviewed.cost <= MAX_EQUAL_COST {
        return t!(locale, "reviewed-best", number = number, played = played);
    }
    t!(
        locale,
        "reviewed",
        number = number,
        best = move_in_words(locale, rules, reviewed.best),
        played = played,
        seeds = whole_seeds(reviewed.cost)
    )
}

/// Hundredths of a seed in whole seeds: the search errs by as much as [`MAX_EQUAL_COST`].
fn whole_seeds(hundredths: i32) -> u32 {
    (hundredths.unsigned_abs() + 49) / 100
}
