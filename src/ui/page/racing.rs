//! The race that opens a game, as it is run: the bot's part, and the keys and
//! buttons of the players (Rules 3.6.1).

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

use super::art::side_class;
use super::markup::markup;
use crate::link::Player;
use crate::rules::{BySide, Side};
use crate::ui::state::{Action, State};
use crate::ui::words::facts::Who;

/// The key that drops a player's seeds: no pit's letter, so that a hand that is
/// quicker than the end of the race makes no move.
const KEYS: BySide<&str> = BySide {
    south: "x",
    north: "m",
};
/// A key or button that is held drops a seed so often, in milliseconds.
const HELD: u32 = 170;

/// How often a player drops a seed, in milliseconds: a bot by its level, a
/// person about so.
pub fn pace(player: Player) -> u32 {
    match player {
        Player::Bot(level) => 420_u32.saturating_sub(u32::from(level) * 30).max(160),
        Player::Person | Player::Friend => 200,
    }
}

/// Lets the bot drop its seeds at the pace of its level, and a person by key.
#[hook]
pub fn use_race(state: &UseReducerHandle<State>) {
    use_hand(state, Side::South);
    use_hand(state, Side::North);
}

/// Lets a bot drop its seeds by itself, and a person by key. A bot waits for a
/// person's first seed: that begins the race.
#[hook]
fn use_hand(state: &UseReducerHandle<State>, side: Side) {
    let begun = !state.awaits_first_tap() || state.is_person(side);
    let race = state.race.as_ref().filter(|_| begun);
    let holds = race.is_some_and(|race| race.in_hand(side) > 0);
    let player = holds.then_some(state.players[side]);
    let dispatcher = state.dispatcher();
    use_effect_with(player, move |&player| {
        let (mut dropping, mut listening) = (None, None);
        match player {
            Some(bot @ Player::Bot(_)) => {
                dropping = Some(Interval::new(pace(bot), move || {
                    dispatcher.dispatch(Action::Tap(side));
                }));
            }
            Some(Player::Person) => listening = Some(listen(side, dispatcher)),
            Some(Player::Friend) | None => {}
        }
        move || drop((dropping, listening))
    });
}

/// Drops seeds while the player's key or button is down.
fn listen(side: Side, dispatcher: UseReducerDispatcher<State>) -> [EventListener; 6] {
    let held = Rc::new(RefCell::new(None::<Interval>));
    let down = |name: &'static str| {
        let (held, dispatcher) = (Rc::clone(&held), dispatcher.clone());
        EventListener::new(&window(), name, move |event| {
            if is_own(side, event) && held.borrow().is_none() {
                dispatcher.dispatch(Action::Tap(side));
                let dispatcher = dispatcher.clone();
                let more = Interval::new(HELD, move || dispatcher.dispatch(Action::Tap(side)));
                *held.borrow_mut() = Some(more);
            }
        })
    };
    let up = |name: &'static str| {
        let held = Rc::clone(&held);
        EventListener::new(&window(), name, move |event| {
            // A mouse may leave the button before it lets go, and a window that
            // is left hears of no key.
            let mouse = event.dyn_ref::<PointerEvent>();
            let mouse = mouse.is_some_and(|pointer| pointer.pointer_type() == "mouse");
            if mouse || event.type_() == "blur" || is_own(side, event) {
                held.borrow_mut().take();
            }
        })
    };
    [
        down("keydown"),
        up("keyup"),
        down("pointerdown"),
        up("pointerup"),
        up("pointercancel"),
        up("blur"),
    ]
}

/// Whether an event is on a side's key or button.
fn is_own(side: Side, event: &Event) -> bool {
    if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
        let alone = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        return alone && event.key().eq_ignore_ascii_case(KEYS[side]);
    }
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        element.get_attribute("data-drop").as_deref() == Some(side_class(side))
    })
}

/// A player's button in a race.
pub fn drop_button(state: &State, side: Side) -> Html {
    let held = state.race.as_ref().map_or(0, |race| race.in_hand(side));
    let text = state
        .words()
        .race_tap(Who::of(state.players, side), KEYS[side]);
    markup! {
        <button type="button" class="main drop" data-drop={side_class(side)} disabled={(held == 0).then_some("disabled")}>{ text }</button>
    }
}
