//! Properties of all games: random games of every game and size, and random and
//! damaged texts.

mod keys;
mod random;

use std::ops::ControlFlow;

use mbegu::rules::{
    BySide, Direction, Event, GameRecord, GameStatus, Match, Move, Pace, Pit, Position, RaceRecord,
    Restriction, Rules, Side, Variant,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::chance::{depth, seed};
use random::{any_game, any_match, any_rules, pit, race};

/// So many cases, which follow from the seed of the run.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed()),
        ..ProptestConfig::default()
    }
}

/// Every pit and direction, legal or not, and pits that are not on the board.
fn every_move() -> impl Iterator<Item = Move> {
    let pits = (0..=u8::MAX).map(Pit::new);
    pits.flat_map(|pit| Direction::ALL.map(|direction| Move { pit, direction }))
}

fn total(position: &Position) -> u16 {
    let pits = position.board().all_pits();
    let stores = Side::ALL.map(|side| u16::from(position.store(side)));
    pits.map(|pit| u16::from(position.seeds(pit))).sum::<u16>() + stores.iter().sum::<u16>()
}

/// The seeds that the events put into each store.
fn gains(events: &[Event]) -> BySide<u16> {
    let mut gains = BySide::<u16>::default();
    for event in events {
        match *event {
            Event::Capture { seeds, by, .. } => gains[by] += u16::from(seeds),
            Event::Sweep { seeds, to, .. } => gains[to] += u16::from(seeds),
            Event::DropInStore { side } => gains[side] += 1,
            _ => {}
        }
    }
    gains
}

/// Checks that each lap drops as many seeds as it lifted.
fn laps_add_up(events: &[Event]) -> bool {
    let mut hand = 0_u16;
    let mut whole = true;
    let mut last_lap = 0;
    for event in events {
        match *event {
            Event::Lift { seeds, lap, .. } => {
                whole &= hand == 0 && lap == last_lap + 1 && seeds > 0;
                hand = u16::from(seeds);
                last_lap = lap;
            }
            Event::Drop { .. } | Event::DropInStore { .. } => {
                whole &= hand > 0;
                hand = hand.saturating_sub(1);
            }
            _ => whole &= hand == 0,
        }
    }
    whole && last_lap > 0
}

/// Who is to move, or why the game is over: one of the two, and last.
fn ends_once(events: &[Event]) -> bool {
    let ends = |event: &&Event| {
        matches!(
            event,
            Event::Turn { .. } | Event::Again { .. } | Event::Over { .. }
        )
    };
    events.iter().filter(ends).count() == 1 && events.last().as_ref().is_some_and(ends)
}

/// Every choice of pits to race from.
fn every_picks() -> impl Iterator<Item = BySide<Pit>> {
    let south = (0..9).map(pit);
    south.flat_map(|south| {
        (9..18).map(move |north| BySide {
            south,
            north: pit(north),
        })
    })
}

/// The position after a race, which is checked against its events.
fn told(rules: Rules, race: &RaceRecord) -> Position {
    let start = rules.start(Side::South);
    let mut events = Vec::new();
    let after = rules.run_race(&start, race, &mut events);
    let after = after.unwrap_or_else(|fault| panic!("{race:?}: {fault}"));
    let mut replayed = start;
    for event in events {
        rules.apply(&mut replayed, event);
    }
    assert_eq!(replayed, after, "{race:?}");
    after
}

/// A pit that is not on the board is written so that it can't be parsed.
#[test]
fn foreign_pits_are_shown_but_not_read() {
    for rules in Variant::ALL.map(|variant| variant.default_rules()) {
        let board = rules.board();
        for mv in every_move().filter(|mv| !board.has(mv.pit)) {
            let text = rules.display_move(mv).to_string();
            assert!(rules.parse_move(&text).is_err(), "{text}");
            let (picks, pace) = (BySide::from_fn(|_| mv.pit), Pace::Even);
            let text = rules.display_race(&RaceRecord { picks, pace });
            assert!(rules.parse_race(&text).is_err(), "{text}");
            let _ = (board.opposite(mv.pit), board.next(mv.pit, mv.direction));
        }
    }
}

#[test]
fn events_tell_the_whole_race_at_an_even_pace() {
    let rules = Variant::SulusAidi.default_rules();
    for picks in every_picks() {
        let pace = Pace::Even;
        let after = told(rules, &RaceRecord { picks, pace });
        let race = race(rules, picks, || false);
        assert_eq!(race.finish(&mut ()), Some(after), "{picks:?}");
    }
}

proptest! {
    #![proptest_config(cases(depth(1_000, 10_000)))]

    #[test]
    fn seeds_are_conserved(record in any_game()) {
        for position in record.positions() {
            prop_assert_eq!(total(position), record.rules().total());
        }
    }

    #[test]
    fn whoever_is_to_move_can_move(record in any_game()) {
        for position in record.positions() {
            let can_move = !record.rules().moves(position).is_empty();
            prop_assert_eq!(can_move, position.to_move().is_some());
        }
    }

    #[test]
    fn listed_equals_legal(record in any_game()) {
        let rules = *record.rules();
        for position in record.positions() {
            let listed = rules.moves(position);
            for mv in every_move() {
                let refusal = rules.check_move(position, mv).err();
                prop_assert_eq!(listed.contains(mv), refusal.is_none(), "{:?} in {}", mv, position);
                let tried = rules.play(position, mv, &mut ());
                prop_assert_eq!(tried.err(), refusal);
            }
            let marked = (rules.board().ring_len()..=u8::MAX).find_map(|pit| position.mark(Pit::new(pit)));
            prop_assert_eq!(marked, None);
            let children: Vec<Move> = rules.children(position).map(|(mv, _)| mv).collect();
            prop_assert_eq!(children, listed.iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn events_tell_the_whole_move(record in any_game()) {
        let rules = *record.rules();
        for before in record.positions() {
            for mv in rules.moves(before) {
                let mut events = Vec::new();
                let after = rules.play_unchecked(before, mv, &mut events);
                let mut replayed = *before;
                for &event in &events {
                    rules.apply(&mut replayed, event);
                }
                prop_assert_eq!(replayed, after, "{:?}", events);
                let gained = BySide::from_fn(|side| {
                    u16::from(after.store(side)) - u16::from(before.store(side))
                });
                prop_assert_eq!(gains(&events), gained);
                prop_assert!(laps_add_up(&events), "{:?}", events);
                prop_assert_eq!(rules.play_unchecked(before, mv, &mut ()), after);
                let stops = events.iter().filter(|event| matches!(event, Event::Stop { .. }));
                prop_assert_eq!(stops.count(), 1);
                let over = matches!(events.last(), Some(Event::Over { .. }));
                prop_assert_eq!(over, after.status() == GameStatus::Over);
            }
        }
    }

    #[test]
    fn events_tell_the_whole_game(record in any_game()) {
        let rules = *record.rules();
        let opening = usize::from(record.race().is_some());
        let mut again = GameRecord::from_position(rules, record.positions()[opening]);
        for &mv in record.moves() {
            let mut replayed = *again.position();
            let mut events = Vec::new();
            prop_assert_eq!(again.play(mv, &mut events), Ok(()));
            for &event in &events {
                rules.apply(&mut replayed, event);
            }
            prop_assert_eq!(&replayed, again.position(), "{:?}", events);
            prop_assert!(ends_once(&events), "{:?}", events);
        }
        prop_assert_eq!(&again.positions()[1..], &record.positions()[opening + 1..]);
    }

    /// Every race, each in an order of its own.
    #[test]
    fn events_tell_the_whole_race(order in prop::collection::vec(any::<bool>(), 0..400)) {
        let rules = Variant::SulusAidi.default_rules();
        for picks in every_picks() {
            let mut order = order.iter().copied();
            let race = race(rules, picks, || order.next() == Some(true));
            let after = told(rules, &race.to_record());
            prop_assert_eq!(race.finish(&mut ()), Some(after));
        }
    }

    #[test]
    fn positions_read_back(record in any_game()) {
        for position in record.positions() {
            let text = position.to_string();
            prop_assert_eq!(record.rules().parse_position(&text), Ok(*position), "{}", text);
        }
    }

    #[test]
    fn moves_read_back(rules in any_rules()) {
        for pit in rules.board().all_pits() {
            for direction in rules.directions(pit).iter() {
                let mv = Move { pit, direction };
                let text = rules.display_move(mv).to_string();
                prop_assert_eq!(rules.parse_move(&text), Ok(mv), "{}", text);
            }
        }
    }

    #[test]
    fn records_read_back(record in any_game()) {
        let first = record.positions()[0].to_move().unwrap_or(Side::South);
        let text = record.to_string();
        let read = GameRecord::parse(*record.rules(), first, &text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(record.plies(), text.split_whitespace().count());
        let whole = Match::parse(*record.rules(), first, &text).map(|whole| whole.to_string());
        prop_assert_eq!(whole, Ok(text));
    }

    #[test]
    fn taking_back_and_playing_again_is_the_same(record in any_game(), keep in any::<prop::sample::Index>()) {
        let kept = keep.index(record.plies() + 1);
        let mut again = record.clone();
        again.truncate(kept);
        prop_assert_eq!(again.plies(), kept);
        prop_assert_eq!(again.positions(), &record.positions()[..=kept]);
        let plies: Vec<String> = (kept..record.plies())
            .map(|number| record.ply(number).expect("a ply"))
            .collect();
        again.play_text(&plies.join(" ")).expect("what was played before");
        prop_assert_eq!(again, record);
    }

    #[test]
    fn a_match_is_taken_back_and_played_again(
        played in any_match(),
        keep in any::<prop::sample::Index>(),
    ) {
        let text = played.to_string();
        let plies: Vec<&str> = text.split_whitespace().collect();
        prop_assert_eq!(played.plies(), plies.len());
        let kept = keep.index(plies.len() + 1);
        let mut again = played.clone();
        again.truncate(kept);
        prop_assert_eq!(again.to_string(), plies[..kept].join(" "));
        again.play_text(&plies[kept..].join(" ")).expect("what was played before");
        prop_assert_eq!(&again, &played);
        let rules = *played.first_round().rules();
        let read = Match::parse(rules, played.first(), &text);
        prop_assert_eq!(read, Ok(played));
    }

    /// `walk` and `play` agree, and equal positions have equal keys.
    #[test]
    fn what_is_walked_is_what_is_played(record in any_game()) {
        let rules = *record.rules();
        for position in record.positions() {
            let mut walked = Vec::new();
            let _ = rules.walk(position, |mv, next| {
                walked.push((mv, *next));
                ControlFlow::<()>::Continue(())
            });
            let resolved = walked.iter().map(|(mv, next)| (*mv, rules.resolve_turn(next)));
            prop_assert!(resolved.eq(rules.children(position)));
            for (mv, next) in walked {
                prop_assert_eq!(rules.child(position, mv), Some(next));
                let next = rules.resolve_turn(&next);
                let fresh = rules.parse_position(&next.to_string());
                prop_assert_eq!(fresh.map(|fresh| fresh.key()), Ok(next.key()));
            }
        }
    }

    /// The board is its own image when it is turned by half a circle.
    #[test]
    fn moves_do_the_same_on_both_sides(record in any_game()) {
        let rules = record.rules();
        let turned = |mv: Move| rules.board().corresponding_move(mv);
        for position in record.positions() {
            let image = position.with_sides_exchanged();
            let moves = rules.moves(position);
            prop_assert_eq!(rules.moves(&image), moves.iter().map(turned).collect());
            for mv in moves {
                let next = rules.play_unchecked(position, mv, &mut ()).with_sides_exchanged();
                prop_assert_eq!(rules.play_unchecked(&image, turned(mv), &mut ()), next, "{}", position);
            }
        }
    }

    /// The side to move and every restriction make another position.
    #[test]
    fn equal_positions_are_equal_in_everything(one in any_game(), restrict in 1..5u8) {
        let rules = *one.rules();
        let position = *one.position();
        let text = position.to_string();
        let turned = match position.status() {
            GameStatus::ToMove(Side::South) => text.replace(" s", " n"),
            _ => text.replace(" n", " s"),
        };
        for other in [turned, format!("{text} +{restrict}"), format!("{text} -{restrict}")] {
            if other == text {
                continue;
            }
            if let Ok(other) = rules.parse_position(&other) {
                prop_assert_ne!(other.key(), position.key(), "{} and {}", other, position);
                prop_assert_ne!(hash(&other), hash(&position), "{} and {}", other, position);
                prop_assert_ne!(other, position);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(rules in any_rules(), text in any::<String>()) {
        read_all(rules, &text);
    }

    #[test]
    fn any_text_of_the_letters_in_use_is_read_or_refused(
        rules in any_rules(),
        text in "[a-jA-J0-9snrx,/!+*:= -]{0,80}",
    ) {
        read_all(rules, &text);
    }

    #[test]
    fn a_damaged_text_is_read_or_refused(
        record in any_game(),
        at in any::<prop::sample::Index>(),
        with in "[a-jA-J0-9snrx,/!+*:= é-]{0,3}",
        cut in 0..3usize,
    ) {
        let rules = *record.rules();
        for text in [record.position().to_string(), record.to_string()] {
            let mut letters: Vec<char> = text.chars().collect();
            let from = at.index(letters.len() + 1);
            let to = letters.len().min(from + cut);
            letters.splice(from..to, with.chars());
            read_all(rules, &letters.into_iter().collect::<String>());
        }
    }
}

fn hash(position: &Position) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

/// Parses a text as each kind of text. A parsed one prints as it was written; a fault
/// has a place within the text.
fn read_all(rules: Rules, text: &str) {
    match rules.parse_position(text) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(total(&position), rules.total());
            let restricted = position.restriction();
            assert!(restricted.is_none() || position.to_move().is_some());
            if let Some(Restriction::Barred(pit)) = restricted {
                assert!(rules.board().has(pit));
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{text:?}: {error:?}");
            assert!(!error.to_string().is_empty());
        }
    }
    match rules.parse_move(text) {
        Ok(mv) => assert_eq!(rules.display_move(mv).to_string(), text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match rules.parse_race(text) {
        Ok(race) => assert_eq!(rules.display_race(&race), text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for first in Side::ALL {
        let words = text.split_whitespace().collect::<Vec<_>>();
        match Match::parse(rules, first, text) {
            Ok(played) => assert_eq!(played.to_string(), words.join(" ")),
            Err(error) => {
                assert!(
                    (1..=words.len()).contains(&error.ply),
                    "{text:?}: {error:?}"
                );
                assert!(!error.to_string().is_empty());
            }
        }
    }
}
