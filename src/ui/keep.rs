//! The running game in the address bar and on the device.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;
use yew::prelude::*;

use super::plan::Speed;
use super::state::{Action, Notice, State};
use crate::link::{Player, Saved, decode, encode};
use crate::rules::{BySide, Record, Side, Variant};

const GAME: &str = "mbegu.game";
const EARLIER: &str = "mbegu.earlier";
const SPEED: &str = "mbegu.speed";

/// The state that a visit begins with: the game of the address, else the one
/// kept here, else a new one with the picker open.
#[must_use]
pub fn first_state() -> State {
    let mut notice = None;
    let kept = match read(GAME).map(|text| Saved::parse(&text)) {
        Some(Ok(saved)) => Some(saved),
        Some(Err(error)) => {
            notice = Some(Notice::BrokenSave(error));
            None
        }
        None => None,
    };
    let linked = match address().map(|link| decode(&link)) {
        Some(Ok(record)) => Some(record),
        Some(Err(error)) => {
            notice = Some(Notice::BrokenLink(error));
            None
        }
        None => None,
    };
    let mut state = match (linked, kept) {
        // A reload: the address is the kept game's own.
        (Some(record), Some(kept)) if kept.record == record => State::new(kept),
        (Some(record), kept) => {
            let mut state = State::new(Saved {
                record,
                players: BySide::default(),
            });
            state.earlier = kept;
            state
        }
        (None, Some(kept)) if notice.is_none() => State::new(kept),
        (None, kept) => {
            let mut state = State::new(fresh());
            state.picking = notice.is_none();
            state.earlier = kept;
            state
        }
    };
    if state.earlier.is_none() {
        state.earlier = read(EARLIER).and_then(|text| Saved::parse(&text).ok());
    }
    state.notice = notice;
    let named = |name: &str| Speed::ALL.into_iter().find(|speed| speed.name() == name);
    state.speed = read(SPEED)
        .and_then(|name| named(&name))
        .unwrap_or_default();
    state
}

/// A new game of Giuthi against the bot at its lowest level.
fn fresh() -> Saved {
    Saved {
        record: Record::new(Variant::Giuthi.default_rules(), Side::South),
        players: BySide {
            south: Player::Person,
            north: Player::Bot(1),
        },
    }
}

/// Keeps the address and the device up to date with the running game, and
/// opens a link that is put into the address bar.
#[hook]
pub fn use_keeping(state: &UseReducerHandle<State>) {
    let link = encode(&state.record);
    {
        let (state, link) = (state.clone(), link.clone());
        let touched = state.turn > 1 && !state.picking;
        use_effect_with((link, state.players, touched), move |(link, ..)| {
            // What a broken link left in the address stays until a game is
            // begun, and a kept game stays until this one is played.
            if touched {
                write_address(link);
                if !keep(GAME, &state.saved().show()) && state.notice.is_none() {
                    state.dispatch(Action::Tell(Notice::NothingKept));
                }
            }
        });
    }
    use_effect_with(state.earlier.clone(), |earlier| {
        if let Some(earlier) = earlier {
            keep(EARLIER, &earlier.show());
        }
    });
    use_effect_with(state.speed, |speed| {
        keep(SPEED, speed.name());
    });
    let state = state.clone();
    use_effect_with(link, move |link| {
        let link = link.clone();
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            let Some(text) = address().filter(|text| *text != link) else {
                return;
            };
            match decode(&text) {
                Ok(record) => state.dispatch(Action::Open(Saved {
                    record,
                    players: BySide::default(),
                })),
                Err(error) => {
                    write_address(&link);
                    state.dispatch(Action::Tell(Notice::StrayLink(error)));
                }
            }
        });
        move || drop(listener)
    });
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
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{link}")));
    }
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it could be kept.
fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// What the browser keeps for the page; some keep nothing, for privacy.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
