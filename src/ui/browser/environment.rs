//! Small hooks for media queries, the day, versions of the page and the attributes of the
//! document.

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};
use yew::prelude::*;

use super::system::{day_number, now};
use super::{GameHandle, use_locale};
use crate::ui::state::settings::Theme;
use crate::ui::state::{Action, AppState, GameAction, NamedValue, Notice};

const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Whether a media query holds, kept up to date.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let holds = use_state_eq(|| matches(query));
    {
        let holds = holds.clone();
        use_effect_with(query, move |&query| {
            let list = window().match_media(query).ok().flatten();
            let listener = list.map(|list| {
                EventListener::new(&list, "change", move |_| holds.set(matches(query)))
            });
            move || drop(listener)
        });
    }
    *holds
}

/// Whether a media query holds. None does outside of a browser, where the build renders the
/// first picture.
fn matches(query: &str) -> bool {
    if cfg!(not(target_arch = "wasm32")) {
        return false;
    }
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// How often the day is looked at, in milliseconds.
const DAY_INTERVAL: u32 = 60_000;

/// The number of the day where the device is, kept up to date: a page stays open past midnight,
/// and a device is taken to another time zone.
#[hook]
pub fn use_today() -> i64 {
    let today = use_state_eq(|| day_number(now()));
    {
        let today = today.clone();
        use_effect_with((), move |()| {
            let look = move || today.set(day_number(now()));
            let timer = Interval::new(DAY_INTERVAL, look.clone());
            // The timers of a page that isn't seen may stand.
            let listener = EventListener::new(&document(), "visibilitychange", move |_| look());
            move || drop((timer, listener))
        });
    }
    *today
}

/// Reports to the state whether the browser asks for reduced motion.
#[hook]
pub fn use_reduced_motion(game: &GameHandle) {
    let reduced = use_media(REDUCED_MOTION);
    let game = game.clone();
    use_effect_with(reduced, move |&reduced| {
        game.dispatch(GameAction::SetReducedMotion(reduced));
    });
}

/// Reports a newer version of the page, which static/offline.js finds, once no
/// other notice is shown.
#[hook]
pub fn use_new_version(state: &UseReducerHandle<AppState>) {
    let is_newer = use_state_eq(|| false);
    {
        let is_newer = is_newer.clone();
        use_effect_with((), move |()| {
            let look = move || {
                let root = document().document_element();
                is_newer.set(root.is_some_and(|root| root.has_attribute("data-update")));
            };
            look();
            let listener = EventListener::new(&window(), "mbegu-update", move |_| look());
            move || drop(listener)
        });
    }
    let is_reported = use_mut_ref(|| false);
    let dispatcher = state.dispatcher();
    use_effect_with(
        (*is_newer, state.notice.is_none()),
        move |&(is_newer, is_free)| {
            if is_newer && is_free && !is_reported.replace(true) {
                dispatcher.dispatch(Action::ShowNotice(Notice::NewVersion));
            }
        },
    );
}

/// Gives the document its title, its language and its theme.
#[hook]
pub fn use_root_attributes(title: String, theme: Theme) {
    use_effect_with(title, |title| document().set_title(title));
    let language = use_locale().language();
    use_effect_with((theme, language), |(theme, language)| {
        if let Some(root) = document().document_element() {
            // Without these the page sounds or looks wrong to some, no more.
            let _ = root.set_attribute("data-theme", theme.name());
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", language.direction().name());
        }
    });
}
