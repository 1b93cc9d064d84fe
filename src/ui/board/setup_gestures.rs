//! The presses, drags and keys on the editor's board.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};
use yew::prelude::*;

use super::gestures::LONG_PRESS;
use super::input::MIN_DRAG;
use super::layout::{Layout, Point};
use super::setup_intent::{SetupIntent, SetupPlace};
use crate::rules::{Board, Side};

/// A press that hasn't ended.
struct Press {
    pointer: i32,
    from: SetupPlace,
    at: Point,
    /// Runs while a finger rests.
    timeout: Option<Timeout>,
}

/// The press of the pointer.
#[derive(Default)]
struct Pressing {
    press: RefCell<Option<Press>>,
    /// The press was a drag or a long one, so its click does nothing.
    is_spent: Cell<bool>,
}

/// The elements of the places.
#[derive(Clone)]
pub(super) struct PlaceNodes(Rc<Vec<(SetupPlace, NodeRef)>>);

impl PlaceNodes {
    /// The element of a place.
    pub fn of(&self, place: SetupPlace) -> NodeRef {
        let found = self.0.iter().find(|(other, _)| *other == place);
        found.map(|(_, node)| node.clone()).unwrap_or_default()
    }

    /// The place that an element is part of.
    fn place(&self, element: &Node) -> Option<SetupPlace> {
        let is_part = |node: &NodeRef| node.get().is_some_and(|node| node.contains(Some(element)));
        let found = self.0.iter().find(|(_, node)| is_part(node))?;
        Some(found.0)
    }

    /// The place that an event came to.
    fn target(&self, event: &Event) -> Option<SetupPlace> {
        self.place(&event.target()?.dyn_into().ok()?)
    }

    /// Gives the focus to a place.
    fn focus(&self, place: SetupPlace) {
        if let Some(node) = self.of(place).get() {
            // A group of a picture takes the focus as other elements do.
            let _ = node.unchecked_into::<HtmlElement>().focus();
        }
    }
}

/// An element for each place of a board, and for the tray.
fn place_nodes(board: Board) -> Vec<(SetupPlace, NodeRef)> {
    let pits = board.all_pits().map(SetupPlace::Pit);
    let others = Side::ALL.map(SetupPlace::Store).into_iter();
    let places = pits.chain(others).chain([SetupPlace::Tray]);
    places.map(|place| (place, NodeRef::default())).collect()
}

/// What the elements of the board need.
pub(super) struct SetupGestures {
    /// The elements of the places.
    pub nodes: PlaceNodes,
    /// A click on a pit or a store.
    pub on_press: Callback<SetupPlace>,
    /// The events of the element around board and tray.
    pub on: SetupCallbacks,
}

/// What the element around board and tray calls.
pub(super) struct SetupCallbacks {
    pub pointer_down: Callback<PointerEvent>,
    pub pointer_move: Callback<PointerEvent>,
    pub pointer_up: Callback<PointerEvent>,
    pub pointer_cancel: Callback<PointerEvent>,
    pub context_menu: Callback<MouseEvent>,
    pub key_down: Callback<KeyboardEvent>,
}

/// Receives the events of a board on which a position is set up, and emits what they
/// mean. Keys act on the place with the focus, or else on the selected one.
#[hook]
pub(super) fn use_setup_gestures(
    board: Board,
    layout: Layout,
    selected: Option<SetupPlace>,
    on_intent: &Callback<SetupIntent>,
) -> SetupGestures {
    let pressing = use_memo((), |()| Pressing::default());
    let nodes = PlaceNodes(use_memo(board, |board| place_nodes(*board)));
    let pointer_down = {
        let (pressing, on_intent) = (Rc::clone(&pressing), on_intent.clone());
        let nodes = nodes.clone();
        Callback::from(move |event: PointerEvent| {
            // A press that ended outside the board is over.
            pressing.press.take();
            pressing.is_spent.set(false);
            let from = nodes.target(&event);
            let Some(from) = from.filter(|_| event.is_primary() && event.button() == 0) else {
                return;
            };
            let timeout = (event.pointer_type() == "touch").then(|| {
                let (on_intent, pressing) = (on_intent.clone(), Rc::clone(&pressing));
                Timeout::new(LONG_PRESS, move || {
                    pressing.is_spent.set(true);
                    on_intent.emit(SetupIntent::Take(from));
                })
            });
            pressing.press.replace(Some(Press {
                pointer: event.pointer_id(),
                from,
                at: point(&event),
                timeout,
            }));
        })
    };
    let pointer_move = {
        let pressing = Rc::clone(&pressing);
        Callback::from(move |event: PointerEvent| {
            if let Some(press) = &mut *pressing.press.borrow_mut()
                && press.at.distance(point(&event)) >= MIN_DRAG
            {
                press.timeout.take();
            }
        })
    };
    let pointer_up = {
        let (pressing, on_intent) = (Rc::clone(&pressing), on_intent.clone());
        let nodes = nodes.clone();
        Callback::from(move |event: PointerEvent| {
            let press = pressing.press.take();
            let Some(press) = press.filter(|press| press.pointer == event.pointer_id()) else {
                return;
            };
            let now = point(&event);
            if pressing.is_spent.get() || press.at.distance(now) < MIN_DRAG {
                return;
            }
            pressing.is_spent.set(true);
            let under = document().element_from_point(now.x as f32, now.y as f32);
            if let Some(to) = under.and_then(|element| nodes.place(&element)) {
                let from = press.from;
                on_intent.emit(SetupIntent::Move { from, to });
            }
        })
    };
    let pointer_cancel = {
        let pressing = Rc::clone(&pressing);
        Callback::from(move |_: PointerEvent| {
            pressing.press.take();
        })
    };
    let on_press = {
        let (pressing, on_intent) = (Rc::clone(&pressing), on_intent.clone());
        Callback::from(move |place: SetupPlace| {
            if !pressing.is_spent.take() {
                on_intent.emit(SetupIntent::Add(place));
            }
        })
    };
    let context_menu = {
        let (on_intent, nodes) = (on_intent.clone(), nodes.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(place) = nodes.target(&event) else {
                return;
            };
            event.prevent_default();
            // A finger that rests takes a seed by itself.
            if pressing.press.borrow().is_none() {
                on_intent.emit(SetupIntent::Take(place));
            }
        })
    };
    let key_down = {
        let (on_intent, selected) = (on_intent.clone(), selected);
        let nodes = nodes.clone();
        Callback::from(move |event: KeyboardEvent| {
            let place = nodes.target(&event);
            let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
            if let Some(place) = place.or(selected).filter(|_| is_plain)
                && let Some(intent) = SetupIntent::of_key(&event.key(), place, &layout)
            {
                event.prevent_default();
                if let SetupIntent::Select(place) = intent {
                    nodes.focus(place);
                }
                on_intent.emit(intent);
            }
        })
    };
    SetupGestures {
        nodes,
        on_press,
        on: SetupCallbacks {
            pointer_down,
            pointer_move,
            pointer_up,
            pointer_cancel,
            context_menu,
            key_down,
        },
    }
}

fn point(event: &PointerEvent) -> Point {
    Point::new(event.client_x().into(), event.client_y().into())
}
