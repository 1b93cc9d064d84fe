use super::*;
use crate::bot::protocol::{Answer, Question, SearchInfo};
use crate::bot::{Level, MoveScore};
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Rules, Side, Variant};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::i18n::t;
use crate::ui::state::GameAction;
use crate::ui::state::GameState;
use crate::ui::state::{BotQuestion, Ownership};

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

/// A game between two players with these moves, at rest.
fn played(record: &str, north: Player) -> GameState {
    GameState::new(SavedGame::new(
        Match::parse(giuthi(), Side::South, record).expect("a game"),
        BySide {
            south: Player::Person,
            north,
        },
    ))
}

fn analysis(state: &GameState, plies: usize, budget: AnalysisBudget, depth: u8) -> Analysis {
    let (record, at) = state.record.at_ply(plies);
    let moves = record.rules().moves(&record.positions()[at]);
    let scored = |mv| MoveScore {
        mv,
        score: i32::from(depth),
        decided: false,
    };
    Analysis {
        moves: moves.iter().map(scored).collect(),
        line: moves.iter().take(1).collect(),
        depth,
        proved: false,
        certain: None,
        reasons: None,
        budget: Some(budget),
    }
}

/// The bot answers what the state asks of it.
fn with_analysis(state: &GameState, plies: usize, budget: AnalysisBudget, depth: u8) -> GameState {
    let asked = state.bot_question().expect("a question");
    assert_eq!(asked.plies, plies);
    let answer = Answer::Analysis(analysis(state, plies, budget, depth));
    state.after(GameAction::BotAnswer(state.request, answer))
}

fn look(state: &GameState, at: usize) -> GameState {
    state.after(GameAction::ShowPly(at))
}

fn analyse(plies: usize, budget: AnalysisBudget) -> Option<BotQuestion> {
    let question = Question::Analysis { budget };
    Some(BotQuestion { plies, question })
}

#[test]
fn nothing_is_asked_while_nothing_is_wanted() {
    assert_eq!(played("a+ C-", Player::Person).bot_question(), None);
    assert_eq!(played("a+ C-", Player::Bot(3)).bot_question(), None);
}

#[test]
fn the_bot_is_asked_for_its_move() {
    assert_eq!(
        played("a+", Player::Bot(3)).bot_question(),
        Some(BotQuestion {
            plies: 1,
            question: Question::Move { level: 3 },
        })
    );
    // A level above the last, from an old link, means the last.
    assert_eq!(
        played("a+", Player::Bot(99)).bot_question(),
        Some(BotQuestion {
            plies: 1,
            question: Question::Move {
                level: Level::STRONGEST.number
            },
        })
    );
}

#[test]
fn the_strongest_thinks_on_the_players_time() {
    let state = played("a+ C-", Player::Bot(Level::STRONGEST.number));
    assert_eq!(state.bot_question(), analyse(2, AnalysisBudget::STUDY));
    assert_eq!(state.judged(), None, "it is not shown");
    let done = with_analysis(&state, 2, AnalysisBudget::STUDY, 9);
    assert_eq!(done.bot_question(), None);
}

#[test]
fn a_hint_is_asked_for_and_shown_for_one_turn() {
    let state = played("a+ C-", Player::Bot(3));
    let asked = state.after(GameAction::Hint);
    assert_eq!(asked.bot_question(), analyse(2, AnalysisBudget::HINT));
    assert_eq!(asked.hint(), None);
    let locale = english();
    let said = describe::status_detail(&locale, &asked);
    assert_eq!(said, t!(locale, "hint-coming"));
    let shown = with_analysis(&asked, 2, AnalysisBudget::HINT, 5);
    assert!(shown.hint().is_some());
    assert!(describe::status_detail(&locale, &shown).starts_with("Hint: this pit "));
    let mv = shown
        .rules()
        .moves(shown.position())
        .iter()
        .next()
        .expect("a move");
    let on = shown.after(GameAction::Play(mv));
    assert!(on.hint().is_none() && !on.is_hint_wanted());
}

#[test]
fn a_hint_stays_while_the_strongest_ponders() {
    let state = played("a+ C-", Player::Bot(Level::STRONGEST.number)).after(GameAction::Hint);
    assert_eq!(state.bot_question(), analyse(2, AnalysisBudget::HINT));
    let shown = with_analysis(&state, 2, AnalysisBudget::HINT, 5);
    assert_eq!(shown.bot_question(), analyse(2, AnalysisBudget::STUDY));
    for depth in [1, 9] {
        let info = SearchInfo {
            depth,
            nodes: 1_000,
            score: 0,
            proved: false,
            line: Vec::new(),
            moves: analysis(&shown, 2, AnalysisBudget::STUDY, depth).moves,
            certain: None,
        };
        let heard = shown.after(GameAction::BotInfo(shown.request, info));
        assert!(heard.hint().is_some());
        assert_eq!(heard.bot_question(), analyse(2, AnalysisBudget::STUDY));
    }
}

#[test]
fn the_answer_to_another_request_is_dropped() {
    let state = played("a+ C-", Player::Person).after(GameAction::Judge);
    let answer = Answer::Analysis(analysis(&state, 2, AnalysisBudget::STUDY, 5));
    let late = state.after(GameAction::BotAnswer(state.request + 1, answer));
    assert_eq!(late.judged(), None);
}

#[test]
fn the_moves_are_judged_wherever_one_looks() {
    let state = played("a+ C-", Player::Person).after(GameAction::Judge);
    assert_eq!(state.bot_question(), analyse(2, AnalysisBudget::STUDY));
    let back = look(&state, 1);
    assert_eq!(back.bot_question(), analyse(1, AnalysisBudget::STUDY));
    let studied = with_analysis(&back, 1, AnalysisBudget::STUDY, 4);
    assert_eq!(studied.judged().map(|judged| judged.depth), Some(4));
    assert_eq!(studied.bot_question(), None);
    let off = studied.after(GameAction::Judge);
    assert_eq!((off.judged(), off.bot_question()), (None, None));
}

#[test]
fn what_is_known_better_stays() {
    let state = played("a+ C-", Player::Person).after(GameAction::Judge);
    let deep = with_analysis(&state, 2, AnalysisBudget::HINT, 12);
    let shallow = with_analysis(&deep, 2, AnalysisBudget::STUDY, 3);
    assert_eq!(shallow.analysis(2).map(|analysis| analysis.depth), Some(12));
    assert_eq!(
        shallow.analysis(2).and_then(|analysis| analysis.budget),
        Some(AnalysisBudget::STUDY)
    );
}

#[test]
fn a_game_is_gone_through_move_by_move() {
    let mut state = played("a+ C-", Player::Person).after(GameAction::Review);
    for moment in 0..2 {
        assert_eq!(state.to_review(), 2 - moment);
        assert_eq!(
            state.bot_question(),
            analyse(moment, AnalysisBudget::REVIEW)
        );
        state = with_analysis(&state, moment, AnalysisBudget::REVIEW, 3);
    }
    assert_eq!(state.bot_question(), None);
    assert!(!state.teacher.analysing);
}

/// Every move but one costs so many seeds.
fn costly(state: &GameState, plies: usize, seeds: i32) -> GameState {
    let mut analysis = analysis(state, plies, AnalysisBudget::REVIEW, 3);
    analysis.moves.reverse();
    for scored in &mut analysis.moves[1..] {
        scored.score -= 100 * seeds;
    }
    state.after(GameAction::BotAnswer(
        state.request,
        Answer::Analysis(analysis),
    ))
}

#[test]
fn the_moments_are_moves_of_persons() {
    let over = played("a+ C-", Player::Bot(3)).after(GameAction::Resign(Side::South));
    let begun = over.after(GameAction::GoThrough);
    let open = costly(&costly(&begun, 0, 4), 1, 9);
    let moments = open.moments();
    assert_eq!(moments.iter().map(|it| it.ply).collect::<Vec<_>>(), [0]);
    assert_eq!(open.moment_count(), 1);
    assert_eq!(open.playback.viewed, Some(0));
}

#[test]
fn a_review_opens_at_the_dearest_moment_and_is_left() {
    let over = played("a+ C-", Player::Person).after(GameAction::Resign(Side::South));
    let begun = over.after(GameAction::GoThrough);
    let open = costly(&costly(&begun, 0, 4), 1, 9);
    let moments = open.moments();
    assert_eq!(moments.iter().map(|it| it.ply).collect::<Vec<_>>(), [1, 0]);
    assert_eq!(open.moment_count(), 2);
    assert_eq!(open.playback.viewed, Some(1));
    assert_eq!(open.drawn_move(), Some(moments[0].played));
    // A position that is chosen meanwhile stays.
    let chosen = costly(&costly(&look(&begun, 0), 0, 4), 1, 9);
    assert_eq!(chosen.playback.viewed, Some(0));
    let left = open.after(GameAction::ToNow);
    assert!(!left.is_under_review() && left.has_result());
    // What is known is not analysed again.
    let again = left.after(GameAction::GoThrough);
    assert!(again.playback.viewed == Some(1) && !again.teacher.analysing);
    let running = look(&played("a+ C-", Player::Person), 0);
    assert!(!running.is_under_review() && running.drawn_move().is_none());
}

#[test]
fn going_through_a_game_begins_at_its_start_and_reviews_it() {
    let running = played("a+ C-", Player::Person);
    let same = running.after(GameAction::GoThrough);
    assert!(!same.teacher.analysing && same.playback.viewed.is_none());
    let over = running.after(GameAction::Resign(Side::South));
    let begun = over.after(GameAction::GoThrough);
    assert_eq!(begun.playback.viewed, Some(0));
    assert!(begun.is_under_review() && begun.teacher.analysing);
    assert_eq!(begun.bot_question(), analyse(0, AnalysisBudget::REVIEW));
}

#[test]
fn a_game_with_a_friend_is_taught_once_it_is_over() {
    let friend = played("a+ C-", Player::Friend);
    assert!(!friend.is_taught());
    let over = friend.after(GameAction::Resign(Side::South));
    assert!(over.is_taught() && look(&over, 1).is_taught());
}

#[test]
fn another_line_forgets_what_was_known_of_the_old_one() {
    let state = played("a+ C-", Player::Person);
    let judging = state.after(GameAction::Judge);
    let first = with_analysis(&look(&judging, 1), 1, AnalysisBudget::STUDY, 3);
    let studied = with_analysis(&look(&first, 2), 2, AnalysisBudget::STUDY, 3);
    let back = studied.after(GameAction::Undo);
    assert!(back.analysis(1).is_some());
    assert!(back.analysis(2).is_none());
    let mut other = back.clone();
    other.replace(back.saved(), Ownership::Own);
    assert!(other.analysis(0).is_none() && other.analysis(1).is_none());
}

#[test]
fn a_move_is_shown_until_it_is_pressed_again_or_the_position_changes() {
    let state = played("a+ C-", Player::Person);
    let mv = |text| giuthi().parse_move(text).expect("a move");
    let show = |state: &GameState, mv| state.after(GameAction::ShowMove(mv));
    let shown = show(&state, mv("b+"));
    assert_eq!(shown.shown_move(), Some(mv("b+")));
    assert_eq!(show(&shown, mv("c-")).shown_move(), Some(mv("c-")));
    assert_eq!(show(&shown, mv("b+")).shown_move(), None);
    assert_eq!(look(&shown, 0).shown_move(), None);
    // It is not the other side's turn.
    assert_eq!(show(&state, mv("B+")).shown_move(), None);
}
