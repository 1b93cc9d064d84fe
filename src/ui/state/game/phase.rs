//! What a game waits for, and for whom.

use super::{GameState, NextRound, RaceSetup};
use crate::rules::{GameStatus, NextStep, Side};

/// What the game on a board is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A race is to be run: the pits are picked, or the hands are sowing at
    /// the pace of the players.
    Racing,
    /// A person is to move.
    Choosing,
    /// A person is to choose the sides of a fair start (Rules 5.1).
    ChoosingSides,
    /// A move is being shown.
    Sowing,
    /// The bot is to move.
    Thinking,
    /// A friend elsewhere is to answer.
    Waiting,
    /// A side has reached the seeds that win: the game is finished, or goes on.
    Won,
    /// An earlier position is looked at.
    Viewing,
    /// A round has ended, and another follows.
    RoundOver,
    /// A person arranges the next round.
    Arranging,
    Over,
}

impl Phase {
    /// The value of `data-phase`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Racing => "racing",
            Self::Choosing => "choosing",
            Self::ChoosingSides => "choosing-sides",
            Self::Sowing => "sowing",
            Self::Thinking => "thinking",
            Self::Waiting => "waiting",
            Self::Won => "won",
            Self::Viewing => "viewing",
            Self::RoundOver => "round-over",
            Self::Arranging => "arranging",
            Self::Over => "over",
        }
    }
}

impl GameState {
    pub fn phase(&self) -> Phase {
        match self.playback.viewed {
            _ if self.is_animated() => Phase::Sowing,
            Some(_) => Phase::Viewing,
            _ if self.is_guest() && !self.is_over() => Phase::Viewing,
            _ if self.termination.is_some() => Phase::Over,
            _ if self.awaits_friend() => Phase::Waiting,
            _ => self.played_phase(),
        }
    }

    /// What it waits for after the last ply.
    fn played_phase(&self) -> Phase {
        match (self.record.next_step(), self.position().status()) {
            (NextStep::Over(_), _) => Phase::Over,
            (NextStep::Arrange(_), _) => match self.next_round {
                NextRound::Draft(_) => Phase::Arranging,
                NextRound::Awaited => Phase::Thinking,
                NextRound::None | NextRound::Ready(_) => Phase::RoundOver,
            },
            (NextStep::Play, _) if self.asks_to_finish() => Phase::Won,
            (NextStep::Play, GameStatus::Race) => Phase::Racing,
            (NextStep::Play, _) if self.chooser().is_some_and(|it| self.is_person(it)) => {
                Phase::ChoosingSides
            }
            (NextStep::Play, _) if self.chooser().is_some() => Phase::Thinking,
            (NextStep::Play, GameStatus::ToMove(side)) if self.is_person(side) => Phase::Choosing,
            (NextStep::Play, GameStatus::ToMove(_) | GameStatus::Over) => Phase::Thinking,
        }
    }

    /// The side to move: of the move that is animated, else now; at the end of
    /// a round, the side that arranges the next.
    pub fn mover(&self) -> Option<Side> {
        if let Some(before) = self.playback.before() {
            return before.to_move();
        }
        if self.termination.is_some() && self.playback.viewed.is_none() {
            return None;
        }
        match (self.phase(), self.record.next_step()) {
            (Phase::Waiting, _) => self.friend(),
            (Phase::Arranging | Phase::Thinking, NextStep::Arrange(arranging)) => arranging.by,
            (Phase::Racing, _) => match &self.race_setup {
                RaceSetup::Race(_) => None,
                RaceSetup::Picks(picks) => self
                    .side_to_pick()
                    .or_else(|| Side::ALL.into_iter().find(|&side| picks[side].is_none())),
            },
            (Phase::ChoosingSides | Phase::Thinking, _) if self.chooser().is_some() => {
                self.chooser()
            }
            _ => self.position().to_move(),
        }
    }
}
