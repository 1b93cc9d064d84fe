use super::*;
use crate::link::{ClockKind, GameId, Name, read_file};
use crate::ui::browser::samples::stored;
use crate::ui::library::{GameProgress, LibraryEntry};
use crate::ui::state::GameAction;
use crate::ui::state::{Action, AppState, Notice, View};

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(1),
};
const WITH_FRIEND: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Friend,
};

fn resumed(id: u32, game: &StoredGame) -> AppState {
    AppState::new(new_game()).after(Action::Resume(GameId::new(id), Box::new(game.clone())))
}

/// Nothing is encoded for a dialog, a setting or another view.
#[test]
fn only_what_is_stored_counts_as_a_change() {
    let state = resumed(1, &stored(WITH_BOT, "a- E+"));
    let inputs = StoredInputs::of(&state.game);
    let mut settings = state.game.settings;
    settings.flipped = !settings.flipped;
    for action in [
        Action::ShowNotice(Notice::NothingStored),
        GameAction::AskResign(true).into(),
        GameAction::Set(settings).into(),
        Action::View(View::Picker),
        GameAction::ShowPly(1).into(),
    ] {
        let after = state.after(action.clone());
        assert_eq!(StoredInputs::of(&after.game), inputs, "{action:?}");
    }
    for action in [
        GameAction::Undo.into(),
        GameAction::Resign(Side::South).into(),
        GameAction::SetPlayer(Side::North, Player::Bot(3)).into(),
        Action::Invite,
        GameAction::NameFriend(Name::tidy("Wanjiru")).into(),
    ] {
        let after = state.after(action.clone());
        assert_ne!(StoredInputs::of(&after.game), inputs, "{action:?}");
    }
}

#[test]
fn the_time_alone_makes_no_other_game() {
    let text = stored(WITH_BOT, "a-").to_string();
    let later = StoredGame {
        played: 99,
        ..stored(WITH_BOT, "a-")
    };
    assert!(is_same_game(&text, &later.to_string()));
    assert!(!is_same_game(&text, &stored(WITH_BOT, "b-").to_string()));
    let begun = StoredGame {
        begun: 11,
        ..stored(WITH_BOT, "a-")
    };
    assert!(!is_same_game(&text, &begun.to_string()));
    let named = StoredGame {
        friend: Name::tidy("A B"),
        ..stored(WITH_FRIEND, "a-")
    };
    assert!(!is_same_game(
        &named.to_string(),
        &stored(WITH_FRIEND, "a-").to_string()
    ));
    assert!(is_same_game("damaged", "damaged") && !is_same_game("damaged", &text));
}

#[test]
fn a_game_that_is_left_goes_only_if_it_is_bare() {
    assert!(is_bare(&stored(WITH_BOT, "")));
    assert!(!is_bare(&stored(WITH_BOT, "a-")));
    assert!(!is_bare(&stored(WITH_FRIEND, "")));
}

#[test]
fn a_game_that_another_tab_changed_is_followed() {
    let game = stored(WITH_BOT, "a- E+");
    let state = resumed(1, &game);
    let id = GameId::new(1);
    let again = StoredGame { played: 99, ..game };
    assert_eq!(changed_game(&state.game, id, &again.to_string()), None);
    let further = stored(WITH_BOT, "a- E+ b+");
    assert_eq!(
        changed_game(&state.game, id, &further.to_string()),
        Some(further.clone())
    );
    assert_eq!(changed_game(&state.game, id, "damaged"), None);
}

#[test]
fn a_clock_that_runs_is_no_change_of_the_game() {
    let mut game = stored(BySide::default(), "a- E+");
    let kind = ClockKind::Move { seconds: 30 };
    game.saved.clock = Some(SavedClock::new(kind));
    let running = resumed(1, &game).after_at(GameAction::PauseClock(false), 0.0, 0);
    assert!(running.game.time_limit().is_some());
    assert_eq!(
        StoredInputs::of(&running.game),
        StoredInputs::of(&running.game)
    );
    let text = game.to_string();
    assert_eq!(changed_game(&running.game, GameId::new(1), &text), None);
    // A pause is stored with the time that has run.
    let paused = running.after_at(GameAction::PauseClock(true), 4_000.0, 0);
    assert_ne!(
        StoredInputs::of(&running.game),
        StoredInputs::of(&paused.game)
    );
    let inputs = StoredInputs::of(&running.game);
    assert!(StoredInputs::of(&paused.game).differs_by_clock(&inputs));
    let undone = paused.after(GameAction::Undo);
    assert!(!StoredInputs::of(&undone.game).differs_by_clock(&inputs));
    let text = stored_game(&paused.game, 9).to_string();
    assert!(text.contains("~30s:26000:30000 "), "{text}");
}

/// The picker and the list agree whose turn it is.
#[test]
fn an_imported_game_without_a_message_is_the_same_to_picker_and_list() {
    for (record, is_mine) in [("record a-\nsent 1", false), ("record a- E+\nsent 2", true)] {
        let text = format!("game giuthi\nplayers person friend\n{record}\n");
        let file = read_file(&text);
        assert_eq!(file.faults, []);
        let imported = file.games[0].clone().into_stored(50);
        let (id, text) = (GameId::new(7), imported.to_string());
        let entry = LibraryEntry::read(id.key().into(), text);
        let listed = entry.game.expect("a game");
        assert_eq!(listed.stored.is_due(), is_mine, "{record}");
        assert_eq!(listed.progress() == GameProgress::YourTurn, is_mine);
    }
}

#[test]
fn an_export_is_offered_once_for_every_fifty_games() {
    let due = [
        (0, 0),
        (49, 0),
        (50, 0),
        (51, 50),
        (99, 50),
        (100, 50),
        (649, 50),
        (20, 50),
    ];
    let due = due.map(|(count, offered)| export_due(count, offered));
    assert_eq!(
        due,
        [None, None, Some(50), None, None, Some(100), Some(600), None]
    );
}
