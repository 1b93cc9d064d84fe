//! The application: its state, what it provides to its components, and what it
//! shows.

mod header;
mod sound_chip;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::header::Header;
use super::board::layout::Orientation;
use super::browser::address::content_of;
use super::browser::clock::use_clock;
use super::browser::environment::{
    use_media, use_new_version, use_reduced_motion, use_root_attributes,
};
use super::browser::persistence::{first_state, use_persistence};
use super::browser::router::use_router;
use super::browser::skip::{use_escape, use_skip};
use super::browser::view_place::use_view_place;
use super::browser::view_transition::use_view_transition;
use super::browser::{
    Dispatcher, Failure, GameHandle, LocaleProvider, locale, router, system, use_bot, use_locale,
    use_page_dispatcher,
};
use super::describe;
use super::editor::EditorView;
use super::embed::{EmbedView, EmbedViewProps};
use super::game::{GameView, Notices, NoticesProps, use_race};
use super::home::HomeView;
use super::i18n::{Locale, t};
use super::library::{LibraryView, export_stored};
use super::picker::{Picker, PickerProps};
use super::review::ReviewView;
use super::rulebook::RulebookView;
use super::settings::{SettingsPanel, merge_progress};
use super::share::ShareSheet;
use super::state::settings::Settings;
use super::state::{Action, AppState, Notice, View};
use super::tasks::{CourseList, CourseView};
use super::tasks::{PracticeView, PuzzleList, PuzzleView, puzzle_set_name};

/// Starts the page as soon as its texts are loaded.
pub fn start() {
    #[cfg(target_arch = "wasm32")]
    super::browser::announce_panics();
    spawn_local(async {
        match locale::load_preferred().await {
            Some(locale) if system::is_embedded() => {
                let link = router::fragment();
                let content = content_of(&link);
                let props = EmbedViewProps {
                    locale,
                    link: link.into(),
                    content,
                };
                yew::Renderer::<EmbedView>::with_props(props).render();
            }
            Some(locale) => {
                yew::Renderer::<App>::with_props(AppProps { locale }).render();
            }
            None => Failure::NoTexts.announce(),
        }
    });
}

#[derive(Properties, PartialEq)]
pub struct AppProps {
    pub locale: Locale,
}

/// The application in the browser: its state and its effects.
#[component]
pub fn App(props: &AppProps) -> Html {
    let state = use_reducer_eq(first_state);
    let game = GameHandle::Page(state.clone());
    use_reduced_motion(&game);
    use_new_version(&state);
    use_skip(&game);
    use_escape(&state);
    // It pauses the clock before the game is stored.
    use_clock(&game);
    use_persistence(&state);
    let is_return = use_router(&state);
    use_bot(&game, state.view == View::Board);
    use_race(&game);
    let orientation = if use_media(Orientation::UPRIGHT) {
        Orientation::Upright
    } else {
        Orientation::Flat
    };
    let view = use_view_transition(state.view, state.game.reduced_motion);
    use_view_place(view, &is_return);
    // static/first.js carries out what was pressed on the first picture.
    use_effect_with((), |()| system::announce("mbegu-shown"));
    html! {
        <Page {state} {view} {orientation} is_return={is_return.get()} locale={props.locale.clone()} />
    }
}

#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The state, of which `view` decides what is shown.
    pub state: UseReducerHandle<AppState>,
    /// The view to show; it follows that of the state in a transition.
    pub view: View,
    pub orientation: Orientation,
    /// Whether a step in the history has led to the view.
    pub is_return: bool,
    pub locale: Locale,
}

/// All that is shown of a state, with what its components can use: dispatcher,
/// settings and locale.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let PageProps {
        state,
        view,
        orientation,
        is_return,
        locale,
    } = props;
    let onfail = use_callback(state.dispatcher(), |(), dispatcher| {
        dispatcher.dispatch(Action::ShowNotice(Notice::TextsUnavailable));
    });
    let dispatcher = use_page_dispatcher(state);
    html! {
        <LocaleProvider language={state.language} initial={locale.clone()} orientation={*orientation} {onfail}>
            <ContextProvider<Dispatcher> context={dispatcher}>
                <ContextProvider<Settings> context={state.game.settings}>
                    <Main {state} view={*view} orientation={*orientation} is_return={*is_return} />
                </ContextProvider<Settings>>
            </ContextProvider<Dispatcher>>
        </LocaleProvider>
    }
}

#[derive(Properties, PartialEq)]
struct MainProps {
    state: UseReducerHandle<AppState>,
    view: View,
    orientation: Orientation,
    is_return: bool,
}

#[component]
fn Main(props: &MainProps) -> Html {
    let MainProps {
        state,
        view,
        orientation,
        is_return,
    } = props;
    let is_return = *is_return;
    let view = *view;
    let game = GameHandle::Page(state.clone());
    let locale = use_locale();
    // The library can't import the courses and the puzzles, whose progress an imported file
    // may have: they are on the same floor.
    let merge_progress = use_callback((), |(key, text): (String, String), ()| {
        merge_progress(&key, &text)
    });
    let onexport = use_callback(state.dispatcher(), |(), dispatcher| {
        export_stored();
        dispatcher.dispatch(Action::Dismiss);
    });
    use_root_attributes(title(&locale, view), state.game.settings.theme);
    html! {
        <div class={classes!("page", view.meta().class)}>
            <Header {state} {view} />
            <SettingsPanel language={state.language} rules={*state.game.rules()} />
            if view == View::Board {
                <ShareSheet state={game.clone()} />
            }
            <Notices {onexport} ..NoticesProps::of(state) />
            <main>
                {
                    match view {
                        View::Board if state.game.is_under_review() => html! { <ReviewView state={game.clone()} orientation={*orientation} /> },
                        View::Board => html! { <GameView state={game.clone()} orientation={*orientation} /> },
                        View::Home => html! { <HomeView state={game.clone()} orientation={*orientation} /> },
                        View::Picker => html! { <Picker ..PickerProps::of(state) /> },
                        View::Rules(variant) => html! { <RulebookView {variant} behind={state.behind()} /> },
                        View::Learn => html! { <CourseList /> },
                        View::Course(variant) => html! { <CourseView {variant} orientation={*orientation} {is_return} /> },
                        View::Puzzles => html! { <PuzzleList /> },
                        View::Puzzle(set) => html! { <PuzzleView key={set.to_string()} {set} orientation={*orientation} /> },
                        View::Practice => html! { <PracticeView orientation={*orientation} /> },
                        View::Editor => {
                            let current = (*state.game.rules(), *state.game.position());
                            html! { <EditorView {current} orientation={*orientation} /> }
                        }
                        View::Library => html! { <LibraryView {merge_progress} /> },
                    }
                }
            </main>
        </div>
    }
}

/// The title of the document while a view is shown.
fn title(locale: &Locale, view: View) -> String {
    match view {
        View::Board => t!(locale, "page-title"),
        View::Home => t!(locale, "view-title", view = t!(locale, "home")),
        View::Picker => t!(locale, "view-title", view = t!(locale, "new-game")),
        View::Library => t!(locale, "library-page-title"),
        View::Learn => t!(locale, "view-title", view = t!(locale, "learn")),
        View::Course(variant) => {
            let game = describe::game(locale, variant);
            t!(
                locale,
                "view-title",
                view = t!(locale, "learn-game", game = game)
            )
        }
        View::Puzzles => t!(locale, "view-title", view = t!(locale, "puzzles")),
        View::Puzzle(set) => {
            t!(locale, "view-title", view = puzzle_set_name(locale, set))
        }
        View::Editor => t!(locale, "view-title", view = t!(locale, "set-up-position")),
        View::Practice => t!(locale, "view-title", view = t!(locale, "practice")),
        View::Rules(variant) => {
            t!(locale, "view-title", view = describe::game(locale, variant))
        }
    }
}
