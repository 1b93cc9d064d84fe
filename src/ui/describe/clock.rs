//! The clock of a game in words and digits.

use super::facts::Who;
use crate::link::ClockKind;
use crate::ui::i18n::{Locale, t};

/// Below this the tenths of a second are shown, in tenths.
const SHOWS_TENTHS: u32 = 100;

/// A time that is read out once it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClockWarning {
    Minute,
    TenSeconds,
}

impl ClockWarning {
    /// The warning for the milliseconds that a side has left. A clock that starts with
    /// less than twice its time has no such warning: it would be read out all the time.
    pub fn of(kind: ClockKind, left: u32) -> Option<Self> {
        [(Self::TenSeconds, 10_000), (Self::Minute, 60_000)]
            .into_iter()
            .find(|&(_, time)| left <= time && kind.start() >= 2 * time)
            .map(|(warning, _)| warning)
    }
}

/// What is read out when a player has only a little time left.
pub fn clock_warning(locale: &Locale, who: Who, warning: ClockWarning) -> String {
    match warning {
        ClockWarning::Minute => t!(locale, "clock-minute-left", who = who),
        ClockWarning::TenSeconds => t!(locale, "clock-seconds-left", who = who),
    }
}

/// The milliseconds that a side has left: `1:02:03`, `4:59`, and `9.4` in the last ten
/// seconds. It is rounded up, so that nothing is left at `0.0`.
pub fn clock_time(locale: &Locale, left: u32) -> String {
    let tenths = left.div_ceil(100);
    if tenths < SHOWS_TENTHS {
        return t!(
            locale,
            "clock-tenths",
            seconds = tenths / 10,
            tenths = tenths % 10
        );
    }
    let seconds = left.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => locale.digits(format!("{minutes}:{seconds:02}")),
        _ => locale.digits(format!("{hours}:{minutes:02}:{seconds:02}")),
    }
}

/// How the time is counted, in short.
pub fn clock_kind(locale: &Locale, kind: ClockKind) -> String {
    match kind {
        ClockKind::Game { minutes, increment } => t!(
            locale,
            "clock-of-game",
            minutes = minutes,
            increment = increment
        ),
        ClockKind::Move { seconds } => t!(locale, "clock-of-move", seconds = seconds),
    }
}
