//! The events of a board, received and carried out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::input::{BoardInput, Drag};
use super::layout::{Point, ScreenRect};
use super::model::{BoardIntent, BoardModel};
use crate::rules::{Board, Move, Pit};
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, is_typed_at_seat};
use crate::ui::state::Phase;

/// How long a finger rests before the preview of its pit opens, in milliseconds.
pub(super) const LONG_PRESS: u32 = 450;

/// The state of the input, and the callbacks that change it. The callbacks stay
/// the same for the life of the board, so that they re-render nothing.
pub struct BoardGestures {
    pub svg: NodeRef,
    /// The elements of the pits, by the index of the pit.
    pub pits: Rc<Vec<NodeRef>>,
    /// A press on a pit that hasn't ended.
    pub drag: Option<Drag>,
    /// The pit that keys act on.
    pub focus: Pit,
    /// The pit whose moves are previewed.
    pub target: Option<Pit>,
    /// The callbacks.
    pub on: Rc<BoardCallbacks>,
}

impl BoardGestures {
    /// The move that a drag aims at.
    pub fn aim(&self) -> Option<Move> {
        let drag = self.drag?;
        let (pit, direction) = (drag.pit, drag.aim?);
        Some(Move { pit, direction })
    }

    /// The pit whose moves, or whose seeds, are chosen or dragged.
    pub fn selected(&self, input: &BoardInput) -> Option<Pit> {
        let selected = self.aim().map(|aim| aim.pit).or(input.model.selected);
        selected.filter(|&pit| input.is_open(pit))
    }

    /// The pit whose moves are previewed, if the player wants that.
    pub fn previewed(&self, input: &BoardInput) -> Option<Pit> {
        let model = &input.model;
        self.target
            .filter(|_| model.settings.has_preview(model.players))
    }
}

/// What the board's elements call.
pub struct BoardCallbacks {
    pub pointer_down: Callback<PointerEvent>,
    pub pointer_move: Callback<PointerEvent>,
    pub pointer_up: Callback<PointerEvent>,
    pub pointer_leave: Callback<PointerEvent>,
    pub pointer_cancel: Callback<PointerEvent>,
    /// A click on the board, outside pits and buttons.
    pub click: Callback<MouseEvent>,
    pub focus_out: Callback<FocusEvent>,
    pub key_down: Callback<KeyboardEvent>,
    /// A click on a pit.
    pub press: Callback<Pit>,
    /// A click on the buttons that put seeds into a pit, or take some out.
    pub add_seeds: Callback<(Pit, i8)>,
}

/// Receives a board's events and emits what they mean.
#[hook]
pub fn use_board_input(
    input: &Rc<BoardInput>,
    current: &Callback<(), BoardModel>,
    on_intent: &Callback<BoardIntent>,
) -> BoardGestures {
    let svg = use_node_ref();
    let pits = use_memo((), |()| -> Vec<NodeRef> {
        (0..Board::MAX_RING).map(|_| NodeRef::default()).collect()
    });
    let drag = use_state_eq(|| None);
    let focus = use_state_eq(|| Pit::new(0));
    let target = use_state_eq(|| None::<Target>);
    let is_spent = use_memo((), |()| Cell::new(false));
    let long_press = use_mut_ref(|| None);
    let latest = use_mut_ref(|| None::<Rc<Receiver>>);
    let receiver = Rc::new(Receiver {
        rendered: Rc::clone(input),
        current: current.clone(),
        on_intent: on_intent.clone(),
        svg: svg.clone(),
        pits: Rc::clone(&pits),
        drag: drag.clone(),
        focus: focus.clone(),
        target: target.clone(),
        is_spent,
        long_press,
    });
    use_kept_focus(&receiver);
    let on = {
        let latest = Rc::clone(&latest);
        use_memo((), |()| BoardCallbacks::new(&latest))
    };
    use_keys_of_page(&on.key_down);
    // Not in an effect: Yew lets the browser handle events between a render and
    // its effects.
    latest.replace(Some(receiver));
    BoardGestures {
        svg,
        pits,
        drag: *drag,
        focus: *focus,
        target: target
            .filter(|target| target.revision == input.model.revision)
            .map(|target| target.pit),
        on,
    }
}

/// Lets letters act on the board wherever the focus is, and arrow keys where nothing
/// has it.
#[hook]
fn use_keys_of_page(key_down: &Callback<KeyboardEvent>) {
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
    let key = event.key();
    let is_letter = key.len() == 1 && key.as_bytes()[0].is_ascii_alphabetic();
    let is_on_page = event.target() == document().body().map(Into::into);
    let is_arrow = key.starts_with("Arrow") && is_on_page;
    !event.default_prevented()
        && (is_letter || is_arrow)
        && is_plain_outside(event, FIELDS_AND_SHEETS)
        && is_plain_outside(event, ".board, .moves, .ways")
}

/// Gives the focus back to the board when the button that had it goes, as it
/// does between rounds: a keyboard's user would have to begin from the top.
#[hook]
fn use_kept_focus(receiver: &Rc<Receiver>) {
    let model = &receiver.rendered.model;
    let is_choosing = model.selected.is_some();
    let is_over = matches!(model.phase, Phase::Over | Phase::RoundOver);
    let takes_focus = model.takes_focus && !is_over;
    let receiver = Rc::clone(receiver);
    use_effect_with((model.draft.is_some(), is_choosing, is_over), move |_| {
        if takes_focus && matches!(document().query_selector(":focus"), Ok(None)) {
            receiver.focus_pit(*receiver.focus);
        }
    });
}

/// The pit under the pointer or that a key has reached, whose move is previewed.
#[derive(Clone, Copy, PartialEq)]
struct Target {
    pit: Pit,
    /// The revision of the table at that time: the target ends with the next change of the
    /// position.
    revision: u32,
}

/// The input with what its events need, as of the last render.
struct Receiver {
    rendered: Rc<BoardInput>,
    /// Returns the model of the state as it is now.
    current: Callback<(), BoardModel>,
    on_intent: Callback<BoardIntent>,
    svg: NodeRef,
    pits: Rc<Vec<NodeRef>>,
    drag: UseStateHandle<Option<Drag>>,
    focus: UseStateHandle<Pit>,
    target: UseStateHandle<Option<Target>>,
    /// The press has ended an animation, a drag or a long press, so its click
    /// does nothing.
    is_spent: Rc<Cell<bool>>,
    /// Runs while a finger rests.
    long_press: Rc<RefCell<Option<Timeout>>>,
}

impl Receiver {
    /// The input of the state as it is now. Keys that come fast are handled
    /// before the page shows what the key before has changed.
    fn input(&self) -> Rc<BoardInput> {
        self.rendered.with_model(self.current.emit(()))
    }

    fn emit(&self, intent: Option<BoardIntent>) {
        if let Some(intent) = intent {
            self.on_intent.emit(intent);
        }
    }

    fn pointer_down(&self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let phase = self.input().model.phase;
        self.is_spent.set(phase == Phase::Sowing);
        let pit = self.pit_under(event);
        let pit = pit.filter(|_| matches!(phase, Phase::Choosing | Phase::Arranging));
        self.drag
            .set(pit.map(|pit| Drag::start(pit, screen_point(event))));
        let model = &self.rendered.model;
        if model.settings.has_preview(model.players) && event.pointer_type() == "touch" {
            let (target, is_spent) = (self.target.clone(), Rc::clone(&self.is_spent));
            let pointed_at = pit.and_then(|pit| self.target_of(pit));
            let open = move || {
                is_spent.set(true);
                target.set(pointed_at);
            };
            self.long_press
                .replace(Some(Timeout::new(LONG_PRESS, open)));
        }
    }

    fn pointer_move(&self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            let pit = self.pit_under(event);
            self.target.set(pit.and_then(|pit| self.target_of(pit)));
        }
        let Some(drag) = *self.drag else { return };
        if event.buttons() == 0 {
            // The button was released outside the page.
            self.drag.set(None);
            return;
        }
        let now = screen_point(event);
        if drag.is_drag(now) {
            self.long_press.take();
        }
        self.drag
            .set(Some(drag.moved_to(now, &self.rendered.layout)));
    }

    fn pointer_up(&self, event: &PointerEvent) {
        if self.long_press.take().is_some() || event.pointer_type() == "touch" {
            self.target.set(None);
        }
        let Some(drag) = *self.drag else { return };
        self.drag.set(None);
        let at = self.picture_point(event);
        let input = self.input();
        let intent = at.and_then(|at| input.release(drag, at));
        let arranging = input.model.phase == Phase::Arranging;
        if intent.is_some() || (drag.aim.is_some() && !arranging) {
            self.is_spent.set(true);
        }
        self.emit(intent);
    }

    fn pointer_leave(&self) {
        self.long_press.take();
        self.target.set(None);
    }

    fn pointer_cancel(&self) {
        self.pointer_leave();
        self.drag.set(None);
    }

    /// Whether a click does something: it isn't the end of another gesture.
    fn is_click(&self) -> bool {
        !self.is_spent.take() && self.input().takes_presses()
    }

    fn click(&self) {
        if self.is_click() {
            self.emit(Some(BoardIntent::Select(None)));
        }
    }

    fn press(&self, pit: Pit) {
        if self.is_click() {
            self.focus.set(pit);
            self.emit(Some(self.input().press(pit)));
        }
    }

    fn add_seeds(&self, pit: Pit, more: i8) {
        if self.is_click() {
            self.emit(self.input().add_seeds(pit, more));
        }
    }

    /// A pit as the target; none while a move is animated, when the pointer may rest there
    /// by chance.
    fn target_of(&self, pit: Pit) -> Option<Target> {
        let model = &self.input().model;
        let revision = model.revision;
        (model.phase != Phase::Sowing).then_some(Target { pit, revision })
    }

    fn key_down(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let response = self.input().key(&event.key(), event.repeat(), *self.focus);
        if response.is_handled {
            event.prevent_default();
        }
        if let Some(pit) = response.focus {
            self.focus.set(pit);
            self.focus_pit(pit);
            // The focus alone previews nothing: it also comes from the page, as at the
            // start of a game.
            self.target.set(self.target_of(pit));
        }
        self.emit(response.intent);
    }

    /// Gives a pit the browser's focus.
    fn focus_pit(&self, pit: Pit) {
        let pit = self.pits.get(pit.index());
        if let Some(pit) = pit.and_then(NodeRef::cast::<SvgElement>) {
            // If it can't be focused, the focus stays where it is.
            let _ = pit.focus();
        }
    }

    fn pit_under(&self, event: &PointerEvent) -> Option<Pit> {
        self.rendered.pit_at(self.picture_point(event)?)
    }

    /// The point of the picture that a pointer is at.
    fn picture_point(&self, event: &PointerEvent) -> Option<Point> {
        let rect = self.svg.cast::<Element>()?.get_bounding_client_rect();
        let rect = ScreenRect {
            left: rect.left(),
            top: rect.top(),
            width: rect.width(),
            height: rect.height(),
        };
        let Point { x, y } = screen_point(event);
        Some(self.rendered.layout.from_screen(rect, x, y))
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
            click: forward(latest, |board, _| board.click()),
            focus_out: forward(latest, |board, _| board.target.set(None)),
            key_down: forward(latest, |board, event| board.key_down(&event)),
            press: forward(latest, |board, pit| board.press(pit)),
            add_seeds: forward(latest, |board, (pit, more)| board.add_seeds(pit, more)),
        }
    }
}

/// A callback of the receiver of the last render.
fn forward<T: 'static>(
    latest: &Rc<RefCell<Option<Rc<Receiver>>>>,
    handle: fn(&Receiver, T),
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
