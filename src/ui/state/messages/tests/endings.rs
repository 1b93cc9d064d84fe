//! Resignations, offered draws and puzzles by link.

use super::*;

#[test]
fn two_resignations_at_once_make_a_draw_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answering = open(&elsewhere(), &link(&moved), None);
    let south = moved.after(Action::Resign(Side::South));
    let north = answering.after(Action::Resign(Side::North));
    let pages = [
        open(&south, &link(&north), Some(stored(&south))),
        open(&north, &link(&south), Some(stored(&north))),
    ];
    for page in pages {
        assert_eq!(page.table.termination, Some(Termination::Agreed));
        assert_eq!(asked(&page), None);
    }
}

#[test]
fn an_offer_goes_along_with_the_move() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let offering = begun.after(Action::OfferDraw);
    assert!(!offering.is_asked_for_draw() && offering.phase() == Phase::Choosing);
    let moved = go_on(offering, 0);
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(theirs.is_asked_for_draw());
    // It is still there after a reload.
    let theirs = elsewhere().after(Action::Resume(GameId::new(77), Box::new(stored(&theirs))));
    assert!(theirs.is_asked_for_draw());
    let agreed = theirs.after(Action::AnswerDraw(true));
    assert!(agreed.is_unsent());
    let told = open(&moved, &link(&agreed), Some(stored(&sent(&moved))));
    assert_eq!((told.phase(), told.winner()), (Phase::Over, None));
    assert!(!told.is_unsent());
    // A move declines.
    let declined = go_on(theirs, 0);
    assert_eq!(declined.table.offer, None);
}

#[test]
fn who_gives_up_tells_the_friend() {
    let sent = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let theirs = open(&elsewhere(), &link(&sent), None);
    let given_up = theirs.after(Action::Resign(theirs.resigner().expect("a person")));
    assert!(given_up.is_unsent() && !given_up.can_undo());
    let told = open(&sent, &link(&given_up), Some(stored(&sent)));
    assert_eq!(
        (told.phase(), told.winner()),
        (Phase::Over, Some(Side::South))
    );
    assert!(!told.is_unsent() && !told.can_undo());
}

#[test]
fn a_resignation_that_crosses_a_move_ends_the_game_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answered = sent(&go_on(open(&elsewhere(), &link(&moved), None), 0));
    // South resigns while North answers.
    let given_up = moved.after(Action::Resign(Side::South));
    for given_up in [sent(&given_up), given_up] {
        let north = open(&answered, &link(&given_up), Some(stored(&answered)));
        let south = open(&given_up, &link(&answered), Some(stored(&given_up)));
        for page in [&north, &south] {
            assert_eq!(page.table.game, answered.table.game);
            assert_eq!(page.winner(), Some(Side::North));
            assert_eq!(asked(page), None);
        }
        assert!(!north.is_unsent());
        // The resignation is still to be sent if it was not.
        assert_eq!(south.is_unsent(), given_up.is_unsent());
    }
}

#[test]
fn a_puzzle_is_over_once_it_is_tried() {
    let text = "e- C- e-";
    let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, text).expect("a game");
    let content = LinkContent {
        game,
        fair_start: None,
        ended: None,
        view: LinkView::Puzzle,
    };
    let puzzle = elsewhere().after(Action::Open(content));
    assert_eq!(
        puzzle.shared_puzzle_status(),
        Some(SharedPuzzleStatus::Seeking)
    );
    assert!(!puzzle.can_undo());
    let step = |state: &State| {
        let mv = state.rules().moves(state.position()).iter().next();
        let on = state.after(Action::Play(mv.expect("a move")));
        on.after(Action::EndAnimation(on.table.revision))
    };
    let tried = step(&puzzle);
    assert_eq!(
        tried.shared_puzzle_status(),
        Some(SharedPuzzleStatus::Checking)
    );
    assert!(!tried.stored.is_own());
    assert_eq!(step(&tried).shared_puzzle_status(), None);
    assert_eq!(
        tried.after(Action::Undo).shared_puzzle_status(),
        Some(SharedPuzzleStatus::Seeking)
    );
    assert_eq!(tried.after(Action::Invite).shared_puzzle_status(), None);
}
