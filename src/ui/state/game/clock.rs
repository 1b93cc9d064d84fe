//! The clock of a game.
//!
//! The time of a side runs while that side can decide: while it is to move, chooses the
//! sides of a fair start, picks a pit for a race or arranges a round. It stands while a
//! move is shown, an earlier position is looked at, the end of a round is read, both hands
//! run a race, or another view than the board is open, and while the bot isn't available.
//! Time in which the page doesn't run, because the device sleeps or the browser has stopped the
//! page, is not counted.
//! The first ply of a game starts the clock, after a balanced opening the first one that
//! is played.
//!
//! A paused clock hides nothing; the next ply of a person ends the pause. A game that
//! is opened again begins paused, with the times it was left with. Taking plies back
//! gives no time back, and a ply in the place of one that was taken back adds none. Nor
//! does another tab with the same game, which doesn't know the time that ran here.
//! A person whose time is up loses; the bot doesn't, but gets less time to think.
//! After the end the players may take it back or play on, then without a clock.

use super::{BotHealth, GameState, Phase};
use crate::link::{ClockKind, FairStart, Player, SavedClock};
use crate::rules::{BySide, Side};

/// The shortest time for the bot to think, in milliseconds.
const MIN_THINKING: u32 = 50;

/// The clock of a game. Moments are in milliseconds of any clock that never goes
/// back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    kind: ClockKind,
    /// The milliseconds of each side, without those that run now.
    left: BySide<u32>,
    running: Option<RunningClock>,
    is_paused: bool,
    /// The number of plies of the game.
    plies: usize,
    /// The highest number of plies so far. Only a ply beyond it adds time.
    most_plies: usize,
}

/// The side whose time runs.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RunningClock {
    side: Side,
    /// The moment since which it runs.
    since: f64,
}

/// What a clock needs to know about its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Situation {
    plies: usize,
    /// The side to move in the last position; `None` where both or none have to.
    to_move: Option<Side>,
    /// The side that can decide.
    decides: Option<Side>,
}

impl Clock {
    /// The clock of a game with that number of plies.
    pub fn new(saved: SavedClock, plies: usize) -> Self {
        Self {
            kind: saved.kind,
            left: saved.left,
            running: None,
            is_paused: plies > 0,
            plies,
            most_plies: plies,
        }
    }

    pub fn kind(&self) -> ClockKind {
        self.kind
    }

    /// The time that a side has left at a moment, in milliseconds.
    pub fn left(&self, side: Side, now: f64) -> u32 {
        let run = match self.running {
            // A conversion of a number that is too large gives the largest.
            Some(running) if running.side == side => (now - running.since).max(0.0) as u32,
            _ => 0,
        };
        self.left[side].saturating_sub(run)
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The moment at which the time that runs is up.
    pub fn end(&self) -> Option<f64> {
        let RunningClock { side, since } = self.running?;
        Some(since + f64::from(self.left[side]))
    }

    /// The clock as it is stored, without the time that runs now.
    pub fn saved(&self) -> SavedClock {
        let Self { kind, left, .. } = *self;
        SavedClock { kind, left }
    }

    /// Follows the game at a moment.
    fn follow(&mut self, situation: Situation, now: f64) {
        let Situation { plies, decides, .. } = situation;
        let decides = decides.filter(|_| !self.is_paused);
        if (plies, decides) == (self.plies, self.running()) {
            return;
        }
        let mover = self.running();
        self.stop(now);
        if plies > self.plies {
            self.count_ply(mover, situation);
        }
        self.plies = plies;
        self.running = decides.map(|side| RunningClock { side, since: now });
    }

    /// Takes the time that has run from its side.
    fn stop(&mut self, now: f64) {
        if let Some(RunningClock { side, .. }) = self.running {
            self.left[side] = self.left(side, now);
            self.running = None;
        }
    }

    /// Gives the time for a ply. `mover` is the side whose time ran.
    fn count_ply(&mut self, mover: Option<Side>, situation: Situation) {
        match self.kind {
            ClockKind::Game { .. } => {
                if let Some(side) = mover.filter(|_| situation.plies > self.most_plies) {
                    let left = self.left[side].saturating_add(self.kind.increment());
                    self.left[side] = left.min(SavedClock::MAX_LEFT);
                }
            }
            // The mover keeps what is left: it counts again if the move is taken back.
            ClockKind::Move { .. } => {
                for side in Side::ALL {
                    if situation.to_move.is_none_or(|to_move| to_move == side) {
                        self.left[side] = self.kind.start();
                    }
                }
            }
        }
        self.most_plies = self.most_plies.max(situation.plies);
    }

    /// Takes from a stored clock of the same game the time that has run on this one.
    fn keep_used(&self, stored: &mut Self, now: f64) {
        let Some(side) = self.running() else {
            return;
        };
        let each = match self.kind {
            ClockKind::Game { .. } => self.kind.increment(),
            ClockKind::Move { .. } => self.kind.start(),
        };
        let plies = stored.plies.saturating_sub(self.plies) as u32;
        let most = self
            .left(side, now)
            .saturating_add(each.saturating_mul(plies));
        stored.left[side] = stored.left[side].min(most);
    }

    /// The players change sides, each with their own time left. A time for each move
    /// starts again.
    pub(super) fn swap_sides(&mut self) {
        if let Some(running) = &mut self.running {
            running.side = running.side.other();
        }
        self.left = match self.kind {
            ClockKind::Game { .. } => self.left.swapped(),
            ClockKind::Move { .. } => BySide::from_fn(|_| self.kind.start()),
        };
    }

    /// The longest time that the bot may think for a side, in milliseconds.
    fn thinking_time(&self, side: Side, now: f64) -> u32 {
        let left = self.left(side, now);
        let share = match self.kind {
            ClockKind::Game { .. } => left / 20 + self.kind.increment() / 2,
            ClockKind::Move { .. } => left / 2,
        };
        share.min(left / 2).max(MIN_THINKING)
    }
}

impl GameState {
    /// The moment at which a person loses on time, unless something happens before.
    pub fn time_limit(&self) -> Option<f64> {
        let clock = self.clock?;
        clock.end().filter(|_| {
            let side = clock.running();
            side.is_some_and(|side| self.is_person(side))
        })
    }

    /// The person whose time is up at a moment.
    pub(in crate::ui::state) fn side_out_of_time(&self, now: f64) -> Option<Side> {
        let is_up = self.time_limit().is_some_and(|limit| now >= limit);
        self.clock?.running().filter(|_| is_up)
    }

    /// Whether the clock can be paused, or the pause can be ended.
    pub fn can_pause_clock(&self) -> bool {
        self.clock.is_some() && self.record.plies() > 0 && !self.is_over()
    }

    pub(super) fn pause_clock(&mut self, is_paused: bool) {
        let can_pause = self.can_pause_clock();
        if let Some(clock) = self.clock.as_mut().filter(|_| can_pause) {
            clock.is_paused = is_paused;
        }
    }

    /// The longest time that the bot may think about its move, in milliseconds; `None`
    /// without a clock.
    pub fn thinking_time(&self, now: f64) -> Option<u32> {
        // An analysis takes no time of a player.
        let side = self.mover().filter(|_| self.phase() == Phase::Thinking)?;
        let is_bot = matches!(self.players[side], Player::Bot(_));
        let clock = self.clock.filter(|_| is_bot)?;
        Some(clock.thinking_time(side, now))
    }

    fn deciding(&self) -> Option<Side> {
        if self.record.plies() == self.opening_plies {
            return None;
        }
        match self.phase() {
            Phase::Choosing | Phase::ChoosingSides | Phase::Arranging | Phase::Racing => {
                self.mover()
            }
            Phase::Thinking if self.bot == BotHealth::Ready => self.mover(),
            _ => None,
        }
    }

    /// Keeps the time that has run in the state before, where what is stored of the same
    /// game has taken its place.
    pub(in crate::ui::state) fn keep_used_time(&mut self, before: &Self, now: f64) {
        let is_same = self.header.id.is_some() && self.header.id == before.header.id;
        if let (Some(clock), Some(used)) = (&mut self.clock, &before.clock)
            && is_same
            && clock.running.is_none()
        {
            let mut used = *used;
            let is_swapped = |state: Option<FairStart>| state == Some(FairStart::Swapped);
            // The other tab has swapped the players.
            if is_swapped(self.fair_start) != is_swapped(before.fair_start) {
                used.swap_sides();
            }
            used.keep_used(clock, now);
        }
    }

    /// Has the clock follow the game, which stands while its board isn't shown.
    pub(in crate::ui::state) fn run_clock(&mut self, is_shown: bool, now: f64) {
        let situation = Situation {
            plies: self.record.plies(),
            to_move: self.record.current().position().to_move(),
            decides: self.deciding().filter(|_| is_shown),
        };
        if let Some(clock) = &mut self.clock {
            clock.follow(situation, now);
        }
    }
}

#[cfg(test)]
mod tests;
