//! Keeps the view and the browser's history in step. Nothing else reads or
//! writes the address.
//!
//! Each view is an entry of the history; a move only replaces the entry of the
//! board. An open sheet (settings, share, the panel of a phone) has an entry too, with the
//! same address, so that Back closes the sheet; so does the review of a game, unless its
//! position was opened by the address. A sheet that is closed by its button leaves
//! its entry, because the browser would step back only after the next press. The next sheet
//! uses that entry, the next view replaces it, and ways back skip it.
//!
//! Not yew-router on gloo-history: they know a path, but neither these entries nor what
//! an entry has before it, on which every step here depends; and a link of a game is a
//! fragment without a slash, which their hash routes don't allow.

use std::cell::{Cell, RefCell};
use std::mem;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, History, HtmlElement};
use yew::prelude::*;

use super::address::{actions_of, game_link, is_handout};
use super::route::{HistoryStep, Route, fragment_of};
use super::storage;
use super::stored::StoredInputs;
use crate::ui::state::{Action, AppState, GameAction, Notice, Review, View};

/// What the entry of an open sheet stores. No fragment contains it.
const SHEET: &str = "#sheet";

pub fn current_route() -> Route {
    Route::from(&*fragment())
}

/// The fragment of the address; that of the board where there is none.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    match hash.strip_prefix('#') {
        None | Some("") => fragment_of(View::Board),
        Some(fragment) => fragment.to_owned(),
    }
}

thread_local! {
    /// The link with tasks or answers that was in the address last.
    static HANDOUT: RefCell<String> = RefCell::default();
}

/// The link with tasks or answers that the address has, or that it had before another view: on
/// the way back it comes into the address only after its view is shown.
pub fn handout() -> String {
    HANDOUT.with_borrow_mut(|handout| {
        let here = fragment();
        if is_handout(&here) {
            *handout = here;
        }
        handout.clone()
    })
}

/// The router's part of the history. Each entry stores the fragment of the
/// entry before it, so that a way back in the page is a step back in the
/// history.
struct Router {
    /// The fragment of the game on the board.
    board: String,
    /// Whether it was written here, for a game of the player's own.
    is_own: bool,
    /// The fragment before the last change.
    last: String,
    /// The fragment of the entry that a step back leads to, while it is on its way.
    awaited: Option<String>,
    /// Whether the entry is that of a sheet, open or not.
    is_sheet: bool,
    /// What the entry under that of a sheet stores; empty after a reload.
    under: String,
    /// The fragment of that entry, if the board has a game of the player's own. A move that
    /// is played on the entry of the sheet doesn't change it.
    under_fragment: Option<String>,
    /// Whether the last step led to an entry that was there before.
    is_return: Rc<Cell<bool>>,
}

impl Router {
    fn new() -> Self {
        let last = fragment();
        let board = match Route::from(&*last) {
            Route::Game(_) => last.clone(),
            Route::View(_) | Route::Unknown => fragment_of(View::Board),
        };
        if entry().is_none() {
            // The page was opened here: nothing of it lies before.
            mark("");
        }
        Self {
            board,
            is_own: false,
            last,
            awaited: None,
            is_sheet: entry().as_deref() == Some(SHEET),
            under: String::new(),
            under_fragment: None,
            is_return: Rc::default(),
        }
    }

    /// Gives the address the view and the game of a state.
    fn follow(&mut self, view: View, link: Option<&str>) {
        if let Some(link) = link {
            link.clone_into(&mut self.board);
        } else if self.is_own {
            // The game was deleted.
            self.board = fragment_of(View::Board);
        }
        self.is_own = link.is_some();
        // A link was pressed, and its event is still to come: it isn't written over.
        if self.awaited.is_some() || fragment() != self.last {
            return;
        }
        let to = match view {
            View::Board => self.board.clone(),
            View::Handout => handout(),
            _ => fragment_of(view),
        };
        let entry = entry().unwrap_or_default();
        let (previous, delta) = if self.is_sheet {
            (&self.under, -2)
        } else {
            (&entry, -1)
        };
        match HistoryStep::between(&self.last, &to, Some(previous)) {
            HistoryStep::Stay => {}
            HistoryStep::Replace => {
                replace(&to, &entry);
                self.last = to;
            }
            HistoryStep::Back => {
                let step = |history: History| history.go_with_delta(delta);
                let is_on_its_way = window().history().and_then(step).is_ok();
                self.awaited = is_on_its_way.then_some(to);
                self.is_return.set(true);
            }
            HistoryStep::Push => {
                if self.is_sheet {
                    replace(&to, &self.last);
                } else {
                    push(&to, &self.last);
                }
                if Route::from(&*to).is_board() {
                    // Another game: the entry under the sheet leads to the one before.
                    self.under_fragment = None;
                }
                self.is_sheet = false;
                self.last = to;
                self.is_return.set(false);
            }
        }
    }

    /// A sheet was opened: it gets an entry.
    fn open_sheet(&mut self) {
        if !self.is_sheet {
            self.under = entry().unwrap_or_default();
            self.under_fragment = self.is_own.then(|| self.last.clone());
            push(&self.last, SHEET);
            self.is_sheet = true;
        }
    }

    /// Another entry was reached by a step in the history, a link or by hand. Returns whether
    /// this closes the review that is open.
    fn pass(&mut self, has_review: bool) -> bool {
        let entry = entry();
        let was_sheet = mem::replace(&mut self.is_sheet, entry.as_deref() == Some(SHEET));
        if !was_sheet || self.is_sheet || entry.is_none() {
            return false;
        }
        let sheets = open_sheets();
        for sheet in &sheets {
            // A sheet that can't be closed stays open.
            let _ = sheet.hide_popover();
        }
        let here = fragment();
        let step = HistoryStep::between(&self.last, &here, None);
        let is_under = matches!(step, HistoryStep::Stay | HistoryStep::Replace);
        if is_under
            && sheets.is_empty()
            && !has_review
            && let Ok(history) = window().history()
        {
            // Skips the entry of a sheet that was closed before.
            let _ = history.back();
        }
        if step == HistoryStep::Replace {
            // The game under the sheet has gone on: its address is written again, not
            // read.
            self.awaited = Some(here.clone());
            self.last = here;
        }
        if has_review && !sheets.is_empty() {
            // The sheet over the review was closed: the next step closes the review.
            self.open_sheet();
        }
        has_review && sheets.is_empty()
    }

    /// The address has changed, by a link, by hand or by a step in the history.
    /// Returns where it leads, unless the page has led there itself.
    fn address_changed(&mut self) -> Option<Route> {
        let is_new = entry().is_none();
        if is_new {
            mark(&self.last);
        }
        self.is_return.set(!is_new);
        self.last = fragment();
        if self.awaited.take().as_ref() == Some(&self.last) {
            return None;
        }
        let is_under = !is_new && self.under_fragment.as_ref() == Some(&self.last);
        let is_earlier = is_under && Route::from(&*self.last).is_board();
        if self.last == self.board || is_earlier {
            return Some(Route::View(View::Board));
        }
        Some(Route::from(&*self.last))
    }
}

/// Keeps `state.view`, the game on the board and the address in step. Returns whether
/// the last step led to an entry of the history that was there before: by then the
/// effects of this hook have run.
#[hook]
pub fn use_router(state: &UseReducerHandle<AppState>) -> Rc<Cell<bool>> {
    let router = use_mut_ref(Router::new);
    let is_return = Rc::clone(&router.borrow().is_return);
    let link = use_link(state);
    // After an arrival the address is compared with the state even if nothing
    // has changed: what can't be opened doesn't stay in the address.
    let arrivals = use_state(|| 0_u32);
    {
        let router = router.clone();
        use_effect_with((state.view, link, *arrivals), move |(view, link, _)| {
            router.borrow_mut().follow(*view, link.as_deref());
        });
    }
    let latest = use_mut_ref(|| (state.clone(), arrivals.clone()));
    latest.replace((state.clone(), arrivals));
    use_sheets(&router, &latest);
    {
        let router = Rc::clone(&router);
        use_effect_with(has_review(state), move |&has_review| {
            if has_review {
                router.borrow_mut().open_sheet();
            }
        });
    }
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            let (state, arrivals) = latest.borrow().clone();
            let route = router.borrow_mut().address_changed();
            match route {
                Some(Route::View(view)) if view != state.view => {
                    state.dispatch(Action::View(view));
                }
                Some(Route::Game(address)) => open(&state, &router, address),
                Some(Route::Unknown) => {
                    state.dispatch(Action::View(View::Board));
                    state.dispatch(Action::ShowNotice(Notice::NoSuchView));
                }
                Some(Route::View(_)) | None => {}
            }
            arrivals.set(*arrivals + 1);
        });
        move || drop(listener)
    });
    is_return
}

/// Whether a review is on the board that has an entry of the history.
fn has_review(state: &AppState) -> bool {
    state.view == View::Board && state.game.teacher.review != Review::Closed
}

/// The state of the last render, and the number of arrivals.
type Latest = Rc<RefCell<(UseReducerHandle<AppState>, UseStateHandle<u32>)>>;

/// Gives an open sheet an entry of the history, and closes the sheet, or the review, when
/// that entry is left.
#[hook]
fn use_sheets(router: &Rc<RefCell<Router>>, latest: &Latest) {
    let (router, latest) = (Rc::clone(router), Rc::clone(latest));
    use_effect_with((), move |()| {
        let passed = Rc::clone(&router);
        let steps = EventListener::new(&window(), "popstate", move |_| {
            let state = latest.borrow().0.clone();
            if passed.borrow_mut().pass(has_review(&state)) {
                state.dispatch(GameAction::ToNow.into());
            }
        });
        // The event of a popover doesn't bubble.
        let capture = EventListenerOptions::run_in_capture_phase();
        let toggles =
            EventListener::new_with_options(&document(), "toggle", capture, move |event| {
                if is_popover(event) && !open_sheets().is_empty() {
                    router.borrow_mut().open_sheet();
                }
            });
        move || drop((steps, toggles))
    });
}

fn is_popover(event: &Event) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.has_attribute("popover"))
}

fn open_sheets() -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all("[popover]:popover-open") else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|at| found.item(at)?.dyn_into().ok())
        .collect()
}

/// Opens the game of an address, if there is one.
fn open(state: &UseReducerHandle<AppState>, router: &RefCell<Router>, address: String) {
    let actions = actions_of(state, &address, Notice::StrayLink, &storage::LocalGames);
    if (actions.iter()).any(|action| !matches!(action, Action::ShowNotice(_))) {
        let mut router = router.borrow_mut();
        router.board = address;
        router.is_own = false;
        router.under_fragment = None;
    }
    for action in actions {
        state.dispatch(action);
    }
}

/// The link of the game on the board; `None` for a game that is only looked at,
/// which keeps the address that it came with.
#[hook]
fn use_link(state: &AppState) -> Option<AttrValue> {
    // A game is encoded when it has changed, not at each report of the bot.
    let link = use_memo(StoredInputs::of(&state.game), |_| {
        AttrValue::from(game_link(&state.game))
    });
    state.game.is_own().then(|| (*link).clone())
}

/// What the router has stored in the entry of the history: the fragment of the
/// entry before it.
fn entry() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

fn push(fragment: &str, previous: &str) {
    if let Ok(history) = window().history() {
        // Without the entry, Back only leads out of the page.
        let url = format!("#{fragment}");
        let _ = history.push_state_with_url(&JsValue::from_str(previous), "", Some(&url));
    }
}

fn replace(fragment: &str, previous: &str) {
    if let Ok(history) = window().history() {
        // The address is a copy of the game: one that can't be written is a
        // convenience lost, no more.
        let url = format!("#{fragment}");
        let _ = history.replace_state_with_url(&JsValue::from_str(previous), "", Some(&url));
    }
}

/// Stores the fragment of the entry before this one, which was opened by a link or by hand.
/// Tasks that are opened so ask who goes on with them.
fn mark(previous: &str) {
    if is_handout(&fragment()) {
        storage::write_in_tab(storage::PUPIL, "");
    }
    if let Ok(history) = window().history() {
        let _ = history.replace_state(&JsValue::from_str(previous), "");
    }
}
