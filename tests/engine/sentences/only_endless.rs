//! 1 and 3.3: a player whose only moves are endless sowings. It happens on the small
//! boards of later rounds of Giuthi: on 2x2 that player passes or, after a failed
//! sowing, has no legal move in the required direction.

use std::ops::ControlFlow;

use mbegu::bot::{
    BotPlayer, Level, Limit, Rng, Search, SearchConfig, SearchMode, TranspositionTable,
};
use mbegu::rules::{Event, IllegalMove, Match, Move, NextStep, Position, Rules, Side, Walked};

use super::scene::{Scene, after, sized};

/// The rules of a later round, with two or three pits a row.
fn later(seeds: u8) -> Rules {
    let rules = sized("giuthi-rounds", 5, 6);
    let zeros = "0,0,0,0,0";
    let text = format!(
        "{zeros}/{zeros} {seeds}-{} x",
        rules.total() - u16::from(seeds)
    );
    let over = rules.parse_position(&text).expect("a finished round");
    let mut played = Match::from_position(rules, over);
    let NextStep::Arrange(arranging) = played.next_step() else {
        panic!("{text} is followed by a round");
    };
    played.arrange(arranging.even()).expect("the row offered");
    *played.current().rules()
}

/// South sows a forward, then North A, after which South has nothing but
/// endless sowings.
fn passing() -> Scene {
    let scene = Scene::of(later(2), "3,4/1,0", "s");
    assert_eq!(scene.rules.board().pits_per_side(), 2);
    scene
}

/// South sows b backward, then North A, which fails to cross: North should sow
/// backward now, and can't.
fn failing() -> Scene {
    let scene = Scene::of(later(4), "0,2,5/2,0,0", "s");
    assert_eq!(scene.rules.board().pits_per_side(), 3);
    scene
}

/// The position that a search visits: before anybody passes.
fn met(scene: &Scene, mv: &str) -> Position {
    let mv = scene.rules.parse_move(mv).expect("a move");
    let mut met = None;
    let _ = scene.rules.walk(&scene.position, |found, next| {
        if found == mv {
            met = Some(*next);
        }
        ControlFlow::<()>::Continue(())
    });
    met.expect("a legal move")
}

/// `met` has candidates, all of them endless, and settles to what is played.
fn stuck(scene: &Scene, mv: &str, candidates: &[&str], turn: &str) {
    let met = met(scene, mv);
    assert_eq!(met.to_string(), turn);
    let refusal = |text: &str| {
        let mv = scene.rules.parse_move(text).expect("a move");
        scene.rules.check_move(&met, mv).err()
    };
    for &candidate in candidates {
        assert_eq!(
            refusal(candidate),
            Some(IllegalMove::Endless),
            "{candidate}"
        );
    }
    assert!(scene.rules.moves(&met).is_empty());
    for level in &Level::ALL {
        assert_eq!(best(level, scene, met), None);
    }
    assert_eq!(scene.rules.resolve_turn(&met), scene.next(mv));
    // Perft counts on from there.
    let children = scene.rules.children(&scene.position);
    let grand: u64 = children.map(|(_, next)| scene.rules.perft(&next, 1)).sum();
    assert_eq!(scene.rules.perft(&scene.position, 2), grand);
    assert_eq!(
        scene.rules.perft(&met, 1),
        scene.rules.perft(&scene.next(mv), 1)
    );
    let walked = scene.rules.walk(&met, |_, _| ControlFlow::Break(()));
    assert_eq!(walked, Walked::Stuck(scene.next(mv)));
}

/// The bot's search works there at every depth.
fn search(scene: &Scene) {
    for depth in 1..=8 {
        for mode in [SearchMode::Best, SearchMode::AllMoves] {
            let table = &mut TranspositionTable::new(1 << 10);
            let (game, limits) = (
                [scene.position],
                [Limit::Depth(depth), Limit::Nodes(100_000)],
            );
            let mut search = Search::new(
                SearchConfig {
                    rules: &scene.rules,
                    game: &game,
                    limits: &limits,
                    mode,
                },
                &mut Rng::new(1),
                table,
            );
            search.run(table);
            let answer = search.answer();
            let best = answer.best.expect("a move");
            assert!(scene.rules.check_move(&scene.position, best).is_ok());
            let judged = answer.every.iter().all(|it| it.score.is_some());
            assert!(judged || mode == SearchMode::Best);
        }
    }
    for level in &Level::ALL {
        let best = best(level, scene, scene.position).expect("a move");
        assert!(scene.rules.check_move(&scene.position, best).is_ok());
    }
}

/// The move of a level.
fn best(level: &Level, scene: &Scene, position: Position) -> Option<Move> {
    let level = Level {
        nodes: 20_000,
        ..*level
    };
    let table = &mut TranspositionTable::new(1 << 10);
    BotPlayer::new(&level, &scene.rules, &[position], 1, table).think(table)
}

#[test]
fn s3_1_6_who_has_only_endless_sowings_passes() {
    let scene = passing();
    search(&scene);
    let scene = scene.then("a+");
    stuck(&scene, "A+", &["b+", "b-"], "1,5/0,2 52-0 s");
    let passes = Event::Pass { side: Side::South };
    assert!(scene.events("A+").contains(&passes));
    assert_eq!(scene.play("A+"), after("1,5/0,2", [0, 0], "n"));
}

#[test]
fn s3_3_1_the_turn_ends_where_all_of_that_kind_is_endless() {
    let scene = failing();
    search(&scene);
    let scene = scene.then("b-");
    stuck(&scene, "A+", &["B-"], "1,0,5/1,2,0 51-0 n -1");
    let turn = Event::Turn { side: Side::South };
    assert_eq!(scene.events("A+").last(), Some(&turn));
    assert_eq!(scene.play("A+"), after("1,0,5/1,2,0", [0, 0], "s"));
}
