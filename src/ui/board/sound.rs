//! The sounds of an animation, synthesized note by note.

use web_sys::{AudioContext, OscillatorType};

use crate::rules::Event;
use crate::ui::board::timeline::Cue;
use crate::ui::state::settings::Settings;

/// A tone that glides from one pitch to another and fades out.
#[derive(Clone, Copy)]
struct Note {
    /// Pitch at its start and its end, in hertz.
    from: f32,
    to: f32,
    /// Delay and duration, in seconds.
    after: f64,
    lasts: f64,
    /// Volume, at most 1.
    loud: f32,
}

const fn note(from: f32, to: f32, after: f64, lasts: f64, loud: f32) -> Note {
    Note {
        from,
        to,
        after,
        lasts,
        loud,
    }
}

/// A seed falls.
const KNOCK: &[Note] = &[
    note(1500.0, 420.0, 0.0, 0.045, 0.5),
    note(240.0, 120.0, 0.0, 0.07, 0.4),
];
const SCOOP: &[Note] = &[
    note(300.0, 620.0, 0.0, 0.09, 0.25),
    note(500.0, 900.0, 0.04, 0.08, 0.15),
];
const TAKE: &[Note] = &[
    note(520.0, 520.0, 0.0, 0.16, 0.35),
    note(780.0, 780.0, 0.09, 0.22, 0.35),
];
const OWN: &[Note] = &[
    note(392.0, 392.0, 0.0, 0.3, 0.3),
    note(494.0, 494.0, 0.1, 0.3, 0.3),
    note(587.0, 587.0, 0.2, 0.4, 0.3),
];
const END: &[Note] = &[
    note(587.0, 587.0, 0.0, 0.3, 0.3),
    note(440.0, 440.0, 0.18, 0.3, 0.3),
    note(294.0, 294.0, 0.36, 0.7, 0.35),
];

thread_local! {
    /// `None` if the browser has no sound.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// Plays the sound of a cue, at a volume from 0 to [`Settings::MAX_VOLUME`].
pub fn play(cue: Cue, volume: u8) {
    let notes = match cue {
        _ if volume == 0 => return,
        Cue::Event(event) => match event {
            Event::Drop { .. } | Event::Bank { .. } => KNOCK,
            Event::Lift { .. } => SCOOP,
            Event::Capture { .. } | Event::Transfer { .. } => TAKE,
            Event::Uur { .. } | Event::Claim { .. } => OWN,
            Event::Over { .. } => END,
            _ => return,
        },
        Cue::Land => KNOCK,
        Cue::Relay { .. } => return,
    };
    let loud = f32::from(volume) / f32::from(Settings::MAX_VOLUME);
    // Each seed sounds a little different.
    let pitch = 0.9 + 0.2 * js_sys::Math::random() as f32;
    CONTEXT.with(|context| {
        for note in notes {
            // Without a sound the page works as before.
            let _ = context
                .as_ref()
                .map(|context| sound(context, *note, pitch, loud));
        }
    });
}

fn sound(
    context: &AudioContext,
    note: Note,
    pitch: f32,
    loud: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let tone = context.create_oscillator()?;
    let swell = context.create_gain()?;
    let begins = context.current_time() + note.after;
    let ends = begins + note.lasts;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency()
        .set_value_at_time(note.from * pitch, begins)?;
    tone.frequency()
        .exponential_ramp_to_value_at_time(note.to * pitch, ends)?;
    swell.gain().set_value_at_time(note.loud * loud, begins)?;
    swell
        .gain()
        .exponential_ramp_to_value_at_time(0.001, ends)?;
    tone.connect_with_audio_node(&swell)?;
    swell.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begins)?;
    tone.stop_with_when(ends)
}
