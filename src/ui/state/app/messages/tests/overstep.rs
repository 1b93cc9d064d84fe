//! Messages that decide what their sender may not decide.

use super::*;

/// The game with more plies, each the first that is legal.
fn with_moves(game: &Match, moves: usize) -> Match {
    let mut game = game.clone();
    for _ in 0..moves {
        let current = game.current();
        let mv = current.rules().moves(current.position()).iter().next();
        game.play(mv.expect("a move"), &mut ())
            .expect("a legal move");
    }
    game
}

#[test]
fn a_message_decides_nothing_for_its_receiver() {
    let moved = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let theirs = open(&elsewhere(), &link(&moved), None);
    let game = &theirs.game.record;
    for (link, overstep) in [
        (forged(&with_moves(game, 1), None, None), Overstep::Moves),
        (forged(&with_moves(game, 3), None, None), Overstep::Moves),
        (
            forged(game, Some(Termination::Resigned(Side::North)), None),
            Overstep::Resignation,
        ),
        (
            forged(game, Some(Termination::Agreed), None),
            Overstep::Draw,
        ),
    ] {
        let told = open(&theirs, &link, Some(stored(&theirs)));
        assert_eq!(asked(&told), Some(overstep));
        assert_eq!(
            (&told.game.record, told.game.termination),
            (game, None),
            "{overstep:?}"
        );
        let taken = told.after(Action::TakeOther);
        assert_ne!((&taken.game.record, taken.game.termination), (game, None));
    }
    // What the sender may decide is taken.
    let given_up = forged(game, Some(Termination::Resigned(Side::South)), None);
    let told = open(&theirs, &given_up, Some(stored(&theirs)));
    assert_eq!(
        (asked(&told), told.game.winner()),
        (None, Some(Side::North))
    );
}

#[test]
fn a_message_changes_no_pick_and_no_order_of_a_race() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let theirs = open(&elsewhere(), &link(&picked), None);
    let game = &theirs.game.record;
    let board = theirs.game.rules().board();
    let (south, north) = (board.pits_of(Side::South), board.pits_of(Side::North));
    let (south, north): (Vec<_>, Vec<_>) = (south.collect(), north.collect());
    // Another pick than the one that came first.
    let told = open(
        &theirs,
        &forged(game, None, Some(south[2])),
        Some(stored(&theirs)),
    );
    assert_eq!(asked(&told), Some(Overstep::Race));
    assert_eq!(told.game.race_setup.picks(), theirs.game.race_setup.picks());
    // The receiver hasn't picked; and South's own page has picked another pit.
    let raced = |picks, pace| {
        let mut raced = Match::clone(game);
        raced
            .run_race(RaceRecord { picks, pace }, &mut ())
            .expect("a race with an end");
        raced
    };
    let picks = BySide {
        south: south[4],
        north: north[1],
    };
    let link = forged(&raced(picks, Pace::Even), None, None);
    let told = open(&theirs, &link, Some(stored(&theirs)));
    assert_eq!(asked(&told), Some(Overstep::Race));
    let other = BySide {
        south: south[3],
        ..picks
    };
    let own = stored(&sent(&picked));
    let told = open(
        &elsewhere(),
        &forged(&raced(other, Pace::Even), None, None),
        Some(own),
    );
    assert_eq!(asked(&told), Some(Overstep::Race));
}

/// The end of the round, and the row that North lays out then, if South wins it.
fn end_of_round(mut game: Match, choice: usize) -> Option<(Match, RowTerms)> {
    for ply in 0..400 {
        match game.next_step() {
            NextStep::Arrange(arranging) => {
                return (arranging.by == Some(Side::North)).then_some((game, arranging));
            }
            NextStep::Over(_) => return None,
            NextStep::Play => {}
        }
        let current = game.current();
        let moves: Vec<_> = current.rules().moves(current.position()).iter().collect();
        let mv = moves[(choice * 7 + ply * ply) % moves.len()];
        game.play(mv, &mut ()).expect("a legal move");
    }
    None
}

#[test]
fn a_message_lays_out_no_row_of_its_receiver() {
    let rules = Variant::GiuthiRounds.default_rules();
    let (game, arranging) = (0..100)
        .find_map(|choice| end_of_round(Match::new(rules, Side::South), choice))
        .expect("a round that South wins");
    let before = open(&elsewhere(), &forged(&game, None, None), None);
    let mut next = game.clone();
    next.arrange(arranging.even()).expect("an even row");
    let told = open(&before, &forged(&next, None, None), Some(stored(&before)));
    assert_eq!(asked(&told), Some(Overstep::Row));
    assert_eq!(*told.game.record, game);
}
