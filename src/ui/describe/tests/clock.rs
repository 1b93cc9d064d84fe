use super::says;
use crate::link::{ClockKind, Player};
use crate::rules::{BySide, Side};
use crate::ui::describe;
use crate::ui::describe::ClockWarning;
use crate::ui::describe::facts::Who;
use crate::ui::i18n::t;

const TWO: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Person,
};

const BLITZ: ClockKind = ClockKind::Game {
    minutes: 5,
    increment: 3,
};

#[test]
fn times_are_rounded_up_and_have_tenths_in_the_end() {
    for (left, english, portuguese) in [
        (0, "0.0", "0,0"),
        (1, "0.1", "0,1"),
        (900, "0.9", "0,9"),
        (9_000, "9.0", "9,0"),
        (9_900, "9.9", "9,9"),
        (9_901, "0:10", "0:10"),
        (10_000, "0:10", "0:10"),
        (59_001, "1:00", "1:00"),
        (300_000, "5:00", "5:00"),
        (3_599_001, "1:00:00", "1:00:00"),
        (3_723_000, "1:02:03", "1:02:03"),
        (86_400_000, "24:00:00", "24:00:00"),
    ] {
        says(
            |locale| describe::clock_time(locale, left),
            english,
            portuguese,
        );
    }
}

#[test]
fn only_a_minute_and_ten_seconds_are_read_out() {
    let warning = |left| ClockWarning::of(BLITZ, left);
    assert_eq!((warning(300_000), warning(60_001)), (None, None));
    assert_eq!(warning(60_000), Some(ClockWarning::Minute));
    assert_eq!(warning(10_001), Some(ClockWarning::Minute));
    assert_eq!(warning(10_000), Some(ClockWarning::TenSeconds));
    // A short time is not read out at each move.
    let each = |seconds, left| ClockWarning::of(ClockKind::Move { seconds }, left);
    assert_eq!((each(10, 9_000), each(60, 50_000)), (None, None));
    assert_eq!(each(30, 9_000), Some(ClockWarning::TenSeconds));
}

#[test]
fn clocks_and_losses_on_time() {
    let [south, north] = Side::ALL.map(|side| Who::of(TWO, side));
    says(
        |locale| describe::clock_kind(locale, BLITZ),
        "5 min + 3 s",
        "5 min + 3 s",
    );
    says(
        |locale| describe::clock_kind(locale, ClockKind::Move { seconds: 30 }),
        "30 s a move",
        "30 s por jogada",
    );
    says(
        |locale| describe::clock_warning(locale, Who::You, ClockWarning::Minute),
        "You have a minute left.",
        "Você tem um minuto.",
    );
    says(
        |locale| describe::clock_warning(locale, north, ClockWarning::TenSeconds),
        "North has ten seconds left.",
        "O Norte tem dez segundos.",
    );
    says(
        |locale| t!(locale, "lost-on-time", who = north, winner = south),
        "North lost on time: South wins",
        "O Norte perdeu por tempo: o Sul vence",
    );
}
