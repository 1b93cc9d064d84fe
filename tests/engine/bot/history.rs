//! What the bot calls exact, where positions came before the searched one: they count for
//! repetition.

use mbegu::bot::{Limit, Rng, SearchMode};
use mbegu::rules::{GameRecord, Position, Rules};

use super::proof::small;
use super::{brute_force, games, in_play, random_game, search, thrown};
use crate::chance::{depth, seed};
use crate::lines::{lines, text};

/// What each move is worth for the side to move where the bot says that it is exact.
fn exact_worths(rules: &Rules, game: &[Position]) -> Vec<(String, i32)> {
    let limits = [Limit::Nodes(100_000)];
    let (mut search, mut table) = search(rules, game, &limits, SearchMode::AllMoves);
    search.run(&mut table);
    let answer = search.answer();
    if !answer.report.is_some_and(|report| report.proved) {
        return Vec::new();
    }
    let every = answer.every.into_iter();
    every
        .filter_map(|it| {
            let worth = it.score?.hundredths() / 100;
            Some((rules.display_move(it.mv).to_string(), worth))
        })
        .collect()
}

#[test]
fn exact_results_are_those_of_an_exhaustive_search() {
    for line in lines("history.jsonl") {
        let variant: mbegu::rules::Variant = text(&line, "game").parse().expect("a game");
        let rules = variant.default_rules();
        let position = rules.parse_position(text(&line, "position"));
        let mut record = GameRecord::from_position(rules, position.expect("a position"));
        record.play_text(text(&line, "record")).expect("a record");
        let worths = exact_worths(&rules, record.positions());
        let moves = line["worth"].as_object().map_or(0, serde_json::Map::len);
        assert_eq!(worths.len(), moves, "{line}");
        for (mv, worth) in worths {
            assert_eq!(line["worth"][&mv], worth, "{mv}: {line}");
        }
    }
}

/// A position with few seeds in play: after random moves in a game with marks, which come
/// about by play alone, and otherwise with the seeds thrown on the board.
fn ending(rules: &Rules, rng: &mut Rng) -> Position {
    if rules.fields().marks() {
        let game = random_game(rules, rng, 400);
        let few = |it: &&Position| it.to_move().is_some() && in_play(rules, it) <= 8;
        return game.iter().find(few).copied().unwrap_or(game[0]);
    }
    let seeds = 2 + rng.below(4) as u16;
    thrown(rules, seeds, rng)
}

/// A game of two to eight plies from an ending, which goes back where it can every other
/// time; `None` if it ends before.
pub fn with_history(rules: &Rules, rng: &mut Rng) -> Option<GameRecord> {
    let mut record = GameRecord::from_position(*rules, ending(rules, rng));
    for _ in 0..2 + rng.below(7) {
        let moves: Vec<_> = rules.children(record.position()).collect();
        let back = |(_, next): &&(_, Position)| record.positions().contains(next);
        let known = moves.iter().find(back).filter(|_| rng.below(2) == 0);
        let any = moves.get(rng.below(moves.len() as u32) as usize);
        record
            .play(known.or(any)?.0, &mut ())
            .expect("a legal move");
    }
    record.position().to_move()?;
    Some(record)
}

#[test]
fn exact_results_with_history_agree_with_brute_force() {
    let mut rng = Rng::new(seed());
    let mut again = 0;
    for rules in games() {
        // A race may not end on a smaller board.
        let sizes = if rules.fields().marks() { 0..0 } else { 2..5 };
        let smaller = sizes.filter_map(|pits| small(rules.variant(), pits, 3));
        for rules in smaller.chain([rules]) {
            let mut compared = 0;
            for _ in 0..depth(1_000, 6_000) {
                let Some(record) = with_history(&rules, &mut rng) else {
                    continue;
                };
                let game = record.positions();
                let (position, before) = game.split_last().expect("a position");
                let side = position.to_move().expect("a side to move");
                for (text, worth) in exact_worths(&rules, game) {
                    let mv = rules.parse_move(&text).expect("a move");
                    let mut line = game.to_vec();
                    let next = rules.play(position, mv, &mut ()).expect("a legal move");
                    line.push(next);
                    let open = (i32::MIN, i32::MAX);
                    let margin = brute_force(&rules, &mut line, side, open, &mut 20_000);
                    if let Some(margin) = margin {
                        assert_eq!(worth, margin, "{rules:?} {text} {game:?}");
                        compared += 1;
                        again += u32::from(before.contains(position));
                    }
                }
            }
            println!("{} {:?}: {compared}", rules.variant(), rules.options());
            assert!(compared > 0);
        }
    }
    assert!(again > 100, "{again} searched positions came before");
}

#[test]
fn a_decided_move_wins_or_loses() {
    let mut rng = Rng::new(seed());
    let mut decided = 0;
    for rules in games().filter(|rules| !rules.fields().marks()) {
        let smaller = (2..5).filter_map(|pits| small(rules.variant(), pits, 3));
        for rules in smaller.chain([rules]) {
            for _ in 0..depth(500, 5_000) {
                let Some(record) = with_history(&rules, &mut rng) else {
                    continue;
                };
                let game = record.positions();
                let position = game[game.len() - 1];
                let side = position.to_move().expect("a side to move");
                // Too few plies for an exact result.
                let limits = [Limit::Depth(4)];
                let (mut search, mut table) = search(&rules, game, &limits, SearchMode::AllMoves);
                search.run(&mut table);
                for it in search.answer().every.into_iter().filter(|it| it.decided) {
                    let next = rules.play(&position, it.mv, &mut ()).expect("a legal move");
                    let mut line = game.to_vec();
                    line.push(next);
                    let open = (i32::MIN, i32::MAX);
                    let margin = brute_force(&rules, &mut line, side, open, &mut 20_000);
                    if let Some(margin) = margin {
                        let score = it.score.expect("a score").hundredths();
                        assert_eq!(score.signum(), margin.signum(), "{rules:?} {it:?} {game:?}");
                        decided += 1;
                    }
                }
            }
        }
    }
    assert!(decided > 500, "{decided}");
}
