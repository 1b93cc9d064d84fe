//! The board that plays the examples.

use yew::prelude::*;

use crate::link::{LinkContent, LinkView, SavedGame};
use crate::rules::{BySide, Match, Side, Variant};
use crate::ui::board::GameBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::Dispatcher;
use crate::ui::browser::skip::use_skip;
use crate::ui::game::{status, ways};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::{RacePace, Settings};
use crate::ui::state::{Action, Device, State};

/// What a button of the examples does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleCommand {
    /// Plays the example of that number.
    Show(usize),
    /// Plays the example on the board again.
    Again,
    /// Shows its first position.
    First,
    /// Closes the board.
    Close,
}

impl ExampleCommand {
    /// The value of `data-example`.
    fn name(self) -> AttrValue {
        match self {
            Self::Show(number) => number.to_string().into(),
            Self::Again => "again".into(),
            Self::First => "first".into(),
            Self::Close => "close".into(),
        }
    }
}

/// A button of the examples; `name` is its accessible name, where that differs
/// from its text.
pub fn example_button(
    command: ExampleCommand,
    label: String,
    name: Option<String>,
    onpress: &Callback<ExampleCommand>,
) -> Html {
    html! {
        <button
            type="button"
            data-example={command.name()}
            aria-label={name}
            onclick={onpress.reform(move |_: MouseEvent| command)}
        >
            { label }
        </button>
    }
}

/// The state of the board of the examples: a table of its own, on which the
/// reader can play on.
#[hook]
pub fn use_example_board(device: &Device) -> UseReducerHandle<State> {
    let state = use_reducer_eq(|| {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        State::new(SavedGame::new(game, BySide::default()))
    });
    use_skip(&state);
    let dispatcher = state.dispatcher();
    let device = (device.settings, device.language, device.reduced_motion);
    use_effect_with(device, move |&(settings, language, reduced_motion)| {
        let race = RacePace::Even;
        dispatcher.dispatch(Action::Set(Settings { race, ..settings }));
        dispatcher.dispatch(Action::SetLanguage(language));
        dispatcher.dispatch(Action::SetReducedMotion(reduced_motion));
    });
    state
}

/// Puts an example on the board, and plays it out unless only its `first`
/// position is asked for.
pub fn show(board: &Dispatcher, game: Match, first: bool) {
    let view = LinkView::Play;
    let content = LinkContent {
        game,
        ended: None,
        view,
    };
    board.dispatch(Action::Open(content));
    board.dispatch(Action::Undo);
    if !first {
        board.dispatch(Action::Redo);
    }
}

/// The board of the examples with its status and its buttons.
pub fn example_board(
    locale: &Locale,
    state: &UseReducerHandle<State>,
    onpress: &Callback<ExampleCommand>,
) -> Html {
    let button = |command, label| example_button(command, label, None, onpress);
    html! {
        <ContextProvider<Dispatcher> context={state.dispatcher()}>
            <aside class="example" aria-label={t!(locale, "example")}>
                <GameBoard state={state.clone()} orientation={Orientation::Flat} />
                { status(locale, state) }
                { for ways(locale, state, Orientation::Flat) }
                <div class="controls">
                    { button(ExampleCommand::Again, t!(locale, "show-example")) }
                    { button(ExampleCommand::First, t!(locale, "step-first")) }
                    { button(ExampleCommand::Close, t!(locale, "close")) }
                </div>
            </aside>
        </ContextProvider<Dispatcher>>
    }
}
