//! The proof search, compared with brute force.

use mbegu::bot::{
    Limit, ProofConfig, ProofGoal, ProofProgress, ProofResult, ProofSearch, ProofTable, Rng,
};
use mbegu::rules::{GameRecord, Options, Position, Restriction, Rules, Side, Variant};

use super::{games, random_game, random_moves, thrown};
use crate::chance::seed;

/// The most plies that brute force looks ahead.
const PLIES: u8 = 4;

/// What the tests have come across.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    proved: u32,
    disproved: u32,
    open: u32,
    /// Positions with a mark, a restriction, or a history that repeats itself.
    marked: u32,
    barred: u32,
    again: u32,
    repeated: u32,
    /// Answers compared with the whole game.
    to_the_end: u32,
}

/// A game on a small board; `None` where the game has none of that size.
pub fn small(variant: Variant, pits: u8, seeds: u8) -> Option<Rules> {
    variant.rules_of_any_size(Options { pits, seeds })
}

/// A game before its first move, after a race with random picks if it has one; `None`
/// if that race doesn't end.
fn begun(rules: &Rules, rng: &mut Rng) -> Option<GameRecord> {
    let mut record = GameRecord::new(*rules, Side::ALL[rng.below(2) as usize]);
    if rules.fields().has_race {
        let board = rules.board();
        let [south, north] = Side::ALL.map(|side| {
            let pits: Vec<_> = board.pits_of(side).collect();
            board.letter(pits[rng.below(pits.len() as u32) as usize])
        });
        record.play_text(&format!("{south}*{north}")).ok()?;
    }
    Some(record)
}

/// A random goal that isn't decided yet, and the side that is to bring it about.
pub fn random_goal(rules: &Rules, position: &Position, rng: &mut Rng) -> Option<(ProofGoal, Side)> {
    let side = Side::ALL[rng.below(2) as usize];
    let low = position.score(side) + 1;
    let high = rules.total() - position.score(side.other());
    let seeds = low + rng.below(u32::from(high.checked_sub(low)?) + 1) as u16;
    let prover = Side::ALL[rng.below(2) as usize];
    Some((ProofGoal { side, seeds }, prover))
}

/// Whether the prover can have the goal decided within so many plies, by trying
/// every move. Only a position that came twice before the last of `game` ends it by
/// repetition, which is how the horizon counts against the prover.
fn forces(
    rules: &Rules,
    game: &[Position],
    at: Position,
    goal: (ProofGoal, Side),
    plies: u8,
) -> bool {
    let (ProofGoal { side, seeds }, prover) = goal;
    let at = match game.iter().filter(|&&one| one == at).count() {
        0 | 1 => at,
        _ => rules.end_by_repetition(&at, &mut ()),
    };
    let banked = at.score(side) >= seeds;
    let out_of_reach = at.score(side.other()) > rules.total() - seeds;
    let Some(mover) = at.to_move() else {
        return banked == (side == prover);
    };
    if banked || out_of_reach {
        return banked == (side == prover);
    }
    if plies == 0 {
        return false;
    }
    let mut next = rules.children(&at);
    let forces = |(_, next)| forces(rules, game, next, goal, plies - 1);
    match mover == prover {
        true => next.any(forces),
        false => next.all(forces),
    }
}

/// Whether the prover has the goal at the end of the game, by the rules alone, or
/// `None` where that takes more than `effort` positions.
pub fn wins(
    rules: &Rules,
    line: &mut Vec<Position>,
    goal: (ProofGoal, Side),
    effort: &mut u32,
) -> Option<bool> {
    let (ProofGoal { side, seeds }, prover) = goal;
    let mut at = line[line.len() - 1];
    if line.iter().filter(|&&one| one == at).count() >= 3 {
        at = rules.end_by_repetition(&at, &mut ());
    }
    let Some(mover) = at.to_move() else {
        return Some((at.score(side) >= seeds) == (side == prover));
    };
    for (_, next) in rules.children(&at) {
        *effort = effort.checked_sub(1)?;
        line.push(next);
        let found = wins(rules, line, goal, effort);
        line.pop();
        if found? == (mover == prover) {
            return found;
        }
    }
    Some(mover != prover)
}

fn search(
    rules: &Rules,
    game: &[Position],
    (goal, prover): (ProofGoal, Side),
    table: &mut ProofTable,
) -> ProofResult {
    let config = ProofConfig {
        rules,
        game,
        goal,
        prover,
        limits: &[Limit::Depth(PLIES)],
    };
    let mut search = ProofSearch::new(config, table);
    while search.advance(table, 50) == ProofProgress::Paused {}
    search.answer()
}

/// Compares the answer for the last position of a game with brute force.
fn compare(rules: &Rules, game: &[Position], goal: (ProofGoal, Side), seen: &mut Seen) {
    let position = game[game.len() - 1];
    // Small enough that entries are lost.
    let found = search(rules, game, goal, &mut ProofTable::new(1 << 8));
    let before = &game[..game.len() - 1];
    let name = || format!("{} {position} {goal:?}", rules.variant());
    // The last position itself may have come twice: the game goes on from there.
    let from_root = |plies: u8| {
        let mut next = rules.children(&position);
        let forces = |(_, next)| forces(rules, game, next, goal, plies - 1);
        match position.to_move() == Some(goal.1) {
            true => next.any(forces),
            false => next.all(forces),
        }
    };
    let exact = (1..=PLIES).find(|&plies| from_root(plies));
    match found {
        ProofResult::Proved { plies, first } => {
            assert_eq!(exact, Some(plies), "{}", name());
            seen.proved += 1;
            if let Some(mv) = first {
                let next = rules.play(&position, mv, &mut ()).expect("a legal move");
                assert!(forces(rules, game, next, goal, plies - 1), "{}", name());
            }
            assert_eq!(first.is_some(), position.to_move() == Some(goal.1));
        }
        ProofResult::Disproved => seen.disproved += 1,
        ProofResult::Open { plies } => {
            assert_eq!(plies, PLIES, "{}", name());
            seen.open += 1;
        }
    }
    if !matches!(found, ProofResult::Proved { .. }) {
        assert_eq!(exact, None, "{}", name());
    }
    let mut line = game.to_vec();
    if !matches!(found, ProofResult::Open { .. })
        && let Some(won) = wins(rules, &mut line, goal, &mut 2_000)
    {
        assert_eq!(won, found != ProofResult::Disproved, "{}", name());
        seen.to_the_end += 1;
    }
    let marks = Side::ALL.map(|side| position.marked(side).is_empty());
    seen.positions += 1;
    seen.marked += u32::from(marks.contains(&false));
    match position.restriction() {
        Some(Restriction::Barred(_)) => seen.barred += 1,
        Some(Restriction::Again { .. }) => seen.again += 1,
        None => {}
    }
    seen.repeated += u32::from(
        before
            .iter()
            .enumerate()
            .any(|(at, one)| before[..at].contains(one)),
    );
}

#[test]
fn proofs_are_what_brute_force_finds() {
    let mut rng = Rng::new(seed());
    let mut seen = Seen::default();
    for rules in games() {
        let mut small_boards = 0;
        let mut of_game = Seen::default();
        let mut try_out = |rules: &Rules, game: &[Position], rng: &mut Rng| {
            let position = game[game.len() - 1];
            if !rules.moves(&position).is_empty()
                && let Some(goal) = random_goal(rules, &position, rng)
            {
                compare(rules, game, goal, &mut of_game);
            }
        };
        // Late positions on the usual board, with the game before them.
        for _ in 0..60 {
            let game = random_game(&rules, &mut rng, 300);
            for drop in 1..8.min(game.len()) {
                try_out(&rules, &game[..game.len() - drop], &mut rng);
            }
            if !rules.fields().marks() {
                let position = thrown(&rules, 2 + rng.below(5) as u16, &mut rng);
                try_out(&rules, &[position], &mut rng);
            }
        }
        // Three rows have 3 or 6 pits of these numbers.
        for pits in [2, 3, 4, 6] {
            for seeds in 1..=6 {
                let Some(rules) = small(rules.variant(), pits, seeds) else {
                    continue;
                };
                for _ in 0..40 {
                    // Some races don't end.
                    let Some(record) = (0..20).find_map(|_| begun(&rules, &mut rng)) else {
                        continue;
                    };
                    let game = random_moves(record, &mut rng, 60);
                    try_out(&rules, &game, &mut rng);
                    let at = rng.below(game.len() as u32) as usize;
                    try_out(&rules, &game[..=at], &mut rng);
                    small_boards += 1;
                }
            }
        }
        println!("{of_game:?} {small_boards}");
        assert!(
            of_game.positions >= 1_000 && small_boards >= 400,
            "{of_game:?}"
        );
        assert!(of_game.proved >= 50 && of_game.disproved >= 50 && of_game.open > 0);
        seen.positions += of_game.positions;
        seen.marked += of_game.marked;
        seen.barred += of_game.barred;
        seen.again += of_game.again;
        seen.repeated += of_game.repeated;
        seen.to_the_end += of_game.to_the_end;
    }
    assert!(seen.positions >= 6_000 && seen.to_the_end >= 1_000);
    println!("{seen:?}");
    let special = [seen.marked, seen.barred, seen.again, seen.repeated];
    assert!(special.iter().all(|&count| count >= 10), "{seen:?}");
}

#[test]
fn a_proof_search_stops_at_its_limits() {
    let rules = Variant::LayliGoobalay.default_rules();
    let start = rules.start(Side::South);
    let table = &mut ProofTable::new(1 << 12);
    let run = |limits: &[Limit], table: &mut ProofTable| {
        let goal = ProofGoal {
            side: Side::South,
            seeds: 13,
        };
        let config = ProofConfig {
            rules: &rules,
            game: &[start],
            goal,
            prover: Side::South,
            limits,
        };
        let mut search = ProofSearch::new(config, table);
        search.run(table);
        (search.answer(), search.nodes())
    };
    let (found, nodes) = run(&[Limit::Nodes(100)], table);
    assert!(matches!(found, ProofResult::Open { plies: 1..=4 }));
    assert!((100..200).contains(&nodes), "{nodes}");
    let (found, _) = run(&[Limit::Depth(4)], table);
    assert_eq!(found, ProofResult::Open { plies: 4 });
    let (found, nodes) = run(&[], table);
    assert!(matches!(found, ProofResult::Proved { plies: 5, .. }));
    // What the table retains needs no search.
    table.retain();
    assert_eq!(run(&[], table), (found, 0));
    assert_eq!(run(&[], table), (found, nodes));
}

#[test]
fn a_race_comes_before_any_proof() {
    let rules = Variant::SulusAidi.default_rules();
    let goal = ProofGoal {
        side: Side::South,
        seeds: 1,
    };
    let start = [rules.start(Side::South)];
    let found = search(&rules, &start, (goal, Side::South), &mut ProofTable::new(4));
    assert_eq!(found, ProofResult::Open { plies: 0 });
}
