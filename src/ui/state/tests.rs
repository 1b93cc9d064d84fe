//! What each action does.

mod leaving;
mod playback;
mod races;
mod rounds;

use super::*;
use crate::bot::protocol::{Answer, Question};
use crate::link::{LinkContent, Player, Termination};
use crate::rules::{Arrangement, ArrangementError, BySide, Direction, Event, Move, Pit, Variant};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::state::settings::{RacePace, Settings, Speed};

fn begin_game(variant: Variant, players: BySide<Player>) -> State {
    let game = Match::new(variant.default_rules(), Side::South);
    State::new(SavedGame::new(game, players))
}

fn begin(players: BySide<Player>) -> State {
    begin_game(Variant::Giuthi, players)
}

fn with_bot() -> State {
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
fn answer(state: &State, answer: Answer) -> Action {
    Action::BotAnswer(state.request, answer)
}

fn question(state: &State) -> Option<Question> {
    state.bot_question().map(|asked| asked.question)
}

/// Does the next thing there is to do, and sees it shown: the first legal move
/// of whoever is to move, the first pits of a race, the row offered.
fn step(state: &State) -> State {
    let mv = state.rules().moves(state.position()).iter().next();
    let mv = mv.unwrap_or(mv_(0));
    let own = |side| state.rules().board().pits_of(side).next();
    let action = match state.phase() {
        Phase::Thinking if state.next_round.is_awaited() => {
            let offered = state.arranging().expect("a row is awaited").even();
            answer(state, Answer::Row(offered))
        }
        Phase::Thinking => answer(state, Answer::Move(mv)),
        Phase::Racing => {
            let side = state.side_to_pick().unwrap_or(Side::North);
            Action::Pick(own(side).expect("a side has pits"))
        }
        Phase::RoundOver => Action::NextRound,
        Phase::Arranging => Action::Arrange,
        _ => Action::Play(mv),
    };
    let shown = state.after(action);
    shown.after(Action::EndAnimation(shown.table.revision))
}

fn mv_(pit: u8) -> Move {
    mv(pit, Direction::Forward)
}

fn without_animation() -> Action {
    Action::Set(Settings {
        speed: Speed::None,
        ..Settings::default()
    })
}

#[test]
fn a_stored_game_with_an_unknown_level_goes_on_against_the_nearest() {
    let text = "person bot:57 5BmACAwVMMsCJ09M 1795000000 1795000600 -";
    let stored: crate::link::StoredGame = text.parse().expect("a stored game");
    let page = State::new(stored.saved.clone());
    let id = crate::link::GameId::new(5);
    let resumed = page.after(Action::Resume(id, Box::new(stored)));
    let nearest = crate::bot::Level::STRONGEST.number;
    assert_eq!(resumed.table.players[Side::North], Player::Bot(nearest));
    let told = Notice::UnknownLevel {
        number: 57,
        nearest,
    };
    assert_eq!(resumed.dialog.notice, Some(told));
    let chosen = resumed.after(Action::SetPlayer(Side::North, Player::Bot(99)));
    assert_eq!(chosen.device.settings.level, nearest);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let state = with_bot();
    assert_eq!(state.after(Action::Play(mv(8, Direction::Forward))), state);
}

#[test]
fn an_answer_to_an_abandoned_question_is_dropped() {
    let state = step(&with_bot());
    assert_eq!(state.phase(), Phase::Thinking);
    let answer = answer(&state, Answer::Move(mv(6, Direction::Forward)));
    let undone = state.after(Action::Undo);
    assert_eq!(undone.after(answer.clone()), undone);
    let picking = state.after(Action::View(View::Picker));
    assert_eq!(picking.after(answer), picking);
}

#[test]
fn undo_goes_back_to_a_person_and_redo_returns() {
    let start = with_bot();
    let two = step(&step(&start));
    assert_eq!(two.phase(), Phase::Choosing);
    let four = step(&step(&two));
    let back = four.after(Action::Undo);
    assert_eq!(back.table.game, two.table.game);
    assert_eq!(back.after(Action::Undo).table.game, start.table.game);
    assert!(!back.after(Action::Undo).can_undo());
    let again = back.after(Action::Redo);
    assert_eq!(again.table.game, four.table.game);
    assert!(!again.can_redo());
    // A new move forgets what was taken back.
    assert!(!step(&back).can_redo());
}

#[test]
fn between_two_persons_undo_takes_one_move() {
    let one = step(&begin(BySide::default()));
    let two = step(&one);
    assert_eq!(two.after(Action::Undo).table.game, one.table.game);
}

#[test]
fn a_bot_that_began_is_not_undone() {
    let start = begin(BySide {
        south: Player::Bot(1),
        north: Player::Person,
    });
    let one = step(&start);
    assert_eq!(one.phase(), Phase::Choosing);
    assert!(!one.can_undo());
    assert_eq!(one.after(Action::Undo), one);
}

#[test]
fn a_whole_game_ends() {
    let mut state = with_bot();
    while state.phase() != Phase::Over {
        state = step(&state);
    }
    assert!(state.record().outcome().is_some());
    assert!(state.can_undo());
}

#[test]
fn an_illegal_answer_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(answer(&state, Answer::Move(mv(0, Direction::Forward))));
    assert!(matches!(answered.device.bot, BotHealth::Failed(_)));
    assert_eq!(answered.table.game, state.table.game);
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
            if state.phase() == Phase::Over {
                break;
            }
            phases.push(state.phase());
            let next = step(&state);
            assert_ne!(next, state, "{variant:?} stands still: {:?}", state.phase());
            state = next;
        }
        let race = variant == Variant::SulusAidi;
        assert_eq!(phases.contains(&Phase::Racing), race);
        if state.phase() != Phase::Over {
            // A match may go on for long.
            assert!(state.table.game.rounds().len() > 10, "{variant:?}");
        }
        // Any moment can be looked at and played out.
        for at in 0..=state.table.game.plies().min(60) {
            let looking = state.after(Action::ShowPly { at, replay: true });
            assert_eq!(looking.shown_ply(), at);
            if let Some(before) = looking.playback.before() {
                let again = looking.rules().play_unchecked(
                    before,
                    first_lift(&looking.playback.events),
                    &mut (),
                );
                if before.to_move().is_some() && at < state.table.game.plies() {
                    assert_eq!(again, *looking.position());
                }
            }
        }
        // And all of it can be taken back.
        while state.can_undo() {
            let before = state.table.game.plies();
            state = state.after(Action::Undo);
            assert!(state.table.game.plies() < before);
        }
        while state.can_redo() {
            state = state.after(Action::Redo);
            state = state.after(Action::EndAnimation(state.table.revision));
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
    assert!(matches!(answered.device.bot, BotHealth::Failed(_)));
    assert_eq!(answered.table.game, state.table.game);
}

#[test]
fn players_can_end_the_game() {
    let start = step(&begin(BySide::default()));
    let resigned = start.after(Action::Resign(Side::North));
    assert_eq!(resigned.phase(), Phase::Over);
    assert_eq!(resigned.winner(), Some(Side::South));
    assert_eq!(State::new(resigned.saved()).phase(), Phase::Over);
    let taken_back = resigned.after(Action::Undo);
    assert_eq!(taken_back.phase(), Phase::Choosing);
    assert_eq!(taken_back.table.game, start.table.game);
    let offered = start.after(Action::OfferDraw);
    assert_eq!(offered.table.offer, Some(Side::North));
    assert_eq!(offered.after(Action::AnswerDraw(false)).table.offer, None);
    let drawn = offered.after(Action::AnswerDraw(true));
    assert_eq!((drawn.phase(), drawn.winner()), (Phase::Over, None));
    // A bot is offered none.
    let against_bot = with_bot();
    assert_eq!(against_bot.after(Action::OfferDraw), against_bot);
}
