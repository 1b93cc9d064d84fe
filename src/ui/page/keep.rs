//! The running game in the address bar and on the device.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::{Date, Math};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::storage;
use crate::link::{Id, Kept, LinkError, Player, Saved, Shared, View as Seen, decode, encode};
use crate::rules::{BySide, Match, Next, Side, Variant};
use crate::ui::choice::Choice;
use crate::ui::settings::Settings;
use crate::ui::state::{Action, Card, Notice, Running, State, View};
use crate::ui::words::Language;

const SETTINGS: &str = "mbegu.settings";
/// The language, once it has been chosen by hand.
const LANGUAGE: &str = "mbegu.language";
/// What an address with the name of a kept game begins with, which no link does.
const NAMED: char = '~';

/// The state that a visit begins with: the game of the address, else the one
/// played last, else a new one.
#[must_use]
pub fn first_state() -> State {
    let mut state = State::new(fresh());
    match storage::last().and_then(|id| Some((id, storage::game(id)?))) {
        Some((id, Ok(kept))) => state = state.after(Action::Resume(id, Box::new(kept))),
        Some((_, Err(error))) => state.notice = Some(Notice::BrokenSave(error)),
        None if storage::is_last_damaged() => state.notice = Some(Notice::NoSuchGame),
        None => {}
    }
    state = state.after(Action::Speak(wanted_language()));
    state.settings =
        storage::read(SETTINGS).map_or_else(Settings::default, |text| Settings::parse(&text));
    state.choice = Choice::like(&state);
    if let Some(text) = address() {
        state.view = View::Board;
        for action in actions_of(&state, &text, Notice::BrokenLink) {
            state = state.after(action);
        }
    }
    // Nothing has been pressed yet.
    state.turn = 1;
    state
}

/// The language that was chosen here, or else the first of the reader's that
/// the page speaks.
#[must_use]
pub fn wanted_language() -> Language {
    let chosen = storage::read(LANGUAGE).and_then(|tag| Language::find(&tag));
    chosen.unwrap_or_else(|| {
        let wanted = window().navigator().languages();
        Language::from_tags(wanted.iter().filter_map(|tag| tag.as_string()))
    })
}

/// A new game of Giuthi against the bot at its lowest level.
pub(super) fn fresh() -> Saved {
    Saved::new(
        Match::new(Variant::Giuthi.default_rules(), Side::South),
        BySide {
            south: Player::Person,
            north: Player::Bot(1),
        },
    )
}

/// What an address brings: a kept game, a letter, or another's game.
fn actions_of(state: &State, address: &str, broken: fn(LinkError) -> Notice) -> Vec<Action> {
    if let Some(name) = address.strip_prefix(NAMED) {
        let game = name
            .parse()
            .ok()
            .and_then(|id| Some((id, storage::game(id)?)));
        return vec![match game {
            Some((id, Ok(kept))) => Action::Resume(id, Box::new(kept)),
            Some((_, Err(error))) => Action::Tell(Notice::BrokenSave(error)),
            None => Action::Tell(Notice::NoSuchGame),
        }];
    }
    // What ends the sentence that a link stands in is no part of it.
    let shared = match decode(address.trim_end_matches(['.', ',', ';', ')', '>'])) {
        Ok(shared) => shared,
        Err(error) => return vec![Action::Tell(broken(error))],
    };
    if let Seen::Letter(letter) = shared.view {
        // What is on the board may be newer than what could be kept.
        let here = state.own && state.card.id == Some(letter.id);
        let game = here.then(|| Ok(kept(state)));
        let known = match game.or_else(|| storage::game(letter.id)) {
            Some(Ok(known)) => Some(Box::new(known)),
            Some(Err(error)) => {
                // It stays as it is; the letter can be looked at.
                let view = Seen::Play;
                let open = Action::Open(Shared { view, ..shared });
                return vec![open, Action::Tell(Notice::BrokenSave(error))];
            }
            None => None,
        };
        let now = now();
        return vec![Action::Arrive {
            shared,
            letter,
            kept: known,
            now,
        }];
    }
    let mut actions = Vec::new();
    match find(&shared) {
        Some((id, kept)) if shared.view != Seen::Puzzle => {
            actions.push(Action::Resume(id, Box::new(kept)));
            if let Seen::Look(at) = shared.view {
                actions.push(Action::Look { at, replay: false });
            }
        }
        _ => actions.push(Action::Open(shared)),
    }
    actions
}

/// The kept game that a link tells, the one played last before others.
fn find(shared: &Shared) -> Option<(Id, Kept)> {
    let link = encode(&Shared {
        view: Seen::Play,
        ..shared.clone()
    });
    let is = |text: &str| text.split(' ').nth(2) == Some(&*link);
    let last = storage::last();
    let found = storage::games().filter(|(_, text)| is(text));
    let (id, text) = found.max_by_key(|&(id, _)| Some(id) == last)?;
    Some((id, Kept::parse(&text).ok()?))
}

/// The games by link that are not over, those that wait for the player first.
fn running() -> Vec<Running> {
    let by_link = |text: &str| text.split(' ').take(2).any(|player| player == "friend");
    let (mut running, rest): (Vec<_>, Vec<_>) = storage::games()
        .filter(|(_, text)| by_link(text))
        .filter_map(|(id, text)| {
            let Kept {
                saved,
                friend,
                sent,
                ..
            } = Kept::parse(&text).ok()?;
            let over = saved.ended.is_some() || matches!(saved.game.next(), Next::Over(_));
            let unsent = sent != Some(saved.game.tokens());
            let is_person = |side| saved.players[side] == Player::Person;
            let asked = saved.letter.is_some_and(|letter| is_person(letter.to));
            (!over || unsent).then(|| Running {
                id,
                variant: saved.game.current().rules().variant(),
                friend,
                mine: unsent || asked,
            })
        })
        .partition(|game| game.mine);
    running.extend(rest);
    running
}

/// Seconds since the beginning of 1970 (UTC).
fn now() -> u64 {
    (Date::now() / 1000.0) as u64
}

/// The game as it is to be kept.
fn kept(state: &State) -> Kept {
    let Card {
        begun,
        friend,
        sent,
        ..
    } = state.card.clone();
    Kept {
        saved: state.saved(),
        begun,
        played: now(),
        sent,
        friend,
    }
}

/// The running game's link.
fn link(state: &State) -> String {
    let Saved {
        game,
        ended,
        letter,
        ..
    } = state.saved();
    let view = letter.map_or(Seen::Play, Seen::Letter);
    encode(&Shared { game, ended, view })
}

/// Keeps the address and the device up to date with the running game, follows
/// what another tab makes of it, and opens a link that is put into the address
/// bar.
#[hook]
pub fn use_keeping(state: &UseReducerHandle<State>) {
    let link = link(state);
    let told = use_mut_ref(|| false);
    // The running game as the device last had it.
    let known = use_mut_ref(|| None::<(Id, String)>);
    {
        let (state, known) = (state.clone(), known.clone());
        let written = (link.clone(), state.players, state.own, state.card.clone());
        use_effect_with(written, move |(link, _, own, card)| {
            // A game that is only looked at leaves the kept ones alone.
            if !*own {
                return;
            }
            let Some(id) = card.id else {
                let id = Id::new((Math::random() * f64::from(u32::MAX)) as u32);
                return state.dispatch(Action::Enter(id, now()));
            };
            write_address(link);
            let before = known.take();
            if let Some((other, text)) = before.as_ref().filter(|(other, _)| *other != id) {
                leave(*other, text);
            }
            let text = storage::read(&id.key());
            let stale = before.is_some_and(|(it, before)| {
                it == id && text.as_ref().is_some_and(|text| !is_alike(text, &before))
            });
            if stale && follow(&state, &known) {
                return;
            }
            let kept = kept(&state).show();
            let same = text.is_some_and(|text| is_alike(&text, &kept));
            if !storage::keep_game(id, (!same).then_some(&*kept)) && !told.replace(true) {
                state.dispatch(Action::Tell(Notice::NothingKept));
            }
            known.replace(Some((id, kept)));
        });
    }
    // The browser's own choice is not kept: it may choose otherwise next time.
    let spoken = use_mut_ref(|| state.language);
    use_effect_with(state.language, move |language| {
        if spoken.replace(*language) != *language {
            storage::keep(LANGUAGE, language.tag());
        }
    });
    use_effect_with(state.settings, |settings| {
        storage::keep(SETTINGS, &settings.show());
    });
    {
        let dispatcher = state.dispatcher();
        use_effect_with(state.view, move |&view| {
            if view == View::Picker {
                dispatcher.dispatch(Action::Running(running()));
            }
        });
    }
    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    use_effect_with((), move |()| {
        // A page that is gone back to has heard nothing in the meantime.
        let heard = ["storage", "pageshow"].map(|event| {
            let (latest, known) = (latest.clone(), known.clone());
            EventListener::new(&window(), event, move |_| {
                let state = latest.borrow().clone();
                follow(&state, &known);
            })
        });
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            let state = latest.borrow().clone();
            let own = self::link(&state);
            let Some(text) = address().filter(|text| *text != own) else {
                return;
            };
            for action in actions_of(&state, &text, Notice::StrayLink) {
                if matches!(action, Action::Tell(_)) {
                    write_address(&own);
                }
                state.dispatch(action);
            }
        });
        move || drop((heard, listener))
    });
}

/// What the device has of a running game that was changed in another tab: takes
/// it, if there is anything new.
fn follow(state: &UseReducerHandle<State>, known: &RefCell<Option<(Id, String)>>) -> bool {
    let Some(id) = state.card.id.filter(|_| state.own) else {
        return false;
    };
    let Some(text) = storage::read(&id.key()) else {
        return false;
    };
    let new = Kept::parse(&text)
        .ok()
        .filter(|kept| kept.saved != state.saved() || Card::of(id, kept) != state.card);
    known.replace(Some((id, text)));
    let follows = new.is_some();
    if let Some(kept) = new {
        state.dispatch(Action::Follow(Box::new(kept)));
    }
    follows
}

/// A game in which nothing was played is not kept once it is left.
fn leave(id: Id, text: &str) {
    let is_bare = |kept: &Kept| {
        let saved = &kept.saved;
        saved.game.tokens() == 0
            && Side::ALL
                .iter()
                .all(|&side| saved.players[side] != Player::Friend)
    };
    // Another tab may have gone on with it.
    let now = storage::read(&id.key()).filter(|now| is_alike(now, text));
    if now.is_some_and(|text| Kept::parse(&text).is_ok_and(|kept| is_bare(&kept))) {
        storage::forget(&id.key());
    }
}

/// Whether two texts of a game differ in no more than when it was played last.
fn is_alike(one: &str, other: &str) -> bool {
    let parts = |text| str::split(text, ' ').enumerate();
    let rest = |text| parts(text).filter(|&(place, _)| place != 4);
    rest(one).eq(rest(other))
}

/// The link in the address bar, if there is one.
fn address() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix('#')
        .filter(|link| !link.is_empty())
        .map(str::to_owned)
}

fn write_address(link: &str) {
    // The address is a copy of the game: one that can't be written is a
    // convenience lost, nothing more.
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&["#", link].concat()));
    }
}
