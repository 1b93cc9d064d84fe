//! The sounds of an animation, synthesized note by note.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

use crate::rules::Event;
use crate::ui::board::timeline::Cue;
use crate::ui::browser::clock::monotonic;
use crate::ui::state::settings::{Look, Settings};

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
    volume: f32,
}

const fn note(from: f32, to: f32, after: f64, lasts: f64, volume: f32) -> Note {
    Note {
        from,
        to,
        after,
        lasts,
        volume,
    }
}

/// A short noise that fades out.
#[derive(Clone, Copy)]
struct Hiss {
    /// The pitch that is loudest, in hertz.
    pitch: f32,
    /// Duration in seconds.
    lasts: f64,
    /// Volume, at most 1.
    volume: f32,
}

/// The sound of a seed that falls on a material.
struct DropSound {
    notes: &'static [Note],
    hiss: Option<Hiss>,
}

const PLAIN_DROP: DropSound = DropSound {
    notes: &[
        note(1500.0, 420.0, 0.0, 0.045, 0.5),
        note(240.0, 120.0, 0.0, 0.07, 0.4),
    ],
    hiss: None,
};
/// Dull.
const EARTH_DROP: DropSound = DropSound {
    notes: &[
        note(330.0, 110.0, 0.0, 0.06, 0.5),
        note(150.0, 70.0, 0.0, 0.1, 0.5),
    ],
    hiss: None,
};
/// A hollow knock.
const WOOD_DROP: DropSound = DropSound {
    notes: &[
        note(920.0, 560.0, 0.0, 0.04, 0.45),
        note(430.0, 330.0, 0.0, 0.12, 0.4),
    ],
    hiss: None,
};
const SAND_DROP: DropSound = DropSound {
    notes: &[note(190.0, 90.0, 0.0, 0.05, 0.2)],
    hiss: Some(Hiss {
        pitch: 3800.0,
        lasts: 0.09,
        volume: 0.6,
    }),
};
/// A bright click.
const STONE_DROP: DropSound = DropSound {
    notes: &[
        note(2700.0, 2100.0, 0.0, 0.03, 0.4),
        note(5100.0, 4400.0, 0.0, 0.02, 0.2),
    ],
    hiss: None,
};

/// How a seed falls on a board of that look.
const fn drop_sound(look: Look) -> DropSound {
    match look {
        Look::Earth => EARTH_DROP,
        Look::Wood => WOOD_DROP,
        Look::Sand => SAND_DROP,
        Look::Stone => STONE_DROP,
        Look::Own | Look::Plain => PLAIN_DROP,
    }
}

const LIFT_NOTES: &[Note] = &[
    note(300.0, 620.0, 0.0, 0.09, 0.25),
    note(500.0, 900.0, 0.04, 0.08, 0.15),
];
const CAPTURE_NOTES: &[Note] = &[
    note(520.0, 520.0, 0.0, 0.16, 0.35),
    note(780.0, 780.0, 0.09, 0.22, 0.35),
];
/// Soft: the seeds of a capture are counted by it.
const LAND_NOTES: &[Note] = &[note(494.0, 470.0, 0.0, 0.07, 0.22)];
const CLAIM_NOTES: &[Note] = &[
    note(392.0, 392.0, 0.0, 0.3, 0.3),
    note(494.0, 494.0, 0.1, 0.3, 0.3),
    note(587.0, 587.0, 0.2, 0.4, 0.3),
];
const WIN_NOTES: &[Note] = &[
    note(523.0, 523.0, 0.25, 0.4, 0.3),
    note(659.0, 659.0, 0.45, 0.4, 0.3),
    note(784.0, 784.0, 0.65, 0.9, 0.35),
];
const END_NOTES: &[Note] = &[
    note(587.0, 587.0, 0.0, 0.3, 0.3),
    note(440.0, 440.0, 0.18, 0.3, 0.3),
    note(294.0, 294.0, 0.36, 0.7, 0.35),
];

/// The ratio of the pitches of two tones.
const WHOLE_TONE: f32 = 1.122_46;
const MAX_TONES: u16 = 12;

/// The longest time that a sound waits for a context that stands still, in milliseconds.
const MAX_DELAY: f64 = 150.0;

thread_local! {
    /// `None` if the browser has no sound.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
    /// Noise of a fifth of a second.
    static NOISE: Option<AudioBuffer> =
        CONTEXT.with(|context| noise(context.as_ref()?).ok());
}

/// Plays the sound of a cue on a board of that look, at a volume from 0 to
/// [`Settings::MAX_VOLUME`].
pub fn play(cue: Cue, look: Look, volume: u8) {
    let drop = drop_sound(look);
    let (notes, noise) = match cue {
        Cue::Event(event) => match event {
            Event::Drop { .. } | Event::DropInStore { .. } => (drop.notes, drop.hiss),
            Event::Lift { .. } => (LIFT_NOTES, None),
            Event::Capture { .. } | Event::Transfer { .. } => (CAPTURE_NOTES, None),
            Event::Uur { .. } | Event::Claim { .. } => (CLAIM_NOTES, None),
            Event::Over { .. } => (END_NOTES, None),
            _ => return,
        },
        Cue::Land { .. } => (LAND_NOTES, None),
        Cue::Depart { .. } | Cue::Relay { .. } => return,
    };
    let pitch = match cue {
        // Each one a tone higher, up to two octaves.
        Cue::Land { number, .. } => WHOLE_TONE.powi(number.min(MAX_TONES).into()),
        // Each seed sounds a little different.
        _ => 0.9 + 0.2 * js_sys::Math::random() as f32,
    };
    sound_all(notes, noise, pitch, volume);
}

/// Plays three notes for a side that has reached the seeds that win.
pub fn play_win(volume: u8) {
    sound_all(WIN_NOTES, None, 1.0, volume);
}

fn sound_all(notes: &'static [Note], noise: Option<Hiss>, pitch: f32, volume: u8) {
    if volume == 0 {
        return;
    }
    let volume = f32::from(volume) / f32::from(Settings::MAX_VOLUME);
    let Some(context) = CONTEXT.with(Clone::clone) else {
        return;
    };
    if context.state() == AudioContextState::Running {
        sound_now(&context, notes, noise, pitch, volume);
        return;
    }
    // After a call or a lock it stands still, and before the first press. A sound that comes
    // too late isn't heard: nothing piles up.
    let Ok(resumed) = context.resume() else {
        return;
    };
    let asked = monotonic();
    spawn_local(async move {
        let is_heard = JsFuture::from(resumed).await.is_ok();
        if is_heard && monotonic() - asked < MAX_DELAY {
            sound_now(&context, notes, noise, pitch, volume);
        }
    });
}

fn sound_now(context: &AudioContext, notes: &[Note], noise: Option<Hiss>, pitch: f32, volume: f32) {
    // Without a sound the page works as before.
    for note in notes {
        let _ = sound(context, *note, pitch, volume);
    }
    if let Some(noise) = noise {
        let _ = hiss(context, noise, pitch, volume);
    }
}

/// Random samples.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (rate / 5.0) as u32;
    let samples: Vec<f32> = (0..length)
        .map(|_| 2.0 * js_sys::Math::random() as f32 - 1.0)
        .collect();
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

fn hiss(context: &AudioContext, hiss: Hiss, pitch: f32, volume: f32) -> Result<(), JsValue> {
    let (source, band) = (
        context.create_buffer_source()?,
        context.create_biquad_filter()?,
    );
    NOISE.with(|noise| source.set_buffer(noise.as_ref()));
    band.set_type(BiquadFilterType::Bandpass);
    band.frequency().set_value(hiss.pitch * pitch);
    let begins = context.current_time();
    let ends = begins + hiss.lasts;
    let gain = fading(context, hiss.volume * volume, begins, ends)?;
    source.connect_with_audio_node(&band)?;
    band.connect_with_audio_node(&gain)?;
    let source: &AudioScheduledSourceNode = source.as_ref();
    source.start_with_when(begins)?;
    source.stop_with_when(ends)
}

/// What fades a sound out on its way to the speakers.
fn fading(
    context: &AudioContext,
    volume: f32,
    begins: f64,
    ends: f64,
) -> Result<GainNode, JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(volume, begins)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, ends)?;
    gain.connect_with_audio_node(&context.destination())?;
    Ok(gain)
}

fn sound(context: &AudioContext, note: Note, pitch: f32, volume: f32) -> Result<(), JsValue> {
    let tone = context.create_oscillator()?;
    let begins = context.current_time() + note.after;
    let ends = begins + note.lasts;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency()
        .set_value_at_time(note.from * pitch, begins)?;
    tone.frequency()
        .exponential_ramp_to_value_at_time(note.to * pitch, ends)?;
    let gain = fading(context, note.volume * volume, begins, ends)?;
    tone.connect_with_audio_node(&gain)?;
    tone.start_with_when(begins)?;
    tone.stop_with_when(ends)
}
