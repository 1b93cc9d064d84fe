//! Resignations, offered draws and puzzles by link.

use super::*;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

#[test]
fn two_resignations_at_once_make_a_draw_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answering = open(&elsewhere(), &link(&moved), None);
    let south = moved.after(GameAction::Resign(Side::South));
    let north = answering.after(GameAction::Resign(Side::North));
    let pages = [
        open(&south, &link(&north), Some(stored(&south))),
        open(&north, &link(&south), Some(stored(&north))),
    ];
    for page in pages {
        assert_eq!(page.game.termination, Some(Termination::Agreed));
        assert_eq!(asked(&page), None);
    }
}

#[test]
fn an_offer_goes_along_with_the_move() {
    let begun = challenge(Variant::Giuthi, Side::South);
    let offering = begun.after(GameAction::OfferDraw);
    assert!(!offering.game.is_asked_for_draw() && offering.game.phase() == Phase::Choosing);
    let moved = go_on(offering, 0);
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(theirs.game.is_asked_for_draw());
    // It is still there after a reload.
    let theirs = elsewhere().after(Action::Resume(GameId::new(77), Box::new(stored(&theirs))));
    assert!(theirs.game.is_asked_for_draw());
    let agreed = theirs.after(GameAction::AnswerDraw(true));
    assert!(agreed.game.is_unsent());
    let told = open(&moved, &link(&agreed), Some(stored(&sent(&moved))));
    assert_eq!((told.game.phase(), told.game.winner()), (Phase::Over, None));
    assert!(!told.game.is_unsent());
    // A move declines.
    let declined = go_on(theirs, 0);
    assert_eq!(declined.game.offer, None);
}

#[test]
fn who_gives_up_tells_the_friend() {
    let sent = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let theirs = open(&elsewhere(), &link(&sent), None);
    let given_up = theirs.after(GameAction::Resign(
        theirs.game.resigner().expect("a person"),
    ));
    assert!(given_up.game.is_unsent() && !given_up.game.can_undo());
    let told = open(&sent, &link(&given_up), Some(stored(&sent)));
    assert_eq!(
        (told.game.phase(), told.game.winner()),
        (Phase::Over, Some(Side::South))
    );
    assert!(!told.game.is_unsent() && !told.game.can_undo());
}

#[test]
fn a_resignation_that_crosses_a_move_ends_the_game_on_both_pages() {
    let moved = sent(&go_on(challenge(Variant::Giuthi, Side::South), 0));
    let answered = sent(&go_on(open(&elsewhere(), &link(&moved), None), 0));
    // South resigns while North answers.
    let given_up = moved.after(GameAction::Resign(Side::South));
    for given_up in [sent(&given_up), given_up] {
        let north = open(&answered, &link(&given_up), Some(stored(&answered)));
        let south = open(&given_up, &link(&answered), Some(stored(&given_up)));
        for page in [&north, &south] {
            assert_eq!(page.game.record, answered.game.record);
            assert_eq!(page.game.winner(), Some(Side::North));
            assert_eq!(asked(page), None);
        }
        assert!(!north.game.is_unsent());
        // The resignation is still to be sent if it was not.
        assert_eq!(south.game.is_unsent(), given_up.game.is_unsent());
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
        puzzle.game.shared_puzzle_status(),
        Some(SharedPuzzleStatus::Seeking)
    );
    assert!(!puzzle.game.can_undo());
    let step = |state: &AppState| {
        let mv = state
            .game
            .rules()
            .moves(state.game.position())
            .iter()
            .next();
        let on = state.after(GameAction::Play(mv.expect("a move")));
        on.after(GameAction::EndAnimation(on.game.revision))
    };
    let tried = step(&puzzle);
    assert_eq!(
        tried.game.shared_puzzle_status(),
        Some(SharedPuzzleStatus::Checking)
    );
    assert!(!tried.game.is_own());
    assert_eq!(step(&tried).game.shared_puzzle_status(), None);
    assert_eq!(
        tried.after(GameAction::Undo).game.shared_puzzle_status(),
        Some(SharedPuzzleStatus::Seeking)
    );
    assert_eq!(
        tried.after(Action::Invite).game.shared_puzzle_status(),
        None
    );
}
