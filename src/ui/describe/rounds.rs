//! A match of several rounds.

use super::endings::{arrange, row};
use super::facts::{MatchFacts, RoundFacts, Who};
use super::sentences;
use crate::rules::{Rounds, Rules, Side};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::GameState;

/// The round, and the seeds of both sides after the last one, `near` first.
pub fn match_stands(locale: &Locale, facts: &MatchFacts, near: Side) -> String {
    let score = facts.score();
    t!(
        locale,
        "match-stands",
        number = facts.round,
        own = score[near],
        other = score[near.other()],
    )
}

/// The beginning of a round: the player who lays out its row or has done so, the one
/// who begins, and the seeds that win the match.
pub fn round_begins(locale: &Locale, state: &GameState, facts: &MatchFacts) -> String {
    let players = state.players;
    let laid = match (state.arranging(), &facts.row) {
        (Some(arranging), _) => Some(arrange(locale, &RoundFacts::of(state, &arranging))),
        (None, Some((laid, over))) => {
            let row = row(locale, players, over, laid);
            Some(t!(locale, "sentence", said = row))
        }
        (None, None) => None,
    };
    let first = facts.first.map(|who| {
        t!(
            locale,
            "round-first",
            who = who,
            rounds = facts.rounds.map_or("single", name),
            number = facts.round - 1,
        )
    });
    let goal = t!(locale, "match-goal", seeds = facts.goal);
    sentences([laid, first, Some(goal)])
}

/// The reason for which a match that could go on is decided.
pub fn decided(locale: &Locale, state: &GameState) -> String {
    let arranging = state.arranging();
    let Some((arranging, by)) = arranging.and_then(|it| Some((it, it.by?))) else {
        return String::new();
    };
    t!(
        locale,
        "match-decided",
        who = Who::of(state.players, by),
        seeds = 2 * u16::from(arranging.seeds),
    )
}

/// The condition for the row of a round.
pub fn row_rule(locale: &Locale, rules: &Rules) -> String {
    t!(locale, "row-rule", rounds = name(rules.rounds()))
}

/// A kind of rounds as messages choose by it.
fn name(rounds: Rounds) -> &'static str {
    match rounds {
        Rounds::Single => "single",
        Rounds::Shrinking => "shrinking",
        Rounds::Filling => "filling",
    }
}
