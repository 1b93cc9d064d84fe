//! The position that is shown, and its animation.

use std::rc::Rc;

use super::{GameState, Ownership, Phase, StoredHeader};
use crate::rules::{BySide, Event, Match, Ply, Position};
use crate::ui::state::Novelties;

/// The position that is shown, and the animation of the move that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// The number of plies before an earlier position that is looked at; `None`
    /// for the last position.
    pub viewed: Option<usize>,
    /// The events of the ply that led to the position shown.
    pub events: Rc<[Event]>,
    animation: Option<EventAnimation>,
    /// Whether the last animation shows, or has shown, a move of the list again.
    pub is_replay: bool,
    /// What is animated that its player sees for the first time.
    pub novelties: Novelties,
    /// Counts the single steps asked for while it stands still.
    pub steps: u32,
}

/// The animation of the events, while it runs.
#[derive(Clone, Debug, PartialEq)]
struct EventAnimation {
    /// The position before them.
    before: Position,
    is_paused: bool,
}

impl Default for Playback {
    fn default() -> Self {
        Self {
            viewed: None,
            events: Rc::from([]),
            animation: None,
            is_replay: false,
            novelties: Novelties::default(),
            steps: 0,
        }
    }
}

impl Playback {
    /// While the events are animated, the position before them.
    pub fn before(&self) -> Option<&Position> {
        self.animation.as_ref().map(|animation| &animation.before)
    }

    /// Whether the animation stands still.
    pub fn is_paused(&self) -> bool {
        (self.animation.as_ref()).is_some_and(|animation| animation.is_paused)
    }

    /// Starts the animation of the events from the position before them; without one,
    /// ends the animation.
    pub(super) fn animate(&mut self, before: Option<Position>) {
        self.animation = before.map(|before| EventAnimation {
            before,
            is_paused: false,
        });
    }

    /// Pauses the animation, if it runs, or resumes it.
    pub(super) fn pause(&mut self, is_paused: bool) {
        if let Some(animation) = &mut self.animation {
            animation.is_paused = is_paused;
        }
    }

    /// Ends the animation.
    pub(in crate::ui::state) fn stop(&mut self) {
        self.animation = None;
    }
}

impl GameState {
    /// The number of plies before the position that is shown.
    pub fn shown_ply(&self) -> usize {
        self.playback.viewed.unwrap_or(self.record.plies())
    }

    /// The number of plies whose results are on the board: all that are shown, but for
    /// the one that is being animated.
    pub fn settled_ply(&self) -> usize {
        self.shown_ply()
            .saturating_sub(usize::from(self.is_animated()))
    }

    /// The time of a seed in the animation, in milliseconds; `None` without
    /// animation.
    pub fn beat(&self) -> Option<f64> {
        if self.reduced_motion {
            None
        } else {
            self.settings.speed.beat()
        }
    }

    /// Whether a move is being animated.
    pub fn is_animated(&self) -> bool {
        self.playback.before().is_some()
    }

    /// The events of the ply before the position `at`; none at the start.
    fn events_before(&self, at: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(number) = at.checked_sub(1) else {
            return events;
        };
        if let Some(ply) = self.record.ply(number) {
            let mut game = Match::clone(&self.record);
            game.truncate(number);
            // It was played once, so it can be played again.
            let _ = game.play_ply(ply, &mut events);
        }
        events
    }

    /// Shows the position at rest, with the events that led to it.
    pub(super) fn rest(&mut self) {
        self.playback.events = self.events_before(self.shown_ply()).into();
        self.playback.stop();
        self.count_change();
    }

    /// Ends the animation that led to a revision, if it is running.
    pub(super) fn end_animation(&mut self, revision: u32) {
        if revision == self.revision {
            self.playback.stop();
        }
    }

    /// Shows the position after a number of plies; `replay` animates the last one.
    pub(in crate::ui::state) fn show_ply(&mut self, at: usize, replay: bool) {
        let plies = self.record.plies();
        let at = at.min(plies);
        self.playback.viewed = (at < plies).then_some(at);
        self.rest();
        let number = at.saturating_sub(1);
        let sown = !matches!(self.record.ply(number), Some(Ply::Arrangement(_)));
        if replay && at > 0 && sown && self.beat().is_some() {
            let (record, before) = self.record.at_ply(number);
            self.playback
                .animate(record.positions().get(before).copied());
            self.playback.is_replay = true;
            self.playback.novelties = Novelties::default();
        }
    }

    /// Continues the game from the position that is shown; what came after it can
    /// be played again.
    pub(super) fn play_on(&mut self) {
        let Some(at) = self.playback.viewed.take() else {
            self.plays_on |= self.phase() == Phase::Won;
            return;
        };
        self.revoke_end();
        self.close_review();
        self.undone.clear();
        self.return_to(at);
        self.clear_offers();
        self.puzzle = None;
        if self.friend().is_some() {
            // What was sent is not to be taken back: this is another game.
            self.players = BySide::default();
            self.header = StoredHeader::default();
        }
        self.ownership = Ownership::Own;
        self.rest();
    }
}
