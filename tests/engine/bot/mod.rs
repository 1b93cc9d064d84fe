//! The bot by its public interface: results of the search, limits, playing strength.

use mbegu::bot::{
    BotPlayer, Level, Limit, Progress, Rng, Score, Search, SearchConfig, SearchMode, SearchResult,
    TranspositionTable,
};
use mbegu::rules::{GameRecord, GameStatus, Position, Rules, Setup, Side, Variant};

use crate::bench;
use crate::chance::{depth, seed};

mod book;
mod certain;
mod endings;
mod history;
mod levels;
mod limits;
mod proof;
mod puzzles;
mod race;
mod rounds;

const PLACES: u32 = 1 << 14;

fn games() -> impl Iterator<Item = Rules> {
    Variant::ALL.into_iter().map(Variant::default_rules)
}

/// The position of the first move.
fn opening(rules: &Rules, first: Side) -> Position {
    *bench::opened(rules, first).position()
}

fn giuthi(text: &str) -> (Rules, Position) {
    let rules = Variant::Giuthi.default_rules();
    let position = rules.parse_position(text).expect("a position of Giuthi");
    (rules, position)
}

fn search(
    rules: &Rules,
    game: &[Position],
    limits: &[Limit],
    mode: SearchMode,
) -> (Search, TranspositionTable) {
    let mut table = TranspositionTable::new(PLACES);
    let config = SearchConfig {
        rules,
        game,
        limits,
        mode,
    };
    let search = Search::new(config, &mut Rng::new(1), &mut table);
    (search, table)
}

fn answer(rules: &Rules, position: Position, limits: &[Limit], mode: SearchMode) -> SearchResult {
    let (mut search, mut table) = search(rules, &[position], limits, mode);
    search.run(&mut table);
    search.answer()
}

/// A position after up to `most` random moves, together with those before it.
fn random_game(rules: &Rules, rng: &mut Rng, most: u32) -> Vec<Position> {
    let record = bench::opened(rules, Side::ALL[rng.below(2) as usize]);
    random_moves(record, rng, most)
}

/// The positions of a game with up to `most` random moves after its last one.
fn random_moves(mut record: GameRecord, rng: &mut Rng, most: u32) -> Vec<Position> {
    let rules = *record.rules();
    for _ in 0..rng.below(most + 1) {
        let moves = rules.moves(record.position());
        let count = moves.len() as u32;
        if count == 0 {
            break;
        }
        let mv = moves.iter().nth(rng.below(count) as usize).expect("a move");
        record.play(mv, &mut ()).expect("a legal move");
    }
    record.positions().to_vec()
}

/// The margin `side` ends with if both play their best, by trying everything that
/// can matter, with no table and no evaluation; `None` if that takes more than
/// `effort` positions.
fn brute_force(
    rules: &Rules,
    line: &mut Vec<Position>,
    side: Side,
    (mut low, mut high): (i32, i32),
    effort: &mut u32,
) -> Option<i32> {
    let mut position = line[line.len() - 1];
    if line.iter().filter(|&&one| one == position).count() >= 3 {
        position = rules.end_by_repetition(&position, &mut ());
    }
    let GameStatus::ToMove(mover) = position.status() else {
        return Some(i32::from(position.score(side)) - i32::from(position.score(side.other())));
    };
    for (_, next) in rules.children(&position) {
        *effort = effort.checked_sub(1)?;
        line.push(next);
        let margin = brute_force(rules, line, side, (low, high), effort)?;
        line.pop();
        if mover == side {
            low = low.max(margin);
        } else {
            high = high.min(margin);
        }
        if low >= high {
            break;
        }
    }
    Some(if mover == side { low } else { high })
}

#[test]
fn takes_what_is_to_be_had() {
    let mut rng = Rng::new(seed());
    let mut seen = 0;
    for rules in games() {
        for _ in 0..100 {
            let game = random_game(&rules, &mut rng, 20);
            let position = game[game.len() - 1];
            let Some(side) = position.to_move() else {
                continue;
            };
            let gain =
                |next: Position| i32::from(next.score(side)) - i32::from(next.score(side.other()));
            let mut gains: Vec<i32> = rules
                .children(&position)
                .map(|(_, next)| gain(next))
                .collect();
            gains.sort_unstable();
            // Where one move takes far more than any other, even a beginner
            // sees it.
            if let [.., second, first] = gains[..]
                && first >= second + 10
            {
                let mut table = TranspositionTable::new(PLACES);
                let level = "beginner".parse().expect("a level");
                let beginner = BotPlayer::new(&level, &rules, &game, 1, &mut table);
                let best = beginner.think(&mut table).expect("a move");
                assert_eq!(gain(rules.play_unchecked(&position, best, &mut ())), first);
                seen += 1;
            }
        }
    }
    assert!(seen >= 5, "{seen}");
}

#[test]
fn the_end_is_played_perfectly() {
    let mut rng = Rng::new(seed());
    let mut solved = 0;
    for rules in games() {
        // With how many seeds in play it is said to know the end.
        let mut known = vec![0; usize::from(proved_up_to(&rules)) + 1];
        let mut try_out = |position: &Position| {
            if agrees_with_brute_force(&rules, *position) {
                solved += 1;
                let in_play = usize::from(in_play(&rules, position));
                if let Some(known) = known.get_mut(in_play) {
                    *known += 1;
                }
            }
        };
        // Marks are made by play alone.
        let games = if rules.fields().marks() { 4 } else { 1 } * depth(6, 60);
        for _ in 0..games {
            let game = random_game(&rules, &mut rng, 300);
            for position in game.iter().rev().skip(1).take(8) {
                try_out(position);
            }
        }
        if !rules.fields().marks() {
            for seeds in (2..=proved_up_to(&rules)).cycle().take(depth(40, 200)) {
                try_out(&thrown(&rules, seeds, &mut rng));
            }
        }
        println!("{}: {known:?}", rules.variant().id());
        assert!(
            known[2..].iter().all(|&known| known >= depth(0, 5)),
            "{known:?}"
        );
    }
    assert!(solved >= depth(100, 1_000), "{solved}");
}

/// So many seeds anywhere on the board, and the others in the stores.
fn thrown(rules: &Rules, seeds: u16, rng: &mut Rng) -> Position {
    let pits = 2 * usize::from(rules.board().pits_per_side());
    loop {
        let mut setup = Setup::empty(rules.board());
        for _ in 0..seeds {
            setup.pits[rng.below(pits as u32) as usize] += 1;
        }
        let stored = (rules.total() - seeds) as u8;
        setup.stores.south = stored / 2;
        setup.stores.north = stored - stored / 2;
        if let Ok(position) = rules.position(&setup) {
            return position;
        }
    }
}

/// The seeds that neither side has for certain.
fn in_play(rules: &Rules, position: &Position) -> u16 {
    rules.total() - position.score(Side::South) - position.score(Side::North)
}

/// With how many seeds in play the bot knows every move's exact result.
fn proved_up_to(rules: &Rules) -> u16 {
    match rules.variant() {
        Variant::SulusAidi => 6,
        _ => 4,
    }
}

/// Compares every move's score with brute force; `false` where that would take
/// too long, or where the bot doesn't know.
fn agrees_with_brute_force(rules: &Rules, position: Position) -> bool {
    let Some(side) = position.to_move() else {
        return false;
    };
    let must_know = in_play(rules, &position) <= proved_up_to(rules);
    let nodes = if must_know { 1_500_000 } else { 100_000 };
    let found = answer(
        rules,
        position,
        &[Limit::Nodes(nodes)],
        SearchMode::AllMoves,
    );
    let report = found.report.expect("a finished depth");
    if !report.proved {
        assert!(!must_know, "{position}");
        return false;
    }
    let mut exact = Vec::new();
    for (mv, next) in rules.children(&position) {
        let mut line = vec![position, next];
        match brute_force(rules, &mut line, side, (-200, 200), &mut 10_000) {
            Some(margin) => exact.push((mv, margin * 100)),
            None => return false,
        }
    }
    let best = exact.iter().map(|&(_, margin)| margin).max();
    assert_eq!(Some(report.score.hundredths()), best, "{position}");
    for it in found.every {
        let score = it.score.map(Score::hundredths);
        let exact = exact.iter().find(|one| one.0 == it.mv).map(|one| one.1);
        assert_eq!(score, exact, "{position}");
    }
    true
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let mut rng = Rng::new(seed());
    for rules in games() {
        for level in &Level::ALL {
            let game = random_game(&rules, &mut rng, 10);
            let level = Level {
                nodes: 3_000,
                ..*level
            };
            let table = &mut TranspositionTable::new(PLACES);
            let first = BotPlayer::new(&level, &rules, &game, 5, table).think(table);
            // A used table and pauses make no difference.
            let second = BotPlayer::new(&level, &rules, &game, 5, table).think(table);
            let mut third = BotPlayer::new(&level, &rules, &game, 5, table);
            while third.advance(table, 7) != Progress::Done {}
            assert_eq!(first, second);
            assert_eq!(first, third.decide());
        }
    }
}

#[test]
fn the_count_has_not_changed() {
    assert_eq!(bench::count(), bench::COUNT);
}

#[test]
fn equal_moves_are_chosen_by_the_seed() {
    let rules = Variant::Giuthi.default_rules();
    let start = [rules.start(Side::South)];
    let level = "beginner".parse().expect("a level");
    let mut moves = Vec::new();
    for seed in 0..20 {
        let table = &mut TranspositionTable::new(PLACES);
        let mv = BotPlayer::new(&level, &rules, &start, seed, table).think(table);
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    assert!(moves.len() > 1);
}

#[test]
fn a_single_move_needs_no_search() {
    let mut rng = Rng::new(seed());
    let mut met = 0;
    for rules in games() {
        for _ in 0..100 {
            let game = random_game(&rules, &mut rng, 80);
            let moves = rules.moves(&game[game.len() - 1]);
            if moves.len() == 1 {
                met += 1;
                for level in &Level::ALL {
                    let table = &mut TranspositionTable::new(PLACES);
                    let mut player = BotPlayer::new(level, &rules, &game, 1, table);
                    assert_eq!(player.advance(table, 1), Progress::Done);
                    assert_eq!(player.search().nodes(), 0);
                    assert!(moves.contains(player.decide().expect("a move")));
                }
            }
        }
    }
    assert!(met > 0);
}

#[test]
fn no_move_is_no_answer() {
    let (rules, position) = giuthi("0,0,0,0,0,0/0,0,0,0,0,0 40-32 x");
    for level in &Level::ALL {
        let table = &mut TranspositionTable::new(PLACES);
        let player = BotPlayer::new(level, &rules, &[position], 1, table);
        assert_eq!(player.think(table), None);
    }
}

#[test]
fn every_depth_is_reported_with_a_line_that_can_be_played() {
    for rules in games() {
        let start = opening(&rules, Side::South);
        let limits = [Limit::Depth(6)];
        let (mut search, mut table) = search(&rules, &[start], &limits, SearchMode::Best);
        let mut depths = Vec::new();
        loop {
            let report = match search.advance(&mut table, 1_000) {
                Progress::Paused => continue,
                Progress::Deeper(report) => report,
                Progress::Done => break,
            };
            depths.push(report.depth);
            let mut position = start;
            for &mv in &report.line {
                position = rules.play(&position, mv, &mut ()).expect("a legal line");
            }
            assert!(!report.line.is_empty());
        }
        assert_eq!(depths, (1..=6).collect::<Vec<_>>());
    }
}

/// The points in a hundred that `level` makes against random play, beginning
/// every other game, its node limits cut to `nodes`. The seed is fixed: a limit of the
/// points holds for these games.
fn against_random(rules: &Rules, level: &Level, nodes: u64, games: u32) -> u32 {
    let level = Level { nodes, ..*level };
    let mut rng = Rng::new(6);
    let mut table = TranspositionTable::new(PLACES);
    let mut halves = 0;
    for game in 0..games {
        let side = Side::ALL[game as usize % 2];
        let mut record = bench::opened(rules, Side::South);
        while let Some(mover) = record.position().to_move() {
            let mv = if mover == side {
                let game = record.positions();
                let player = BotPlayer::new(&level, rules, game, rng.next_u64(), &mut table);
                player.think(&mut table)
            } else {
                let moves = rules.moves(record.position());
                moves.iter().nth(rng.below(moves.len() as u32) as usize)
            };
            let played = record.play(mv.expect("a move"), &mut ());
            played.expect("a legal move");
        }
        halves += match record.outcome().expect("an outcome").winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        };
    }
    halves * 50 / games
}

#[test]
fn the_strongest_beats_random_play() {
    for rules in games() {
        let points = against_random(&rules, &Level::STRONGEST, 300, 20);
        assert!(points >= 95, "{}: {points}", rules.variant().id());
    }
}
