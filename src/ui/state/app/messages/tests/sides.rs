//! The choice of the sides after the first move of a fair start, by link.

use super::*;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

/// A game with the swap rule, in which South has moved; and the page of the friend, who
/// has opened the message.
fn fair_pair() -> (AppState, AppState) {
    let mut here = challenge(Variant::Giuthi, Side::South);
    here.game.fair_start = Some(FairStart::Open);
    let here = go_on(here, 0);
    let there = open(&elsewhere(), &link(&here), None);
    (sent(&here), there)
}

fn choose(page: &AppState, is_swapped: bool) -> AppState {
    assert_eq!(page.game.phase(), Phase::ChoosingSides);
    page.after(GameAction::ChooseSides { is_swapped })
}

#[test]
fn the_sides_are_chosen_by_link() {
    let (here, there) = fair_pair();
    assert_eq!(here.game.phase(), Phase::Waiting);
    assert!(stored(&there).is_due());
    // A swap is an answer by itself.
    let swapped = choose(&there, true);
    assert_eq!(
        (swapped.game.phase(), swapped.game.is_unsent()),
        (Phase::Waiting, true)
    );
    assert_eq!(swapped.game.friend(), Some(Side::North));
    let undone = swapped.after(GameAction::Undo);
    assert_eq!(
        (undone.game.phase(), undone.game.friend()),
        (Phase::ChoosingSides, Some(Side::South))
    );
    let known = open(&here, &link(&swapped), Some(stored(&here)));
    assert_eq!(
        (asked(&known), known.game.friend()),
        (None, Some(Side::South))
    );
    assert_eq!(known.game.phase(), Phase::Choosing);
    assert!(!known.game.can_undo());
    assert!(!sent(&swapped).game.can_undo(), "the friend knows it");
    // Who stays moves on and sends both.
    let kept = go_on(choose(&there, false), 0);
    assert_eq!((kept.game.record.plies(), kept.game.is_unsent()), (2, true));
    let known = open(&here, &link(&kept), Some(stored(&here)));
    assert_eq!(
        (asked(&known), known.game.friend()),
        (None, Some(Side::North))
    );
    assert_eq!(known.game.fair_start, Some(FairStart::Kept));
    assert_eq!(known.game.record, kept.game.record);
    // The message of the first move says nothing new.
    let again = open(&swapped, &link(&here), Some(stored(&swapped)));
    assert_eq!(
        (asked(&again), again.game.fair_start),
        (None, Some(FairStart::Swapped))
    );
}

#[test]
fn a_resignation_that_crosses_a_swap_is_of_the_same_player() {
    let (here, there) = fair_pair();
    let resigned = here.after(GameAction::Resign(Side::South));
    let swapped = choose(&there, true);
    let one = open(&resigned, &link(&swapped), Some(stored(&resigned)));
    let other = open(&swapped, &link(&resigned), Some(stored(&swapped)));
    for page in [&one, &other] {
        assert_eq!(asked(page), None);
        assert_eq!(
            page.game.termination,
            Some(Termination::Resigned(Side::North))
        );
        assert_eq!(page.game.fair_start, Some(FairStart::Swapped));
    }
    assert!(other.game.is_unsent(), "the friend doesn't know the choice");
}

#[test]
fn nobody_chooses_for_the_other() {
    let (here, there) = fair_pair();
    let message = here.game.message().expect("a game by link");
    let forged = |game: &Match, fair_start, to| {
        encode(&LinkContent {
            game: game.clone(),
            fair_start,
            ended: None,
            view: LinkView::Message(TurnMessage { to, ..message }),
        })
    };
    let start = challenge(Variant::Giuthi, Side::South);
    let mut start = start.after(Action::Invite);
    start.game.fair_start = Some(FairStart::Open);
    let empty = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let moved = &*here.game.record;
    for choice in [FairStart::Kept, FairStart::Swapped] {
        for (page, game, expected) in [
            // The first mover can't choose for the second.
            (&there, moved, Overstep::Sides),
            // Nor can the second before the first move, or with a move of the first.
            (&start, &empty, Overstep::Sides),
            (&start, moved, Overstep::Sides),
        ] {
            for to in Side::ALL {
                let told = open(page, &forged(game, Some(choice), to), Some(stored(page)));
                assert_eq!(asked(&told), Some(expected), "{choice} {game}");
                assert_eq!(told.game.fair_start, Some(FairStart::Open));
                assert_eq!(told.game.players, page.game.players);
            }
        }
    }
    // A choice isn't changed, nor left out.
    let kept = choose(&there, false);
    for other in [None, Some(FairStart::Swapped)] {
        let told = open(
            &kept,
            &forged(moved, other, Side::North),
            Some(stored(&kept)),
        );
        assert_eq!(asked(&told), Some(Overstep::OtherGame), "{other:?}");
    }
    // If a player takes it nevertheless, the seats are those of the link.
    let told = open(
        &there,
        &forged(moved, Some(FairStart::Swapped), Side::South),
        Some(stored(&there)),
    );
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (taken.game.friend(), taken.game.fair_start),
        (Some(Side::North), Some(FairStart::Swapped))
    );
}
