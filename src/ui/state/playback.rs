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
    /// While they are animated, the position before them.
    pub from: Option<Position>,
    /// Whether the last animation shows, or has shown, a move of the list again.
    pub is_replay: bool,
    /// What is animated that its player sees for the first time.
    pub novelties: Novelties,
    /// Whether the animation stands still.
    pub paused: bool,
    /// Counts the single steps asked for while it stands still.
    pub steps: u32,
}

impl Default for Playback {
    fn default() -> Self {
        Self {
            viewed: None,
            events: Rc::from([]),
            from: None,
            is_replay: false,
            novelties: Novelties::default(),
            paused: false,
            steps: 0,
        }
    }
}

impl Playback {
    /// Ends the animation.
    pub(super) fn stop(&mut self) {
        self.from = None;
        self.paused = false;
    }
}
