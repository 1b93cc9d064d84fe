//! Times in the file, in RFC 3339's form for UTC: `2026-11-21T10:00:00Z`.
//!
//! The crate `time` has the calendar. Its own formatting and parsing by
//! descriptions would add 9 kB (brotli) to the page's program.

use std::ops::Range;

use time::{Date, Month, OffsetDateTime};

/// The text of a time in seconds since the beginning of 1970 (UTC); `None` after
/// the year 9999.
pub(super) fn format(seconds: u64) -> Option<String> {
    let moment = OffsetDateTime::from_unix_timestamp(seconds.try_into().ok()?).ok()?;
    let (year, month, day) = moment.to_calendar_date();
    let (hour, minute, second) = moment.to_hms();
    let month = u8::from(month);
    Some(format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"
    ))
}

/// Reads what [`format`] wrote, and nothing else.
pub(super) fn parse(text: &str) -> Option<u64> {
    let number = |at: Range<usize>| text.get(at)?.parse::<u8>().ok();
    let year = text.get(..4)?.parse().ok()?;
    let month = Month::try_from(number(5..7)?).ok()?;
    let date = Date::from_calendar_date(year, month, number(8..10)?).ok()?;
    let time = date.with_hms(number(11..13)?, number(14..16)?, number(17..19)?);
    let seconds = time.ok()?.assume_utc().unix_timestamp().try_into().ok()?;
    // What stands between the numbers, and signs before them.
    (format(seconds)? == text).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400;

    #[test]
    fn moments_are_written_and_read() {
        for (moment, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_795_255_200, "2026-11-21T10:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(format(moment).as_deref(), Some(text));
            assert_eq!(parse(text), Some(moment));
        }
        assert_eq!(format(253_402_300_800), None);
        assert_eq!(format(u64::MAX), None);
    }

    #[test]
    fn every_day_has_its_own_text() {
        let mut last = String::new();
        for day in 0..200_000 {
            let text = format(day * DAY + 5).expect("before the year 10000");
            assert!(last < text, "{last} {text}");
            assert_eq!(parse(&text), Some(day * DAY + 5));
            last = text;
        }
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        for text in [
            "",
            "now",
            "2026-11-21",
            "2026-11-21T10:00:00",
            "2026-11-21 10:00:00Z",
            "2026-11-21T10:00Z",
            "2026-13-21T10:00:00Z",
            "2026-00-21T10:00:00Z",
            "2026-02-29T10:00:00Z",
            "2026-11-00T10:00:00Z",
            "2026-11-21T24:00:00Z",
            "2026-11-21T10:60:00Z",
            "1969-12-31T23:59:59Z",
            "+026-11-21T10:00:00Z",
            "2026-11-21-01T10:00:00Z",
            "0000-01-01T00:00:00Z",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
