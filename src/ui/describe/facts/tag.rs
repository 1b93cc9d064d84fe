//! The facts of the tag that explains the end of a sowing at its pit.

use crate::rules::{Capture, CaptureReason, Event, Pit, Rules, Side, StopReason};

/// What a tag explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained {
    /// A pit is captured.
    Takes {
        /// The seeds that are captured.
        seeds: u8,
        /// The rule that it fell under.
        why: CaptureReason,
        /// The last seed is captured, too.
        with_last_seed: bool,
    },
    /// Two pits become uurs.
    MakesUurs,
    /// The pit of the last seed is claimed.
    Claims,
    /// The sowing goes on with the seeds of the pit.
    Relays {
        /// Their number.
        seeds: u8,
    },
    /// Nothing is won.
    Nothing {
        /// Why the sowing ended.
        reason: StopReason,
        /// Pits are claimed in this game, and not captured.
        is_claim: bool,
    },
}

/// What the tag beside the end of a sowing says, and of which pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagFacts {
    pub mover: Side,
    /// The pit that wins or ends something; `None` for the mover's store.
    pub at: Option<Pit>,
    /// The other pit that the tag is about.
    pub other: Option<Pit>,
    pub explained: Explained,
}

impl TagFacts {
    /// The tag of a move that has ended, by its events, once `shown` of its captures
    /// have been shown; `None` if the events are not those of a move.
    pub fn of(rules: &Rules, events: &[Event], shown: usize) -> Option<Self> {
        let Event::Lift { pit, .. } = *events.first()? else {
            return None;
        };
        let mover = rules.board().owner(pit);
        // The last seed is explained with the pit opposite, which is captured before it.
        // The first capture is explained from the end of the sowing on.
        let captures = events.iter().filter_map(|event| match *event {
            Event::Capture {
                pit, seeds, why, ..
            } => Some((pit, seeds, why)),
            _ => None,
        });
        let has_last_seed = captures
            .clone()
            .any(|(.., why)| why == CaptureReason::LastSeed);
        let last = captures
            .take(shown.max(1))
            .filter(|(.., why)| *why != CaptureReason::LastSeed)
            .last();
        if let Some((pit, seeds, why)) = last {
            let explained = Explained::Takes {
                seeds,
                why,
                with_last_seed: has_last_seed && why == CaptureReason::Opposite,
            };
            let opposite = rules.board().opposite(pit);
            let (at, other) = match why {
                CaptureReason::Opposite | CaptureReason::Following => (opposite, Some(pit)),
                _ => (pit, None),
            };
            return Some(Self {
                mover,
                at: Some(at),
                other,
                explained,
            });
        }
        let (at, reason) = events.iter().find_map(|event| match *event {
            Event::Stop { at, reason } => Some((at, reason)),
            _ => None,
        })?;
        Some(Self::of_stop(rules, mover, at, reason))
    }

    /// The tag of a sowing that captured nothing.
    fn of_stop(rules: &Rules, mover: Side, at: Option<Pit>, reason: StopReason) -> Self {
        let is_claim = rules.fields().capture == Capture::ClaimFours;
        let (has_other, explained) = match reason {
            StopReason::MakesFour => (false, Explained::Claims),
            StopReason::Captures => (true, Explained::MakesUurs),
            _ => {
                let has_other = reason == StopReason::OppositeEmpty;
                (has_other, Explained::Nothing { reason, is_claim })
            }
        };
        Self {
            mover,
            at,
            other: at
                .filter(|_| has_other)
                .map(|at| rules.board().opposite(at)),
            explained,
        }
    }

    /// The tag of a relay that is about to begin in a pit with `seeds` seeds.
    pub fn of_relay(mover: Side, pit: Pit, seeds: u8) -> Self {
        Self {
            mover,
            at: Some(pit),
            other: None,
            explained: Explained::Relays { seeds },
        }
    }
}
