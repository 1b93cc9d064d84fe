//! Texts for those who don't see the board: one a turn, and answers to keys.

use super::facts::{MoveFacts, PitFacts, Who, refusal};
use super::faults::refused;
use super::moves::{mark_of, outlook, prospects};
use super::status::{pending_prompt, ply, status_detail, status_line, told_at_start};
use super::{goal_sentence, sentences};
use crate::link::{self, Player};
use crate::rules::{Move, Pit, Side};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameState, Phase};

/// The most moves in one text. Where a player must pass, a turn of the other can have
/// many.
const MAX_PLIES: usize = 24;

/// Whether the page waits for somebody, so that a turn can be announced. While it shows
/// a move or the bot is to decide, the last text stays.
pub fn is_turn_over(state: &GameState) -> bool {
    let has_person = Side::ALL.into_iter().any(|side| state.is_person(side));
    let players = state.players;
    let is_bots = (state.mover()).is_some_and(|side| matches!(players[side], Player::Bot(_)));
    match state.phase() {
        Phase::Sowing => false,
        Phase::Thinking | Phase::Racing | Phase::Arranging => !(has_person && is_bots),
        _ => true,
    }
}

/// One text for a turn: the plies from that one on, the score, and whose turn it is or
/// how the game ended.
pub fn turn(locale: &Locale, state: &GameState, from: usize) -> String {
    let phase = state.phase();
    let shown = state.shown_ply();
    let from = from.max(shown.saturating_sub(MAX_PLIES));
    let plies = (from..shown).map(|number| ply(locale, state, number));
    let now = t!(locale, "sentence", said = status_line(locale, state));
    let rest = match phase {
        Phase::Over | Phase::RoundOver | Phase::Racing | Phase::Arranging | Phase::Viewing => {
            vec![now, status_detail(locale, state)]
        }
        _ if shown == 0 => {
            vec![goal_sentence(locale, state.rules()), now]
        }
        Phase::ChoosingSides => vec![scores(locale, state), now, status_detail(locale, state)],
        _ => {
            let begun = told_at_start(locale, state).unwrap_or_default();
            vec![begun, scores(locale, state), now]
        }
    };
    let all = plies.chain(rest).filter(|text| !text.is_empty());
    sentences(all.map(Some))
}

/// The text beside a turn: an offer, a hint, why a pit can't be played. Empty if there
/// is none.
pub fn prompt(locale: &Locale, state: &GameState) -> String {
    if state.resigning {
        resign_question(locale, state)
    } else {
        pending_prompt(locale, state).unwrap_or_default()
    }
}

/// The question whether the player resigns the game, or the whole match if it has rounds.
pub fn resign_question(locale: &Locale, state: &GameState) -> String {
    let whole = state.rules().match_goal().is_some();
    t!(locale, "resign-really", whole = whole)
}

/// The score of both players: that of a person first.
pub fn scores(locale: &Locale, state: &GameState) -> String {
    let own = own_side(state);
    let seeds = |side| state.position().score(side);
    let who = |side| Who::of(state.players, side);
    let other = t!(
        locale,
        "player-seeds",
        who = who(own.other()),
        seeds = seeds(own.other())
    );
    let scores = t!(
        locale,
        "scores",
        who = who(own),
        seeds = seeds(own),
        other = other
    );
    t!(locale, "sentence", said = scores)
}

/// The side of the only person, or South.
pub fn own_side(state: &GameState) -> Side {
    link::only_person(state.players).unwrap_or(Side::South)
}

/// The pits of a side with their seeds, in the order of their letters.
pub fn row(locale: &Locale, state: &GameState, side: Side) -> String {
    let (rules, position) = (state.rules(), state.position());
    let players = state.players;
    let pits = rules.board().pits_of(side).map(|pit| {
        let facts = PitFacts::of(rules, position, players, pit, 0);
        t!(
            locale,
            "row-pit",
            pit = facts.letter,
            seeds = facts.seeds,
            mark = mark_of(locale, &facts)
        )
    });
    let pits = locale.enumeration(pits);
    let told = t!(
        locale,
        "row-told",
        who = Who::of(players, side),
        pits = pits
    );
    t!(locale, "sentence", said = told)
}

/// The results of the moves from a pit, or why there are none.
pub fn prospect(locale: &Locale, state: &GameState, pit: Pit) -> String {
    let (rules, position) = (state.rules(), state.position());
    if let Some(why) = refusal(rules, position, pit) {
        return refused(locale, state, pit, &why);
    }
    let moves = rules.moves(position);
    let moves = moves.iter().filter(|mv: &Move| mv.pit == pit);
    let would = moves.filter_map(|mv| {
        let mut events = Vec::new();
        rules.play_unchecked(position, mv, &mut events);
        let facts = MoveFacts::of(rules, state.players, state.near(), position, &events)?;
        Some(t!(
            locale,
            "would",
            pit = facts.letter,
            way = locale.way(facts.way),
            outlook = outlook(locale, &facts),
            prospects = prospects(locale, &facts)
        ))
    });
    sentences(would.map(Some))
}
