//! The one receiver of a board's events: it turns pointer, touch, pen and keys into a
//! [`Gesture`]. What a gesture means on a board is in `input`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

use super::input::{Drag, Gesture, Place, Response};
use super::layout::{Layout, Point};
use crate::rules::{Board, Move, Pit, Side};
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, is_typed_at_seat, meaning};

/// How long a finger rests before that is a gesture, in milliseconds.
const LONG_PRESS: u32 = 450;

/// The elements of the places of a board.
#[derive(Clone, PartialEq)]
pub struct PlaceNodes(Rc<Vec<(Place, NodeRef)>>);

impl PlaceNodes {
    fn new() -> Self {
        let pits = (0..Board::MAX_RING).map(|pit| Place::Pit(Pit::new(pit)));
        let stores = Side::ALL.map(Place::Store);
        let places = pits.chain(stores).chain([Place::Tray]);
        Self(Rc::new(
            places.map(|place| (place, NodeRef::default())).collect(),
        ))
    }

    pub fn of(&self, place: Place) -> NodeRef {
        let found = self.0.iter().find(|(other, _)| *other == place);
        found.map(|(_, node)| node.clone()).unwrap_or_default()
    }

    /// The place that an element is part of.
    fn place(&self, element: &Node) -> Option<Place> {
        let is_part = |node: &NodeRef| node.get().is_some_and(|node| node.contains(Some(element)));
        let found = self.0.iter().find(|(_, node)| is_part(node))?;
        Some(found.0)
    }

    /// The place that an event came to.
    fn target(&self, event: &Event) -> Option<Place> {
        self.place(&event.target()?.dyn_into().ok()?)
    }

    /// The place at a point of the screen.
    fn at(&self, point: Point) -> Option<Place> {
        self.place(&*document().element_from_point(point.x as f32, point.y as f32)?)
    }

    /// Whether the board is in an inert part of the page: it is only looked at.
    fn is_inert(&self) -> bool {
        let node = self.of(Place::Pit(Pit::new(0))).get();
        let pit = node.and_then(|node| node.dyn_into::<Element>().ok());
        pit.is_some_and(|pit| matches!(pit.closest("[inert]"), Ok(Some(_))))
    }

    pub(super) fn focus(&self, place: Place) {
        if let Some(node) = self.of(place).get() {
            // A group of a picture takes the focus as other elements do. If it can't be
            // focused, the focus stays where it is.
            let _ = node.unchecked_into::<HtmlElement>().focus();
        }
    }
}

/// What a person is doing on a board, and the callbacks of its elements. The callbacks stay
/// the same for the life of the board, so that they re-render nothing.
pub struct Gestures {
    pub nodes: PlaceNodes,
    /// A press that hasn't ended.
    pub drag: Option<Drag>,
    /// The place that keys act on.
    focus: Place,
    /// The place that is pointed at, or that a key has reached.
    pub target: Option<Place>,
    pub on: Rc<BoardCallbacks>,
}

impl Gestures {
    /// The move that a drag aims at.
    pub fn aim(&self) -> Option<Move> {
        match self.drag? {
            Drag {
                from: Place::Pit(pit),
                aim: Some(direction),
                ..
            } => Some(Move { pit, direction }),
            _ => None,
        }
    }

    /// The pit that keys act on, at which Tab stops.
    pub fn focused_pit(&self, board: Board) -> Pit {
        match self.focus {
            Place::Pit(pit) if pit.index() < board.ring_len().into() => pit,
            _ => Pit::new(0),
        }
    }
}

/// What the board's elements call.
pub struct BoardCallbacks {
    pub pointer_down: Callback<PointerEvent>,
    pub pointer_move: Callback<PointerEvent>,
    pub pointer_up: Callback<PointerEvent>,
    pub pointer_leave: Callback<PointerEvent>,
    pub pointer_cancel: Callback<PointerEvent>,
    pub context_menu: Callback<MouseEvent>,
    /// A click beside all places.
    pub click: Callback<MouseEvent>,
    pub focus_out: Callback<FocusEvent>,
    pub key_down: Callback<KeyboardEvent>,
    pub press: Callback<Place>,
    /// A click on a button of the board.
    pub gesture: Callback<Gesture>,
}

/// Receives a board's events. `turn` counts the changes of the position.
#[hook]
pub fn use_gestures(
    layout: Layout,
    turn: u32,
    on_gesture: impl Fn(&Gesture) -> Response + 'static,
) -> Gestures {
    let nodes = use_memo((), |()| PlaceNodes::new());
    let drag = use_state_eq(|| None);
    let focus = use_state_eq(|| Place::Pit(Pit::new(0)));
    let target = use_state_eq(|| None::<Target>);
    let ignores_click = use_memo((), |()| Cell::new(false));
    let long_press = use_mut_ref(|| None);
    let latest = use_mut_ref(|| None::<Rc<Receiver>>);
    // Not in an effect: Yew lets the browser handle events between a render and
    // its effects.
    latest.replace(Some(Rc::new(Receiver {
        layout,
        turn,
        on_gesture: Box::new(on_gesture),
        nodes: PlaceNodes::clone(&nodes),
        drag: drag.clone(),
        focus: focus.clone(),
        target: target.clone(),
        ignores_click,
        long_press,
    })));
    Gestures {
        nodes: PlaceNodes::clone(&nodes),
        drag: *drag,
        focus: *focus,
        target: target
            .filter(|target| target.turn == turn)
            .map(|target| target.place),
        on: use_memo((), |()| BoardCallbacks::new(&latest)),
    }
}

/// Lets letters act on the board wherever the focus is, and arrow keys where nothing
/// has it.
#[hook]
pub fn use_keys_of_page(key_down: &Callback<KeyboardEvent>) {
    use_effect_with(key_down.clone(), |key_down| {
        let key_down = key_down.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let receive = move |event: &Event| {
            let event = event.unchecked_ref::<KeyboardEvent>();
            if is_for_board(event) {
                key_down.emit(event.clone());
            }
            if is_typed_at_seat(event) {
                event.prevent_default();
            }
        };
        let listener = EventListener::new_with_options(&document(), "keydown", options, receive);
        move || drop(listener)
    });
}

/// Whether a key that the board didn't get means a pit: not in a field, in a sheet, or
/// in a list that has keys of its own.
fn is_for_board(event: &KeyboardEvent) -> bool {
    let key = meaning(event);
    let is_letter = key.len() == 1 && key.as_bytes()[0].is_ascii_alphabetic();
    let is_on_page = event.target() == document().body().map(Into::into);
    let is_arrow = key.starts_with("Arrow") && is_on_page;
    !event.default_prevented()
        && (is_letter || is_arrow)
        && is_plain_outside(event, FIELDS_AND_SHEETS)
        && is_plain_outside(event, ".board, .moves, .ways")
}

/// Gives the focus back to the board when `moment` changes and the button that had it is
/// gone, as between rounds: a keyboard's user would have to begin from the top.
#[hook]
pub fn use_kept_focus(gestures: &Gestures, takes_focus: bool, moment: (bool, bool, bool)) {
    let (nodes, focus) = (gestures.nodes.clone(), gestures.focus);
    use_effect_with(moment, move |_| {
        if takes_focus && matches!(document().query_selector(":focus"), Ok(None)) {
            nodes.focus(focus);
        }
    });
}

/// A place that is pointed at, in the turn in which that was: the next change of the
/// position ends it.
#[derive(Clone, Copy, PartialEq)]
struct Target {
    place: Place,
    turn: u32,
}

/// What the events need, as of the last render.
struct Receiver {
    layout: Layout,
    turn: u32,
    on_gesture: Box<dyn Fn(&Gesture) -> Response>,
    nodes: PlaceNodes,
    drag: UseStateHandle<Option<Drag>>,
    focus: UseStateHandle<Place>,
    target: UseStateHandle<Option<Target>>,
    /// The start of the press, a long press or a drag was handled.
    ignores_click: Rc<Cell<bool>>,
    /// Runs while a finger rests.
    long_press: Rc<RefCell<Option<Timeout>>>,
}

impl Receiver {
    fn emit(&self, gesture: &Gesture) -> bool {
        (self.on_gesture)(gesture).is_handled
    }

    fn pointer_down(self: &Rc<Self>, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        self.ignores_click.set(self.emit(&Gesture::Start));
        let place = self.nodes.target(event);
        let place = place.filter(|_| !self.ignores_click.get());
        self.drag
            .set(place.map(|place| Drag::start(place, screen_point(event))));
        if let Some(place) = place.filter(|_| event.pointer_type() == "touch") {
            let receiver = Rc::clone(self);
            let rest = move || {
                receiver
                    .ignores_click
                    .set(receiver.emit(&Gesture::Rest(place)));
                receiver.point_at(Some(place));
            };
            self.long_press
                .replace(Some(Timeout::new(LONG_PRESS, rest)));
        }
    }

    fn pointer_move(&self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.point_at(self.nodes.target(event));
        }
        let Some(drag) = self.drag.filter(|_| event.is_primary()) else {
            return;
        };
        if event.buttons() == 0 {
            // The button was released outside the page.
            self.drag.set(None);
            return;
        }
        let now = screen_point(event);
        if drag.is_drag(now) {
            self.long_press.take();
        }
        self.drag.set(Some(drag.moved_to(now, &self.layout)));
    }

    fn pointer_up(&self, event: &PointerEvent) {
        if self.long_press.take().is_some() || event.pointer_type() == "touch" {
            self.target.set(None);
        }
        let Some(drag) = self.drag.filter(|_| event.is_primary()) else {
            return;
        };
        self.drag.set(None);
        let now = screen_point(event);
        if drag.is_drag(now) {
            let is_handled = self.emit(&Gesture::Drag {
                from: drag.from,
                to: self.nodes.at(now),
                aim: drag.aim,
                has_rested: self.ignores_click.get(),
            });
            self.ignores_click
                .set(self.ignores_click.get() || is_handled);
        }
    }

    fn pointer_leave(&self) {
        self.long_press.take();
        self.target.set(None);
    }

    fn pointer_cancel(&self) {
        self.pointer_leave();
        self.drag.set(None);
        // No click follows.
        self.ignores_click.set(false);
    }

    fn context_menu(&self, event: &MouseEvent) {
        let Some(place) = self.nodes.target(event) else {
            return;
        };
        event.prevent_default();
        // A finger that rests opens the menu too.
        if self.drag.is_none() {
            self.emit(&Gesture::Rest(place));
        }
    }

    fn click(&self) {
        if !self.ignores_click.take() {
            self.emit(&Gesture::Cancel);
        }
    }

    fn press(&self, place: Place) {
        if !self.ignores_click.take() && self.emit(&Gesture::Press(place)) {
            self.focus.set(place);
        }
    }

    fn point_at(&self, place: Option<Place>) {
        let place = place.filter(|&place| self.emit(&Gesture::Point(place)));
        let turn = self.turn;
        self.target.set(place.map(|place| Target { place, turn }));
    }

    fn key_down(&self, event: &KeyboardEvent) {
        // The keys of the page come to an inert board too.
        if event.ctrl_key() || event.alt_key() || event.meta_key() || self.nodes.is_inert() {
            return;
        }
        let response = (self.on_gesture)(&Gesture::Key {
            key: meaning(event),
            is_repeated: event.repeat(),
            at: self.nodes.target(event).unwrap_or(*self.focus),
        });
        if response.is_handled {
            event.prevent_default();
        }
        if let Some(place) = response.focus {
            self.focus.set(place);
            self.nodes.focus(place);
            // The focus alone previews nothing: it also comes from the page, as at the
            // start of a game.
            self.point_at(Some(place));
        }
    }
}

impl BoardCallbacks {
    fn new(latest: &Rc<RefCell<Option<Rc<Receiver>>>>) -> Self {
        Self {
            pointer_down: forward(latest, |board, event| board.pointer_down(&event)),
            pointer_move: forward(latest, |board, event| board.pointer_move(&event)),
            pointer_up: forward(latest, |board, event| board.pointer_up(&event)),
            pointer_leave: forward(latest, |board, _| board.pointer_leave()),
            pointer_cancel: forward(latest, |board, _| board.pointer_cancel()),
            context_menu: forward(latest, |board, event| board.context_menu(&event)),
            click: forward(latest, |board, _| board.click()),
            focus_out: forward(latest, |board, _| board.target.set(None)),
            key_down: forward(latest, |board, event| board.key_down(&event)),
            press: forward(latest, |board, place| board.press(place)),
            gesture: forward(latest, |board, gesture| {
                board.emit(&gesture);
            }),
        }
    }
}

/// A callback of the receiver of the last render.
fn forward<T: 'static>(
    latest: &Rc<RefCell<Option<Rc<Receiver>>>>,
    handle: fn(&Rc<Receiver>, T),
) -> Callback<T> {
    let latest = Rc::clone(latest);
    Callback::from(move |event| {
        let receiver = latest.borrow().clone();
        if let Some(receiver) = receiver {
            handle(&receiver, event);
        }
    })
}

fn screen_point(event: &PointerEvent) -> Point {
    Point::new(event.client_x().into(), event.client_y().into())
}
