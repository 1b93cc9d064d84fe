use super::*;
use crate::link::Saved;
use crate::rules::{BySide, Match, Rules, Variant};
use crate::ui::state::Action;
use crate::ui::teacher::Verdict;

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

/// A game between two players with these moves, at rest.
fn played(record: &str, north: Player) -> State {
    State::new(Saved::new(
        Match::parse(giuthi(), Side::South, record).expect("a game"),
        BySide {
            south: Player::Person,
            north,
        },
    ))
}

fn judged(state: &State, moment: usize, effort: Effort, depth: u8) -> Rc<Judged> {
    let (record, at) = state.game.moment(moment);
    let moves = record.rules().moves(&record.positions()[at]);
    let verdict = |mv| Verdict {
        mv,
        worth: i32::from(depth),
        decided: false,
    };
    Rc::new(Judged {
        moves: moves.map(verdict).collect(),
        depth,
        proved: false,
        why: None,
        spent: Some(effort),
    })
}

fn learn(state: &State, moment: usize, effort: Effort, depth: u8) -> State {
    let judged = judged(state, moment, effort, depth);
    state.after(Action::Judged(state.turn, moment, judged))
}

#[test]
fn nothing_is_asked_while_nothing_is_wanted() {
    assert_eq!(played("a+ C-", Player::Person).asking(), None);
    assert_eq!(played("a+ C-", Player::Bot(3)).asking(), None);
}

#[test]
fn the_bot_is_asked_for_its_move() {
    assert_eq!(played("a+", Player::Bot(3)).asking(), Some(Ask::Move(3)));
    // A level above the last, from an old link, means the last.
    assert_eq!(
        played("a+", Player::Bot(99)).asking(),
        Some(Ask::Move(STRONGEST))
    );
}

#[test]
fn the_strongest_thinks_on_the_players_time() {
    let state = played("a+ C-", Player::Bot(STRONGEST));
    assert_eq!(state.asking(), Some(Ask::Judge(2, Effort::Study)));
    assert_eq!(state.judged(), None, "it is not shown");
    let done = learn(&state, 2, Effort::Study, 9);
    assert_eq!(done.asking(), None);
}

#[test]
fn a_hint_is_asked_for_and_shown_for_one_turn() {
    let state = played("a+ C-", Player::Bot(3));
    let asked = state.after(Action::Teach(Lesson::Hint));
    assert_eq!(asked.asking(), Some(Ask::Judge(2, Effort::Hint)));
    assert_eq!(asked.hint(), None);
    let said = asked.words().said_of(&asked);
    assert_eq!(said, asked.words().hint_coming());
    let shown = learn(&asked, 2, Effort::Hint, 5);
    assert!(shown.hint().is_some());
    assert!(shown.words().said_of(&shown).starts_with("Sow "));
    let mv = shown
        .rules()
        .moves(shown.position())
        .next()
        .expect("a move");
    let on = shown.after(Action::Play(mv));
    assert!(on.hint().is_none() && !on.is_hint_wanted());
}

#[test]
fn a_hint_stays_while_the_strongest_ponders() {
    let state = played("a+ C-", Player::Bot(STRONGEST)).after(Action::Teach(Lesson::Hint));
    assert_eq!(state.asking(), Some(Ask::Judge(2, Effort::Hint)));
    let shown = learn(&state, 2, Effort::Hint, 5);
    assert_eq!(shown.asking(), Some(Ask::Judge(2, Effort::Study)));
    for depth in [1, 9] {
        let news = Judged {
            spent: None,
            ..Judged::clone(&judged(&shown, 2, Effort::Study, depth))
        };
        let heard = shown.after(Action::Judged(shown.turn, 2, Rc::new(news)));
        assert!(heard.hint().is_some());
        assert_eq!(heard.asking(), Some(Ask::Judge(2, Effort::Study)));
    }
}

#[test]
fn what_is_judged_for_another_turn_is_not_heard() {
    let state = played("a+ C-", Player::Person).after(Action::Teach(Lesson::Judge));
    let judged = judged(&state, 2, Effort::Study, 5);
    let late = state.after(Action::Judged(state.turn + 1, 2, judged));
    assert_eq!(late.judged(), None);
}

#[test]
fn the_moves_are_judged_wherever_one_looks() {
    let state = played("a+ C-", Player::Person).after(Action::Teach(Lesson::Judge));
    assert_eq!(state.asking(), Some(Ask::Judge(2, Effort::Study)));
    let back = state.after(Action::Look {
        at: 1,
        replay: false,
    });
    assert_eq!(back.asking(), Some(Ask::Judge(1, Effort::Study)));
    let known = learn(&back, 1, Effort::Study, 4);
    assert_eq!(known.judged().map(|judged| judged.depth), Some(4));
    assert_eq!(known.asking(), None);
    let off = known.after(Action::Teach(Lesson::Judge));
    assert_eq!((off.judged(), off.asking()), (None, None));
}

#[test]
fn what_is_known_better_stays() {
    let state = played("a+ C-", Player::Person).after(Action::Teach(Lesson::Judge));
    let deep = learn(&state, 2, Effort::Hint, 12);
    let shallow = learn(&deep, 2, Effort::Study, 3);
    assert_eq!(shallow.known(2).map(|known| known.depth), Some(12));
    assert_eq!(
        shallow.known(2).and_then(|known| known.spent),
        Some(Effort::Study)
    );
}

#[test]
fn a_game_is_gone_through_move_by_move() {
    let mut state = played("a+ C-", Player::Person).after(Action::Teach(Lesson::Review));
    for moment in 0..2 {
        assert_eq!(state.to_review(), 2 - moment);
        assert_eq!(state.asking(), Some(Ask::Judge(moment, Effort::Glance)));
        state = learn(&state, moment, Effort::Glance, 3);
    }
    assert_eq!(state.asking(), None);
    assert!(!state.lessons.reviewing);
}

#[test]
fn another_line_forgets_what_was_known_of_the_old_one() {
    let state = played("a+ C-", Player::Person);
    let known = learn(&learn(&state, 1, Effort::Glance, 3), 2, Effort::Glance, 3);
    let back = known.after(Action::Undo);
    assert!(back.known(1).is_some());
    assert!(back.known(2).is_none());
    let other = back.after(Action::Again);
    assert!(other.known(0).is_none() && other.known(1).is_none());
}
