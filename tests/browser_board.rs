//! Which changes of the state render pits again, in headless Chromium.
#![cfg(all(target_arch = "wasm32", debug_assertions))]

use std::cell::RefCell;
use std::rc::Rc;

use mbegu::bot::MoveScore;
use mbegu::bot::protocol::SearchInfo;
use mbegu::link::SavedGame;
use mbegu::rules::{BySide, Match, Rules, Side, Variant};
use mbegu::ui::board::layout::Orientation;
use mbegu::ui::board::{GameBoard, pit_renders};
use mbegu::ui::browser::GameHandle;
use mbegu::ui::i18n::{Language, Locale};
use mbegu::ui::state::{AppState, GameAction, GameState, Phase};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, KeyboardEventInit};
use yew::prelude::*;

#[path = "support/sleep.rs"]
mod sleep;

use sleep::sleep;

wasm_bindgen_test_configure!(run_in_browser);

fn rules() -> Rules {
    Variant::Giuthi.default_rules()
}

/// Access to the game of a mounted page.
#[derive(Clone, Default)]
struct Handle(Rc<RefCell<Option<GameHandle>>>);

impl PartialEq for Handle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Handle {
    fn state(&self) -> GameState {
        let handle = self.0.borrow();
        GameState::clone(handle.as_ref().expect("a mounted page"))
    }

    /// Dispatches an action and returns how many pits it rendered.
    async fn renders_of(&self, action: GameAction) -> u32 {
        let before = pit_renders();
        let handle = self.0.borrow().clone();
        handle.expect("a mounted page").dispatch(action);
        sleep(100).await;
        pit_renders() - before
    }
}

#[derive(Properties, PartialEq)]
struct PageProps {
    handle: Handle,
}

/// The board of two persons with its state, as on the page.
#[component]
fn Page(props: &PageProps) -> Html {
    let state = use_reducer_eq(|| {
        let game = Match::new(rules(), Side::South);
        AppState::new(SavedGame::new(game, BySide::default()))
    });
    let state = GameHandle::Page(state);
    let handle = props.handle.clone();
    let published = state.clone();
    use_effect(move || {
        handle.0.replace(Some(published));
    });
    let locale = use_memo((), |()| {
        let text = include_str!("../static/locales/en.ftl");
        Locale::new(Language::ENGLISH, text).expect("the texts of English")
    });
    html! {
        <ContextProvider<Locale> context={Locale::clone(&locale)}>
            <GameBoard {state} orientation={Orientation::Flat} />
        </ContextProvider<Locale>>
    }
}

/// Mounts a page. Returns the handle of its state and its root element.
async fn mount() -> (Handle, Element) {
    let document = gloo::utils::document();
    let root = document.create_element("div").expect("an element");
    let body = document.body().expect("a body");
    body.append_child(&root).expect("it can be appended");
    let handle = Handle::default();
    let props = PageProps {
        handle: handle.clone(),
    };
    yew::Renderer::<Page>::with_root_and_props(root.clone(), props).render();
    sleep(100).await;
    (handle, root)
}

#[wasm_bindgen_test]
async fn every_pit_is_rendered_once_at_first() {
    let before = pit_renders();
    let (_, root) = mount().await;
    let pits = root.query_selector_all("[data-pit]").expect("a selector");
    assert_eq!(pits.length(), u32::from(rules().board().ring_len()));
    assert_eq!(pit_renders() - before, pits.length());
    root.remove();
}

#[wasm_bindgen_test]
async fn a_thought_of_the_bot_renders_no_pit() {
    let (page, root) = mount().await;
    page.renders_of(GameAction::Judge).await;
    let mv = rules().moves(page.state().position()).iter().next();
    let info = SearchInfo {
        depth: 3,
        nodes: 1_000,
        score: 120,
        proved: false,
        line: Vec::new(),
        moves: vec![MoveScore {
            mv: mv.expect("a legal move"),
            score: 120,
            decided: false,
        }],
        certain: None,
    };
    let request = page.state().request;
    assert_eq!(page.renders_of(GameAction::BotInfo(request, info)).await, 0);
    assert!(page.state().judged().is_some(), "it has come");
    root.remove();
}

#[wasm_bindgen_test]
async fn an_open_dialog_renders_no_pit() {
    let (page, root) = mount().await;
    assert_eq!(page.renders_of(GameAction::AskResign(true)).await, 0);
    assert!(page.state().resigning, "it is open");
    root.remove();
}

/// A step of a paused animation shows one event, which changes one pit.
#[wasm_bindgen_test]
async fn a_step_of_the_animation_renders_its_pit_only() {
    let (page, root) = mount().await;
    let mv = rules().moves(page.state().position()).iter().next();
    page.renders_of(GameAction::Play(mv.expect("a legal move")))
        .await;
    assert_eq!(page.state().phase(), Phase::Sowing);
    page.renders_of(GameAction::Pause(true)).await;
    for step in 0..3 {
        assert_eq!(page.renders_of(GameAction::Step).await, 1, "step {step}");
    }
    let board = root.query_selector("[data-phase=sowing]");
    assert!(board.expect("a selector").is_some());
    root.remove();
}

#[wasm_bindgen_test]
async fn a_click_selects_its_pit_and_renders_no_other() {
    let (page, root) = mount().await;
    let before = pit_renders();
    let pit = root.query_selector("[data-pit=c]").expect("a selector");
    let click = MouseEvent::new("click").expect("an event");
    click.init_mouse_event_with_can_bubble_arg("click", true);
    let pit = pit.expect("a pit");
    pit.dispatch_event(&click).expect("it is dispatched");
    sleep(100).await;
    let chosen = page.state().selection.selected();
    let chosen = chosen.map(|pit| rules().board().letter(pit));
    assert_eq!(chosen, Some('c'));
    // The selected pit, and the one that had the keyboard's focus.
    assert_eq!(pit_renders() - before, 2);
    root.remove();
}

/// The second key comes before Yew renders what the first has changed.
#[wasm_bindgen_test]
async fn two_keys_in_one_task_make_a_move() {
    let (page, root) = mount().await;
    let board = root.query_selector("[data-phase]").expect("a selector");
    let board = board.expect("a board");
    for key in ["c", "ArrowLeft"] {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init);
        let event = event.expect("an event");
        board.dispatch_event(&event).expect("it is dispatched");
    }
    let played = page.state().record.current().moves().last().copied();
    let letter = played.map(|mv| rules().board().letter(mv.pit));
    assert_eq!(letter, Some('c'));
    // An animation that goes on would render pits in the other tests.
    let revision = page.state().revision;
    page.renders_of(GameAction::EndAnimation(revision)).await;
    root.remove();
}
