//! Wins and losses that are certain: what the strongest level makes of them.

use mbegu::bot::{BotPlayer, CertainResult, Level, ProofGoal, Rng, TranspositionTable};
use mbegu::rules::{GameRecord, Position, Rules, Side, Variant};

use super::proof::wins;
use super::{PLACES, games, random_game};

/// A strongest level of few positions, most of them for the proof search.
fn level(nodes: u64) -> Level {
    Level {
        nodes,
        ..Level::STRONGEST
    }
}

/// What the level finds certain, and its move.
fn think(
    rules: &Rules,
    game: &[Position],
    slice: u64,
) -> (Option<CertainResult>, Option<mbegu::rules::Move>) {
    let table = &mut TranspositionTable::new(PLACES);
    let mut player = BotPlayer::new(&level(20_000), rules, game, 1, table);
    while player.advance(table, slice) != mbegu::bot::Progress::Done {}
    (player.certain(), player.decide())
}

#[test]
fn what_is_certain_is_what_brute_force_finds() {
    let mut chance = Rng::new(11);
    let (mut won, mut lost, mut compared) = (0, 0, 0);
    for rules in games() {
        for _ in 0..120 {
            let game = random_game(&rules, &mut chance, 60);
            let game = &game[..game.len().saturating_sub(3).max(1)];
            let position = game[game.len() - 1];
            let Some(mover) = position.to_move() else {
                continue;
            };
            let (certain, mv) = think(&rules, game, u64::MAX);
            assert_eq!((certain, mv), think(&rules, game, 777), "{position}");
            let Some(certain) = certain else {
                continue;
            };
            let winner = match certain.wins {
                true => mover,
                false => mover.other(),
            };
            won += u32::from(certain.wins);
            lost += u32::from(!certain.wins);
            let goal = ProofGoal {
                side: winner,
                seeds: (rules.total() + certain.by) / 2,
            };
            let mut line = game.to_vec();
            if let Some(mv) = certain.mv.filter(|_| certain.wins) {
                let next = rules.child(&position, mv).expect("a legal move");
                line.push(rules.resolve_turn(&next));
            }
            if let Some(found) = wins(&rules, &mut line, (goal, winner), &mut 20_000) {
                assert!(found, "{position} {certain:?}");
                compared += 1;
            }
        }
    }
    assert!(
        won >= 20 && lost >= 20 && compared >= 10,
        "{won} {lost} {compared}"
    );
}

#[test]
fn a_win_that_is_proved_is_won() {
    let mut chance = Rng::new(12);
    let rules = Variant::LayliGoobalay.default_rules();
    let mut played = 0;
    while played < 20 {
        let game = random_game(&rules, &mut chance, 16);
        let first = game[game.len() - 1];
        let Some(mover) = first.to_move() else {
            continue;
        };
        let (certain, _) = think(&rules, &[first], u64::MAX);
        if !certain.is_some_and(|certain| certain.wins) {
            continue;
        }
        let mut record = GameRecord::from_position(rules, first);
        while let Some(side) = record.position().to_move() {
            let mv = match side == mover {
                true => think(&rules, record.positions(), u64::MAX).1,
                false => {
                    let moves = rules.moves(record.position());
                    moves.iter().nth(chance.below(moves.len() as u32) as usize)
                }
            };
            record
                .play(mv.expect("a move"), &mut ())
                .expect("a legal move");
        }
        let end = record.position();
        assert!(end.score(mover) > end.score(mover.other()), "{first}");
        played += 1;
    }
}

#[test]
fn weaker_levels_prove_nothing() {
    let rules = Variant::LayliGoobalay.default_rules();
    let start = [rules.start(Side::South)];
    for level in Level::ALL {
        let table = &mut TranspositionTable::new(PLACES);
        let player = BotPlayer::new(&level, &rules, &start, 1, table);
        assert_eq!(level.proves, level.id == Level::STRONGEST.id);
        assert_eq!(player.certain(), None);
    }
}
