//! Series of games between two players.

use std::fmt;
use std::rc::Rc;

use anyhow::{Result, ensure};
use mbegu::bot::{Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable, Weights};
use mbegu::rules::{GameRecord, Rules, Side};

use crate::openings::{balanced, opening};
use crate::player::{Kind, Players};

/// The maximum number of moves. A game that isn't over then counts as a draw.
const MAX_MOVES: usize = 1_000;

/// The node limit of the search that judges whether an opening is even.
const OPENING_NODES: u64 = 5_000;
/// The maximum lead in an even opening, in hundredths of a seed.
const MAX_LEAD: i32 = 200;

pub struct Settings {
    pub rules: Rules,
    pub players: [Kind; 2],
    pub weights: [Option<Vec<i16>>; 2],
    pub games: u32,
    pub openings: Openings,
    pub seed: u64,
}

/// How games begin.
#[derive(Clone)]
pub enum Openings {
    /// With up to so many random moves that a short search judges to be even.
    Random(u32),
    /// With these openings, each of them once before the first one comes again.
    Listed(Vec<GameRecord>),
}

impl Openings {
    /// The default maximum of random moves. With it, few of several hundred openings are
    /// the same.
    const MAX_RANDOM_MOVES: u32 = 8;

    /// The balanced openings of a game, or random moves on a board without a list.
    pub fn of(rules: &Rules) -> Result<Openings> {
        if *rules != rules.variant().default_rules() {
            return Ok(Openings::Random(Openings::MAX_RANDOM_MOVES));
        }
        let openings = balanced(rules.variant())?;
        ensure!(
            !openings.is_empty(),
            "{} has no balanced openings",
            rules.variant()
        );
        let records = openings.into_iter().map(|one| one.record);
        Ok(Openings::Listed(records.collect()))
    }

    /// The opening of a pair of games.
    fn of_pair(&self, pair: u32, rules: &Rules, rng: &mut Rng) -> GameRecord {
        match self {
            Openings::Listed(list) => list[pair as usize % list.len()].clone(),
            Openings::Random(most) => even_opening(rules, rng, *most),
        }
    }
}

#[derive(Default)]
pub struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
    /// The sum of A's leads in seeds.
    margin: i32,
    /// The mean time of a move of A and of B, in milliseconds.
    millis: [f64; 2],
    moves: u32,
}

impl Score {
    /// The points out of 100, with half the width of the 95 % confidence interval.
    fn points(&self) -> (f64, f64) {
        let games = f64::from((self.won + self.drawn + self.lost).max(1));
        let points = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games;
        let square = (f64::from(self.won) + f64::from(self.drawn) / 4.0) / games;
        let error = 1.96 * ((square - points * points) / games).sqrt();
        (points * 100.0, error * 100.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (points, error) = self.points();
        let games = f64::from((self.won + self.drawn + self.lost).max(1));
        write!(
            f,
            "won {}, drawn {}, lost {}: {points:.1} % ± {error:.1}, {:+.1} seeds a game, {:.3} and {:.3} ms a move, {:.0} moves a game",
            self.won,
            self.drawn,
            self.lost,
            f64::from(self.margin) / games,
            self.millis[0],
            self.millis[1],
            f64::from(self.moves) / games,
        )
    }
}

pub fn play(settings: &Settings) -> Score {
    let rules = &settings.rules;
    let mut rng = Rng::new(settings.seed);
    let mut openings = settings.openings.clone();
    if let Openings::Listed(list) = &mut openings {
        rng.shuffle(list);
    }
    let mut players = Players::new(settings.seed);
    for (weights, numbers) in players.weights.iter_mut().zip(&settings.weights) {
        *weights = numbers
            .as_ref()
            .map(|numbers| Rc::new(Weights::from_numbers(rules, numbers)));
    }
    let mut score = Score::default();
    let mut first = openings.of_pair(0, rules, &mut rng);
    for game in 0..settings.games {
        if game % 2 == 0 && game > 0 {
            first = openings.of_pair(game / 2, rules, &mut rng);
        }
        let a = Side::ALL[game as usize % 2];
        let mut record = first.clone();
        players.clear();
        while let (Some(mover), true) = (
            record.position().to_move(),
            record.moves().len() < MAX_MOVES,
        ) {
            let who = usize::from(mover != a);
            let mv = players.choose(who, settings.players[who], &record);
            if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        let Some(outcome) = record.outcome() else {
            score.drawn += 1;
            continue;
        };
        match outcome.winner {
            Some(winner) if winner == a => score.won += 1,
            Some(_) => score.lost += 1,
            None => score.drawn += 1,
        }
        score.margin += i32::from(outcome.scores[a]) - i32::from(outcome.scores[a.other()]);
    }
    score.moves = players.moves.iter().sum();
    for (who, millis) in score.millis.iter_mut().enumerate() {
        let moves = f64::from(players.moves[who].max(1));
        *millis = players.spent[who].as_secs_f64() * 1000.0 / moves;
    }
    score
}

/// A game after a random opening that a short search judges to be even. In an uneven
/// one the better side would win whoever plays it.
fn even_opening(rules: &Rules, rng: &mut Rng, most: u32) -> GameRecord {
    loop {
        let record = opening(rules, rng, most);
        let limits = [Limit::Nodes(OPENING_NODES)];
        let mut table = TranspositionTable::new(1 << 12);
        let game = record.positions();
        let mut search = Search::new(
            SearchConfig {
                rules,
                game,
                limits: &limits,
                mode: SearchMode::AllMoves,
            },
            rng,
            &mut table,
        );
        search.run(&mut table);
        let report = search.answer().report;
        if report.is_some_and(|report| report.score.hundredths().abs() <= MAX_LEAD) {
            return record;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use mbegu::rules::{Options, Variant};

    use super::*;

    #[test]
    fn games_begin_with_the_list_on_the_usual_board_only() -> Result<()> {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let openings = Openings::of(&rules)?;
            let Openings::Listed(list) = &openings else {
                panic!("{variant} has no list");
            };
            let count = list.len() as u32;
            let nth = |pair| openings.of_pair(pair, &rules, &mut Rng::new(1)).to_string();
            assert_eq!(nth(0), nth(count), "{variant}");
            let all: HashSet<_> = (0..count).map(nth).collect();
            assert_eq!(all.len(), count as usize, "{variant}");
        }
        let options = Options { pits: 5, seeds: 4 };
        let small = Variant::Giuthi.rules(options)?;
        assert!(matches!(Openings::of(&small)?, Openings::Random(8)));
        Ok(())
    }
}
