//! Random matches: the end of each round, and the beginning of the next one
//! (3.3.4 to 3.3.6, 3.5.6).

use std::collections::BTreeMap;

use mbegu::rules::{Arrangement, Match, MatchOutcome, NextStep, Side};

use super::both::Both;
use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::reference::rounds::{self, Next as SlowNext};
use crate::reference::{self, Game, GameStatus, Position};

/// The maximum number of rounds of a match.
const MAX_ROUNDS: usize = 14;

fn translated(side: reference::Side) -> Side {
    match side {
        reference::Side::South => Side::South,
        reference::Side::North => Side::North,
    }
}

/// The seeds of each player at the beginning or end of a round.
fn counts(position: &Position) -> [u32; 2] {
    [reference::Side::South, reference::Side::North].map(|side| {
        let row: u32 = position.row(side).map(|pit| position.seeds[pit]).sum();
        row + position.clone().store(side).to_owned()
    })
}

/// A random row of all the seeds; it may not be allowed.
fn random_row(dice: &mut Dice, seeds: u32, pits: usize) -> Vec<u32> {
    let mut row = if dice.once_in(2) && seeds >= u32::try_from(pits).expect("a short row") {
        vec![1; pits]
    } else {
        vec![0; pits]
    };
    let placed: u32 = row.iter().sum();
    for _ in placed..seeds {
        row[dice.below(pits)] += 1;
    }
    if dice.once_in(12) {
        row[dice.below(pits)] += 1;
    }
    row
}

fn arrangement(row: &[u32]) -> Arrangement {
    let pits = row
        .iter()
        .map(|&seeds| u8::try_from(seeds).expect("few seeds"));
    Arrangement::new(pits.collect())
}

/// A match in both engines.
struct Pair {
    fast: Match,
    game: Game,
    /// The game of this round, on its board.
    round: Game,
    begun_by: reference::Side,
    at_start: [u32; 2],
    unchanged: u32,
    slow: reference::record::GameRecord,
    /// Games from the start position after one that ended equal (3.5.6).
    fresh: u64,
}

impl Pair {
    fn new(both: &Both, first: reference::Side) -> Self {
        let start = both.game.start(first);
        Self {
            fast: Match::new(both.rules, translated(first)),
            game: both.game,
            round: both.game,
            begun_by: first,
            at_start: counts(&start),
            unchanged: 0,
            slow: reference::record::GameRecord::new(both.game, start),
            fresh: 0,
        }
    }

    fn play_round(&mut self, dice: &mut Dice) {
        while self.slow.position().state != GameStatus::Over {
            let mv = dice.pick(&self.round.moves(self.slow.position()));
            let ply = self.round.display_move(mv);
            self.fast
                .play_text(&ply)
                .unwrap_or_else(|error| panic!("{} {ply}: {error}", self.fast));
            self.slow.play(&ply);
            assert_eq!(
                self.fast.current().position().to_string(),
                self.slow.position().to_string(),
                "{}",
                self.fast
            );
        }
    }

    /// Compares the step after a finished round, and begins the next one with a random
    /// row.
    fn follow(&mut self, dice: &mut Dice) -> Option<MatchOutcome> {
        let ended = self.slow.position().stores;
        self.unchanged = if ended == self.at_start {
            self.unchanged + 1
        } else {
            0
        };
        let wanted = rounds::after(
            &self.game,
            (self.begun_by, self.round.pits),
            ended,
            self.unchanged,
        );
        let found = self.fast.next_step();
        let context = format!("{}: {found:?} and {wanted:?}", self.fast);
        match (found, wanted) {
            (NextStep::Over(outcome), SlowNext::Over { winner }) => {
                assert_eq!(outcome.winner, winner.map(translated), "{context}");
                return Some(outcome);
            }
            (NextStep::Arrange(arranging), SlowNext::Fresh { first }) => {
                assert_eq!(arranging.by, None, "{context}");
                assert_eq!(arranging.first, translated(first), "{context}");
                self.fresh += 1;
                let start = vec![self.game.seeds; self.game.pits];
                self.open(&start, first, self.game.start(first));
            }
            (
                NextStep::Arrange(arranging),
                SlowNext::Arrange {
                    loser,
                    seeds,
                    pits,
                    first,
                },
            ) => {
                assert_eq!(arranging.by, Some(translated(loser)), "{context}");
                assert_eq!(u32::from(arranging.seeds), seeds, "{context}");
                assert_eq!(usize::from(arranging.pits), pits, "{context}");
                assert_eq!(arranging.first, translated(first), "{context}");
                let row = loop {
                    let row = random_row(dice, seeds, pits);
                    let allowed = arranging.check(&arrangement(&row));
                    let wanted = rounds::may_place(&self.game, seeds, pits, &row);
                    assert_eq!(allowed.is_ok(), wanted, "{row:?}: {allowed:?}, {context}");
                    if wanted {
                        break row;
                    }
                };
                let offered = rounds::even(seeds, pits);
                if rounds::may_place(&self.game, seeds, pits, &offered) {
                    assert_eq!(arranging.even(), arrangement(&offered), "{context}");
                }
                assert!(arranging.check(&arranging.even()).is_ok(), "{context}");
                let winner = loser.other();
                let kept = ended.iter().sum::<u32>() - 2 * seeds;
                let start = rounds::begin(&self.game, &row, winner, kept, first);
                self.open(&row, first, start);
            }
            _ => panic!("{context}"),
        }
        None
    }

    fn open(&mut self, row: &[u32], first: reference::Side, start: Position) {
        self.fast.arrange(arrangement(row)).expect("an allowed row");
        assert_eq!(
            self.fast.current().position().to_string(),
            start.to_string()
        );
        self.round.pits = row.len();
        self.begun_by = first;
        self.at_start = counts(&start);
        self.slow = reference::record::GameRecord::new(self.round, start);
    }
}

/// The number of each kind of end, and of "fresh" games from the start position.
type Counts = BTreeMap<String, u64>;

/// Plays random matches and counts the events.
fn compare(name: &str, matches: usize, pick: impl Fn(&mut Dice) -> Both) -> Counts {
    let dice = &mut Dice::new(seed());
    let mut rounds = 0;
    let mut ends = Counts::new();
    for _ in 0..matches {
        let both = pick(dice);
        let first = dice.pick(&[reference::Side::South, reference::Side::North]);
        let mut played = Pair::new(&both, first);
        let mut end = "left".to_string();
        for _ in 0..MAX_ROUNDS {
            rounds += 1;
            played.play_round(dice);
            if let Some(outcome) = played.follow(dice) {
                end = format!("{:?}", outcome.reason);
                break;
            }
        }
        *ends.entry(end).or_default() += 1;
        *ends.entry("fresh".to_string()).or_default() += played.fresh;
        let again = Match::parse(both.rules, translated(first), &played.fast.to_string());
        assert_eq!(again.as_ref(), Ok(&played.fast));
    }
    println!("{name}: {matches} matches of {rounds} rounds, {ends:?}");
    ends
}

fn all_happened(counts: &Counts, wanted: &[&str]) {
    for &what in wanted {
        assert!(counts.get(what).is_some_and(|&times| times > 0), "{what}");
    }
}

#[test]
fn matches_of_giuthi_by_rounds() {
    let counts = compare("giuthi-rounds", depth(100, 400), |dice| {
        Both::new("giuthi-rounds", dice.pick(&[5, 6, 7, 8, 9, 10]), 6)
    });
    all_happened(&counts, &["CannotArrange", "Equal"]);
    all_happened(&counts, depth(&[], &["Stalled"]));
}

#[test]
fn matches_of_layli_goobalay() {
    let counts = compare("layli-goobalay", depth(100, 300), |dice| {
        Both::new("layli-goobalay", 6, dice.pick(&[4, 5]))
    });
    all_happened(&counts, &["CannotArrange", "fresh"]);
}
