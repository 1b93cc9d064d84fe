//! What the bot's analysis teaches.

use super::endings::winner;
use super::facts::{HintFacts, NamedMove, Who};
use crate::bot::Analysis;
use crate::link::Player;
use crate::rules::{BySide, Move, Rules, Side};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{MAX_EQUAL_COST, ReviewedMove, whole_seeds};

/// A move in words: its pit and its way, with the row of `near` below or on the right.
pub fn move_in_words(locale: &Locale, rules: &Rules, near: Side, mv: Move) -> String {
    let NamedMove { letter, way } = NamedMove::of(rules, near, mv);
    t!(locale, "named", pit = letter, way = locale.way(way))
}

/// The best move, and why it is best. Its pit has no letter where it is marked on the board.
pub fn hint(locale: &Locale, facts: &HintFacts, is_marked: bool) -> String {
    let pit = Some(facts.mv.letter).filter(|_| !is_marked);
    let (way, why) = (locale.way(facts.mv.way), reason(locale, facts));
    t!(locale, "hint-is", pit = pit, way = way, why = why)
}

/// The best move as the solution of a task, and why it is best.
pub fn solution(locale: &Locale, facts: &HintFacts) -> String {
    let (way, why) = (locale.way(facts.mv.way), reason(locale, facts));
    t!(
        locale,
        "solution-is",
        pit = facts.mv.letter,
        way = way,
        why = why
    )
}

/// The first reason for a move that there is.
fn reason(locale: &Locale, facts: &HintFacts) -> Option<String> {
    if facts.is_only {
        return Some(t!(locale, "why-only"));
    }
    let why = facts.why?;
    if why.takes > 0 {
        Some(t!(locale, "why-takes", seeds = why.takes))
    } else if why.otherwise > why.leaves {
        Some(t!(locale, "why-leaves", most = why.leaves))
    } else if why.next > 0 {
        Some(t!(locale, "why-next", seeds = why.next))
    } else {
        None
    }
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
    if judged.certain.is_some() {
        return t!(locale, "sentence", said = winner(locale, Some(who)));
    }
    let said = match whole_seeds(score) {
        0 => t!(locale, "even"),
        seeds => t!(locale, "leads", who = who, seeds = seeds),
    };
    let said = match rules.match_goal() {
        Some(_) => t!(locale, "in-round", said = said),
        None => said,
    };
    t!(locale, "sentence", said = said)
}

/// A move in a list of those that cost something; with the rules and the players of its round.
pub fn moment(
    locale: &Locale,
    rules: &Rules,
    players: BySide<Player>,
    near: Side,
    found: &ReviewedMove,
) -> String {
    t!(
        locale,
        "moment-line",
        number = found.ply + 1,
        who = Who::of(players, found.side),
        played = move_in_words(locale, rules, near, found.played),
        better = move_in_words(locale, rules, near, found.best),
        seeds = whole_seeds(found.cost),
    )
}

/// A move that was played, beside the best one.
pub fn reviewed(locale: &Locale, rules: &Rules, near: Side, reviewed: &ReviewedMove) -> String {
    let played = move_in_words(locale, rules, near, reviewed.played);
    let number = reviewed.ply + 1;
    if reviewed.cost <= MAX_EQUAL_COST {
        return t!(locale, "reviewed-best", number = number, played = played);
    }
    t!(
        locale,
        "reviewed",
        number = number,
        best = move_in_words(locale, rules, near, reviewed.best),
        played = played,
        seeds = whole_seeds(reviewed.cost)
    )
}
