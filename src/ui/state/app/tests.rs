//! What each action does.

mod leaving;
mod playback;
mod races;
mod rounds;

use super::*;
use crate::bot::protocol::{Answer, Question};
use crate::link::{LinkContent, Player, Termination};
use crate::rules::{Arrangement, ArrangementError, BySide, Direction, Event, Move, Pit, Variant};
use crate::rules::{Match, Side};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::state::BotHealth;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;
use crate::ui::state::settings::{RacePace, Settings, Speed};

fn begin_game(variant: Variant, players: BySide<Player>) -> AppState {
    let game = Match::new(variant.default_rules(), Side::South);
    AppState::new(SavedGame::new(game, players))
}

fn begin(players: BySide<Player>) -> AppState {
    begin_game(Variant::Giuthi, players)
}

fn with_bot() -> AppState {
    begin(BySide {
        south: Player::Person,
        north: Player::Bot(1),
    })
}

fn mv(pit: u8, direction: Direction) -> Move {
    Move {
        pit: Pit::new(pit),
        direction,
    }
}

/// The bot's answer to what the state asks of it.
fn answer(state: &AppState, answer: Answer) -> Action {
    GameAction::BotAnswer(state.game.request, answer).into()
}

fn question(state: &AppState) -> Option<Question> {
    state.game.bot_question().map(|asked| asked.question)
}

/// Does the next thing there is to do, and sees it shown: the first legal move
/// of whoever is to move, the first pits of a race, the row offered.
fn step(state: &AppState) -> AppState {
    let mv = state
        .game
        .rules()
        .moves(state.game.position())
        .iter()
        .next();
    let mv = mv.unwrap_or(mv_(0));
    let own = |side| state.game.rules().board().pits_of(side).next();
    let action = match state.game.phase() {
        Phase::Thinking if state.game.next_round.is_awaited() => {
            let offered = state.game.arranging().expect("a row is awaited").even();
            answer(state, Answer::Row(offered))
        }
        Phase::Thinking => answer(state, Answer::Move(mv)),
        Phase::Racing => {
            let side = state.game.side_to_pick().unwrap_or(Side::North);
            GameAction::Pick(own(side).expect("a side has pits")).into()
        }
        Phase::RoundOver => GameAction::NextRound.into(),
        Phase::Arranging => GameAction::Arrange.into(),
        Phase::Won => GameAction::PlayOn.into(),
        _ => GameAction::Play(mv).into(),
    };
    let shown = state.after(action);
    shown.after(GameAction::EndAnimation(shown.game.revision))
}

fn mv_(pit: u8) -> Move {
    mv(pit, Direction::Forward)
}

fn without_animation() -> GameAction {
    GameAction::Set(Settings {
        speed: Speed::None,
        ..Settings::default()
    })
}

#[test]
fn a_stored_game_with_an_unknown_level_goes_on_against_the_nearest() {
    let text = "person bot:57 5BmACAwVMMsCJ09M 1795000000 1795000600 -";
    let stored: crate::link::StoredGame = text.parse().expect("a stored game");
    let page = AppState::new(stored.saved.clone());
    let id = crate::link::GameId::new(5);
    let resumed = page.after(Action::Resume(id, Box::new(stored)));
    let nearest = crate::bot::Level::STRONGEST.number;
    assert_eq!(resumed.game.players[Side::North], Player::Bot(nearest));
    let told = Notice::UnknownLevel {
        number: 57,
        nearest,
    };
    assert_eq!(resumed.notice, Some(told));
    let chosen = resumed.after(GameAction::SetPlayer(Side::North, Player::Bot(99)));
    assert_eq!(chosen.game.settings.level, nearest);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let state = with_bot();
    assert_eq!(
        state.after(GameAction::Play(mv(8, Direction::Forward))),
        state
    );
}

#[test]
fn an_answer_to_an_abandoned_question_is_dropped() {
    let state = step(&with_bot());
    assert_eq!(state.game.phase(), Phase::Thinking);
    let answer = answer(&state, Answer::Move(mv(6, Direction::Forward)));
    let undone = state.after(GameAction::Undo);
    assert_eq!(undone.after(answer.clone()), undone);
    let picking = state.after(Action::View(View::Picker));
    assert_eq!(picking.after(answer), picking);
}

#[test]
fn undo_goes_back_to_a_person_and_redo_returns() {
    let start = with_bot();
    let two = step(&step(&start));
    assert_eq!(two.game.phase(), Phase::Choosing);
    let four = step(&step(&two));
    let back = four.after(GameAction::Undo);
    assert_eq!(back.game.record, two.game.record);
    assert_eq!(back.after(GameAction::Undo).game.record, start.game.record);
    assert!(!back.after(GameAction::Undo).game.can_undo());
    let again = back.after(GameAction::Redo);
    assert_eq!(again.game.record, four.game.record);
    assert!(!again.game.can_redo());
    // A new move forgets what was taken back.
    assert!(!step(&back).game.can_redo());
}

#[test]
fn between_two_persons_undo_takes_one_move() {
    let one = step(&begin(BySide::default()));
    let two = step(&one);
    assert_eq!(two.after(GameAction::Undo).game.record, one.game.record);
}

#[test]
fn a_bot_that_began_is_not_undone() {
    let start = begin(BySide {
        south: Player::Bot(1),
        north: Player::Person,
    });
    let one = step(&start);
    assert_eq!(one.game.phase(), Phase::Choosing);
    assert!(!one.game.can_undo());
    assert_eq!(one.after(GameAction::Undo), one);
}

#[test]
fn a_whole_game_ends() {
    let mut state = with_bot();
    while state.game.phase() != Phase::Over {
        state = step(&state);
    }
    assert!(state.game.round().outcome().is_some());
    assert!(state.game.can_undo());
}

#[test]
fn an_illegal_answer_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(answer(&state, Answer::Move(mv(0, Direction::Forward))));
    assert!(matches!(answered.game.bot, BotHealth::Failed(_)));
    assert_eq!(answered.game.record, state.game.record);
}

/// Plays whole games with rounds and races by what the page offers.
#[test]
fn every_game_can_be_played_to_its_end() {
    for variant in Variant::ALL {
        let mut state = begin_game(
            variant,
            BySide {
                south: Player::Person,
                north: Player::Bot(1),
            },
        );
        let mut phases = Vec::new();
        for _ in 0..3000 {
            if state.game.phase() == Phase::Over {
                break;
            }
            phases.push(state.game.phase());
            let next = step(&state);
            assert_ne!(
                next,
                state,
                "{variant:?} stands still: {:?}",
                state.game.phase()
            );
            state = next;
        }
        let race = variant == Variant::SulusAidi;
        assert_eq!(phases.contains(&Phase::Racing), race);
        if state.game.phase() != Phase::Over {
            // A match may go on for long.
            assert!(state.game.record.rounds().len() > 10, "{variant:?}");
        }
        // Any moment can be looked at and played out.
        for at in 0..=state.game.record.plies().min(60) {
            let looking = state.after(GameAction::Replay(at));
            assert_eq!(looking.game.shown_ply(), at);
            if let Some(before) = looking.game.playback.before() {
                let again = looking.game.rules().play_unchecked(
                    before,
                    first_lift(&looking.game.playback.events),
                    &mut (),
                );
                if before.to_move().is_some() && at < state.game.record.plies() {
                    assert_eq!(again, *looking.game.position());
                }
            }
        }
        // And all of it can be taken back.
        while state.game.can_undo() {
            let before = state.game.record.plies();
            state = state.after(GameAction::Undo);
            assert!(state.game.record.plies() < before);
        }
        while state.game.can_redo() {
            state = state.after(GameAction::Redo);
            state = state.after(GameAction::EndAnimation(state.game.revision));
        }
    }
}

fn first_lift(events: &[Event]) -> Move {
    let lift = events.iter().find_map(|event| match *event {
        Event::Lift { pit, direction, .. } => Some(Move { pit, direction }),
        _ => None,
    });
    lift.expect("a move lifts")
}

#[test]
fn an_answer_to_another_question_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(answer(&state, Answer::Pit(Pit::new(0))));
    assert!(matches!(answered.game.bot, BotHealth::Failed(_)));
    assert_eq!(answered.game.record, state.game.record);
}

#[test]
fn players_can_end_the_game() {
    let start = step(&begin(BySide::default()));
    let resigned = start.after(GameAction::Resign(Side::North));
    assert_eq!(resigned.game.phase(), Phase::Over);
    assert_eq!(resigned.game.winner(), Some(Side::South));
    assert_eq!(
        AppState::new(resigned.game.saved()).game.phase(),
        Phase::Over
    );
    let taken_back = resigned.after(GameAction::Undo);
    assert_eq!(taken_back.game.phase(), Phase::Choosing);
    assert_eq!(taken_back.game.record, start.game.record);
    let offered = start.after(GameAction::OfferDraw);
    assert_eq!(offered.game.offer, Some(Side::North));
    assert_eq!(
        offered.after(GameAction::AnswerDraw(false)).game.offer,
        None
    );
    let drawn = offered.after(GameAction::AnswerDraw(true));
    assert_eq!(
        (drawn.game.phase(), drawn.game.winner()),
        (Phase::Over, None)
    );
    // A bot is offered none.
    let against_bot = with_bot();
    assert_eq!(against_bot.after(GameAction::OfferDraw), against_bot);
}
