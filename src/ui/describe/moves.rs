//! The board, moves and the race.

use super::facts::{
    Explained, Failed, LastMove, Mark, MoveFacts, PitFacts, RaceFacts, SeatFacts, TagFacts, Who,
};
use crate::rules::{Capture, CaptureReason, Rules, StopReason};
use crate::ui::i18n::{Locale, t};

/// The label of a pit for those who can't see it: whose it is, letter, seeds, marks,
/// and whether it can be sown.
pub fn pit(locale: &Locale, facts: &PitFacts) -> String {
    t!(
        locale,
        "pit-label",
        who = facts.who,
        pit = facts.letter,
        seeds = facts.seeds,
        mark = mark_of(locale, facts),
        barred = facts.barred,
        ways = facts.ways,
    )
}

/// The mark of a pit, and whose it is.
pub(super) fn mark_of(locale: &Locale, facts: &PitFacts) -> Option<String> {
    facts.mark.map(|(mark, who)| match mark {
        Mark::Uur => t!(locale, "uur-of", who = who),
        Mark::Claim => t!(locale, "claimed-by", who = who),
    })
}

/// The label of a pit into which seeds are counted out: whose it is, letter, and the seeds
/// counted so far.
pub fn counted_pit(locale: &Locale, facts: &PitFacts, total: u16) -> String {
    let (who, pit) = (facts.who, facts.letter);
    t!(locale, "pit-counted", who = who, pit = pit, seeds = total)
}

pub fn moved(locale: &Locale, facts: &MoveFacts) -> String {
    outcome(locale, facts, sowed(locale, facts))
}

/// What a side did last, as its seat shows it.
pub fn last_of_side(locale: &Locale, facts: &SeatFacts) -> String {
    match &facts.last {
        LastMove::None => String::new(),
        &LastMove::Race(pit) => t!(locale, "race-from", pit = pit),
        LastMove::Sowing(mv) => t!(
            locale,
            "sowing",
            who = facts.who,
            pit = mv.letter,
            way = locale.way(mv.way)
        ),
        LastMove::Move(last) => {
            let laps = Some(last.laps).filter(|&laps| laps > 1);
            let (pit, way) = (last.letter, locale.way(last.way));
            let sown = t!(locale, "seat-sowed", pit = pit, way = way, laps = laps);
            // The usual end of a sowing is named at the seat only: the text that is read out
            // stays short.
            let sown = match last.reason_without_gain() {
                Some(reason @ (StopReason::EmptyPit | StopReason::OneLap)) => {
                    let because = t!(locale, "tag-because", because = stop_name(reason));
                    t!(locale, "clauses", first = sown, second = because)
                }
                _ => sown,
            };
            outcome(locale, last, sown)
        }
    }
}

/// The seeds that a player has, in words.
pub fn score(locale: &Locale, facts: &SeatFacts) -> String {
    match facts.in_hand {
        Some(seeds) => t!(locale, "score-in-hand", who = facts.who, seeds = seeds),
        None => t!(locale, "score", who = facts.who, seeds = facts.score()),
    }
}

/// The outlook of a move beside a board whose pits show no letters: its laps, and whose pit
/// it ends in.
pub fn outlook_beside_board(locale: &Locale, facts: &MoveFacts) -> String {
    let Some(end) = facts.end else {
        return outlook(locale, facts);
    };
    let is_own = end.is_lowercase() == facts.letter.is_lowercase();
    let pit = if is_own { "own" } else { "far" };
    t!(locale, "outlook", laps = facts.laps, pit = pit)
}

/// Where a move would lead: its laps and its end.
pub fn outlook(locale: &Locale, facts: &MoveFacts) -> String {
    t!(locale, "outlook", laps = facts.laps, pit = facts.end)
}

/// What a move would win.
pub fn prospects(locale: &Locale, facts: &MoveFacts) -> String {
    let wins = [
        (facts.taken > 0).then(|| t!(locale, "outlook-takes", seeds = facts.taken)),
        list(locale, &facts.uurs).map(|pits| {
            t!(
                locale,
                "outlook-uurs",
                count = facts.uurs.len(),
                pits = pits
            )
        }),
        list(locale, &facts.claims).map(|pits| {
            t!(
                locale,
                "outlook-claims",
                count = facts.claims.len(),
                pits = pits
            )
        }),
    ];
    let wins: Vec<_> = wins.into_iter().flatten().collect();
    if wins.is_empty() {
        t!(locale, "outlook-nothing")
    } else {
        wins.join(" ")
    }
}

/// The gain of a move: seeds, uurs, claimed pits or nothing.
pub fn wins(locale: &Locale, rules: &Rules, facts: &MoveFacts) -> String {
    let who = facts.who;
    if facts.taken > 0 {
        t!(locale, "wins-seeds", who = who, seeds = facts.taken)
    } else if let Some(pits) = list(locale, &facts.uurs) {
        t!(
            locale,
            "wins-uurs",
            who = who,
            count = facts.uurs.len(),
            pits = pits
        )
    } else if let Some(pits) = list(locale, &facts.claims) {
        t!(
            locale,
            "wins-claims",
            who = who,
            count = facts.claims.len(),
            pits = pits
        )
    } else {
        nothing(locale, rules.fields().capture == Capture::ClaimFours)
    }
}

/// Why a sowing of a player ended where it did.
pub fn stop(locale: &Locale, who: Who, reason: StopReason) -> String {
    t!(locale, "stop-reason", reason = stop_name(reason), who = who)
}

/// The name of a reason in the messages.
pub(super) fn stop_name(reason: StopReason) -> &'static str {
    match reason {
        StopReason::Captures => "captures",
        StopReason::OpponentsPit => "other-side",
        StopReason::OppositeEmpty => "opposite-empty",
        StopReason::NotCrossed => "not-crossed",
        StopReason::EmptyPit => "empty",
        StopReason::Store => "store",
        StopReason::Uur => "uur",
        StopReason::Claimed => "claimed",
        StopReason::MakesFour => "four",
        StopReason::MakesTwoOrFour => "two-or-four",
        StopReason::OneLap => "one-lap",
    }
}

/// A sowing, what it won or why it won nothing, and who then had to pass.
fn outcome(locale: &Locale, facts: &MoveFacts, sowing: String) -> String {
    let more = [
        (facts.taken > 0).then(|| {
            t!(
                locale,
                "took",
                seeds = facts.taken,
                count = facts.from.len(),
                pits = list(locale, &facts.from),
                last = facts.takes_last,
            )
        }),
        list(locale, &facts.uurs)
            .map(|pits| t!(locale, "made-uurs", count = facts.uurs.len(), pits = pits)),
        list(locale, &facts.claims)
            .map(|pits| t!(locale, "claimed", count = facts.claims.len(), pits = pits)),
        facts
            .reason_without_gain()
            .and_then(|reason| stopped(locale, reason)),
        facts.barred.map(|pit| t!(locale, "barred", pit = pit)),
        facts.failed.map(|failed| match failed {
            Failed::Most(times) => t!(locale, "failed-most", times = times),
            Failed::NoneLeft(way) => {
                t!(locale, "failed-none-left", way = locale.way(Some(way)))
            }
        }),
    ];
    let clauses = more.into_iter().flatten().fold(sowing, |first, second| {
        t!(locale, "clauses", first = first, second = second)
    });
    let mut sentences = vec![t!(locale, "moved", clauses = clauses)];
    sentences.extend(
        facts
            .passes
            .iter()
            .map(|&who| t!(locale, "passes", who = who)),
    );
    sentences.join(" ")
}

fn sowed(locale: &Locale, facts: &MoveFacts) -> String {
    t!(
        locale,
        "sowed",
        who = facts.who,
        pit = facts.letter,
        way = locale.way(facts.way),
        laps = Some(facts.laps).filter(|&laps| laps > 1),
        seeds = facts.sown,
    )
}

/// Why nothing was won; `None` where that needs no words.
fn stopped(locale: &Locale, reason: StopReason) -> Option<String> {
    Some(match reason {
        StopReason::NotCrossed => t!(locale, "stop-not-crossed"),
        StopReason::OppositeEmpty => t!(locale, "stop-opposite-empty"),
        StopReason::OpponentsPit => t!(locale, "stop-other-side"),
        StopReason::Store => t!(locale, "stop-store"),
        StopReason::Uur => t!(locale, "stop-uur"),
        StopReason::Claimed => t!(locale, "stop-claimed"),
        StopReason::Captures
        | StopReason::EmptyPit
        | StopReason::MakesFour
        | StopReason::MakesTwoOrFour
        | StopReason::OneLap => return None,
    })
}

/// The notation of a move with arrows for its direction: `c↺` for `c+`.
pub fn notation(mv: &str) -> String {
    mv.replace('+', "\u{21ba}").replace('-', "\u{21bb}")
}

/// A move in the list of moves.
pub fn entry(locale: &Locale, facts: &MoveFacts) -> String {
    let entry = t!(
        locale,
        "entry-line",
        who = facts.who,
        pit = facts.letter,
        way = locale.way(facts.way),
        taken = Some(facts.taken).filter(|&taken| taken > 0),
        uurs = !facts.uurs.is_empty(),
        count = facts.claims.len(),
        pits = list(locale, &facts.claims),
    );
    facts.passes.iter().fold(entry, |entry, &who| {
        let then = t!(locale, "entry-passes", who = who);
        t!(locale, "entry-then", entry = entry, then = then)
    })
}

/// How a race ended.
pub fn raced(locale: &Locale, facts: &RaceFacts) -> String {
    let start = |(who, pit)| t!(locale, "race-start", who = who, pit = pit);
    t!(
        locale,
        "race-result",
        south = start(facts.starts.south),
        north = start(facts.starts.north),
        who = facts.first,
    )
}

/// The letters of pits as a list; `None` if there are none.
fn list(locale: &Locale, letters: &[char]) -> Option<String> {
    (!letters.is_empty()).then(|| locale.list(letters.iter().copied()))
}

/// The two lines of a tag: what happens, and, where there is more to say, why.
pub fn tag(locale: &Locale, facts: &TagFacts) -> (String, Option<String>) {
    let (name, seeds, because) = match facts.explained {
        Explained::Takes {
            seeds,
            why,
            with_last_seed,
        } => {
            let name = match why {
                CaptureReason::Opposite | CaptureReason::LastSeed => "opposite",
                CaptureReason::Following => "following",
                CaptureReason::TwoOrFour => "made",
                CaptureReason::TwoOrFourBefore => "before",
            };
            (name, seeds, with_last_seed.then_some("last-seed"))
        }
        Explained::MakesUurs => ("uurs", 0, None),
        Explained::Claims => ("claim", 0, None),
        Explained::Relays { seeds } => ("relay", seeds, None),
        Explained::Nothing { reason, is_claim } => {
            let because = t!(locale, "tag-because", because = stop_name(reason));
            return (nothing(locale, is_claim), Some(because));
        }
    };
    (
        t!(locale, "tag", explained = name, seeds = seeds),
        because.map(|because| t!(locale, "tag-because", because = because)),
    )
}

/// Says that a move has won nothing: no pit in a game that claims pits, no seeds in others.
fn nothing(locale: &Locale, is_claim: bool) -> String {
    let name = if is_claim { "unclaimed" } else { "nothing" };
    t!(locale, "tag", explained = name, seeds = 0_u8)
}
