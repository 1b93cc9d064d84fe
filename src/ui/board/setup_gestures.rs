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
    let receiver = Rc::new(SetupReceiver {
        pressing,
        nodes: nodes.clone(),
        layout,
        selected,
        on_intent: on_intent.clone(),
    });
    SetupGestures {
        nodes,
        on_press: forward(&receiver, |board, place| board.press(place)),
        on: SetupCallbacks {
            pointer_down: forward(&receiver, |board, event| board.pointer_down(&event)),
            pointer_move: forward(&receiver, |board, event| board.pointer_move(&event)),
            pointer_up: forward(&receiver, |board, event| board.pointer_up(&event)),
            pointer_cancel: forward(&receiver, |board, _| board.pointer_cancel()),
            context_menu: forward(&receiver, |board, event| board.context_menu(&event)),
            key_down: forward(&receiver, |board, event| board.key_down(&event)),
        },
    }
}

/// What the events of the board need.
struct SetupReceiver {
    pressing: Rc<Pressing>,
    nodes: PlaceNodes,
    layout: Layout,
    selected: Option<SetupPlace>,
    on_intent: Callback<SetupIntent>,
}

impl SetupReceiver {
    fn pointer_down(&self, event: &PointerEvent) {
        // A press that ended outside the board is over.
        self.pressing.press.take();
        self.pressing.is_spent.set(false);
        let from = self.nodes.target(event);
        let Some(from) = from.filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        let timeout = (event.pointer_type() == "touch").then(|| {
            let (on_intent, pressing) = (self.on_intent.clone(), Rc::clone(&self.pressing));
            Timeout::new(LONG_PRESS, move || {
                pressing.is_spent.set(true);
                on_intent.emit(SetupIntent::Take(from));
            })
        });
        self.pressing.press.replace(Some(Press {
            pointer: event.pointer_id(),
            from,
            at: point(event),
            timeout,
        }));
    }

    fn pointer_move(&self, event: &PointerEvent) {
        if let Some(press) = &mut *self.pressing.press.borrow_mut()
            && press.at.distance(point(event)) >= MIN_DRAG
        {
            press.timeout.take();
        }
    }

    fn pointer_up(&self, event: &PointerEvent) {
        let press = self.pressing.press.take();
        let Some(press) = press.filter(|press| press.pointer == event.pointer_id()) else {
            return;
        };
        let now = point(event);
        if self.pressing.is_spent.get() || press.at.distance(now) < MIN_DRAG {
            return;
        }
        self.pressing.is_spent.set(true);
        let under = document().element_from_point(now.x as f32, now.y as f32);
        if let Some(to) = under.and_then(|element| self.nodes.place(&element)) {
            let from = press.from;
            self.on_intent.emit(SetupIntent::Move { from, to });
        }
    }

    fn pointer_cancel(&self) {
        self.pressing.press.take();
    }

    fn press(&self, place: SetupPlace) {
        if !self.pressing.is_spent.take() {
            self.on_intent.emit(SetupIntent::Add(place));
        }
    }

    fn context_menu(&self, event: &MouseEvent) {
        let Some(place) = self.nodes.target(event) else {
            return;
        };
        event.prevent_default();
        // A finger that rests takes a seed by itself.
        if self.pressing.press.borrow().is_none() {
            self.on_intent.emit(SetupIntent::Take(place));
        }
    }

    fn key_down(&self, event: &KeyboardEvent) {
        let place = self.nodes.target(event).or(self.selected);
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if let Some(place) = place.filter(|_| is_plain)
            && let Some(intent) = SetupIntent::of_key(&event.key(), place, &self.layout)
        {
            event.prevent_default();
            if let SetupIntent::Select(place) = intent {
                self.nodes.focus(place);
            }
            self.on_intent.emit(intent);
        }
    }
}

/// A callback that a receiver handles.
fn forward<T: 'static>(receiver: &Rc<SetupReceiver>, handle: fn(&SetupReceiver, T)) -> Callback<T> {
    let receiver = Rc::clone(receiver);
    Callback::from(move |event| handle(&receiver, event))
}

fn point(event: &PointerEvent) -> Point {
    Point::new(event.client_x().into(), event.client_y().into())
}
