//! What the board listens to: presses, drags, keys.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, SvgElement};
use yew::prelude::*;

use crate::rules::{Direction, Move, Moves, Pit, Rules, Side};
use crate::ui::layout::Layout;
use crate::ui::state::{Action, Phase, State};

/// A press on a pit, in the screen's coordinates.
#[derive(Clone, Copy, PartialEq)]
pub struct Press {
    /// The pit.
    pub pit: Pit,
    x: f64,
    y: f64,
    /// Where a drag from there points.
    pub aim: Option<Direction>,
}

/// A pit that is pointed at, or a way to sow it.
pub type Pointed = (Pit, Option<Direction>);

/// So far a pointer goes before it is a drag.
const DRAG: f64 = 22.0;
/// So long a finger rests before it asks what a pit would do, in milliseconds.
const LONG_PRESS: u32 = 450;

/// The board's listener.
pub struct Desk {
    pub state: UseReducerHandle<State>,
    pub layout: Layout,
    /// The rules of the board that is shown.
    pub rules: Rules,
    /// The moves that a person can make now.
    pub moves: Moves,
    pub svg: NodeRef,
    pub press: UseStateHandle<Option<Press>>,
    /// A press that ended an animation, a drag or a long press does nothing
    /// else.
    pub spent: Rc<RefCell<bool>>,
    /// The pit that keys act on.
    pub focus: UseStateHandle<Pit>,
    /// What is foreseen: the sowing of a pit, in every way or in one.
    pub pointed: UseStateHandle<Option<Pointed>>,
    pub resting: Rc<RefCell<Option<Timeout>>>,
}

impl Desk {
    /// Whether something can be done at a pit now.
    pub fn is_open(&self, pit: Pit) -> bool {
        match self.state.phase() {
            Phase::Choosing => !self.ways(pit, None).is_empty(),
            Phase::Racing => self.state.picker() == Some(self.rules.board().owner(pit)),
            Phase::Arranging => self.state.mover() == Some(self.rules.board().owner(pit)),
            _ => false,
        }
    }

    /// The moves from a pit: all, or those of one way.
    pub fn ways(&self, pit: Pit, way: Option<Direction>) -> Vec<Move> {
        let fits = |mv: &Move| mv.pit == pit && way.is_none_or(|way| way == mv.direction);
        self.moves.iter().filter(fits).collect()
    }

    pub fn play(&self, mv: Move) {
        if self.moves.contains(mv) {
            self.state.dispatch(Action::Play(mv));
        }
    }

    /// Where a pit can be sown one way only, the press is the move.
    fn choose(&self, pit: Pit) {
        let toggle = Some(pit).filter(|_| self.state.chosen != Some(pit));
        if !self.is_open(pit) {
            self.state.dispatch(Action::Refuse(pit));
            return;
        }
        match self.state.phase() {
            Phase::Racing => self.state.dispatch(Action::Pick(pit)),
            Phase::Choosing => match *self.ways(pit, None) {
                [mv] => self.play(mv),
                _ => self.state.dispatch(Action::Choose(toggle)),
            },
            _ => self.state.dispatch(Action::Choose(toggle)),
        }
    }

    /// Puts seeds into a pit of the row that is being arranged, or takes some
    /// out; those that lie in no pit are in the player's hand.
    pub fn place(&self, pit: Pit, more: i8) {
        let (Some(row), Some(arranging)) = (&self.state.draft, self.state.arranging()) else {
            return;
        };
        let mut row = row.clone();
        let placed: u8 = row.iter().sum();
        let at = pit.index() % row.len();
        let Some(seeds) = row[at].checked_add_signed(more) else {
            return;
        };
        if placed - row[at] + seeds <= arranging.seeds {
            row[at] = seeds;
            self.state.dispatch(Action::Draft(row));
        }
    }

    fn shift(&self, from: Pit, to: Pit) {
        let Some(row) = &self.state.draft else { return };
        let mut row = row.clone();
        let (from, to) = (from.index() % row.len(), to.index() % row.len());
        if row[from] > 0 {
            row[from] -= 1;
            row[to] += 1;
            self.state.dispatch(Action::Draft(row));
        }
    }

    pub fn pointer_down(&self, event: PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let phase = self.state.phase();
        *self.spent.borrow_mut() = phase == Phase::Sowing;
        let pit = self.pit_at(event.target());
        let pit = pit.filter(|_| matches!(phase, Phase::Choosing | Phase::Arranging));
        self.press.set(pit.map(|pit| Press {
            pit,
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
            aim: None,
        }));
        if self.state.settings.preview && event.pointer_type() == "touch" {
            let (pointed, spent) = (self.pointed.clone(), Rc::clone(&self.spent));
            *self.resting.borrow_mut() = Some(Timeout::new(LONG_PRESS, move || {
                *spent.borrow_mut() = true;
                pointed.set(pit.map(|pit| (pit, None)));
            }));
        }
    }

    pub fn pointer_move(&self, event: PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.pointed.set(self.pointed_at(event.target()));
        }
        let Some(from) = *self.press else { return };
        // The button was let go somewhere else.
        if event.buttons() == 0 {
            self.press.set(None);
            return;
        }
        let (x, y) = (
            f64::from(event.client_x()) - from.x,
            f64::from(event.client_y()) - from.y,
        );
        let far = x * x + y * y > DRAG * DRAG;
        if far {
            self.resting.borrow_mut().take();
        }
        let aim = self.layout.direction(from.pit, x, y).filter(|_| far);
        self.press.set(Some(Press { aim, ..from }));
    }

    pub fn pointer_up(&self, event: PointerEvent) {
        if self.resting.borrow_mut().take().is_some() || event.pointer_type() == "touch" {
            self.pointed.set(None);
        }
        let Some(from) = *self.press else { return };
        self.press.set(None);
        if self.state.phase() == Phase::Arranging {
            let under = gloo::utils::document()
                .element_from_point(event.client_x() as f32, event.client_y() as f32);
            let to = self.pit_at(under.map(EventTarget::from));
            if let Some(to) = to.filter(|&to| to != from.pit && self.is_open(to)) {
                *self.spent.borrow_mut() = true;
                self.shift(from.pit, to);
            }
        } else if let Some(direction) = from.aim {
            *self.spent.borrow_mut() = true;
            self.play(Move {
                pit: from.pit,
                direction,
            });
        }
    }

    pub fn pointer_leave(&self, _: PointerEvent) {
        self.resting.borrow_mut().take();
        self.pointed.set(None);
    }

    pub fn pointer_cancel(&self, event: PointerEvent) {
        self.pointer_leave(event);
        self.press.set(None);
    }

    pub fn click(&self, event: MouseEvent) {
        if std::mem::take(&mut *self.spent.borrow_mut()) || !self.listens() {
            return;
        }
        if let Some(pit) = self.state.chosen.filter(|_| on(&event, ".way").is_some()) {
            if let Some(more) = on(&event, "[data-place]") {
                let more = more.get_attribute("data-place");
                self.place(pit, if more.as_deref() == Some("1") { 1 } else { -1 });
            } else if let Some(mv) = on(&event, "[data-move]") {
                let mv = mv.get_attribute("data-move").unwrap_or_default();
                // The arrow goes; the focus stays.
                self.focus_pit(pit);
                if let Ok(mv) = self.rules.parse_move(&mv) {
                    self.play(mv);
                }
            }
            return;
        }
        match self.pit_at(event.target()) {
            Some(pit) => {
                self.focus.set(pit);
                self.choose(pit);
            }
            None => self.state.dispatch(Action::Choose(None)),
        }
    }

    pub fn focus_in(&self, event: FocusEvent) {
        // A pointer's press gives the focus too, and shows what it is at.
        if self.press.is_none() {
            self.pointed.set(self.pointed_at(event.target()));
        }
    }

    /// Who looks elsewhere foresees nothing.
    pub fn focus_out(&self, _: FocusEvent) {
        self.pointed.set(None);
    }

    pub fn key(&self, event: KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let arrow = match key.as_str() {
            "ArrowLeft" => Some((-1.0, 0.0)),
            "ArrowRight" => Some((1.0, 0.0)),
            "ArrowUp" => Some((0.0, -1.0)),
            "ArrowDown" => Some((0.0, 1.0)),
            _ => None,
        };
        let enter = matches!(key.as_str(), "Enter" | " ");
        if arrow.is_some() || enter {
            event.prevent_default();
        }
        let phase = self.state.phase();
        if phase == Phase::Sowing || event.repeat() && phase != Phase::Arranging {
            return;
        }
        match (arrow, self.state.chosen) {
            (Some((x, y)), Some(pit)) if phase == Phase::Choosing => {
                if let Some(direction) = self.layout.direction(pit, x, y) {
                    self.play(Move { pit, direction });
                }
            }
            (Some((x, y)), _) => self.go(self.neighbour(x, y)),
            _ if enter && self.listens() => self.choose(*self.focus),
            (_, Some(_)) if key == "Escape" => self.state.dispatch(Action::Choose(None)),
            _ if phase == Phase::Arranging && matches!(key.as_str(), "+" | "=") => {
                self.place(*self.focus, 1);
            }
            _ if phase == Phase::Arranging && key == "-" => self.place(*self.focus, -1),
            _ => {
                if let Some(pit) = self.own_pit(&key) {
                    self.go(pit);
                    if phase != Phase::Arranging {
                        self.choose(pit);
                    }
                }
            }
        }
    }

    /// Whether a press on a pit means anything now.
    fn listens(&self) -> bool {
        matches!(
            self.state.phase(),
            Phase::Choosing | Phase::Racing | Phase::Arranging
        ) && self.state.race.is_none()
    }

    fn go(&self, pit: Pit) {
        self.focus.set(pit);
        self.focus_pit(pit);
    }

    /// Gives a pit the browser's focus.
    pub fn focus_pit(&self, pit: Pit) {
        let letter = self.rules.board().letter(pit).to_string();
        let selector = ["[data-pit=\"", &letter, "\"]"].concat();
        let found = self
            .svg
            .cast::<Element>()
            .and_then(|svg| svg.query_selector(&selector).ok().flatten());
        if let Some(pit) = found.and_then(|pit| pit.dyn_into::<SvgElement>().ok()) {
            // A pit that can't be focused keeps the focus where it was.
            let _ = pit.focus();
        }
    }

    fn pit_at(&self, target: Option<EventTarget>) -> Option<Pit> {
        let letter = closest(target, "[data-pit]")?.get_attribute("data-pit")?;
        self.rules.board().pit_from_letter(letter.chars().next()?)
    }

    fn pointed_at(&self, target: Option<EventTarget>) -> Option<Pointed> {
        let way = closest(target.clone(), ".way").and_then(|way| way.get_attribute("data-move"));
        match way.map(|way| self.rules.parse_move(&way)) {
            Some(Ok(mv)) => Some((mv.pit, Some(mv.direction))),
            _ => self.pit_at(target).map(|pit| (pit, None)),
        }
    }

    /// The pit of the side whose turn it is that a letter key names.
    fn own_pit(&self, key: &str) -> Option<Pit> {
        let mut letters = key.chars();
        let (letter, None) = (letters.next()?, letters.next()) else {
            return None;
        };
        let letter = match self.state.mover()? {
            Side::South => letter.to_ascii_lowercase(),
            Side::North => letter.to_ascii_uppercase(),
        };
        let pit = self.rules.board().pit_from_letter(letter);
        pit.filter(|_| self.listens())
    }

    /// The nearest pit in a direction on the screen, or the same one.
    fn neighbour(&self, x: f64, y: f64) -> Pit {
        let from = *self.focus;
        let here = self.layout.pit(from);
        let far = |pit: Pit| {
            let there = self.layout.pit(pit);
            let (dx, dy) = (there.x - here.x, there.y - here.y);
            let (along, across) = (dx * x + dy * y, dx * y - dy * x);
            (along > 1.0).then(|| (pit, along + 4.0 * across.abs()))
        };
        let ahead = self.rules.board().all_pits().filter_map(far);
        ahead
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map_or(from, |(pit, _)| pit)
    }
}

fn on(event: &MouseEvent, selector: &str) -> Option<Element> {
    closest(event.target(), selector)
}

/// What a CSS selector finds about a place.
fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    let element: Element = target?.dyn_into().ok()?;
    element.closest(selector).ok()?
}
