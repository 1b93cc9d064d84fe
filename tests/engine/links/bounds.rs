//! Malicious links are refused quickly.

use std::time::{Duration, Instant};

use mbegu::link::{LinkError, MAX_LINK_LENGTH, decode};
use mbegu::rules::{RaceError, RecordError, RecordErrorKind};

use super::craft::{Bits, seal};
use super::random::{all_rules, play_on};
use crate::chance::seed;
use crate::dice::Dice;

/// Generous, because tests run on busy machines without much optimisation.
const AT_ONCE: Duration = Duration::from_secs(3);

fn in_time<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = run();
    let time = begin.elapsed();
    println!("{what}: {time:?}");
    assert!(time < AT_ONCE, "{what}: {time:?}");
    result
}

/// Sulus Aidi from its start, up to its first round.
fn sulus() -> Bits {
    Bits::default().put(5, 4).put(9, 4).put(3, 4).put(0, 8)
}

/// Giuthi from its start, up to its first round.
fn giuthi() -> Bits {
    Bits::default().put(0, 4).put(6, 4).put(6, 4).put(0, 8)
}

#[test]
fn numbers_without_end_and_beyond_all_counting() {
    let endless = |bits: Bits| bits.repeat(10, |bits| bits.put(u32::MAX, 32)).put(0, 32);
    for (what, bits) in [
        ("moves", endless(giuthi())),
        ("drops", endless(sulus().put(1, 1).put(0, 8).put(1, 1))),
        ("seeds", endless(giuthi().put(0, 0))),
        (
            "a ply to look at",
            endless(
                Bits::default()
                    .put(0, 4)
                    .put(6, 4)
                    .put(6, 4)
                    .put(0, 4)
                    .put(1, 2),
            ),
        ),
    ] {
        let link = bits.link();
        in_time(what, || decode(&link)).expect_err("a wrong link");
    }
    let moves = giuthi().number(4_096, 6).link();
    assert_eq!(decode(&moves), Err(LinkError::TooLong));
    let moves = giuthi().number(4_095, 6).link();
    assert!(matches!(decode(&moves), Err(LinkError::CutOff { .. })));
}

#[test]
fn a_race_beyond_its_limit() {
    // Both hands drop in turn, and then one for a billion times.
    let race = sulus().put(1, 1).put(0, 8).put(1, 1);
    let race = race
        .number(4, 6)
        .put(5, 4)
        .number((1 << 30) - 1, 6)
        .put(0, 1);
    let link = race.number(0, 6).put(0, 1).link();
    let error = in_time("a billion drops", || decode(&link)).expect_err("a race too long");
    assert!(matches!(
        error,
        LinkError::Ply {
            error: RecordError {
                ply: 1,
                kind: RecordErrorKind::Race(RaceError::Finished { .. } | RaceError::Void),
            },
            ..
        }
    ));
}

#[test]
fn texts_as_long_as_can_be() {
    let mut dice = Dice::new(seed());
    let room = MAX_LINK_LENGTH / 4 * 3 - 8;
    for fill in [0x00, 0xff, 0x55, 0x08, 0x80] {
        let link = seal(vec![fill; room]);
        assert!(link.len() <= MAX_LINK_LENGTH);
        let _ = in_time("one byte again and again", || decode(&link));
    }
    for rules in all_rules() {
        let random = (0..room).map(|_| u8::try_from(dice.below(256)).expect("a byte"));
        let options = rules.options();
        let head = [0x60 | options.pits, options.seeds << 4];
        let bytes = head.into_iter().chain(random).collect();
        let link = seal(bytes);
        let _ = in_time("anything", || decode(&link));
    }
    assert_eq!(
        decode(&"5".repeat(MAX_LINK_LENGTH + 1)),
        Err(LinkError::TooLong)
    );
}

#[test]
fn as_many_moves_and_rounds_as_fit() {
    // Random matches, for the longest possible link.
    let mut dice = Dice::new(seed());
    let rules = all_rules();
    let rules = rules
        .into_iter()
        .filter(|rules| rules.variant().id() == "giuthi-rounds");
    for rules in rules {
        let start = mbegu::rules::Match::new(rules, mbegu::rules::Side::South);
        let matches = (0..20).map(|_| mbegu::link::LinkContent {
            game: play_on(start.clone(), 20_000, &mut dice),
            fair_start: None,
            ended: None,
            view: mbegu::link::LinkView::Play,
        });
        let whole = matches.filter(|it| super::encode_within(it, MAX_LINK_LENGTH).1 == 0);
        let longest = whole.max_by_key(|it| it.game.plies());
        let shared = longest.expect("a match that fits");
        let what = format!("{} plies", shared.game.plies());
        let link = in_time(&what, || super::encode(&shared));
        assert_eq!(in_time(&what, || decode(&link)), Ok(shared));
    }
}
