//! Short pulses of a device that can vibrate, while a person's move is shown.

use gloo::utils::window;

use super::timeline::Cue;
use crate::rules::Event;

/// Vibrates for a cue, if it is one that is felt.
pub fn pulse(cue: Cue) {
    let milliseconds = match cue {
        Cue::Event(Event::Lift { .. }) => 10,
        Cue::Event(Event::Stop { .. }) => 20,
        Cue::Event(Event::Capture { .. }) => 30,
        _ => return,
    };
    // A device may refuse.
    let _ = window().navigator().vibrate_with_duration(milliseconds);
}
