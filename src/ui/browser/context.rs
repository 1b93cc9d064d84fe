//! What every component can use: the dispatcher and the settings. And the states as Yew
//! reduces them: time and chance come in here.

use std::ops::Deref;
use std::rc::Rc;

use yew::html::IntoPropValue;
use yew::prelude::*;

use super::clock::monotonic;
use super::environment::use_reduced_motion;
use super::skip::use_skip;
use super::system::{announce, random_bits};
use crate::ui::state::settings::{MovePreview, RacePace, Settings};
use crate::ui::state::{Action, AppState, Change, GameAction, GameState};

impl Reducible for AppState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after_at(action, monotonic(), random_bits()))
    }
}

impl Reducible for GameState {
    type Action = GameAction;

    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// A game that is shown and changed.
#[derive(Clone, PartialEq)]
pub enum GameHandle {
    /// The game of the page.
    Page(UseReducerHandle<AppState>),
    /// A game of its own, as in a lesson.
    Own(UseReducerHandle<GameState>),
}

impl GameHandle {
    /// Does an action.
    pub fn dispatch(&self, action: GameAction) {
        match self {
            Self::Page(page) => page.dispatch(Action::Game(action)),
            Self::Own(game) => game.dispatch(action),
        }
    }
}

impl Deref for GameHandle {
    type Target = GameState;

    fn deref(&self) -> &GameState {
        match self {
            Self::Page(page) => &page.game,
            Self::Own(game) => game,
        }
    }
}

/// Sends actions to the page, and those of a game to the game around.
#[derive(Clone, PartialEq)]
pub struct Dispatcher(Callback<Action>);

impl Dispatcher {
    /// Does an action.
    pub fn dispatch(&self, action: impl Into<Action>) {
        self.0.emit(action.into());
    }

    /// A callback that does an action at each event.
    pub fn on<E>(&self, action: impl Into<Action>) -> Callback<E> {
        let action = action.into();
        self.0.reform(move |_| action.clone())
    }
}

/// The dispatcher of the page, to be provided to its components.
#[hook]
pub fn use_page_dispatcher(page: &UseReducerHandle<AppState>) -> Dispatcher {
    Dispatcher(use_callback(
        page.dispatcher(),
        |action, page| match action {
            // static/offline.js starts the newer version of the page.
            Action::Reload => announce("mbegu-reload"),
            action => page.dispatch(action),
        },
    ))
}

/// The dispatcher that is provided.
#[hook]
pub fn use_dispatcher() -> Dispatcher {
    use_context().expect("components are inside of a provider of the dispatcher")
}

impl IntoPropValue<Action> for GameAction {
    fn into_prop_value(self) -> Action {
        self.into()
    }
}

/// The settings that the application provides.
#[hook]
pub fn use_settings() -> Settings {
    use_context().unwrap_or_default()
}

/// The settings and the dispatcher, for plain functions that draw the control of a setting.
pub struct SettingsHandle {
    pub now: Settings,
    dispatcher: Dispatcher,
}

impl SettingsHandle {
    pub fn on_change<T: Clone + 'static>(&self, set: fn(&mut Settings, T)) -> Callback<T> {
        let dispatcher = self.dispatcher.clone();
        Callback::from(move |value: T| {
            let change = Change::new(move |settings| set(settings, value.clone()));
            dispatcher.dispatch(Action::ChangeSettings(change));
        })
    }
}

/// The settings that the application provides, to be shown and changed.
#[hook]
pub fn use_settings_handle() -> SettingsHandle {
    SettingsHandle {
        now: use_settings(),
        dispatcher: use_dispatcher(),
    }
}

#[hook]
pub fn use_setting<T: Clone + 'static>(set: fn(&mut Settings, T)) -> Callback<T> {
    use_settings_handle().on_change(set)
}

/// A game of its own, and the dispatcher for the components around its board. It has the
/// settings of the page, but for those of a player's own game: the board is not turned, a
/// race has an even pace, and no move is previewed, which would tell the solution.
#[hook]
pub fn use_own_game(state: &UseReducerHandle<GameState>) -> (GameHandle, Dispatcher) {
    let game = GameHandle::Own(state.clone());
    let settings = use_settings();
    {
        let game = game.clone();
        use_effect_with(settings, move |&settings| {
            let settings = Settings {
                race: RacePace::Even,
                flipped: false,
                face_to_face: false,
                preview: MovePreview::Never,
                ..settings
            };
            game.dispatch(GameAction::Set(settings));
        });
    }
    use_reduced_motion(&game);
    use_skip(&game);
    let page = use_dispatcher();
    let dispatch = use_callback(
        (page, state.dispatcher()),
        |action, (page, game)| match action {
            Action::Game(action) => game.dispatch(action),
            action => page.dispatch(action),
        },
    );
    (game, Dispatcher(dispatch))
}
