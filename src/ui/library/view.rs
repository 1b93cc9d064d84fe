//! "Your games" as a view of the page.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::game_entry::Picture;
use super::head::Head;
use super::import_panel::ImportPanel;
use super::list::ListParts;
use super::notices::{import_report, toasts};
use super::reading::{read, use_library};
use super::results::results;
use super::transfer::{self, MergeProgress};
use super::{LibraryAction, LibraryEntry, LibraryState, ListSection, Reading, StorageProblem};
use crate::rules::{Side, Variant};
use crate::ui::browser::address::stored_href;
use crate::ui::browser::environment::use_today;
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale, use_settings};
use crate::ui::game::new_games;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::state::{Action, View};
use crate::ui::widgets::ActionButton;

/// The most games beside which there is room for the games to begin.
const MAX_WITH_NEW_GAMES: usize = 3;

/// The entries of the skeleton, as many as a screen holds.
const SKELETON: usize = 8;

#[derive(Properties, PartialEq)]
pub struct LibraryViewProps {
    /// Takes in the progress of an imported file.
    pub merge_progress: MergeProgress,
}

/// The stored games: list, results, export and import.
#[component]
pub fn LibraryView(props: &LibraryViewProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let today = use_today();
    let library = use_library();
    let (row, part) = (use_state_eq(|| None), use_state_eq(|| "games"));
    // Cancels the import that is going on.
    let cancel = use_mut_ref(|| Rc::new(Cell::new(false)));
    {
        let cancel = Rc::clone(&cancel);
        use_effect_with((), move |()| move || cancel.borrow().set(true));
    }
    // The callbacks stay the same, so that no entry is rendered again for them.
    let page = use_dispatcher();
    let onpress = {
        let (library, cancel) = (library.clone(), Rc::clone(&cancel));
        use_callback(page, move |action, page| {
            if action == LibraryAction::CancelImport {
                cancel.borrow().set(true);
            }
            carry_out(&library.clone(), page, action);
        })
    };
    let onimport = {
        let library = library.clone();
        use_callback(
            props.merge_progress.clone(),
            move |source, merge_progress| {
                // A new import ends the one before.
                let own = Rc::new(Cell::new(false));
                cancel.replace(Rc::clone(&own)).set(true);
                transfer::import(library.clone(), source, merge_progress.clone(), own);
            },
        )
    };
    let head = Head {
        locale: &locale,
        library: &library,
        row: &row,
        part: &part,
        onpress: &onpress,
    };
    let list = ListParts {
        locale: &locale,
        library: &library,
        look,
        today,
        onpress: &onpress,
    };
    let report = library.report.as_ref();
    html! {
        <div class="library-view" data-part={*part}>
            <div class="library-main">
                { head.view() }
                <ImportPanel percent={library.importing} {onimport} onpress={&onpress} />
                <div aria-live="polite">
                    { for report.map(|report| import_report(&locale, report, &onpress)) }
                </div>
                { content(&list) }
            </div>
            if library.has_finished() {
                { results(&locale, &library) }
            }
            { toasts(&locale, &library, &onpress) }
        </div>
    }
}

/// The list, or what there is in its place.
fn content(list: &ListParts<'_>) -> Html {
    let ListParts {
        locale,
        library,
        look,
        onpress,
        ..
    } = *list;
    match library.reading {
        Reading::Pending => skeleton(locale),
        Reading::Unavailable => forbidden(locale, onpress),
        Reading::Done => html! {
            <>
                if library.entries.is_empty() {
                    { empty_library(locale, look) }
                } else {
                    { lists(list) }
                }
                if library.entries.len() <= MAX_WITH_NEW_GAMES {
                    { new_games(locale, look) }
                }
            </>
        },
    }
}

/// The stored games.
fn lists(list: &ListParts<'_>) -> Html {
    let alone = lone_game(list.library);
    html! {
        <div class={classes!("lists", alone.is_some().then_some("alone"))}>
            { list.sections() }
            { for alone.and_then(|entry| lone_button(list.locale, entry)) }
        </div>
    }
}

/// Carries out an action, or has the state do it.
fn carry_out(library: &UseReducerHandle<LibraryState>, page: &Dispatcher, action: LibraryAction) {
    match &action {
        LibraryAction::ReadAgain => read(library),
        LibraryAction::Export(key) => {
            if let Some(entry) = library.entry(key) {
                transfer::export_one(entry);
            }
        }
        LibraryAction::ExportAll => transfer::export_stored(),
        LibraryAction::Delete(key) => {
            if let Some(entry) = library.entry(key) {
                transfer::delete(library, page, entry);
            }
        }
        LibraryAction::Undo => transfer::restore(library),
        _ => library.dispatch(action),
    }
}

/// While the games are read: entries and results in their sizes.
fn skeleton(locale: &Locale) -> Html {
    let entry =
        html! { <li class="game-entry running"><i class="pic bone" /><i class="bone" /></li> };
    html! {
        <div class="library-skeleton" role="status">
            <span class="for-readers">{ t!(locale, "library-reading") }</span>
            <ul class="entries" aria-hidden="true">{ for (0..SKELETON).map(|_| entry.clone()) }</ul>
            <i class="results" />
        </div>
    }
}

/// The browser lets nothing be read.
fn forbidden(locale: &Locale, onpress: &Callback<LibraryAction>) -> Html {
    let problem = StorageProblem::Forbidden;
    html! {
        <div class="nothing trouble" role="alert">
            <p>{ t!(locale, "library-trouble", trouble = problem.name()) }</p>
            <LibraryButton
                action={LibraryAction::ReadAgain}
                text={t!(locale, "try-again")}
                {onpress}
            />
        </div>
    }
}

/// The only entry, if it is a game.
fn lone_game(library: &LibraryState) -> Option<&LibraryEntry> {
    match &library.entries[..] {
        [entry] => entry.game.is_ok().then_some(&**entry),
        _ => None,
    }
}

/// What there is to do with the only game, or after it. One that waits has its own button.
fn lone_button(locale: &Locale, entry: &LibraryEntry) -> Option<Html> {
    let game = entry.game.as_ref().ok()?;
    match entry.section() {
        ListSection::Running => Some(html! {
            // The same as the link of the heading, for the eye and the pointer.
            <a class="button main" href={stored_href(game.id)} tabindex="-1" aria-hidden="true">
                { t!(locale, "library-resume") }
            </a>
        }),
        ListSection::Finished => Some(html! {
            <ActionButton action={Action::View(View::Picker)} class="main" label={t!(locale, "new-game")} />
        }),
        ListSection::Waiting | ListSection::Damaged => None,
    }
}

/// No game is stored: an invitation.
fn empty_library(locale: &Locale, look: Look) -> Html {
    let rules = Variant::Giuthi.default_rules();
    html! {
        <div class="nothing">
            <Picture {rules} position={rules.start(Side::South)} {look} />
            <p>{ t!(locale, "library-nothing") }</p>
            <ActionButton action={Action::View(View::Picker)} class="main" label={t!(locale, "library-begin")} />
        </div>
    }
}
