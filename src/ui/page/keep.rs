//! The running game in the address bar and on the device.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;
use yew::prelude::*;

use crate::link::{Player, Saved, Shared, View as Seen, decode, encode};
use crate::rules::{BySide, Match, Side, Variant};
use crate::ui::choice::Choice;
use crate::ui::settings::Settings;
use crate::ui::state::{Action, Notice, State};
use crate::ui::words::Language;

/// The running game.
const GAME: &str = "mbegu.game";
/// A game that was left for another.
const EARLIER: &str = "mbegu.earlier";
const SETTINGS: &str = "mbegu.settings";
/// The language, once it has been chosen by hand.
const LANGUAGE: &str = "mbegu.language";

/// The state that a visit begins with: the game of the address, else the one
/// kept here, else a new one.
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
        Some(Ok(shared)) => Some(shared),
        Some(Err(error)) => {
            notice = Some(Notice::BrokenLink(error));
            None
        }
        None => None,
    };
    let earlier = read(EARLIER).and_then(|text| Saved::parse(&text).ok());
    let is = |saved: &Option<Saved>, shared: &Shared| {
        saved
            .as_ref()
            .is_some_and(|saved| saved.game == shared.game)
    };
    let view = linked.as_ref().map(|shared| shared.view);
    let (saved, own, earlier) = match (linked, kept) {
        (Some(shared), kept) if is(&kept, &shared) => (kept, true, earlier),
        (Some(shared), kept) if is(&earlier, &shared) => (earlier, true, kept),
        (Some(shared), kept) => {
            notice = notice.or(Some(Notice::Linked));
            let saved = Saved {
                ended: shared.ended,
                ..Saved::new(shared.game, BySide::default())
            };
            (Some(saved), false, kept.or(earlier))
        }
        (None, Some(kept)) if notice.is_none() => (Some(kept), true, earlier),
        (None, kept) => (None, false, kept.or(earlier)),
    };
    let mut state = State::new(saved.unwrap_or_else(fresh));
    state.own = own;
    state.earlier = earlier;
    state.notice = notice;
    state = state.after(Action::Speak(wanted_language()));
    state.choice = Choice::like(&state);
    state.settings = read(SETTINGS).map_or_else(Settings::default, |text| Settings::parse(&text));
    match view {
        Some(Seen::Look(at)) => state.after(Action::Look { at, replay: false }),
        _ => state,
    }
}

/// The language that was chosen here, or else the first of the reader's that
/// the page speaks.
#[must_use]
pub fn wanted_language() -> Language {
    let chosen = read(LANGUAGE).and_then(|tag| Language::find(&tag));
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

/// Keeps the address and the device up to date with the running game, and
/// opens a link that is put into the address bar.
#[hook]
pub fn use_keeping(state: &UseReducerHandle<State>) {
    let link = {
        let Saved { game, ended, .. } = state.saved();
        let view = Seen::Play;
        encode(&Shared { game, ended, view })
    };
    let told = use_mut_ref(|| false);
    {
        let state = state.clone();
        use_effect_with(
            (link.clone(), state.players, state.own),
            move |(link, _, own)| {
                // A game that is only looked at leaves the kept one alone.
                if *own {
                    write_address(link);
                    if !keep(GAME, &state.saved().show()) && !told.replace(true) {
                        state.dispatch(Action::Tell(Notice::NothingKept));
                    }
                }
            },
        );
    }
    use_effect_with(state.earlier.clone(), |earlier| match earlier {
        Some(earlier) => {
            keep(EARLIER, &earlier.show());
        }
        None => forget(EARLIER),
    });
    // The browser's own choice is not kept: it may choose otherwise next time.
    let spoken = use_mut_ref(|| state.language);
    use_effect_with(state.language, move |language| {
        if spoken.replace(*language) != *language {
            keep(LANGUAGE, language.tag());
        }
    });
    use_effect_with(state.settings, |settings| {
        keep(SETTINGS, &settings.show());
    });
    let dispatcher = state.dispatcher();
    use_effect_with((link, state.earlier.clone()), move |(link, earlier)| {
        let (link, earlier) = (link.clone(), earlier.clone());
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            let Some(text) = address().filter(|text| *text != link) else {
                return;
            };
            dispatcher.dispatch(match decode(&text) {
                Ok(shared)
                    if earlier
                        .as_ref()
                        .is_some_and(|earlier| earlier.game == shared.game) =>
                {
                    Action::Return
                }
                Ok(shared) => Action::Open(shared),
                Err(error) => {
                    write_address(&link);
                    Action::Tell(Notice::StrayLink(error))
                }
            });
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
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&["#", link].concat()));
    }
}

/// What the browser keeps for the page; some keep nothing, for privacy.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether it could be kept.
fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

fn forget(key: &str) {
    if let Some(storage) = storage() {
        // What can't be removed can't be read either.
        let _ = storage.remove_item(key);
    }
}
