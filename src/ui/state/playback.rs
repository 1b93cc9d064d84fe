//! The position that is shown, and its animation.

use std::rc::Rc;

use super::Novelties;
use crate::rules::{Event, Position};

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
    #[must_use]
    pub fn before(&self) -> Option<&Position> {
        self.animation.as_ref().map(|animation| &animation.before)
    }

    /// Whether the animation stands still.
    #[must_use]
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
    pub(super) fn stop(&mut self) {
        self.animation = None;
    }
}
