//! The application: its state, what it provides to its components, and what it
//! shows.

mod header;
mod parts;
mod sound_chip;
mod view_name;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::header::Header;
use self::parts::{BotPart, LatePart};
use super::board::layout::Orientation;
use super::browser::address::content_of;
use super::browser::clock::use_clock;
use super::browser::environment::{
    use_media, use_new_version, use_reduced_motion, use_root_attributes,
};
use super::browser::loading::{Loading, use_loading};
use super::browser::persistence::{first_state, use_persistence};
use super::browser::router::use_router;
use super::browser::skip::{use_escape, use_skip};
use super::browser::view_place::use_view_place;
use super::browser::view_transition::use_view_transition;
use super::browser::{
    Dispatcher, Failure, GameHandle, LocaleProvider, locale, router, system, use_locale,
    use_page_dispatcher,
};
use super::embed::EmbedViewProps;
use super::game::{GameView, Notices, NoticesProps, PanelContentProps};
use super::i18n::{Locale, t};
use super::settings::SettingsFieldsProps;
use super::share::ShareContentProps;
use super::state::settings::Settings;
use super::state::{Action, AppState, Notice, View};
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
                match parts::load_late(props.locale.clone()).await {
                    Some(late) => {
                        (late.embed)(props);
                        system::announce("mbegu-shown");
                    }
                    None => Failure::NoTexts.announce(),
                }
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
    let orientation = if use_media(Orientation::UPRIGHT) {
        Orientation::Upright
    } else {
        Orientation::Flat
    };
    let (bot, retry_bot) = use_loading((), parts::load_bot);
    let (late, retry_late) = use_loading(props.locale.clone(), parts::load_late);
    // Until the other views are there, the board stays; the view of the first address is awaited
    // in its own place.
    let first_view = *use_memo((), |()| state.view);
    let is_ready = late.ready().is_some() || state.view == first_view;
    let wanted = if is_ready { state.view } else { View::Board };
    let is_lost = late == Loading::Failed && !is_ready;
    use_effect_with((is_lost, state.dispatcher()), |(is_lost, dispatcher)| {
        // The board goes on.
        if *is_lost {
            dispatcher.dispatch(Action::View(View::Board));
        }
    });
    let view = use_view_transition(wanted, state.game.reduced_motion);
    use_view_place(view, &is_return);
    // static/first.js carries out what was pressed on the first picture.
    use_effect_with((), |()| system::announce("mbegu-shown"));
    let retry = Callback::from(move |()| {
        retry_bot.emit(());
        retry_late.emit(());
    });
    let parts = Parts { bot, late, retry };
    html! {
        <Page {state} {view} {orientation} {parts} locale={props.locale.clone()} />
    }
}

/// The parts of the program that come after the board.
#[derive(Clone, PartialEq)]
pub struct Parts {
    bot: Loading<BotPart>,
    late: Loading<LatePart>,
    /// Loads again what couldn't be loaded.
    retry: Callback<()>,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            bot: Loading::Pending,
            late: Loading::Pending,
            retry: Callback::noop(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The state, of which `view` decides what is shown.
    pub state: UseReducerHandle<AppState>,
    /// The view to show; it follows that of the state in a transition.
    pub view: View,
    pub orientation: Orientation,
    #[prop_or_default]
    pub parts: Parts,
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
        parts,
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
                    <Main {state} view={*view} orientation={*orientation} parts={parts.clone()} />
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
    parts: Parts,
}

#[component]
fn Main(props: &MainProps) -> Html {
    let &MainProps {
        ref state,
        view,
        orientation,
        ref parts,
    } = props;
    let game = GameHandle::Page(state.clone());
    let locale = use_locale();
    let late = parts.late.ready().copied();
    let bot = parts.bot.ready().copied();
    let has_failed = parts.late == Loading::Failed || parts.bot == Loading::Failed;
    let shows_other = state.view != View::Board || state.game.is_under_review();
    let is_loading = shows_other && parts.late == Loading::Pending;
    let name = late.filter(|_| view != View::Board);
    let title = match name.map(|late| (late.name)(&locale, view)) {
        Some(name) => t!(locale, "view-title", view = name),
        None => t!(locale, "page-title"),
    };
    use_root_attributes(title, state.game.settings.theme);
    // The content of a sheet or of the panel, or a sign that it is on its way.
    let in_place = {
        let (late, locale, retry) = (parts.late.clone(), locale.clone(), parts.retry.clone());
        move |draw: &dyn Fn(&LatePart) -> Html| match &late {
            Loading::Ready(late) => draw(late),
            Loading::Pending => html! { <div class="loading" aria-busy="true" /> },
            Loading::Failed => part_failure(&locale, &retry),
        }
    };
    let (language, rules) = (state.language, *state.game.rules());
    let settings = {
        let in_place = in_place.clone();
        move |is_open| {
            let props = || SettingsFieldsProps {
                language,
                rules,
                is_open,
            };
            in_place(&|late| (late.settings)(props()))
        }
    };
    let share = {
        let (in_place, state) = (in_place.clone(), game.clone());
        move |is_open| {
            let props = || ShareContentProps {
                state: state.clone(),
            };
            match is_open {
                true => in_place(&|late| (late.share)(props())),
                false => Html::default(),
            }
        }
    };
    let panel = move |props: PanelContentProps| in_place(&|late| (late.panel)(props.clone()));
    let dispatcher = state.dispatcher();
    let onexport = move |()| {
        if let Some(late) = late {
            (late.export)();
            dispatcher.dispatch(Action::Dismiss);
        }
    };
    html! {
        <div class={classes!("page", view.meta().class, is_loading.then_some("loading"))}>
            <Header {state} {view} {late} />
            <LateSheet id={SETTINGS_SHEET} label={t!(locale, "settings")} content={Callback::from(settings)} />
            if view == View::Board {
                <LateSheet id={SHARE_SHEET} label={t!(locale, "share-label")} content={Callback::from(share)} />
            }
            <Notices
                {onexport}
                onretry={has_failed.then(|| parts.retry.clone())}
                ..NoticesProps::of(state)
            />
            <main aria-busy={is_loading.then_some("true")}>
                if view == View::Board && (!state.game.is_under_review() || parts.late == Loading::Failed) {
                    <GameView state={game} {orientation} panel={Callback::from(panel)} />
                } else if let Some(late) = late {
                    { (late.view)(props) }
                }
            </main>
            if let Some(BotPart(draw)) = bot {
                { draw(props) }
            }
        </div>
    }
}

/// Says that a part of the program can't be loaded.
fn part_failure(locale: &Locale, onretry: &Callback<()>) -> Html {
    let (text, try_again) = (t!(locale, "part-unavailable"), t!(locale, "try-again"));
    loading_failure("part", text, try_again, onretry)
}

#[derive(Properties, PartialEq)]
struct LateSheetProps {
    id: &'static str,
    label: AttrValue,
    /// Draws what is in it, and receives whether it is open.
    content: Callback<bool, Html>,
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
                { props.content.emit(*is_open) }
            }
        </Sheet>
    }
}
