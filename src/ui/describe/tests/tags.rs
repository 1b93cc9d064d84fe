use super::{all, play, says};
use crate::rules::{CaptureReason, Direction, Event, Pit, Rules, Side, StopReason, Variant};
use crate::ui::describe;
use crate::ui::describe::facts::{Explained, TagFacts};

const REASONS: [StopReason; 11] = [
    StopReason::Captures,
    StopReason::OpponentsPit,
    StopReason::OppositeEmpty,
    StopReason::NotCrossed,
    StopReason::EmptyPit,
    StopReason::Store,
    StopReason::Uur,
    StopReason::Claimed,
    StopReason::MakesFour,
    StopReason::MakesTwoOrFour,
    StopReason::OneLap,
];

/// The tag of a move, after `shown` of its captures.
fn tag(rules: &Rules, position: &str, mv: &str, shown: usize) -> Option<TagFacts> {
    let (_, events) = play(rules, position, mv);
    TagFacts::of(rules, &events, shown)
}

#[track_caller]
fn reads(facts: Option<TagFacts>, english: &str, portuguese: &str) {
    let facts = facts.expect("a tag");
    let text = |locale: &_| {
        let (what, why) = describe::tag(locale, &facts);
        why.into_iter().fold(what, |what, why| what + "; " + &why)
    };
    says(text, english, portuguese);
}

#[test]
fn every_end_of_a_sowing_has_its_tag_in_every_game() {
    for variant in Variant::ALL {
        let rules = variant.default_rules();
        for reason in REASONS {
            let pit = Pit::new(0);
            let lift = Event::Lift {
                pit,
                seeds: 1,
                direction: Direction::Forward,
                lap: 1,
            };
            let at = (reason != StopReason::Store).then_some(pit);
            let stop = Event::Stop { at, reason };
            let mut events = vec![lift, stop];
            if reason == StopReason::MakesTwoOrFour {
                events.push(Event::Capture {
                    pit,
                    seeds: 2,
                    by: Side::North,
                    why: CaptureReason::TwoOrFour,
                });
            }
            let facts = TagFacts::of(&rules, &events, 0).expect("a tag");
            assert_eq!(facts.at, at);
            for locale in &all() {
                let (what, why) = describe::tag(locale, &facts);
                assert!(!what.is_empty());
                assert_eq!(why.is_none(), reason.wins(), "{variant:?} {reason:?}");
            }
        }
    }
}

#[test]
fn a_race_has_no_tag() {
    let rules = Variant::SulusAidi.default_rules();
    let hand = Event::Hand { side: Side::South };
    assert_eq!(TagFacts::of(&rules, &[hand], 0), None);
}

#[test]
fn a_run_of_captures_is_told_pit_by_pit() {
    let rules = Variant::Giuthi.default_rules();
    // The worked case of Rules 3.1: C with the last seed, then B, then A.
    let tag = |shown| tag(&rules, "5,2,5,0,0,0/5,8,4,4,4,3 16-16 s", "b-", shown);
    let first = tag(0).expect("a tag");
    assert_eq!(tag(1), Some(first));
    assert_eq!(
        tag(2),
        Some(first),
        "the last seed is told with the first pit"
    );
    let Explained::Takes { seeds, why, .. } = first.explained else {
        panic!("{first:?}");
    };
    assert_eq!(why, CaptureReason::Opposite);
    reads(
        Some(first),
        &format!("Empty: takes the {seeds} opposite; and the last seed itself"),
        &format!("Vazio: captura as {seeds} em frente; e a própria última semente"),
    );
    let second = tag(3).expect("a tag");
    assert_ne!((second.at, second.other), (first.at, first.other));
    let Explained::Takes { seeds, .. } = second.explained else {
        panic!("{second:?}");
    };
    reads(
        Some(second),
        &format!("Empty, too: takes the {seeds} opposite"),
        &format!("Também vazio: captura as {seeds} em frente"),
    );
}

#[test]
fn uurs_and_what_wins_nothing_are_told() {
    let layli = Variant::LayliGoobalay.default_rules();
    reads(
        tag(&layli, "1,0,4,4,4,4/4,4,4,4,3,4 4-4 s", "a", 0),
        "Three opposite: makes two uurs",
        "Três em frente: faz dois uurs",
    );
    let giuthi = Variant::Giuthi.default_rules();
    reads(
        tag(&giuthi, "2,0,0,0,0,0/4,0,2,0,0,0 32-32 s", "a+", 0),
        "Nothing taken; no seed crossed",
        "Nada capturado; nenhuma semente passou para o outro lado",
    );
    let relay = TagFacts::of_relay(Side::South, Pit::new(3), 5);
    reads(
        Some(relay),
        "Not empty: sows on with its 5",
        "Não está vazio: continua com as suas 5",
    );
}
