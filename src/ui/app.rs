//! The application: its state, what it provides to its components, and what it
//! shows.

mod header;
mod late;
mod sound_chip;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::header::Header;
use self::late::Late;
use super::board::layout::Orientation;
use super::browser::address::content_of;
use super::browser::clock::use_clock;
use super::browser::environment::{
    use_media, use_new_version, use_reduced_motion, use_root_attributes,
};
use super::browser::loading::{self, Loading, use_loading};
use super::browser::persistence::{first_state, use_persistence};
use super::browser::route::Route;
use super::browser::router::{current_route, use_router};
use super::browser::skip::{use_escape, use_skip};
use super::browser::view_place::use_view_place;
use super::browser::view_transition::use_view_transition;
use super::browser::{
    Dispatcher, Failure, GameHandle, LocaleProvider, locale, router, system, use_locale,
    use_page_dispatcher,
};
use super::describe;
use super::embed::EmbedViewProps;
use super::game::{GameView, Notices, NoticesProps};
use super::i18n::{Locale, t};
use super::settings::SettingsFieldsProps;
use super::share::ShareContentProps;
use super::state::settings::Settings;
use super::state::{Action, AppState, Notice, View};
use super::tasks::puzzle_set_name;
use super::widgets::sheet::{SETTINGS_SHEET, SHARE_SHEET};
use super::widgets::{Sheet, loading_failure};

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
                match late::load(()).await {
                    Some(late) => (late.embed)(props),
                    None => Failure::NoTexts.announce(),
                }
            }
            Some(locale) => {
                // Another view than the board is shown once its part of the program is there.
                if !matches!(current_route(), Route::View(View::Board) | Route::Game(_)) {
                    loading::load((), late::load).await;
                }
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
    let orientation = if use_media(Orientation::UPRIGHT) {
        Orientation::Upright
    } else {
        Orientation::Flat
    };
    let (late, retry) = use_loading((), late::load);
    // Until the other views are there, the board stays.
    let wanted = match late {
        Loading::Ready(_) => state.view,
        Loading::Pending | Loading::Failed => View::Board,
    };
    let view = use_view_transition(wanted, state.game.reduced_motion);
    use_view_place(view, &is_return);
    // static/first.js carries out what was pressed on the first picture.
    use_effect_with((), |()| system::announce("mbegu-shown"));
    html! {
        <Page {state} {view} {orientation} {late} {retry} locale={props.locale.clone()} />
    }
}

#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The state, of which `view` decides what is shown.
    pub state: UseReducerHandle<AppState>,
    /// The view to show; it follows that of the state in a transition.
    pub view: View,
    pub orientation: Orientation,
    /// What draws all views but the board.
    #[prop_or(Loading::Pending)]
    pub late: Loading<Late>,
    /// Loads it again.
    #[prop_or_default]
    pub retry: Callback<()>,
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
        late,
        retry,
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
                    <Main {state} view={*view} orientation={*orientation} late={late.clone()} {retry} />
                </ContextProvider<Settings>>
            </ContextProvider<Dispatcher>>
        </LocaleProvider>
    }
}

#[derive(Properties, PartialEq)]
pub struct MainProps {
    pub state: UseReducerHandle<AppState>,
    pub view: View,
    pub orientation: Orientation,
    late: Loading<Late>,
    retry: Callback<()>,
}

#[component]
fn Main(props: &MainProps) -> Html {
    let MainProps {
        state,
        view,
        orientation,
        late,
        retry,
    } = props;
    let view = *view;
    let shows_late = state.view != View::Board || state.game.is_under_review();
    let is_awaited = shows_late && *late == Loading::Pending;
    let is_missed = shows_late && *late == Loading::Failed;
    let game = GameHandle::Page(state.clone());
    let locale = use_locale();
    let late = match late {
        Loading::Ready(late) => Some(**late),
        Loading::Pending | Loading::Failed => None,
    };
    let onexport = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| {
            if let Some(late) = late {
                (late.export)();
                dispatcher.dispatch(Action::Dismiss);
            }
        })
    };
    use_root_attributes(title(&locale, view), state.game.settings.theme);
    let (language, rules) = (state.language, *state.game.rules());
    let settings = late.map(|late| {
        move |is_open| {
            let props = SettingsFieldsProps {
                language,
                rules,
                is_open,
            };
            (late.settings)(props)
        }
    });
    let share = late.map(|late| {
        let game = game.clone();
        move |is_open: bool| {
            let props = is_open.then(|| ShareContentProps {
                state: game.clone(),
            });
            props.map_or_else(Html::default, late.share)
        }
    });
    html! {
        <div class={classes!("page", view.meta().class, is_awaited.then_some("awaited"))}>
            <Header {state} {view} />
            <LateSheet id={SETTINGS_SHEET} label={t!(locale, "settings")} content={settings.map(Callback::from)} />
            if view == View::Board {
                <LateSheet id={SHARE_SHEET} label={t!(locale, "share-label")} content={share.map(Callback::from)} />
            }
            <Notices {onexport} ..NoticesProps::of(state) />
            if is_missed {
                { loading_failure("part", t!(locale, "part-unavailable"), t!(locale, "try-again"), retry) }
            }
            <main aria-busy={is_awaited.then_some("true")}>
                if view == View::Board && !state.game.is_under_review() {
                    <GameView state={game.clone()} orientation={*orientation} panel={late.map(|late| Callback::from(late.panel))} />
                } else {
                    { for late.map(|late| (late.view)(props)) }
                }
            </main>
            { for late.map(|late| (late.opponent)(props)) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LateSheetProps {
    id: &'static str,
    label: AttrValue,
    /// Draws what is in it, and receives whether it is open; `None` until that is loaded.
    content: Option<Callback<bool, Html>>,
}

/// A sheet, whose content is drawn when it is first opened.
#[component]
fn LateSheet(props: &LateSheetProps) -> Html {
    let is_open = use_state_eq(|| false);
    let was_opened = use_state_eq(|| false);
    let ontoggle = {
        let (is_open, was_opened) = (is_open.clone(), was_opened.clone());
        move |opens| {
            is_open.set(opens);
            was_opened.set(true);
        }
    };
    html! {
        <Sheet id={props.id} label={&props.label} {ontoggle}>
            if *was_opened {
                { for props.content.as_ref().map(|content| content.emit(*is_open)) }
            }
        </Sheet>
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
