//! 3.3.4 to 3.3.6 and 3.5.6: the step after a round.

use mbegu::rules::{
    Arrangement, ArrangementError, GameStatus, Match, MatchOutcome, MatchReason, NextStep,
    OverReason, Position, RowTerms, Rules, Side,
};

use super::scene::{Scene, rules, sized};

/// A finished round with that number of seeds for South.
fn over(rules: Rules, south: u16) -> Match {
    let row = vec!["0"; usize::from(rules.board().pits_per_side())].join(",");
    let text = format!("{row}/{row} {south}-{} x", rules.total() - south);
    let position = rules
        .parse_position(&text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    Match::from_position(rules, position)
}

fn arranging(played: &Match) -> RowTerms {
    match played.next_step() {
        NextStep::Arrange(arranging) => arranging,
        other => panic!("no round follows: {other:?}"),
    }
}

fn outcome(played: &Match) -> MatchOutcome {
    match played.next_step() {
        NextStep::Over(outcome) => outcome,
        other => panic!("the match is not over: {other:?}"),
    }
}

fn arrange(played: &mut Match, row: &[u8]) -> Position {
    played
        .arrange(Arrangement::new(row.to_vec()))
        .unwrap_or_else(|fault| panic!("{row:?}: {fault}"));
    *played.current().position()
}

/// The pits of the next round after that number of seeds for South.
fn pits(rules: Rules, south: u16) -> u8 {
    arranging(&over(rules, south)).pits
}

#[test]
fn s3_3_4_an_equal_round_draws_the_match() {
    let outcome = outcome(&over(rules("giuthi-rounds"), 36));
    assert_eq!(outcome.winner, None);
    assert_eq!(outcome.reason, MatchReason::Equal);
}

#[test]
fn s3_3_4_the_player_with_fewer_places_all_and_the_other_copies() {
    let mut played = over(rules("giuthi-rounds"), 50);
    let next = arranging(&played);
    assert_eq!((next.by, next.seeds), (Some(Side::North), 22));
    let start = arrange(&mut played, &[0, 9, 1, 2, 3, 7]);
    assert_eq!(start.to_string(), "0,9,1,2,3,7/0,9,1,2,3,7 28-0 s");
}

#[test]
fn s3_3_4_the_winner_of_the_round_before_begins() {
    for (south, winner) in [(50, Side::South), (22, Side::North)] {
        let mut played = over(rules("giuthi-rounds"), south);
        assert_eq!(arranging(&played).first, winner);
        let start = arrange(&mut played, &[4, 4, 4, 4, 3, 3]);
        assert_eq!(start.status(), GameStatus::ToMove(winner));
    }
}

#[test]
fn s3_3_5_the_board_follows_from_the_seeds_of_the_player_with_fewer() {
    let rules = rules("giuthi-rounds");
    let wanted = [
        (35, 6),
        (18, 6),
        (17, 5),
        (9, 5),
        (8, 4),
        (5, 4),
        (4, 3),
        (2, 3),
    ];
    for (seeds, row) in wanted {
        assert_eq!(pits(rules, seeds), row, "{seeds} of 36");
        assert_eq!(pits(rules, 72 - seeds), row, "{seeds} of 36");
    }
}

#[test]
fn s3_3_5_on_other_boards_the_shares_are_of_their_seeds() {
    let small = sized("giuthi-rounds", 5, 6);
    for (seeds, row) in [(15, 5), (14, 4), (8, 4), (7, 3), (4, 3), (3, 2)] {
        assert_eq!(pits(small, seeds), row, "{seeds} of 30");
    }
    let large = sized("giuthi-rounds", 10, 6);
    for (seeds, row) in [(30, 10), (29, 9), (15, 9), (14, 8), (8, 8), (7, 7)] {
        assert_eq!(pits(large, seeds), row, "{seeds} of 60");
    }
}

/// South has 16 seeds and so five pits; after the round 30, and six again.
#[test]
fn s3_3_5_the_board_grows_again() {
    let mut played = over(rules("giuthi-rounds"), 16);
    let row = |played: &Match| {
        let next = arranging(played);
        (next.by, next.seeds, next.pits)
    };
    assert_eq!(row(&played), (Some(Side::South), 16, 5));
    played.play_text("=6,2,2,2,4").expect("a row");
    let start = played.current().position().to_string();
    assert_eq!(start, "6,2,2,2,4/6,2,2,2,4 0-40 n");
    played.play_text("B- b+ D+").expect("a round");
    assert_eq!(row(&played), (Some(Side::South), 30, 6));
    played.play_text("=5,5,5,5,5,5").expect("a longer row");
    let start = played.current().position().to_string();
    assert_eq!(start, "5,5,5,5,5,5/5,5,5,5,5,5 0-12 n");
}

#[test]
fn s3_3_6_a_row_needs_a_pit_of_two() {
    let next = arranging(&over(rules("giuthi-rounds"), 3));
    let check = |row: &[u8]| next.check(&Arrangement::new(row.to_vec()));
    assert_eq!(check(&[1, 1, 1]), Err(ArrangementError::NobodyCouldMove));
    assert_eq!(check(&[0, 1, 2]), Ok(()));
    assert_eq!(check(&[3, 0, 0]), Ok(()));
    let (found, expected) = (4, 3);
    assert_eq!(
        check(&[1, 1, 1, 0]),
        Err(ArrangementError::PitCount { found, expected })
    );
    let (found, expected) = (2, 3);
    assert_eq!(
        check(&[2, 0, 0]),
        Err(ArrangementError::Total { found, expected })
    );
    assert_eq!(next.check(&next.even()), Ok(()));
}

#[test]
fn s3_3_6_who_has_fewer_than_two_seeds_has_lost() {
    for (south, winner) in [(71, Side::South), (72, Side::South), (1, Side::North)] {
        let outcome = outcome(&over(rules("giuthi-rounds"), south));
        assert_eq!(outcome.winner, Some(winner));
        assert_eq!(outcome.reason, MatchReason::CannotArrange);
    }
    assert_eq!(arranging(&over(rules("giuthi-rounds"), 2)).seeds, 2);
}

/// The first round takes five seeds of North. In the others South sows `a`
/// over `b` and `c`, North `A` over `B` and `C`, and the counts stay.
#[test]
fn s3_3_6_three_rounds_that_change_nothing_end_the_match() {
    let rules = rules("giuthi-rounds");
    let position = rules.parse_position("0,2,0,0,0,0/1,0,0,0,5,1 63-0 s");
    let mut played = Match::from_position(rules, position.expect("a position"));
    played.play_text("b- a+ b-").expect("a round");
    for _ in 0..3 {
        assert_eq!(arranging(&played).seeds, 2);
        played.play_text("=2,0,0 a+ A+").expect("a round");
    }
    let ended = outcome(&played);
    assert_eq!(ended.winner, Some(Side::South));
    assert_eq!(ended.reason, MatchReason::Stalled);
}

/// The third round that is arranged takes two seeds back, so that counting
/// begins afresh.
#[test]
fn s3_3_6_the_three_rounds_follow_one_another() {
    let rules = rules("giuthi-rounds");
    let position = rules.parse_position("2,0,0,0,0,0/0,0,0,0,1,0 67-2 s");
    let mut played = Match::from_position(rules, position.expect("a position"));
    for (round, seeds) in [
        ("a-", 2),
        ("=0,0,2 c+ C+", 2),
        ("=0,0,2 c+ C+", 2),
        ("=0,0,2 c- C+", 4),
        ("=1,1,2 c+ C+", 4),
        ("=1,1,2 c+ C+", 4),
    ] {
        played.play_text(round).expect("a round");
        assert_eq!(arranging(&played).seeds, seeds);
    }
    played.play_text("=1,1,2 c+ C+").expect("a round");
    assert_eq!(outcome(&played).reason, MatchReason::Stalled);
    // Rounds before the first position of a match are unknown.
    let mut played = over(rules, 68);
    for _ in 0..2 {
        played.play_text("=1,1,2 c+ C+").expect("a round");
        assert_eq!(arranging(&played).seeds, 4);
    }
    played.play_text("=1,1,2 c+ C+").expect("a round");
    assert_eq!(outcome(&played).reason, MatchReason::Stalled);
}

#[test]
fn s3_no_round_follows_in_the_games_without_rounds() {
    for id in ["giuthi", "giuthi-store", "alemungula"] {
        let outcome = outcome(&over(rules(id), 40));
        assert_eq!(outcome.winner, Some(Side::South));
        assert_eq!(outcome.reason, MatchReason::Game(None));
    }
    let scene = Scene::new("sulus-aidi", "0,0,0,0,0,0,0,n5,1/s*,0,0,0,0,0,0,0,0", "s");
    let mut played = Match::from_position(scene.rules, scene.position);
    played.play_text("i").expect("a move");
    let reason = MatchReason::Game(Some(OverReason::NobodyCanMove));
    assert_eq!(outcome(&played).reason, reason);
}

#[test]
fn s3_5_6_the_player_with_fewer_fills_every_pit() {
    let mut played = over(rules("layli-goobalay"), 16);
    let next = arranging(&played);
    assert_eq!((next.by, next.seeds, next.pits), (Some(Side::South), 16, 6));
    let gap = Arrangement::new(vec![0, 4, 3, 3, 3, 3]);
    assert_eq!(next.check(&gap), Err(ArrangementError::EmptyPit));
    let start = arrange(&mut played, &[1, 1, 1, 1, 1, 11]);
    assert_eq!(start.to_string(), "1,1,1,1,1,11/1,1,1,1,1,11 0-16 n");
}

#[test]
fn s3_5_6_the_even_row_is_offered_first() {
    let next = arranging(&over(rules("layli-goobalay"), 16));
    assert_eq!(next.even().to_string(), "=3,3,3,3,2,2");
}

/// South began the game before these two.
#[test]
fn s3_5_6_the_players_take_turns_to_begin() {
    let mut played = over(rules("layli-goobalay"), 29);
    let follows = |played: &Match| {
        let next = arranging(played);
        (next.by, next.first)
    };
    assert_eq!(follows(&played), (Some(Side::North), Side::North));
    played.play_text("=3,2,4,3,6,1").expect("a row");
    assert_eq!(played.current().position().to_move(), Some(Side::North));
    played.play_text("F b A d E b").expect("a game");
    assert_eq!(follows(&played), (Some(Side::North), Side::South));
    played.play_text("=1,1,1,1,1,1").expect("a row");
    assert_eq!(played.current().position().to_move(), Some(Side::South));
    played.play_text("b F a B b C e").expect("a game");
    assert_eq!(follows(&played), (Some(Side::North), Side::North));
}

#[test]
fn s3_5_6_fewer_seeds_than_pits_lose_the_match() {
    for (rules, last, lost) in [
        (rules("layli-goobalay"), 42, 43),
        (sized("layli-goobalay", 6, 5), 54, 55),
    ] {
        assert_eq!(arranging(&over(rules, last)).seeds, 6);
        let outcome = outcome(&over(rules, lost));
        assert_eq!(outcome.winner, Some(Side::South));
        assert_eq!(outcome.reason, MatchReason::CannotArrange);
    }
}

#[test]
fn s3_5_6_an_equal_game_is_followed_by_another_from_the_start() {
    let rules = rules("layli-goobalay");
    let mut played = over(rules, 24);
    assert_eq!(arranging(&played).by, None);
    let other = Arrangement::new(vec![3, 5, 4, 4, 4, 4]);
    assert_eq!(
        arranging(&played).check(&other),
        Err(ArrangementError::NotTheStart)
    );
    let start = arrange(&mut played, &[4; 6]);
    assert_eq!(start, rules.start(Side::North));
}

#[test]
fn s2_a_match_is_one_record() {
    let text = "b E b D e E d E c B a D c A d E a F f A d =3,3,3,2,2,2 A";
    let rules = rules("layli-goobalay");
    let played = Match::parse(rules, Side::South, text).expect("a match");
    assert_eq!(played.to_string(), text);
    assert_eq!(played.rounds().len(), 2);
    let early = Match::parse(rules, Side::South, "b =4,4,4,4,4,4").expect_err("too early");
    assert_eq!(early.ply, 2);
}
