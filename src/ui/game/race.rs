//! The race that opens a game, as it is run by hand: the bot drops its seeds at
//! the pace of its level, a person by a key or a button (Rules 3.6.1).

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Side};
use crate::ui::board::seeds::side_class;
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, meaning};
use crate::ui::browser::{Dispatcher, GameHandle, use_dispatcher, use_locale};
use crate::ui::describe::facts::Who;
use crate::ui::i18n::t;
use crate::ui::state::{GameAction, drop_interval};
use crate::ui::widgets::seed_mark;

/// The key that drops a player's seeds. It is the letter of no pit, so that a
/// press that comes after the end of the race makes no move.
const KEYS: BySide<&str> = BySide {
    south: "x",
    north: "m",
};
/// The time between two seeds while a key or button is held, in milliseconds.
const HOLD_INTERVAL: u32 = 170;

/// Drops the seeds of bots in a race.
#[hook]
pub fn use_race(state: &GameHandle) {
    use_bot_hand(state, Side::South);
    use_bot_hand(state, Side::North);
}

/// Drops a bot's seeds. It waits for the first seed of a person, who begins the
/// race.
#[hook]
fn use_bot_hand(state: &GameHandle, side: Side) {
    let race = state
        .race_setup
        .race()
        .filter(|_| !state.awaits_first_seed());
    let holds = race.is_some_and(|race| race.in_hand(side) > 0);
    let player = state.players[side];
    let bot = (holds && matches!(player, Player::Bot(_))).then_some(player);
    let dispatcher = state.clone();
    use_effect_with(bot, move |&bot| {
        let drops = bot.map(|bot| {
            Interval::new(drop_interval(bot), move || {
                dispatcher.dispatch(GameAction::DropSeed(side))
            })
        });
        move || drop(drops)
    });
}

/// A person's key or button, which drops seeds while it is held.
struct Hold {
    side: Side,
    dispatcher: Dispatcher,
    repeat: RefCell<Option<Interval>>,
}

impl Hold {
    fn drop_seed(&self) {
        self.dispatcher.dispatch(GameAction::DropSeed(self.side));
    }

    fn press(&self) {
        if self.repeat.borrow().is_some() {
            return;
        }
        self.drop_seed();
        let (side, dispatcher) = (self.side, self.dispatcher.clone());
        let repeat = Interval::new(HOLD_INTERVAL, move || {
            dispatcher.dispatch(GameAction::DropSeed(side))
        });
        *self.repeat.borrow_mut() = Some(repeat);
    }

    fn release(&self) {
        self.repeat.borrow_mut().take();
    }

    fn is_key(&self, event: &KeyboardEvent) -> bool {
        meaning(event).eq_ignore_ascii_case(KEYS[self.side])
    }
}

#[derive(Properties, PartialEq)]
pub struct DropButtonProps {
    pub side: Side,
    pub players: BySide<Player>,
    /// The seeds that are left in the hand.
    pub in_hand: u8,
}

/// The button of a person in a race. The person's key does the same.
#[component]
pub fn DropButton(props: &DropButtonProps) -> Html {
    let DropButtonProps {
        side,
        players,
        in_hand,
    } = *props;
    let locale = use_locale();
    let hold = use_hold(side, in_hand > 0);
    let onpointerdown = {
        let hold = Rc::clone(&hold);
        move |event: PointerEvent| {
            // A finger or a pen has this number, too.
            if event.button() != 0 {
                return;
            }
            let button: Element = event.target_unchecked_into();
            // So that the button is told when the pointer is released elsewhere.
            // Without it a press off the button only drops more seeds.
            let _ = button.set_pointer_capture(event.pointer_id());
            hold.press();
        }
    };
    let onclick = {
        let hold = Rc::clone(&hold);
        move |event: MouseEvent| {
            // Enter, Space, screen readers and voice control send only this click, and a
            // pointer one with the number of its presses.
            if event.detail() == 0 {
                hold.drop_seed();
            }
        }
    };
    let onkeydown = |event: KeyboardEvent| {
        // Enter that is held would drop seeds faster than the other keys.
        if event.repeat() && meaning(&event) == "Enter" {
            event.prevent_default();
        }
    };
    let release = Callback::from(move |_: PointerEvent| hold.release());
    html! {
        <button
            type="button"
            class="main drop"
            data-drop={side_class(side)}
            disabled={in_hand == 0}
            {onpointerdown}
            {onclick}
            {onkeydown}
            onpointerup={release.clone()}
            onpointercancel={release}
        >
            { seed_mark() }
            <b>{ t!(locale, "race-tap", who = Who::of(players, side)) }</b>
            <span>{ t!(locale, "race-key", key = KEYS[side]) }</span>
        </button>
    }
}

/// A hold that listens to the key while the hand has seeds.
#[hook]
fn use_hold(side: Side, is_active: bool) -> Rc<Hold> {
    let dispatcher = use_dispatcher();
    let hold = use_memo((side, dispatcher), |(side, dispatcher)| Hold {
        side: *side,
        dispatcher: dispatcher.clone(),
        repeat: RefCell::default(),
    });
    {
        let hold = Rc::clone(&hold);
        use_effect_with(is_active, move |&is_active| {
            let listeners = is_active.then(|| listen(&hold));
            move || {
                drop(listeners);
                hold.release();
            }
        });
    }
    hold
}

/// Listens to the key, and to the loss of the window's focus, after which no
/// release of a key is reported.
fn listen(hold: &Rc<Hold>) -> [EventListener; 3] {
    let on_key = |name: &'static str, act: fn(&Hold, &KeyboardEvent)| {
        let hold = Rc::clone(hold);
        EventListener::new(&window(), name, move |event| {
            let key = event.dyn_ref::<KeyboardEvent>();
            if let Some(key) = key.filter(|key| hold.is_key(key)) {
                act(&hold, key);
            }
        })
    };
    let blur = {
        let hold = Rc::clone(hold);
        EventListener::new(&window(), "blur", move |_| hold.release())
    };
    [
        on_key("keydown", |hold, key| {
            if is_plain_outside(key, FIELDS_AND_SHEETS) {
                hold.press();
            }
        }),
        // Wherever the focus is by then: no key is held for ever.
        on_key("keyup", |hold, _| hold.release()),
        blur,
    ]
}
