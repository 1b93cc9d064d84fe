use super::*;
use crate::bot::protocol::Question;
use crate::bot::{Analysis, AnalysisBudget, MoveScore};
use crate::link::{ClockKind, SavedGame, Termination};
use crate::rules::{Direction, Move, Pit};
use crate::ui::describe;
use crate::ui::i18n::samples::english;
use crate::ui::state::settings::{First, GameStart, Settings};
use crate::ui::state::{Action, BotHealth, Command, NewGame, Opponent};

const BOT: Player = Player::Bot(3);

fn rules() -> crate::rules::Rules {
    Variant::Giuthi.default_rules()
}

/// A new game of Giuthi with the swap rule.
fn begun(players: BySide<Player>, first: Side, clock: Option<ClockKind>) -> State {
    let game = Match::new(rules(), Side::South);
    let mut page = State::new(SavedGame::new(game, BySide::default()));
    page.device.bot = BotHealth::Ready;
    page.after(Action::Start {
        rules: rules(),
        first,
        players,
        clock,
        beginning: Beginning::Swap,
    })
}

fn with_bot(first: Side) -> State {
    let (south, north) = (Player::Person, BOT);
    begun(BySide { south, north }, first, None)
}

fn shown(state: &State) -> State {
    state.after(Action::EndAnimation(state.table.revision))
}

fn played(state: &State, mv: &str) -> State {
    let mv = state.rules().parse_move(mv).expect("a move");
    shown(&state.after(Action::Play(mv)))
}

fn pressed(state: &State, command: Command) -> State {
    state.after(Action::Press { command, random: 0 })
}

/// The bot finds these scores.
fn answered(state: &State, scores: &[(&str, i32)]) -> State {
    let question = state.bot_question().expect("a question").question;
    let budget = AnalysisBudget::HINT;
    assert_eq!(question, Question::Analysis { budget });
    let moves = scores.iter().map(|&(mv, score)| MoveScore {
        mv: state.rules().parse_move(mv).expect("a move"),
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
    shown(&state.after(Action::BotAnswer(state.request, Answer::Analysis(analysis))))
}

/// The bot finds this first move.
fn began(state: &State, mv: &str) -> State {
    let mv = state.rules().parse_move(mv).expect("a move");
    shown(&state.after(Action::BotAnswer(state.request, Answer::Move(mv))))
}

#[test]
fn the_other_player_chooses_after_the_first_move() {
    let start = begun(BySide::default(), Side::South, None);
    assert_eq!(start.phase(), Phase::Choosing);
    let asked = played(&start, "c-");
    assert_eq!(asked.phase(), Phase::ChoosingSides);
    assert_eq!(
        (asked.chooser(), asked.mover()),
        (Some(Side::North), Some(Side::North))
    );
    assert_eq!(
        describe::status_line(&english(), &asked),
        "North to move: stay, or change sides"
    );
    // Nobody moves before.
    assert_eq!(played(&asked, "E+").table.game.plies(), 1);
    for (command, choice) in [
        (Command::KeepSides, FairStart::Kept),
        (Command::SwapSides, FairStart::Swapped),
    ] {
        let chosen = pressed(&asked, command);
        assert_eq!(chosen.table.fair_start, Some(choice));
        assert_eq!(
            (chosen.phase(), chosen.mover()),
            (Phase::Choosing, Some(Side::North))
        );
        assert_ne!(chosen.table.revision, asked.table.revision);
        // It is chosen once.
        assert_eq!(
            pressed(&chosen, Command::SwapSides).table.fair_start,
            Some(choice)
        );
        let undone = chosen.after(Action::Undo);
        assert_eq!(undone.phase(), Phase::ChoosingSides);
        let begun = undone.after(Action::Undo);
        assert_eq!(begun.table.game.plies(), 0);
        // The move and the choice are made again, one after the other.
        let moved = shown(&begun.after(Action::Redo));
        assert_eq!((moved.phase(), moved.can_redo()), (undone.phase(), true));
        let again = moved.after(Action::Redo);
        assert_eq!(
            (again.table.fair_start, again.table.players, again.phase()),
            (Some(choice), chosen.table.players, Phase::Choosing)
        );
        assert!(!again.can_redo());
        // Another choice leaves nothing to make again.
        assert!(!pressed(&moved, Command::KeepSides).can_redo());
    }
}

#[test]
fn the_bot_takes_the_better_side() {
    let asked = played(&with_bot(Side::South), "c-");
    assert_eq!(
        (asked.phase(), asked.chooser()),
        (Phase::Thinking, Some(Side::North))
    );
    let kept = answered(&asked, &[("E+", 120), ("F+", -300)]);
    assert_eq!(kept.table.fair_start, Some(FairStart::Kept));
    assert_eq!(
        (kept.phase(), kept.mover()),
        (Phase::Thinking, Some(Side::North))
    );
    // Its own move comes from its level.
    assert_eq!(
        kept.bot_question().map(|it| it.question),
        Some(Question::Move { level: 3 })
    );
    let swapped = answered(&asked, &[("E+", -120), ("F+", -300)]);
    assert_eq!(swapped.table.fair_start, Some(FairStart::Swapped));
    assert_eq!(swapped.table.players[Side::South], BOT);
    assert_eq!(
        (swapped.phase(), swapped.mover()),
        (Phase::Choosing, Some(Side::North))
    );
    assert!(swapped.is_flipped(), "the person's row is the near one");
    // The person made the first move, on the other side.
    assert!(swapped.table.is_by_person(0, Side::South));
    assert!(describe::last_ply_of(&english(), &swapped).starts_with("You"));
    assert_eq!(
        describe::status_detail(&english(), &swapped),
        "The players have changed sides."
    );
    // An undo takes the choice of the bot and the move before it.
    let undone = played(&swapped, "E+").after(Action::Undo);
    assert_eq!(
        (undone.table.game.plies(), undone.phase()),
        (1, Phase::Choosing)
    );
    let begun = undone.after(Action::Undo);
    assert_eq!(
        (begun.table.game.plies(), begun.phase()),
        (0, Phase::Choosing)
    );
    assert_eq!(begun.table.fair_start, Some(FairStart::Open));
    assert_eq!(begun.table.players[Side::South], Player::Person);
    // They come again together, and then the move after them.
    let again = shown(&begun.after(Action::Redo));
    assert_eq!(
        (again.table.game.plies(), again.table.fair_start),
        (1, Some(FairStart::Swapped))
    );
    assert_eq!(again.table.players, swapped.table.players);
    let moved = shown(&again.after(Action::Redo));
    assert_eq!(moved.table.game.to_string(), "c- E+");
}

#[test]
fn the_bot_begins_with_a_move_that_is_fair() {
    let start = with_bot(Side::North);
    let budget = AnalysisBudget::REVIEW;
    let question = start.bot_question().map(|it| it.question);
    assert_eq!(question, Some(Question::FairMove { budget }));
    let asked = began(&start, "E+");
    assert_eq!(asked.table.game.to_string(), "E+");
    assert_eq!(
        (asked.phase(), asked.chooser()),
        (Phase::ChoosingSides, Some(Side::South))
    );
    assert!(
        asked.teacher.analyses.iter().all(Option::is_none),
        "nothing is given away"
    );
    let swapped = pressed(&asked, Command::SwapSides);
    assert_eq!(
        (swapped.phase(), swapped.mover()),
        (Phase::Thinking, Some(Side::South))
    );
    // The choice is stored, and told to be new.
    let stored: SavedGame = swapped.saved().to_string().parse().expect("a stored game");
    assert_eq!(stored, swapped.saved());
    let again = State::new(stored);
    assert_eq!((again.phase(), again.is_flipped()), (Phase::Thinking, true));
    let undone = swapped.after(Action::Undo);
    assert_eq!(
        (undone.phase(), undone.table.players),
        (Phase::ChoosingSides, start.table.players)
    );
}

#[test]
fn the_same_game_again_is_as_fair() {
    let chosen = pressed(&began(&with_bot(Side::North), "E+"), Command::SwapSides);
    let over = chosen.after(Action::Resign(Side::North));
    assert_eq!(
        over.table.termination,
        Some(Termination::Resigned(Side::North))
    );
    let again = over.after(Action::Again);
    assert_eq!(again.table.fair_start, Some(FairStart::Open));
    // The person sits as before, and begins this time.
    assert_eq!(again.table.players[Side::South], Player::Person);
    assert_eq!(again.mover(), Some(Side::South));
}

#[test]
fn whoever_plays_on_from_the_first_move_keeps_the_choice() {
    let asked = played(&begun(BySide::default(), Side::South, None), "c-");
    let later = played(&pressed(&asked, Command::SwapSides), "E+");
    let look = |at| later.after(Action::ShowPly { at, replay: false });
    let chosen = look(1).after(Action::PlayOn);
    assert_eq!(
        (chosen.phase(), chosen.table.fair_start),
        (Phase::Choosing, Some(FairStart::Swapped))
    );
    let start = look(0).after(Action::PlayOn);
    assert_eq!(
        (start.phase(), start.table.fair_start),
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
    let mv = start.rules().parse_move("c-").expect("a move");
    let asked = start.after_at(Action::Play(mv), 1_000.0);
    let asked = asked.after_at(Action::EndAnimation(asked.table.revision), 2_000.0);
    let clock = asked.table.clock.expect("a clock");
    assert_eq!(clock.running(), Some(Side::North));
    let chosen = asked.after_at(Action::ChooseSides { is_swapped: true }, 7_000.0);
    let clock = chosen.table.clock.expect("a clock");
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
    assert_eq!(state.table.game.to_string(), "c- E+");
    assert_eq!(
        (state.phase(), state.table.fair_start),
        (Phase::Choosing, None)
    );
    assert!(describe::status_detail(&english(), &state).starts_with("A balanced opening"));
    assert!(!state.can_undo());
    let first = Some(First::North);
    let mirrored = start(Settings { first, ..settings });
    assert_eq!(mirrored.table.game.to_string(), "C- e+");
    let again = state
        .after(Action::Resign(Side::South))
        .after(Action::Again);
    assert_eq!(again.table.game, mirrored.table.game);
    // The page is loaded again.
    let stored = state.saved().to_string().parse().expect("a stored game");
    let reloaded = State::new(stored);
    assert_eq!(reloaded.table.opened, 2);
    assert!(!reloaded.can_undo());
    let again = reloaded
        .after(Action::Resign(Side::South))
        .after(Action::Again);
    assert_eq!(again.table.game, mirrored.table.game);
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
