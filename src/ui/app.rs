//! The application: its state, what it provides to its components, and what it
//! shows.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::board::layout::Orientation;
use super::browser::environment::{
    use_media, use_new_version, use_reduced_motion, use_root_attributes, use_scroll_to_top,
};
use super::browser::persistence::{first_state, use_persistence};
use super::browser::route::fragment_of;
use super::browser::router::use_router;
use super::browser::skip::use_skip;
use super::browser::{Dispatcher, Failure, LocaleProvider, locale, use_bot, use_locale};
use super::describe::{self, facts::MatchFacts};
use super::game::{GameView, Notices, NoticesProps, use_race};
use super::i18n::{Locale, t};
use super::library::LibraryView;
use super::picker::{Picker, PickerProps};
use super::rulebook::RulebookView;
use super::settings::SettingsPanel;
use super::share::ShareSheet;
use super::state::settings::Settings;
use super::state::{Action, Command, Notice, State, View};
use super::widgets::sheet::{SETTINGS_SHEET, SHARE_SHEET};
use super::widgets::{CommandButton, Icon, SheetButton, seed_mark};

/// Starts the page as soon as its texts are loaded.
pub fn start() {
    #[cfg(target_arch = "wasm32")]
    super::browser::announce_panics();
    spawn_local(async {
        match locale::load_preferred().await {
            Some(locale) => {
                yew::Renderer::<App>::with_props(AppProps { locale }).render();
            }
            None => Failure::NoTexts.announce(),
        }
    });
}

/// The properties of [`App`].
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// The locale to begin with.
    pub locale: Locale,
}

/// The application in the browser: its state and its effects.
#[component]
pub fn App(props: &AppProps) -> Html {
    let state = use_reducer_eq(first_state);
    use_reduced_motion(&state);
    use_new_version(&state);
    use_scroll_to_top(state.view);
    use_skip(&state);
    use_persistence(&state);
    use_router(&state);
    use_bot(&state);
    use_race(&state);
    let orientation = if use_media(Orientation::UPRIGHT) {
        Orientation::Upright
    } else {
        Orientation::Flat
    };
    html! { <Page {state} {orientation} locale={props.locale.clone()} /> }
}

/// The properties of [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The state.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub orientation: Orientation,
    /// The locale to begin with.
    pub locale: Locale,
}

/// All that is shown of a state, with what its components can use: dispatcher,
/// settings and locale.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let PageProps {
        state,
        orientation,
        locale,
    } = props;
    let onfail = use_callback(state.dispatcher(), |(), dispatcher| {
        dispatcher.dispatch(Action::ShowNotice(Notice::TextsUnavailable));
    });
    html! {
        <LocaleProvider language={state.device.language} initial={locale.clone()} {onfail}>
            <ContextProvider<Dispatcher> context={state.dispatcher()}>
                <ContextProvider<Settings> context={state.device.settings}>
                    <Main {state} orientation={*orientation} />
                </ContextProvider<Settings>>
            </ContextProvider<Dispatcher>>
        </LocaleProvider>
    }
}

/// The properties of [`Main`].
#[derive(Properties, PartialEq)]
struct MainProps {
    state: UseReducerHandle<State>,
    orientation: Orientation,
}

/// The header, the sheets, the notices and the view.
#[component]
fn Main(props: &MainProps) -> Html {
    let MainProps { state, orientation } = props;
    let locale = use_locale();
    let title = match state.view {
        View::Board => t!(locale, "page-title"),
        View::Picker => t!(locale, "view-title", view = t!(locale, "new-game")),
        View::Library => t!(locale, "library-page-title"),
        View::Rules(variant) => {
            t!(
                locale,
                "view-title",
                view = describe::game(&locale, variant)
            )
        }
    };
    use_root_attributes(title, state.device.settings.theme);
    if state.view == View::Library {
        return html! {
            <div class="page library">
                <SettingsPanel language={state.device.language} />
                <LibraryView look={state.device.settings.look} />
            </div>
        };
    }
    html! {
        <div class="page">
            { header(&locale, state) }
            <SettingsPanel language={state.device.language} />
            if state.view == View::Board {
                <ShareSheet {state} />
            }
            <Notices ..NoticesProps::of(state) />
            <main>
                {
                    match state.view {
                        View::Board => html! { <GameView {state} orientation={*orientation} /> },
                        View::Picker => html! { <Picker ..PickerProps::of(state) /> },
                        View::Rules(variant) => {
                            let (behind, device) = (state.behind(), state.device.clone());
                            html! { <RulebookView {variant} {behind} {device} /> }
                        }
                        View::Library => Html::default(),
                    }
                }
            </main>
        </div>
    }
}

/// The heading, and the ways to other views.
fn header(locale: &Locale, state: &State) -> Html {
    let rules = state.rules();
    let heading = match state.view {
        View::Picker => t!(locale, "mbegu"),
        View::Rules(variant) => describe::game(locale, variant),
        View::Library => t!(locale, "library-title"),
        View::Board => describe::game(locale, rules.variant()),
    };
    let behind = match state.behind() {
        View::Board => t!(locale, "back"),
        View::Picker | View::Rules(_) | View::Library => t!(locale, "games"),
    };
    let is_board = state.view == View::Board;
    html! {
        <header class={classes!("top", is_board.then_some("of-board"))}>
            if matches!(state.view, View::Rules(_)) {
                <CommandButton command={Command::Back} icon={Icon::PREVIOUS} label={behind} />
            }
            { seed_mark() }
            if is_board {
                <b class="name wide">{ t!(locale, "mbegu") }</b>
            }
            <h1>
                { heading }
                if is_board {
                    { " " }
                    { for MatchFacts::of(state).map(|facts| html! {
                        <small>{ describe::match_stands(locale, &facts, state.near()) }</small>
                    }) }
                }
            </h1>
            if is_board {
                <nav class="views">
                    <CommandButton
                        command={Command::New}
                        icon={Icon::NEW}
                        label={t!(locale, "new-game")}
                    />
                    <a class="button wide" href={format!("#{}", fragment_of(View::Library))}>{ t!(locale, "your-games") }</a>
                </nav>
                <CommandButton
                    command={Command::Rules(rules.variant())}
                    icon={Icon::RULES}
                    label={t!(locale, "rules")}
                />
                <SheetButton
                    sheet={SHARE_SHEET}
                    icon={Icon::SHARE}
                    label={t!(locale, "share-label")}
                />
            }
            <SheetButton
                sheet={SETTINGS_SHEET}
                icon={Icon::SETTINGS}
                label={t!(locale, "settings")}
            />
        </header>
    }
}
