//! What each action does.

use super::*;
use crate::link::Shared;
use crate::rules::{ArrangementFault, Direction, Move, Variant};
use crate::ui::plan::Speed;
use crate::ui::settings::RacePace;

fn begin_game(variant: Variant, players: BySide<Player>) -> State {
    let game = Match::new(variant.default_rules(), Side::South);
    State::new(Saved::new(game, players))
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

/// Does the next thing there is to do, and sees it shown: the first legal move
/// of whoever is to move, the first pits of a race, the row offered.
fn step(state: &State) -> State {
    let mv = state.rules().moves(state.position()).next();
    let mv = mv.unwrap_or(mv_(0));
    let own = |side| state.rules().board().pits_of(side).next();
    let action = match state.phase() {
        Phase::Thinking if state.awaiting_row => {
            let offered = state.arranging().expect("a row is awaited").even();
            Action::Row(state.turn, offered)
        }
        Phase::Thinking => Action::Answer(state.turn, mv),
        Phase::Racing => {
            let side = state.picker().unwrap_or(Side::North);
            Action::Pick(own(side).expect("a side has pits"))
        }
        Phase::RoundOver => Action::NextRound,
        Phase::Arranging => Action::Arrange,
        _ => Action::Play(mv),
    };
    let shown = state.after(action);
    shown.after(Action::Shown(shown.turn))
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
fn a_move_is_committed_at_once_and_shown_after() {
    let state = with_bot();
    assert_eq!(state.phase(), Phase::Choosing);
    let moved = state.after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(moved.game.tokens(), 1);
    assert_eq!(moved.phase(), Phase::Sowing);
    assert_eq!(moved.showing, Some(*state.position()));
    assert_eq!(
        moved.after(Action::Shown(moved.turn)).phase(),
        Phase::Thinking
    );
}

#[test]
fn stillness_shows_the_position_at_once() {
    let state = with_bot().after(Action::Still(true));
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
    let state = with_bot().after(without_animation());
    assert_eq!(
        state
            .after(Action::Play(mv(2, Direction::Backward)))
            .phase(),
        Phase::Thinking
    );
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
    let answer = Action::Answer(state.turn, mv(6, Direction::Forward));
    let undone = state.after(Action::Undo);
    assert_eq!(undone.after(answer.clone()), undone);
    let picking = state
        .after(Action::View(View::Picker))
        .after(Action::View(View::Board));
    assert_eq!(picking.after(answer), picking);
}

#[test]
fn an_end_of_another_animation_is_dropped() {
    let first = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let second = first
        .after(Action::Undo)
        .after(Action::Play(mv(3, Direction::Forward)));
    assert_eq!(second.after(Action::Shown(first.turn)), second);
}

#[test]
fn undo_goes_back_to_a_person_and_redo_returns() {
    let start = with_bot();
    let two = step(&step(&start));
    assert_eq!(two.phase(), Phase::Choosing);
    let four = step(&step(&two));
    let back = four.after(Action::Undo);
    assert_eq!(back.game, two.game);
    assert_eq!(back.after(Action::Undo).game, start.game);
    assert!(!back.after(Action::Undo).can_undo());
    let again = back.after(Action::Redo);
    assert_eq!(again.game, four.game);
    assert!(!again.can_redo());
    // A new move forgets what was taken back.
    assert!(!step(&back).can_redo());
}

#[test]
fn between_two_persons_undo_takes_one_move() {
    let one = step(&begin(BySide::default()));
    let two = step(&one);
    assert_eq!(two.after(Action::Undo).game, one.game);
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
fn a_game_that_is_left_can_be_gone_back_to() {
    let left = step(&step(&with_bot()));
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
    };
    let new = left.after(start);
    assert!(new.game.tokens() == 0);
    let back = new.after(Action::Return);
    assert_eq!((back.game, back.players), (left.game, left.players));
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
fn a_game_that_is_only_looked_at_does_not_push_out_the_own() {
    let own = step(&step(&with_bot()));
    let linked = Shared {
        game: step(&with_bot()).game,
        ended: None,
        view: Default::default(),
    };
    let looking = own.after(Action::Open(linked));
    assert!(!looking.own);
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
    };
    let back = looking.after(start).after(Action::Return);
    assert_eq!((back.game, back.players), (own.game, own.players));
}

#[test]
fn a_new_player_or_no_motion_ends_the_animation() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(shown.mover(), Some(Side::South));
    for action in [
        Action::Seat(Side::North, Player::Person),
        without_animation(),
        Action::Still(true),
    ] {
        assert_eq!(shown.after(action).showing, None);
    }
}

#[test]
fn an_illegal_answer_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(Action::Answer(state.turn, mv(0, Direction::Forward)));
    assert!(matches!(answered.bot, BotHealth::Failed(_)));
    assert_eq!(answered.game, state.game);
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
            assert!(state.game.rounds().len() > 10, "{variant:?}");
        }
        // Any moment can be looked at and played out.
        for at in 0..=state.game.tokens().min(60) {
            let looking = state.after(Action::Look { at, replay: true });
            assert_eq!(looking.moment(), at);
            if let Some(before) = looking.showing {
                let again = looking
                    .rules()
                    .play(&before, first_lift(&looking.last), &mut ());
                if before.to_move().is_some() && at < state.game.tokens() {
                    assert_eq!(again, *looking.position());
                }
            }
        }
        // And all of it can be taken back.
        while state.can_undo() {
            let before = state.game.tokens();
            state = state.after(Action::Undo);
            assert!(state.game.tokens() < before);
        }
        while state.can_redo() {
            state = state.after(Action::Redo);
            state = state.after(Action::Shown(state.turn));
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
fn who_races_picks_in_secret_and_in_turn() {
    let start = begin_game(Variant::SulusAidi, BySide::default());
    assert_eq!(start.phase(), Phase::Racing);
    assert_eq!(start.picker(), Some(Side::South));
    let north = Action::Pick(Pit::new(14));
    assert_eq!(start.after(north.clone()), start);
    let one = start.after(Action::Pick(Pit::new(2)));
    assert_eq!(one.picker(), Some(Side::North));
    assert_eq!(one.game.tokens(), 0);
    // Who has picked can't pick again.
    assert_eq!(one.after(Action::Pick(Pit::new(3))), one);
    let run = one.after(north);
    assert_eq!(run.game.to_string(), "c*F");
    assert_eq!(run.phase(), Phase::Sowing);
    let chosen = run.after(Action::Shown(run.turn));
    assert_eq!(chosen.phase(), Phase::Choosing);
    let undone = chosen.after(Action::Undo);
    assert_eq!((undone.phase(), undone.game.tokens()), (Phase::Racing, 0));
}

#[test]
fn a_race_of_hands_is_run_drop_by_drop() {
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let mut state = begin_game(Variant::SulusAidi, BySide::default())
        .after(Action::Set(settings))
        .after(Action::Pick(Pit::new(2)))
        .after(Action::Pick(Pit::new(14)));
    assert!(state.awaits_first_tap());
    // South is much quicker.
    while let Some(race) = &state.race {
        let south = race.in_hand(Side::South) > 0;
        let side = if south { Side::South } else { Side::North };
        state = state.after(Action::Tap(side));
    }
    assert_eq!(state.game.tokens(), 1);
    assert_eq!(state.showing, None);
    assert!(state.game.to_string().starts_with("c*F:ss"));
    assert_eq!(state.position().to_move(), Some(Side::South));
}

#[test]
fn a_row_is_arranged_as_the_rules_allow() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = State::new(Saved::new(game, BySide::default()));
    assert_eq!(over.phase(), Phase::RoundOver);
    assert_eq!(over.winner(), None);
    let arranging = over.after(Action::NextRound);
    assert_eq!(arranging.phase(), Phase::Arranging);
    assert_eq!(arranging.mover(), Some(Side::North));
    assert_eq!(arranging.draft, Some(vec![3, 3, 3, 2, 2, 2]));
    let wrong = arranging.after(Action::Draft(vec![10, 1, 1, 1, 2, 0]));
    assert_eq!(wrong.draft_fault(), Some(ArrangementFault::EmptyPit));
    assert_eq!(wrong.after(Action::Arrange), wrong);
    let right = wrong
        .after(Action::Draft(vec![10, 1, 1, 1, 1, 1]))
        .after(Action::Arrange);
    assert_eq!(right.game.to_string(), format!("{text} =10,1,1,1,1,1"));
    assert_eq!(right.phase(), Phase::Choosing);
    assert_eq!(right.after(Action::Undo).phase(), Phase::RoundOver);
}

#[test]
fn the_bot_lays_out_its_row_while_the_end_of_a_round_is_read() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = State::new(Saved::new(
        game,
        BySide {
            south: Player::Person,
            north: Player::Bot(4),
        },
    ));
    assert_eq!(over.phase(), Phase::RoundOver);
    assert_eq!(over.asking(), Some(Ask::Row(4)));
    let row = Arrangement::new(vec![10, 1, 1, 1, 1, 1]);
    let known = over.after(Action::Row(over.turn, row.clone()));
    assert_eq!((known.phase(), known.asking()), (Phase::RoundOver, None));
    let begun = known.after(Action::NextRound);
    assert_eq!(begun.game.to_string(), format!("{text} =10,1,1,1,1,1"));
    // A player in a hurry waits for it.
    let waiting = over.after(Action::NextRound);
    assert_eq!(waiting.phase(), Phase::Thinking);
    assert_eq!(waiting.mover(), Some(Side::North));
    assert_eq!(waiting.asking(), Some(Ask::Row(4)));
    let late = waiting.after(Action::Row(waiting.turn, row.clone()));
    assert_eq!(late.game, begun.game);
    // One that isn't allowed, or comes too late, changes nothing.
    let wrong = waiting.after(Action::Row(waiting.turn, Arrangement::new(vec![15])));
    assert_eq!(wrong.game, over.game);
    assert_eq!(over.after(Action::Row(over.turn + 1, row)).row, None);
}

#[test]
fn the_bot_picks_its_pit_for_the_race() {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(2),
    };
    let state = begin_game(Variant::SulusAidi, players);
    assert_eq!(state.asking(), Some(Ask::Pick(2, Side::North)));
    let picked = state.after(Action::Pick(Pit::new(14)));
    assert_eq!(picked.asking(), None);
    assert_eq!(picked.mover(), Some(Side::South));
    let said = |state: &State| state.words().said_of(state);
    let refused = picked.after(Action::Refuse(Pit::new(14)));
    assert_ne!(said(&refused), said(&picked));
    let quick = state.after(Action::Pick(Pit::new(2)));
    assert_eq!(
        (quick.phase(), quick.mover()),
        (Phase::Racing, Some(Side::North))
    );
    assert_eq!(quick.asking(), Some(Ask::Pick(2, Side::North)));
}

#[test]
fn looking_back_leaves_the_game_alone() {
    let four = step(&step(&step(&step(&begin(BySide::default())))));
    let back = four.after(Action::Look {
        at: 2,
        replay: true,
    });
    assert_eq!((back.phase(), back.moment()), (Phase::Sowing, 2));
    let back = back.after(Action::Shown(back.turn));
    assert_eq!(back.phase(), Phase::Viewing);
    assert_eq!(back.game, four.game);
    let mv = back.rules().moves(back.position()).next().expect("a move");
    assert_eq!(back.after(Action::Play(mv)), back);
    let now = back.after(Action::Look {
        at: 4,
        replay: false,
    });
    assert_eq!(now.viewed, None);
    let on = back.after(Action::PlayOn);
    assert_eq!((on.game.tokens(), on.phase()), (2, Phase::Choosing));
    let again = on.after(Action::Redo).after(Action::Redo);
    assert_eq!(again.game, four.game);
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
    assert_eq!(taken_back.game, start.game);
    let offered = start.after(Action::OfferDraw);
    assert_eq!(offered.offer, Some(Side::North));
    assert_eq!(offered.after(Action::AnswerDraw(false)).offer, None);
    let drawn = offered.after(Action::AnswerDraw(true));
    assert_eq!((drawn.phase(), drawn.winner()), (Phase::Over, None));
    // A bot is offered none.
    let against_bot = with_bot();
    assert_eq!(against_bot.after(Action::OfferDraw), against_bot);
}

#[test]
fn an_animation_can_stand_still() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let paused = shown.after(Action::Pause(true));
    assert!(paused.paused);
    assert_eq!(paused.after(Action::Step).steps, shown.steps + 1);
    let seen = paused.after(Action::Shown(paused.turn));
    assert!(!seen.paused);
    assert!(!seen.after(Action::Pause(true)).paused);
}
