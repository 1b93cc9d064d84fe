//! The facts of a player's seat.

use super::{MoveFacts, NamedMove, Who};
use crate::rules::{BySide, Pit, Ply, Rounds, Side};
use crate::ui::state::{GameState, Phase};

/// The facts of a player's seat: the last move and the seeds.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatFacts {
    pub who: Who,
    pub last: LastMove,
    /// The seeds in hand, in a race by hand.
    pub in_hand: Option<u8>,
    pub stored: u16,
    /// The seeds in uurs and claimed pits.
    pub marked: u16,
    /// The seeds that win the game; in a match of rounds, the match.
    pub goal: u16,
    /// The game, or the round, is over.
    pub is_over: bool,
    /// The side has won, or the players have ended the game: nothing was missing.
    pub is_decided: bool,
    /// The seeds of one round decide the game.
    pub is_single: bool,
    /// The game with all its rounds is over.
    pub is_match_over: bool,
}

/// The last move of a side in the round that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum LastMove {
    None,
    /// No move since the race, which the side began from this pit.
    Race(char),
    /// The side's move is being animated.
    Sowing(NamedMove),
    /// What its last ply did, if it was a move.
    Move(Box<MoveFacts>),
}

impl SeatFacts {
    /// The seat of a side. While a move is animated, the seeds before it.
    pub fn of(state: &GameState, side: Side) -> Self {
        let position = state.playback.before().unwrap_or(state.position());
        let stored = position.store(side).into();
        let marked = position.score(side) - stored;
        let finished = state.finished_scores();
        let finished = finished.filter(|_| state.phase() == Phase::Over);
        let (stored, marked) = finished.map_or((stored, marked), |scores| (scores[side], 0));
        let rules = state.rules();
        Self {
            who: Who::of(state.players, side),
            last: LastMove::of(state, side),
            in_hand: state.race_setup.race().map(|race| race.in_hand(side)),
            stored,
            marked,
            goal: rules.match_goal().unwrap_or(rules.goal()),
            is_over: matches!(state.phase(), Phase::Over | Phase::RoundOver),
            is_decided: state.termination.is_some() || state.winner() == Some(side),
            is_single: rules.rounds() == Rounds::Single,
            is_match_over: state.is_over(),
        }
    }

    /// The seeds that the player has.
    pub fn score(&self) -> u16 {
        self.stored + self.marked
    }

    /// The value of `data-result`: the gain of the last move.
    pub fn result_name(&self) -> Option<&'static str> {
        let LastMove::Move(last) = &self.last else {
            return None;
        };
        Some(if last.taken > 0 {
            "captured"
        } else if !last.uurs.is_empty() {
            "uurs"
        } else if !last.claims.is_empty() {
            "claimed"
        } else {
            "nothing"
        })
    }
}

impl LastMove {
    fn of(state: &GameState, side: Side) -> Self {
        // The last moves are those of the round before.
        if state.phase() == Phase::Arranging {
            return Self::None;
        }
        let race = |picks: BySide<Pit>| Self::Race(state.rules().board().letter(picks[side]));
        if let Some(by_hand) = state.race_setup.race() {
            return race(by_hand.picks());
        }
        let game = &state.record;
        let shown = state.shown_ply();
        for number in (0..shown).rev() {
            let mv = match game.ply(number) {
                Some(Ply::Move(mv)) => mv,
                Some(Ply::Race(record)) => return race(record.picks),
                _ => break,
            };
            let rules = game.at_ply(number).0.rules();
            if rules.board().owner(mv.pit) != side {
                continue;
            }
            if state.phase() == Phase::Sowing && number + 1 == shown {
                return Self::Sowing(NamedMove::of(rules, state.near(), mv));
            }
            let facts = MoveFacts::of_ply(game, state.players_at(number), state.near(), number);
            return facts.map_or(Self::None, |facts| Self::Move(Box::new(facts)));
        }
        Self::None
    }
}
