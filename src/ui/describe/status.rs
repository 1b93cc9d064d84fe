//! The status line and its details.

use super::endings::{
    arrange, end_reason, final_score, match_end_reason, match_score, next_round, row,
};
use super::facts::{HintFacts, MoveFacts, RaceFacts, RoundFacts, Who, named_way};
use super::faults::{arrangement_fault, refused};
use super::moves::{moved, raced, stop, wins};
use super::rounds::{decided, row_rule};
use super::{advice, facts, reviewed, sentences};
use crate::link::Termination;
use crate::rules::{
    Event, IllegalMove, MatchOutcome, Move, NextStep, Pit, Ply, Position, Restriction, Rounds, Side,
};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{BotHealth, GameState, Heading, Phase, SharedPuzzleStatus};

/// Whose turn it is, or how the game ended.
pub fn status_line(locale: &Locale, state: &GameState) -> String {
    let phase = state.phase();
    if let Some(trial) = state
        .shared_puzzle_status()
        .filter(|_| phase != Phase::Sowing)
    {
        return puzzle(locale, trial);
    }
    match (phase, state.termination) {
        (Phase::Waiting, _) if state.is_unsent() => t!(locale, "send-now"),
        (Phase::Waiting, _) => t!(locale, "answer-awaited"),
        (Phase::Over, Some(termination)) => ended_by(locale, state, termination),
        (Phase::ChoosingSides, _) => {
            let who = state.chooser().map(|side| Who::of(state.players, side));
            who.map_or_else(String::new, |who| t!(locale, "sides-choice", who = who))
        }
        (Phase::Racing, _) if state.awaits_first_seed() => t!(locale, "race-ready"),
        _ => now(locale, state),
    }
}

/// The result of a game that is over, whatever position is shown; `None` while it goes on.
pub fn final_result(locale: &Locale, state: &GameState) -> Option<String> {
    match (state.termination, state.record.next_step()) {
        (Some(termination), _) => Some(ended_by(locale, state, termination)),
        (None, NextStep::Over(outcome)) => Some(played_out(locale, state, &outcome)),
        (None, _) => None,
    }
}

/// A game that ended off the board: by resignation, on time or by agreement.
fn ended_by(locale: &Locale, state: &GameState, termination: Termination) -> String {
    if let Some(scores) = state.finished_scores() {
        return final_score(locale, state.players, state.winner(), scores);
    }
    let loser_and_winner =
        |side: Side| [side, side.other()].map(|side| Who::of(state.players, side));
    match termination {
        Termination::Resigned(side) => {
            let [who, winner] = loser_and_winner(side);
            t!(locale, "resigned", who = who, winner = winner)
        }
        Termination::TimedOut(side) => {
            let [who, winner] = loser_and_winner(side);
            t!(locale, "lost-on-time", who = who, winner = winner)
        }
        Termination::Agreed => t!(locale, "draw-agreed"),
    }
}

/// The end of a game or match that was played out.
fn played_out(locale: &Locale, state: &GameState, outcome: &MatchOutcome) -> String {
    let say = match state.rules().rounds() {
        Rounds::Single => final_score,
        Rounds::Shrinking | Rounds::Filling => match_score,
    };
    say(locale, state.players, outcome.winner, outcome.scores)
}

fn puzzle(locale: &Locale, trial: SharedPuzzleStatus) -> String {
    let name = match trial {
        SharedPuzzleStatus::Seeking => "seeking",
        SharedPuzzleStatus::Checking => "checking",
        SharedPuzzleStatus::Found => "found",
        SharedPuzzleStatus::Missed => "missed",
    };
    t!(locale, "trial", trial = name)
}

/// What the page waits for or shows, by its phase.
fn now(locale: &Locale, state: &GameState) -> String {
    let (phase, players) = (state.phase(), state.players);
    match (phase, state.record.next_step()) {
        (Phase::Sowing, _) => return sowing(locale, state),
        (Phase::Viewing, _) => {
            return match state.marked_ply().unwrap_or(state.record.plies()) {
                0 => t!(locale, "at-start"),
                number => t!(
                    locale,
                    "at-move",
                    number = number,
                    of = state.record.plies()
                ),
            };
        }
        (Phase::RoundOver, _) => {
            let number = state.record.rounds().len();
            let outcome = state.record.current().outcome();
            return outcome.map_or_else(String::new, |outcome| {
                let said = final_score(locale, players, outcome.winner, outcome.scores);
                t!(locale, "round-said", number = number, said = said)
            });
        }
        (Phase::Over, NextStep::Over(outcome)) => return played_out(locale, state, &outcome),
        (Phase::Won, _) => {
            let at_goal = |side: Side| {
                let (who, seeds) = (Who::of(players, side), state.position().score(side));
                t!(locale, "reached-goal", who = who, seeds = seeds)
            };
            return state.side_at_goal().map_or_else(String::new, at_goal);
        }
        _ => {}
    }
    let Some(side) = state.mover() else {
        return match phase {
            Phase::Racing => t!(locale, "racing"),
            _ => String::new(),
        };
    };
    let who = Who::of(players, side);
    match (phase, &state.bot) {
        (Phase::Racing, _) => t!(locale, "picking", who = who),
        (Phase::Arranging, _) => t!(locale, "arranging", who = who),
        (Phase::Thinking, BotHealth::Starting) => t!(locale, "bot-starting"),
        (Phase::Thinking, &BotHealth::Loading(part)) => t!(locale, "bot-loading", part = part),
        (Phase::Thinking, BotHealth::Ready) => t!(locale, "thinking", who = who),
        (Phase::Thinking, BotHealth::Failed(_)) => t!(locale, "stuck", who = who),
        _ => match state.position().restriction() {
            Some(Restriction::Again { direction, .. }) => {
                let way = locale.way(Some(Heading::of(side, direction, state.near())));
                t!(locale, "turn-again", who = who, way = way)
            }
            _ => t!(locale, "turn", who = who),
        },
    }
}

/// Whose turn it is, and that a pit is to be pressed; `None` where a pit isn't chosen freely.
pub fn pit_to_press(locale: &Locale, state: &GameState) -> Option<String> {
    let side = state.mover().filter(|_| state.phase() == Phase::Choosing)?;
    let sows_again = matches!(
        state.position().restriction(),
        Some(Restriction::Again { .. })
    );
    let is_free = !sows_again && state.shared_puzzle_status().is_none();
    is_free.then(|| t!(locale, "press-a-pit", who = Who::of(state.players, side)))
}

/// The move or the race that is shown.
fn sowing(locale: &Locale, state: &GameState) -> String {
    let rules = state.rules();
    match state.playback.events.first() {
        None => String::new(),
        Some(&Event::Lift { pit, direction, .. }) => t!(
            locale,
            "sowing",
            who = Who::of(state.players, rules.board().owner(pit)),
            pit = letter(state, pit),
            way = locale.way(named_way(rules, state.near(), Move { pit, direction }))
        ),
        Some(_) => t!(locale, "racing"),
    }
}

/// The side that sows, beside a board that shows its pit; in a race, the status.
pub fn sower(locale: &Locale, state: &GameState) -> String {
    match state.playback.events.first() {
        Some(&Event::Lift { pit, .. }) => {
            let owner = state.rules().board().owner(pit);
            t!(locale, "sows", who = Who::of(state.players, owner))
        }
        _ => status_line(locale, state),
    }
}

/// The text beside [`status_line`]: an offer, a hint, what is to be done
/// in this phase, why a pit can't be played.
pub fn status_detail(locale: &Locale, state: &GameState) -> String {
    seat_offered(locale, state)
        .or_else(|| offered(locale, state))
        .or_else(|| hint(locale, state, true))
        .or_else(|| said_in_phase(locale, state))
        .or_else(|| selected(locale, state))
        .or_else(|| clock_paused(locale, state))
        .or_else(|| told_at_start(locale, state))
        .or_else(|| last_race_or_arrangement(locale, state))
        .unwrap_or_default()
}

/// What the player is asked, or told about what they pressed, to be read out.
pub(super) fn pending_prompt(locale: &Locale, state: &GameState) -> Option<String> {
    offered(locale, state)
        .or_else(|| hint(locale, state, false))
        .or_else(|| selected(locale, state))
}

/// What the last race or arrangement did.
fn last_race_or_arrangement(locale: &Locale, state: &GameState) -> Option<String> {
    let last = state.shown_ply().checked_sub(1)?;
    let is_move = matches!(state.record.ply(last), Some(Ply::Move(_)));
    (!is_move).then(|| last_ply_of(locale, state))
}

/// How the sides were chosen, or that an opening was played, until the next ply; or that chance
/// has decided who begins, which is told until both have moved.
pub(super) fn told_at_start(locale: &Locale, state: &GameState) -> Option<String> {
    let plies = state.record.plies();
    if state.shown_ply() != plies {
        return None;
    }
    if let Some(choice) = state.new_choice() {
        return Some(t!(locale, "sides-chosen", choice = choice.name()));
    }
    let is_opening = state.opening_plies > 0 && state.opening_plies == plies;
    if is_opening {
        return Some(t!(locale, "opening-laid"));
    }
    let first = Who::of(state.players, state.record.first());
    (state.is_begun_by_lot && plies < 2).then(|| t!(locale, "begun-by-lot", who = first))
}

fn seat_offered(locale: &Locale, state: &GameState) -> Option<String> {
    let is_at_rest = state.offers_seat() && state.phase() != Phase::Sowing;
    is_at_rest.then(|| t!(locale, "seat-offered"))
}

fn offered(locale: &Locale, state: &GameState) -> Option<String> {
    let by = state.offer?;
    let [who, to] = [by, by.other()].map(|side| Who::of(state.players, side));
    Some(t!(locale, "draw-offered", who = who, to = to))
}

fn hint(locale: &Locale, state: &GameState, is_marked: bool) -> Option<String> {
    (state.is_hint_wanted() && state.can_hint()).then(|| match state.hint() {
        Some(judged) => {
            let facts = HintFacts::of(state.rules(), state.near(), judged);
            advice::hint(locale, &facts, is_marked)
        }
        None => t!(locale, "hint-coming"),
    })
}

/// That the clock is paused, and what ends the pause.
fn clock_paused(locale: &Locale, state: &GameState) -> Option<String> {
    let clock = state.clock?;
    (clock.is_paused() && state.can_pause_clock()).then(|| t!(locale, "clock-paused"))
}

/// The text of a phase that doesn't depend on the last move; `None` for the other phases.
fn said_in_phase(locale: &Locale, state: &GameState) -> Option<String> {
    Some(match state.phase() {
        Phase::Sowing => t!(locale, "skip"),
        Phase::Over => over(locale, state),
        Phase::RoundOver => round_over(locale, state),
        Phase::Waiting if state.arranging().is_some() => ended(locale, state),
        Phase::Waiting if state.is_sent() => t!(locale, "about-answer"),
        Phase::Waiting if state.record.plies() == 0 => t!(locale, "about-challenge"),
        Phase::ChoosingSides => t!(locale, "sides-about"),
        Phase::Racing => match state.selection.refused() {
            Some(pit) => refused(locale, state, pit, &IllegalMove::NotYours),
            None => t!(locale, "race-about"),
        },
        Phase::Arranging => arranging(locale, state),
        Phase::Viewing => match state.reviewed_move() {
            Some(found) => reviewed(locale, state.rules(), state.near(), &found),
            None if state.teacher.analysing && state.reviewed_ply().is_some() => {
                t!(locale, "hint-coming")
            }
            None => return None,
        },
        _ => return None,
    })
}

/// Why the game ended, unless the players gave it up; what the numbers of the counted seeds
/// are; and that the friend doesn't know yet.
fn over(locale: &Locale, state: &GameState) -> String {
    let is_played_out = state.termination.is_none();
    sentences([
        is_played_out.then(|| ended(locale, state)),
        finished(locale, state),
        counted_out(locale, state),
        state.is_unsent().then(|| t!(locale, "send-end")),
    ])
}

/// That the seeds are counted out on the board, after each side has taken the rest of a game
/// that was finished.
fn counted_out(locale: &Locale, state: &GameState) -> Option<String> {
    let scores = state.final_scores()?;
    let position = state.record.current().position();
    let has_rest = Side::ALL
        .into_iter()
        .any(|side| position.score(side) < scores[side]);
    Some(t!(locale, "counted-out", rest = has_rest))
}

/// The reason of a game that was finished once a side had the seeds that win.
fn finished(locale: &Locale, state: &GameState) -> Option<String> {
    let side = state
        .winner()
        .filter(|_| state.finished_scores().is_some())?;
    let seeds = state.record.current().position().score(side);
    let who = Who::of(state.players, side);
    Some(t!(locale, "finished-at", who = who, seeds = seeds))
}

/// Why the match may be ended, or else how the round ended; and that the friend doesn't know
/// yet. Two buttons stand beside it: it is short.
fn round_over(locale: &Locale, state: &GameState) -> String {
    let ended = if state.can_end_match() {
        decided(locale, state)
    } else {
        ended(locale, state)
    };
    sentences([
        Some(ended),
        state.is_unsent().then(|| t!(locale, "send-end")),
    ])
}

fn arranging(locale: &Locale, state: &GameState) -> String {
    if let Some(fault) = state.draft_fault() {
        return arrangement_fault(locale, &fault);
    }
    let Some(arranging) = state.arranging() else {
        return String::new();
    };
    match arranging.by {
        Some(_) => row_rule(locale, state.rules()),
        None => t!(locale, "row-at-start"),
    }
}

/// Who arranges the next round, from which seeds, and what follows.
pub fn row_to_lay_out(locale: &Locale, state: &GameState) -> Option<String> {
    let arranging = state.arranging()?;
    let arranges = arrange(locale, &RoundFacts::of(state, &arranging));
    Some([arranges, t!(locale, "row-copied")].join(" "))
}

/// What the pit that was pressed asks for, or why it can't be played.
fn selected(locale: &Locale, state: &GameState) -> Option<String> {
    if state.selection.selected().is_some() {
        return Some(t!(locale, "press-a-way"));
    }
    let pit = state.selection.refused()?;
    let why = facts::refusal(state.rules(), state.position(), pit);
    Some(why.map_or_else(String::new, |why| refused(locale, state, pit, &why)))
}

/// What the move that is being shown has won, and why.
pub fn won_by_move(locale: &Locale, state: &GameState) -> (String, String) {
    let before = state.playback.before().unwrap_or(state.position());
    let players = state.players;
    let facts = MoveFacts::of(
        state.rules(),
        players,
        state.near(),
        before,
        &state.playback.events,
    );
    let Some(facts) = facts else {
        return (status_line(locale, state), String::new());
    };
    (
        wins(locale, state.rules(), &facts),
        facts
            .reason
            .map_or_else(String::new, |reason| stop(locale, facts.who, reason)),
    )
}

pub fn last_ply_of(locale: &Locale, state: &GameState) -> String {
    let last = state.shown_ply().checked_sub(1);
    last.map_or_else(String::new, |last| ply(locale, state, last))
}

/// What a ply of the game did, counted from 0.
pub(super) fn ply(locale: &Locale, state: &GameState, number: usize) -> String {
    let players = state.players_at(number);
    let (record, at) = state.record.at_ply(number);
    match state.record.ply(number) {
        Some(Ply::Arrangement(laid)) => {
            let round = state.record.rounds().len();
            let said = row(locale, players, &record.positions()[at], &laid);
            t!(locale, "round-arranged", number = round, said = said)
        }
        Some(Ply::Race(race)) => {
            let after = record.positions().get(at + 1);
            let first = after.and_then(Position::to_move);
            first.map_or_else(String::new, |first| {
                raced(
                    locale,
                    &RaceFacts::of(state.rules(), players, race.picks, first),
                )
            })
        }
        _ => MoveFacts::of_ply(&state.record, players, state.near(), number)
            .map_or_else(String::new, |facts| moved(locale, &facts)),
    }
}

/// Why a game or a round ended, and after a round what follows.
fn ended(locale: &Locale, state: &GameState) -> String {
    let Some(outcome) = state.round().outcome() else {
        return String::new();
    };
    let players = state.players;
    let reason = || {
        let reason = outcome.reason;
        reason.map(|reason| end_reason(locale, players, reason))
    };
    match state.record.next_step() {
        NextStep::Arrange(arranging) => {
            let next = next_round(locale, &RoundFacts::of(state, &arranging));
            sentences([reason(), Some(next)])
        }
        NextStep::Over(MatchOutcome { reason, winner, .. }) => {
            match_end_reason(locale, players, reason, winner).unwrap_or_default()
        }
        _ => reason().unwrap_or_default(),
    }
}

fn letter(state: &GameState, pit: Pit) -> char {
    state.rules().board().letter(pit)
}
