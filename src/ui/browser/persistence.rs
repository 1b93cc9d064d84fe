//! The running game, the settings and the language in the storage.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::address::{actions_of, game_link};
use super::durability;
use super::locale::preferred_language;
use super::route::Route;
use super::router::current_route;
use super::storage;
use super::stored::{
    StoredInputs, changed_game, export_due, is_bare, is_same_game, new_game, stored_game,
};
use super::system::{is_reload, now, random_bits, secret_bytes};
use crate::link::{GameId, LinkContent, LinkView, StoredGame, StoredGameError};
use crate::ui::state::{Action, AppState, GameAction, NewGame, Notice};

/// The longest time that a page takes to write the address after a move, in seconds.
const ADDRESS_DELAY: u64 = 10;

/// The state that a visit begins with: the game of the address, else the one
/// played last, else a new one.
pub fn first_state() -> AppState {
    let route = current_route();
    let own = game_of_tab(&route);
    let is_own = own.is_some();
    let last = own.or_else(last_game);
    let played = match &last {
        Some((_, Ok(game))) => game.played,
        _ => 0,
    };
    let mut state = resumed(last).after(Action::SetLanguage(preferred_language()));
    state.game.settings = storage::settings().unwrap_or_default();
    state.game.secret = secret_bytes();
    state.new_game = NewGame::like(&state.game);
    match route {
        Route::View(view) => state = state.after(Action::View(view)),
        Route::Unknown => state = state.after(Action::ShowNotice(Notice::NoSuchView)),
        // It may have gone on in another tab.
        Route::Game(_) if is_own => {}
        Route::Game(address) => {
            let actions = actions_of(&state, &address, Notice::BrokenLink, &storage::LocalGames);
            let is_recent = now().saturating_sub(played) <= ADDRESS_DELAY;
            let is_late = is_reload() && is_recent && is_late_address(&state, &actions);
            if !is_late {
                for action in actions {
                    state = state.after(action);
                }
            }
        }
    }
    state.game.has_changed = false;
    state
}

/// Returns whether an address is that of the running game before its last move or its
/// end: a page that is reloaded right after that may not have written it yet.
fn is_late_address(state: &AppState, actions: &[Action]) -> bool {
    let game = &state.game.record;
    let is_late = |content: &LinkContent| {
        let missing = game.plies().checked_sub(content.game.plies());
        let is_before = match missing {
            Some(0) => state.game.is_over() && content.ended.is_none(),
            Some(1) => true,
            _ => false,
        };
        content.view == LinkView::Play && is_before && game.starts_with(&content.game)
    };
    actions.iter().any(|action| match action {
        Action::Open(content) => is_late(content),
        _ => false,
    })
}

type FoundGame = (GameId, Result<StoredGame, StoredGameError>);

/// The game that was on the board of this tab at this address, as it is stored now.
fn game_of_tab(route: &Route) -> Option<FoundGame> {
    let tab = storage::TabGame::read()?;
    let game = storage::game(tab.id).filter(Result::is_ok)?;
    (*route == Route::Game(tab.address)).then_some((tab.id, game))
}

/// The game that was played last, as it is stored.
fn last_game() -> Option<FoundGame> {
    let id = storage::last_game()?;
    Some((id, storage::game(id)?))
}

/// The game that was played last, else a new one.
fn resumed(last: Option<FoundGame>) -> AppState {
    let state = AppState::new(new_game());
    match last {
        Some((id, Ok(game))) => state.after(Action::Resume(id, Box::new(game))),
        Some((_, Err(error))) => state.after(Action::ShowNotice(Notice::BrokenSave(error))),
        None if storage::is_last_game_damaged() => {
            state.after(Action::ShowNotice(Notice::NoSuchGame))
        }
        None => state,
    }
}

/// The running game as this tab last wrote or read it.
struct KnownGame {
    id: GameId,
    /// The stored text; empty if there is none.
    text: String,
    /// What this tab wrote last; `None` if another tab wrote the text.
    inputs: Option<StoredInputs>,
    /// Whether the device has refused what this tab wrote last.
    is_refused: bool,
}

type KnownGameRef = Rc<RefCell<Option<KnownGame>>>;

/// Stores the running game when it has changed, follows what another tab makes
/// of it, and stores the settings and the language.
#[hook]
pub fn use_persistence(state: &UseReducerHandle<AppState>) {
    let known: KnownGameRef = use_mut_ref(|| None);
    use_stored_game(state, Rc::clone(&known));
    use_other_tabs(state, known);
    use_stored_settings(state);
}

/// Writes the running game when it has changed, and when the page is left: then the
/// effect of the last change may not have come yet.
#[hook]
fn use_stored_game(state: &UseReducerHandle<AppState>, known: KnownGameRef) {
    {
        let dispatcher = state.dispatcher();
        use_effect_with((), move |()| {
            // What else is refused needs no more words.
            let listener = EventListener::once(&window(), storage::REFUSAL, move |_| {
                dispatcher.dispatch(Action::ShowNotice(Notice::NothingStored));
            });
            move || drop(listener)
        });
    }
    let inputs = StoredInputs::of(&state.game);
    let store = {
        let state = state.clone();
        // A handle keeps the state that is read through it, and this one lives as long as the
        // page: a clone is read instead.
        move || store_game(&state.clone(), &known)
    };
    {
        let store = store.clone();
        use_effect_with(inputs, move |_| store());
    }
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "pagehide", move |_| store());
        move || drop(listener)
    });
}

/// Writes the running game if it has changed. A game that is only looked at is not
/// stored.
fn store_game(state: &UseReducerHandle<AppState>, known: &KnownGameRef) {
    let inputs = StoredInputs::of(&state.game);
    let is_written = |known: &KnownGame| {
        let before = known.inputs.as_ref();
        // One that was removed elsewhere comes back by a move, not by its clock.
        let is_removed = || !known.text.is_empty() && storage::read(&known.id.key()).is_none();
        before.is_some_and(|before| {
            inputs == *before && !known.is_refused
                || inputs.differs_by_clock(before) && is_removed()
        })
    };
    if !state.game.is_own() || known.borrow().as_ref().is_some_and(is_written) {
        return;
    }
    let id = state.game.header.id;
    let id = id.unwrap_or_else(|| GameId::new(random_bits()));
    leave_other(id, known);
    if follow(state, known) {
        return;
    }
    let is_first = || storage::game_keys().is_ok_and(|keys| keys.is_empty());
    if state.game.header.id.is_none() && is_first() {
        durability::ask();
    }
    // A new game is stored under its id before the state knows the id.
    let enter = Action::from(GameAction::AssignId(id, now()));
    let entered = state.after(enter.clone());
    let is_written = write(id, &entered, known);
    if state.game.header.id.is_none() {
        state.dispatch(enter);
        if is_written {
            offer_export(state);
        }
    }
}

/// Offers an export after every fifty games. A game has just been stored.
fn offer_export(state: &UseReducerHandle<AppState>) {
    let count = storage::game_keys().map_or(0, |keys| keys.len());
    if let Some(step) = export_due(count, storage::offered())
        && state.notice.is_none()
        // What can't be noted would be offered with each game.
        && storage::write_offered(step).is_ok()
    {
        state.dispatch(Action::ShowNotice(Notice::ExportDue(count)));
    }
}

/// Stores the game of a state; returns whether it is stored. One that is there already keeps
/// its time.
fn write(id: GameId, state: &AppState, known: &KnownGameRef) -> bool {
    let text = stored_game(&state.game, now()).to_string();
    let stored = storage::read(&id.key()).filter(|stored| is_same_game(stored, &text));
    let text = stored.unwrap_or(text);
    let is_written = storage::write_game(id, &text, &game_link(&state.game));
    known.replace(Some(KnownGame {
        id,
        text: storage::read(&id.key()).unwrap_or_default(),
        inputs: Some(StoredInputs::of(&state.game)),
        is_refused: !is_written,
    }));
    is_written
}

/// Removes the game that was on the board before this one, if nothing was
/// played in it and no other tab has changed it.
fn leave_other(id: GameId, known: &KnownGameRef) {
    let Some(before) = known.borrow_mut().take_if(|known| known.id != id) else {
        return;
    };
    let key = before.id.key();
    let is_unchanged = is_same_game(&storage::read(&key).unwrap_or_default(), &before.text);
    let game = storage::game(before.id).filter(|_| is_unchanged);
    if game.is_some_and(|game| game.is_ok_and(|game| is_bare(&game))) {
        // A game that can't be removed stays in the list.
        let _ = storage::remove(&key);
    }
}

/// Takes over the running game as another tab has stored it since this one did; returns
/// whether it differs.
fn follow(state: &UseReducerHandle<AppState>, known: &KnownGameRef) -> bool {
    let Some(id) = state.game.header.id.filter(|_| state.game.is_own()) else {
        return false;
    };
    let Some(text) = storage::read(&id.key()) else {
        return false;
    };
    let is_new = |before: &KnownGame| before.id == id && !is_same_game(&text, &before.text);
    if !known.borrow().as_ref().is_some_and(is_new) {
        return false;
    }
    let changed = changed_game(&state.game, id, &text);
    let differs = changed.is_some();
    known.replace(Some(KnownGame {
        id,
        text,
        inputs: None,
        is_refused: false,
    }));
    if let Some(game) = changed {
        state.dispatch(Action::Follow(Box::new(game)));
    }
    differs
}

/// Follows what another tab makes of the running game.
#[hook]
fn use_other_tabs(state: &UseReducerHandle<AppState>, known: KnownGameRef) {
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    storage::use_storage_changes(move || {
        let state = latest.borrow().clone();
        follow(&state, &known);
    });
}

/// Stores the settings, and the language once it is chosen by hand: the
/// browser's own choice may be another one at the next visit.
#[hook]
fn use_stored_settings(state: &AppState) {
    let stored = use_mut_ref(|| state.language);
    use_effect_with(state.language, move |&language| {
        if stored.replace(language) != language {
            // It holds for this visit in any case.
            storage::report(storage::write_language(language));
        }
    });
    let settings = state.game.settings;
    let known = use_mut_ref(|| settings);
    use_effect_with(settings, move |&settings| {
        let before = known.replace(settings);
        // The choices of other tabs stay.
        let stored = storage::settings();
        let chosen = stored.map_or(settings, |stored| stored.with_changes(&before, &settings));
        let written = storage::write_settings(&chosen);
        // They hold for this visit in any case.
        if settings != before {
            storage::report(written);
        }
    });
}
