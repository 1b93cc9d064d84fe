use super::*;
use crate::bot::protocol::Question;
use crate::bot::{Analysis, AnalysisBudget, MoveScore};
use crate::link::{ClockKind, SavedGame, Termination};
use crate::rules::{Direction, Move, Pit};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::state::AppState;
use crate::ui::state::GameAction;
use crate::ui::state::settings::{First, GameStart, Settings};
use crate::ui::state::{Action, BotHealth, NewGame, Opponent};

const BOT: Player = Player::Bot(3);

fn rules() -> crate::rules::Rules {
    Variant::Giuthi.default_rules()
}

/// A new game of Giuthi with the swap rule.
fn begun(players: BySide<Player>, first: Side, clock: Option<ClockKind>) -> AppState {
    let game = Match::new(rules(), Side::South);
    let mut page = AppState::new(SavedGame::new(game, BySide::default()));
    page.game.bot = BotHealth::Ready;
    page.after(Action::Begin {
        rules: rules(),
        first,
        players,
        clock,
        beginning: Beginning::Swap,
    })
}

fn with_bot(first: Side) -> AppState {
    let (south, north) = (Player::Person, BOT);
    begun(BySide { south, north }, first, None)
}

fn shown(state: &AppState) -> AppState {
    state.after(GameAction::EndAnimation(state.game.revision))
}

fn played(state: &AppState, mv: &str) -> AppState {
    let mv = state.game.rules().parse_move(mv).expect("a move");
    shown(&state.after(GameAction::Play(mv)))
}

/// The bot finds these scores.
fn answered(state: &AppState, scores: &[(&str, i32)]) -> AppState {
    let question = state.game.bot_question().expect("a question").question;
    let budget = AnalysisBudget::HINT;
    assert_eq!(question, Question::Analysis { budget });
    let moves = scores.iter().map(|&(mv, score)| MoveScore {
        mv: state.game.rules().parse_move(mv).expect("a move"),
        score,
        decided: false,
    });
    let analysis = Analysis {
        moves: moves.collect(),
        line: Vec::new(),
        depth: 9,
        proved: false,
        certain: None,
        reasons: None,
        budget: Some(budget),
    };
    shown(&state.after(GameAction::BotAnswer(
        state.game.request,
        Answer::Analysis(analysis),
    )))
}

/// The bot finds this first move.
fn began(state: &AppState, mv: &str) -> AppState {
    let mv = state.game.rules().parse_move(mv).expect("a move");
    shown(&state.after(GameAction::BotAnswer(state.game.request, Answer::Move(mv))))
}

#[test]
fn the_other_player_chooses_after_the_first_move() {
    let start = begun(BySide::default(), Side::South, None);
    assert_eq!(start.game.phase(), Phase::Choosing);
    let asked = played(&start, "c-");
    assert_eq!(asked.game.phase(), Phase::ChoosingSides);
    assert_eq!(
        (asked.game.chooser(), asked.game.mover()),
        (Some(Side::North), Some(Side::North))
    );
    assert_eq!(
        describe::status_line(&english(), &asked.game),
        "North to move: stay, or change sides"
    );
    // Nobody moves before.
    assert_eq!(played(&asked, "E+").game.record.plies(), 1);
    for (command, choice) in [
        (
            GameAction::ChooseSides { is_swapped: false },
            FairStart::Kept,
        ),
        (
            GameAction::ChooseSides { is_swapped: true },
            FairStart::Swapped,
        ),
    ] {
        let chosen = asked.after(command);
        assert_eq!(chosen.game.fair_start, Some(choice));
        assert_eq!(
            (chosen.game.phase(), chosen.game.mover()),
            (Phase::Choosing, Some(Side::North))
        );
        assert_ne!(chosen.game.revision, asked.game.revision);
        // It is chosen once.
        assert_eq!(
            chosen
                .after(GameAction::ChooseSides { is_swapped: true })
                .game
                .fair_start,
            Some(choice)
        );
        let undone = chosen.after(GameAction::Undo);
        assert_eq!(undone.game.phase(), Phase::ChoosingSides);
        let begun = undone.after(GameAction::Undo);
        assert_eq!(begun.game.record.plies(), 0);
        // The move and the choice are made again, one after the other.
        let moved = shown(&begun.after(GameAction::Redo));
        assert_eq!(
            (moved.game.phase(), moved.game.can_redo()),
            (undone.game.phase(), true)
        );
        let again = moved.after(GameAction::Redo);
        assert_eq!(
            (
                again.game.fair_start,
                again.game.players,
                again.game.phase()
            ),
            (Some(choice), chosen.game.players, Phase::Choosing)
        );
        assert!(!again.game.can_redo());
        // Another choice leaves nothing to make again.
        assert!(
            !moved
                .after(GameAction::ChooseSides { is_swapped: false })
                .game
                .can_redo()
        );
    }
}

#[test]
fn the_bot_takes_the_better_side() {
    let asked = played(&with_bot(Side::South), "c-");
    assert_eq!(
        (asked.game.phase(), asked.game.chooser()),
        (Phase::Thinking, Some(Side::North))
    );
    let kept = answered(&asked, &[("E+", 120), ("F+", -300)]);
    assert_eq!(kept.game.fair_start, Some(FairStart::Kept));
    assert_eq!(
        (kept.game.phase(), kept.game.mover()),
        (Phase::Thinking, Some(Side::North))
    );
    // Its own move comes from its level.
    assert_eq!(
        kept.game.bot_question().map(|it| it.question),
        Some(Question::Move { level: 3 })
    );
    let swapped = answered(&asked, &[("E+", -120), ("F+", -300)]);
    assert_eq!(swapped.game.fair_start, Some(FairStart::Swapped));
    assert_eq!(swapped.game.players[Side::South], BOT);
    assert_eq!(
        (swapped.game.phase(), swapped.game.mover()),
        (Phase::Choosing, Some(Side::North))
    );
    assert!(
        swapped.game.is_flipped(),
        "the person's row is the near one"
    );
    // The person made the first move, on the other side.
    assert!(swapped.game.is_by_person(0, Side::South));
    assert!(describe::last_ply_of(&english(), &swapped.game).starts_with("You"));
    assert_eq!(
        describe::status_detail(&english(), &swapped.game),
        "The players have changed sides."
    );
    // An undo takes the choice of the bot and the move before it.
    let undone = played(&swapped, "E+").after(GameAction::Undo);
    assert_eq!(
        (undone.game.record.plies(), undone.game.phase()),
        (1, Phase::Choosing)
    );
    let begun = undone.after(GameAction::Undo);
    assert_eq!(
        (begun.game.record.plies(), begun.game.phase()),
        (0, Phase::Choosing)
    );
    assert_eq!(begun.game.fair_start, Some(FairStart::Open));
    assert_eq!(begun.game.players[Side::South], Player::Person);
    // They come again together, and then the move after them.
    let again = shown(&begun.after(GameAction::Redo));
    assert_eq!(
        (again.game.record.plies(), again.game.fair_start),
        (1, Some(FairStart::Swapped))
    );
    assert_eq!(again.game.players, swapped.game.players);
    let moved = shown(&again.after(GameAction::Redo));
    assert_eq!(moved.game.record.to_string(), "c- E+");
}

#[test]
fn the_bot_begins_with_a_move_that_is_fair() {
    let start = with_bot(Side::North);
    let budget = AnalysisBudget::REVIEW;
    let question = start.game.bot_question().map(|it| it.question);
    assert_eq!(question, Some(Question::FairMove { budget }));
    let asked = began(&start, "E+");
    assert_eq!(asked.game.record.to_string(), "E+");
    assert_eq!(
        (asked.game.phase(), asked.game.chooser()),
        (Phase::ChoosingSides, Some(Side::South))
    );
    assert!(
        asked.game.teacher.analyses.iter().all(Option::is_none),
        "nothing is given away"
    );
    let swapped = asked.after(GameAction::ChooseSides { is_swapped: true });
    assert_eq!(
        (swapped.game.phase(), swapped.game.mover()),
        (Phase::Thinking, Some(Side::South))
    );
    // The choice is stored, and told to be new.
    let stored: SavedGame = swapped
        .game
        .saved()
        .to_string()
        .parse()
        .expect("a stored game");
    assert_eq!(stored, swapped.game.saved());
    let again = AppState::new(stored);
    assert_eq!(
        (again.game.phase(), again.game.is_flipped()),
        (Phase::Thinking, true)
    );
    let undone = swapped.after(GameAction::Undo);
    assert_eq!(
        (undone.game.phase(), undone.game.players),
        (Phase::ChoosingSides, start.game.players)
    );
}

#[test]
fn the_same_game_again_is_as_fair() {
    let chosen =
        began(&with_bot(Side::North), "E+").after(GameAction::ChooseSides { is_swapped: true });
    let over = chosen.after(GameAction::Resign(Side::North));
    assert_eq!(
        over.game.termination,
        Some(Termination::Resigned(Side::North))
    );
    let again = over.after(Action::Again);
    assert_eq!(again.game.fair_start, Some(FairStart::Open));
    // The person sits as before, and begins this time.
    assert_eq!(again.game.players[Side::South], Player::Person);
    assert_eq!(again.game.mover(), Some(Side::South));
}

#[test]
fn whoever_plays_on_from_the_first_move_keeps_the_choice() {
    let asked = played(&begun(BySide::default(), Side::South, None), "c-");
    let later = played(
        &asked.after(GameAction::ChooseSides { is_swapped: true }),
        "E+",
    );
    let look = |at| later.after(GameAction::ShowPly(at));
    let chosen = look(1).after(GameAction::PlayOn);
    assert_eq!(
        (chosen.game.phase(), chosen.game.fair_start),
        (Phase::Choosing, Some(FairStart::Swapped))
    );
    let start = look(0).after(GameAction::PlayOn);
    assert_eq!(
        (start.game.phase(), start.game.fair_start),
        (Phase::Choosing, Some(FairStart::Open))
    );
}

#[test]
fn the_clock_of_the_chooser_runs_and_goes_with_the_player() {
    let clock = ClockKind::Game {
        minutes: 1,
        increment: 0,
    };
    let start = begun(BySide::default(), Side::South, Some(clock));
    let mv = start.game.rules().parse_move("c-").expect("a move");
    let asked = start.after_at(GameAction::Play(mv), 1_000.0, 0);
    let asked = asked.after_at(GameAction::EndAnimation(asked.game.revision), 2_000.0, 0);
    let clock = asked.game.clock.expect("a clock");
    assert_eq!(clock.running(), Some(Side::North));
    let chosen = asked.after_at(GameAction::ChooseSides { is_swapped: true }, 7_000.0, 0);
    let clock = chosen.game.clock.expect("a clock");
    assert_eq!(clock.running(), Some(Side::North));
    let left = |side| clock.left(side, 7_000.0);
    assert_eq!((left(Side::South), left(Side::North)), (55_000, 60_000));
}

const OPENINGS: &str = "# Made by a command.\nc- E+; 12; 9\n";

fn chosen(start: GameStart, variant: Variant) -> (NewGame, Settings) {
    let choice = NewGame {
        variant,
        options: variant.default_options(),
        opponent: Opponent::Person,
    };
    let settings = Settings {
        start,
        ..Settings::default()
    };
    (choice, settings)
}

#[test]
fn a_balanced_opening_is_played_before_the_game() {
    let (choice, settings) = chosen(GameStart::Balanced, Variant::Giuthi);
    let openings = BalancedOpenings::read(Variant::Giuthi, OPENINGS).expect("openings");
    assert_eq!(
        choice.start(&settings, None, 0),
        None,
        "they are still loaded"
    );
    let other = BalancedOpenings::read(Variant::GiuthiStore, OPENINGS);
    assert_eq!(choice.start(&settings, other.as_ref(), 0), None);
    let page = begun(BySide::default(), Side::South, None);
    let start = |settings| {
        let start = choice.start(&settings, Some(&openings), 6);
        page.after(start.expect("a start"))
    };
    let state = start(settings);
    assert_eq!(state.game.record.to_string(), "c- E+");
    assert_eq!(
        (state.game.phase(), state.game.fair_start),
        (Phase::Choosing, None)
    );
    assert!(describe::status_detail(&english(), &state.game).starts_with("A balanced opening"));
    assert!(!state.game.can_undo());
    let first = Some(First::North);
    let mirrored = start(Settings { first, ..settings });
    assert_eq!(mirrored.game.record.to_string(), "C- e+");
    let again = state
        .after(GameAction::Resign(Side::South))
        .after(Action::Again);
    assert_eq!(again.game.record, mirrored.game.record);
    // The page is loaded again.
    let stored = state
        .game
        .saved()
        .to_string()
        .parse()
        .expect("a stored game");
    let reloaded = AppState::new(stored);
    assert_eq!(reloaded.game.opening_plies, 2);
    assert!(!reloaded.game.can_undo());
    let again = reloaded
        .after(GameAction::Resign(Side::South))
        .after(Action::Again);
    assert_eq!(again.game.record, mirrored.game.record);
}

#[test]
fn every_list_of_openings_can_be_begun_with_by_either_side() {
    for variant in Variant::ALL {
        let path = format!("static/openings/{}.txt", variant.id());
        let text = std::fs::read_to_string(path).expect("a list");
        let openings = BalancedOpenings::read(variant, &text).expect("openings");
        for (random, first) in (0..40).flat_map(|random| Side::ALL.map(|first| (random, first))) {
            let plies = openings.choose(random, first);
            let mut game = Match::new(variant.default_rules(), first);
            let count = plies.len();
            for ply in plies {
                game.play_ply(ply, &mut ()).expect("a legal ply");
            }
            assert!((2..=4).contains(&count), "{variant}: {game}");
            assert_eq!(game.next_step(), NextStep::Play);
        }
    }
    for text in ["", "# Nothing.\n", "c- e+; 0; 9\n"] {
        assert_eq!(
            BalancedOpenings::read(Variant::Giuthi, text),
            None,
            "{text}"
        );
    }
}

#[test]
fn a_fair_start_is_offered_where_it_makes_sense() {
    use GameStart::{Balanced, Swap, Usual};
    let (race, settings) = chosen(Swap, Variant::SulusAidi);
    assert_eq!(race.starts(), [Usual, Balanced]);
    assert_eq!(race.game_start(&settings), Usual);
    let (mut choice, _) = chosen(Swap, Variant::LayliGoobalay);
    assert_eq!(choice.starts(), [Usual, Swap, Balanced]);
    assert_eq!(choice.game_start(&settings), Swap);
    choice.options.seeds = 5;
    assert_eq!(choice.starts(), [Usual, Swap]);
}

#[test]
fn a_mirrored_move_keeps_its_direction() {
    let game = Match::new(rules(), Side::South);
    let (pit, direction) = (Pit::new(2), Direction::Backward);
    let [Ply::Move(mv)] = mirrored(&game, vec![Ply::Move(Move { pit, direction })])[..] else {
        panic!("a move");
    };
    assert_eq!(
        mv,
        Move {
            pit: Pit::new(8),
            direction
        }
    );
}
