//! Moments as people and programs write them: `2026-11-21T10:00:00Z`.

const DAY: u64 = 86_400;

/// The text has room for four digits of a year.
const LAST_YEAR: u64 = 9_999;

/// The days of the months, in a year that is no leap year.
const MONTHS: [u64; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// A moment, in seconds since the beginning of 1970 (UTC); none after the year
/// 9999.
pub(super) fn show(moment: u64) -> Option<String> {
    let (days, seconds) = (moment / DAY, moment % DAY);
    let mut year = 1970 + days / 366;
    if year > LAST_YEAR {
        return None;
    }
    while since_1970(year + 1) <= days {
        year += 1;
    }
    let mut day = days - since_1970(year);
    let mut month = 1;
    for length in months(year) {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    (year <= LAST_YEAR).then(|| {
        let day = day + 1;
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    })
}

/// Reads what [`show`] wrote.
pub(super) fn parse(text: &str) -> Option<u64> {
    let (date, time) = text.strip_suffix('Z')?.split_once('T')?;
    let [year, month, day] = numbers(date, '-', [4, 2, 2])?;
    let [hour, minute, second] = numbers(time, ':', [2, 2, 2])?;
    let months = months(year);
    let length = *months.get(usize::try_from(month).ok()?.checked_sub(1)?)?;
    if year < 1970 || !(1..=length).contains(&day) || hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let before: u64 = months[..month as usize - 1].iter().sum();
    let days = since_1970(year) + before + day - 1;
    Some(days * DAY + hour * 3600 + minute * 60 + second)
}

/// Three numbers of so many digits.
fn numbers(text: &str, between: char, digits: [usize; 3]) -> Option<[u64; 3]> {
    let mut parts = text.split(between);
    let mut found = [0; 3];
    for (found, digits) in found.iter_mut().zip(digits) {
        let part = parts.next()?;
        if part.len() != digits || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        *found = part.parse().ok()?;
    }
    parts.next().is_none().then_some(found)
}

/// The days from the beginning of 1970 to that of a later year.
fn since_1970(year: u64) -> u64 {
    let before = |year: u64| 365 * year + year / 4 - year / 100 + year / 400;
    before(year - 1) - before(1969)
}

fn months(year: u64) -> [u64; 12] {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut months = MONTHS;
    months[1] += u64::from(is_leap);
    months
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(show(moment).as_deref(), Some(text));
            assert_eq!(parse(text), Some(moment));
        }
        assert_eq!(show(253_402_300_800), None);
        assert_eq!(show(u64::MAX), None);
    }

    #[test]
    fn every_day_has_its_own_text() {
        let mut last = String::new();
        for day in 0..200_000 {
            let text = show(day * DAY + 5).expect("before the year 10000");
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
