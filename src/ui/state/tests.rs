//! What each action does.

use super::*;
use crate::bot::protocol::{Answer, Task};
use crate::link::{LinkContent, Player, Termination};
use crate::rules::{Arrangement, ArrangementFault, BySide, Direction, Event, Move, Pit, Variant};
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

fn task(state: &State) -> Option<Task> {
    state.bot_task().map(|asked| asked.task)
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
            let side = state.picker().unwrap_or(Side::North);
            Action::Pick(own(side).expect("a side has pits"))
        }
        Phase::RoundOver => Action::NextRound,
        Phase::Arranging => Action::Arrange,
        _ => Action::Play(mv),
    };
    let shown = state.after(action);
    shown.after(Action::Shown(shown.table.revision))
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
    let text = "person bot:57 1BmCAwVMMsALWhQ 1795000000 1795000600 -";
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
fn a_notice_about_an_address_goes_with_the_next_step() {
    let next = [
        Action::View(View::Learn),
        Action::Choose(Some(Pit::new(2))),
        Action::Refuse(Pit::new(8)),
        Action::Play(mv_(2)),
    ];
    let at = |notice: &Notice, action: &Action| {
        let told = with_bot().after(Action::ShowNotice(notice.clone()));
        told.after(action.clone()).dialog.notice
    };
    for action in next {
        for notice in [Notice::NoSuchView, Notice::NoSuchGame] {
            assert_eq!(at(&notice, &action), None, "{action:?}");
        }
        let other = Notice::ExportDue(50);
        assert_eq!(at(&other, &action), Some(other.clone()), "{action:?}");
    }
    // The board is where the page is.
    let stays = Action::View(View::Board);
    assert_eq!(at(&Notice::NoSuchView, &stays), Some(Notice::NoSuchView));
}

#[test]
fn a_move_is_committed_at_once_and_shown_after() {
    let state = with_bot();
    assert_eq!(state.phase(), Phase::Choosing);
    let moved = state.after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(moved.table.game.plies(), 1);
    assert_eq!(moved.phase(), Phase::Sowing);
    assert_eq!(moved.playback.from, Some(*state.position()));
    assert_eq!(
        moved.after(Action::Shown(moved.table.revision)).phase(),
        Phase::Thinking
    );
}

#[test]
fn stillness_shows_the_position_at_once() {
    let state = with_bot().after(Action::SetReducedMotion(true));
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
    let answer = answer(&state, Answer::Move(mv(6, Direction::Forward)));
    let undone = state.after(Action::Undo);
    assert_eq!(undone.after(answer.clone()), undone);
    let picking = state.after(Action::View(View::Picker));
    assert_eq!(picking.after(answer), picking);
}

#[test]
fn an_end_of_another_animation_is_dropped() {
    let first = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let second = first
        .after(Action::Undo)
        .after(Action::Play(mv(3, Direction::Forward)));
    assert_eq!(second.after(Action::Shown(first.table.revision)), second);
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
fn a_game_that_is_left_can_be_gone_back_to() {
    let left = step(&step(&with_bot()));
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let new = left.after(start);
    assert!(new.table.game.plies() == 0);
    let back = new.after(Action::Return);
    assert_eq!(
        (back.table.game, back.table.players),
        (left.table.game, left.table.players)
    );
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
    let linked = LinkContent {
        game: Match::clone(&step(&with_bot()).table.game),
        fair_start: None,
        ended: None,
        view: Default::default(),
    };
    let looking = own.after(Action::Open(linked));
    assert!(!looking.stored.own);
    let rules = Variant::Giuthi.default_rules();
    let start = Action::Start {
        rules,
        first: Side::North,
        players: BySide::default(),
        clock: None,
        beginning: Beginning::Usual,
    };
    let back = looking.after(start).after(Action::Return);
    assert_eq!(
        (back.table.game, back.table.players),
        (own.table.game, own.table.players)
    );
}

#[test]
fn a_new_player_or_no_motion_ends_the_animation() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    assert_eq!(shown.mover(), Some(Side::South));
    for action in [
        Action::SetPlayer(Side::North, Player::Person),
        without_animation(),
        Action::SetReducedMotion(true),
    ] {
        assert_eq!(shown.after(action).playback.from, None);
    }
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
            if let Some(before) = looking.playback.from {
                let again =
                    looking
                        .rules()
                        .play(&before, first_lift(&looking.playback.events), &mut ());
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
            state = state.after(Action::Shown(state.table.revision));
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
    assert_eq!(one.table.game.plies(), 0);
    // Who has picked can't pick again.
    assert_eq!(one.after(Action::Pick(Pit::new(3))), one);
    let run = one.after(north);
    assert_eq!(run.table.game.to_string(), "c*F");
    assert_eq!(run.phase(), Phase::Sowing);
    let chosen = run.after(Action::Shown(run.table.revision));
    assert_eq!(chosen.phase(), Phase::Choosing);
    let undone = chosen.after(Action::Undo);
    assert_eq!(
        (undone.phase(), undone.table.game.plies()),
        (Phase::Racing, 0)
    );
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
    while let Some(race) = state.opening.race() {
        let south = race.in_hand(Side::South) > 0;
        let side = if south { Side::South } else { Side::North };
        state = state.after(Action::Tap(side));
    }
    assert_eq!(state.table.game.plies(), 1);
    assert_eq!(state.playback.from, None);
    assert!(state.table.game.to_string().starts_with("c*F:ss"));
    assert_eq!(state.position().to_move(), Some(Side::South));
}

#[test]
fn a_row_is_arranged_as_the_rules_allow() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = State::new(SavedGame::new(game, BySide::default()));
    assert_eq!(over.phase(), Phase::RoundOver);
    assert_eq!(over.winner(), None);
    let arranging = over.after(Action::NextRound);
    assert_eq!(arranging.phase(), Phase::Arranging);
    assert_eq!(arranging.mover(), Some(Side::North));
    assert_eq!(arranging.next_round.draft(), Some(&vec![3, 3, 3, 2, 2, 2]));
    let wrong = arranging.after(Action::Draft(vec![10, 1, 1, 1, 2, 0]));
    assert_eq!(wrong.draft_fault(), Some(ArrangementFault::EmptyPit));
    assert_eq!(wrong.after(Action::Arrange), wrong);
    let right = wrong
        .after(Action::Draft(vec![10, 1, 1, 1, 1, 1]))
        .after(Action::Arrange);
    assert_eq!(
        right.table.game.to_string(),
        format!("{text} =10,1,1,1,1,1")
    );
    assert_eq!(right.phase(), Phase::Choosing);
    assert_eq!(right.after(Action::Undo).phase(), Phase::RoundOver);
}

/// A match of Giuthi by rounds whose round ended with these stores.
fn after_round(stores: &str) -> State {
    let rules = Variant::GiuthiRounds.default_rules();
    let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} x");
    let over = rules.parse_position(&text).expect("a position");
    State::new(SavedGame::new(
        Match::from_position(rules, over),
        BySide::default(),
    ))
}

#[test]
fn a_match_that_is_decided_can_be_ended() {
    let open = after_round("54-18");
    assert_eq!(open.after(Action::EndMatch), open);
    let decided = after_round("55-17");
    let ended = decided.after(Action::EndMatch);
    assert_eq!(ended.phase(), Phase::Over);
    assert_eq!(
        ended.table.termination,
        Some(Termination::Resigned(Side::North))
    );
    assert_eq!(ended.winner(), Some(Side::South));
    assert_eq!(ended.after(Action::Undo).phase(), Phase::RoundOver);
}

#[test]
fn the_bot_lays_out_its_row_while_the_end_of_a_round_is_read() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = State::new(SavedGame::new(
        game,
        BySide {
            south: Player::Person,
            north: Player::Bot(4),
        },
    ));
    assert_eq!(over.phase(), Phase::RoundOver);
    assert_eq!(task(&over), Some(Task::Row { level: 4 }));
    let row = Arrangement::new(vec![10, 1, 1, 1, 1, 1]);
    let known = over.after(answer(&over, Answer::Row(row.clone())));
    assert_eq!((known.phase(), task(&known)), (Phase::RoundOver, None));
    let begun = known.after(Action::NextRound);
    assert_eq!(
        begun.table.game.to_string(),
        format!("{text} =10,1,1,1,1,1")
    );
    // A player in a hurry waits for it.
    let waiting = over.after(Action::NextRound);
    assert_eq!(waiting.phase(), Phase::Thinking);
    assert_eq!(waiting.mover(), Some(Side::North));
    assert_eq!(task(&waiting), Some(Task::Row { level: 4 }));
    let late = waiting.after(answer(&waiting, Answer::Row(row.clone())));
    assert_eq!(late.table.game, begun.table.game);
    // One that isn't allowed, or comes too late, changes nothing.
    let wrong = waiting.after(answer(&waiting, Answer::Row(Arrangement::new(vec![15]))));
    assert_eq!(wrong.table.game, over.table.game);
    assert_eq!(
        over.after(Action::BotAnswer(over.request + 1, Answer::Row(row)))
            .next_round
            .row(),
        None
    );
}

#[test]
fn the_bot_picks_its_pit_for_the_race() {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(2),
    };
    let state = begin_game(Variant::SulusAidi, players);
    let pick = Task::Pit {
        level: 2,
        side: Side::North,
        pace: BySide { south: 1, north: 1 },
    };
    assert_eq!(task(&state), Some(pick));
    let picked = state.after(Action::Pick(Pit::new(14)));
    assert_eq!(task(&picked), None);
    assert_eq!(picked.mover(), Some(Side::South));
    let said = |state: &State| describe::status_detail(&english(), state);
    let refused = picked.after(Action::Refuse(Pit::new(14)));
    assert_ne!(said(&refused), said(&picked));
    let quick = state.after(Action::Pick(Pit::new(2)));
    assert_eq!(
        (quick.phase(), quick.mover()),
        (Phase::Racing, Some(Side::North))
    );
    assert_eq!(task(&quick), Some(pick));
    // Only a pit of its own side.
    let wrong = quick.after(answer(&quick, Answer::Pit(Pit::new(3))));
    assert!(matches!(wrong.device.bot, BotHealth::Failed(_)));
    let right = quick.after(answer(&quick, Answer::Pit(Pit::new(14))));
    assert_eq!(right.device.bot, quick.device.bot);
    assert!(right.table.game.current().race().is_some());
}

#[test]
fn an_answer_to_another_task_is_a_failure() {
    let state = step(&with_bot());
    let answered = state.after(answer(&state, Answer::Pit(Pit::new(0))));
    assert!(matches!(answered.device.bot, BotHealth::Failed(_)));
    assert_eq!(answered.table.game, state.table.game);
}

#[test]
fn looking_back_leaves_the_game_alone() {
    let four = step(&step(&step(&step(&begin(BySide::default())))));
    let back = four.after(Action::ShowPly {
        at: 2,
        replay: true,
    });
    assert_eq!((back.phase(), back.shown_ply()), (Phase::Sowing, 2));
    let back = back.after(Action::Shown(back.table.revision));
    assert_eq!(back.phase(), Phase::Viewing);
    assert_eq!(back.table.game, four.table.game);
    let mv = back
        .rules()
        .moves(back.position())
        .iter()
        .next()
        .expect("a move");
    assert_eq!(back.after(Action::Play(mv)), back);
    let now = back.after(Action::ShowPly {
        at: 4,
        replay: false,
    });
    assert_eq!(now.playback.viewed, None);
    let on = back.after(Action::PlayOn);
    assert_eq!((on.table.game.plies(), on.phase()), (2, Phase::Choosing));
    let again = on.after(Action::Redo).after(Action::Redo);
    assert_eq!(again.table.game, four.table.game);
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

#[test]
fn an_animation_can_stand_still() {
    let shown = with_bot().after(Action::Play(mv(2, Direction::Backward)));
    let paused = shown.after(Action::Pause(true));
    assert!(paused.playback.paused);
    assert_eq!(
        paused.after(Action::Step).playback.steps,
        shown.playback.steps + 1
    );
    let seen = paused.after(Action::Shown(paused.table.revision));
    assert!(!seen.playback.paused);
    assert!(!seen.after(Action::Pause(true)).playback.paused);
}

/// Opens the rules and the picker, and goes back to the board.
fn look_around(state: &State) -> State {
    [
        View::Rules(Variant::Giuthi),
        View::Board,
        View::Picker,
        View::Rules(Variant::SulusAidi),
        View::Picker,
        View::Board,
    ]
    .into_iter()
    .fold(state.clone(), |state, view| state.after(Action::View(view)))
}

#[test]
fn opening_other_views_loses_nothing() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let arranging = State::new(SavedGame::new(game, BySide::default()))
        .after(Action::NextRound)
        .after(Action::Draft(vec![10, 1, 1, 1, 2, 0]));
    let race = |pace| {
        let settings = Settings {
            race: pace,
            ..Settings::default()
        };
        begin_game(Variant::SulusAidi, BySide::default())
            .after(Action::Set(settings))
            .after(Action::Pick(Pit::new(2)))
    };
    let picked = race(RacePace::Even);
    let racing = race(RacePace::Hands)
        .after(Action::Pick(Pit::new(14)))
        .after(Action::Tap(Side::South));
    let offered = step(&begin(BySide::default())).after(Action::OfferDraw);
    let chosen = begin(BySide::default()).after(Action::Choose(Some(Pit::new(2))));
    for state in [arranging, picked, racing, offered, chosen] {
        let back = look_around(&state);
        assert_eq!(back.phase(), state.phase());
        assert_eq!(back.next_round, state.next_round);
        assert_eq!(back.opening, state.opening);
        assert_eq!(back.table, state.table);
        assert_eq!(back.selection, state.selection);
    }
}

#[test]
fn a_race_by_hand_stands_still_behind_another_view() {
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let racing = begin_game(Variant::SulusAidi, BySide::default())
        .after(Action::Set(settings))
        .after(Action::Pick(Pit::new(2)))
        .after(Action::Pick(Pit::new(14)));
    let reading = racing.after(Action::View(View::Rules(Variant::SulusAidi)));
    assert_eq!(reading.after(Action::Tap(Side::South)), reading);
}

#[test]
fn the_first_relay_of_a_person_is_new_once() {
    let mut state = begin(BySide::default());
    let mut new = Vec::new();
    while new.len() < 2 {
        let moves: Vec<_> = state.rules().moves(state.position()).iter().collect();
        state = state.after(Action::Play(moves[0]));
        if Novelties::of(&state.playback.events).contains(Novelty::Relay) {
            new.push(state.playback.novelties.contains(Novelty::Relay));
        }
        state = state.after(Action::Shown(state.table.revision));
    }
    assert_eq!(new, [true, false]);
    assert!(state.device.settings.seen.contains(Novelty::Relay));
    // Switched on again, it begins anew.
    let mut settings = state.device.settings;
    settings.set_explain(true);
    assert!(settings.seen.is_empty());
    // A replay explains nothing.
    let replay = Action::ShowPly {
        at: 1,
        replay: true,
    };
    assert!(state.after(replay).playback.novelties.is_empty());
}
