//! What every component can use: the dispatcher and the settings.

use std::rc::Rc;

use yew::prelude::*;

use super::clock::monotonic;
use super::environment::use_reduced_motion;
use super::system::{announce, random_bits};
use crate::ui::state::settings::{MovePreview, RacePace, Settings};
use crate::ui::state::{Action, Change, Command, State};

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after_at(action, monotonic()))
    }
}

/// Sends actions to the state of the page.
pub type Dispatcher = UseReducerDispatcher<State>;

#[hook]
pub fn use_dispatcher() -> Dispatcher {
    use_context().expect("components are inside of a provider of the dispatcher")
}

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

/// Carries out commands: by an action, or by an effect.
#[hook]
pub fn use_press() -> Callback<Command> {
    let dispatcher = use_dispatcher();
    use_callback(dispatcher, |command, dispatcher| match command {
        // static/offline.js starts the newer version of the page.
        Command::Reload => announce("mbegu-reload"),
        _ => {
            let random = random_bits();
            dispatcher.dispatch(Action::Press { command, random });
        }
    })
}

/// Gives a state the settings of the page, but for those of a player's own game: the
/// board is not turned, a race has an even pace, and no move is previewed, which would
/// tell the solution.
#[hook]
pub fn use_board_settings(state: &UseReducerHandle<State>) {
    let settings = use_settings();
    let dispatcher = state.dispatcher();
    use_effect_with(settings, move |&settings| {
        let settings = Settings {
            race: RacePace::Even,
            flipped: false,
            face_to_face: false,
            preview: MovePreview::Never,
            ..settings
        };
        dispatcher.dispatch(Action::Set(settings));
    });
    use_reduced_motion(state);
}
