//! "Your games" as a view of the page.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::head::{Head, LibraryPart};
use super::import_panel::ImportPanel;
use super::list::ListParts;
use super::notices::{import_report, toasts};
use super::picture::Picture;
use super::reading::{load_again, skeleton, use_library};
use super::render_queue::RenderQueue;
use super::results::results;
use super::transfer::{self, MergeProgress};
use super::{GameFilter, LibraryAction, LibraryCommand, LibraryState, Reading, StorageProblem};
use crate::rules::{Side, Variant};
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Command;
use crate::ui::state::settings::Look;
use crate::ui::widgets::CommandButton;

/// The properties of the [`LibraryView`].
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
    let library = use_library();
    let queue = use_state(RenderQueue::default);
    let (row, part) = (use_state_eq(|| None), use_state_eq(LibraryPart::default));
    // The callbacks stay the same, so that no entry is rendered again for them.
    let latest = use_mut_ref(|| library.clone());
    latest.replace(library.clone());
    let page = use_dispatcher();
    let onpress = {
        let latest = Rc::clone(&latest);
        use_callback(page, move |command, page| {
            let library = latest.borrow().clone();
            carry_out(&library, page, command);
        })
    };
    let onimport = use_callback(
        props.merge_progress.clone(),
        move |import, merge_progress| {
            let library = latest.borrow().clone();
            transfer::import(library, import, merge_progress.clone());
        },
    );
    let head = Head {
        locale: &locale,
        library: &library,
        row: &row,
        part: &part,
        onpress: &onpress,
    };
    let report = library.report.as_ref();
    html! {
        <div class="library-view" data-part={part.name()}>
            <div class="library-main">
                { head.view() }
                <ImportPanel {onimport} />
                <div aria-live="polite">
                    { for report.map(|report| import_report(&locale, report, &onpress)) }
                </div>
                { content(&locale, &library, look, &queue, &onpress) }
            </div>
            if library.is_read() && !library.entries.is_empty() {
                { results(&locale, &library) }
            } else if library.is_shown() && !library.is_read() {
                // They count all games.
                <div class="results" />
            }
            { toasts(&locale, &library, &onpress) }
        </div>
    }
}

/// The list, or what there is in its place.
fn content(
    locale: &Locale,
    library: &LibraryState,
    look: Look,
    queue: &RenderQueue,
    onpress: &Callback<LibraryCommand>,
) -> Html {
    if !library.entries.is_empty() && library.is_shown() {
        let list = ListParts {
            locale,
            library,
            look,
            queue,
            onpress,
        };
        return html! { <div class="lists">{ list.sections() }</div> };
    }
    match library.reading {
        Reading::Unavailable => forbidden(locale, onpress),
        _ if !library.is_shown() => skeleton(locale),
        _ => empty_library(locale, look),
    }
}

/// Carries out a command of a button.
fn carry_out(library: &UseReducerHandle<LibraryState>, page: &Dispatcher, command: LibraryCommand) {
    match command {
        LibraryCommand::Export(key) => {
            if let Some(entry) = library.entry(&key) {
                transfer::export_one(entry);
            }
        }
        LibraryCommand::Delete(key) => {
            if let Some(entry) = library.entry(&key) {
                transfer::delete(library, page, entry);
            }
        }
        LibraryCommand::Undo => transfer::restore(library),
        LibraryCommand::ForgetDeleted => library.dispatch(LibraryAction::ForgetDeleted),
        LibraryCommand::More(section) => library.dispatch(LibraryAction::ShowMore(section)),
        LibraryCommand::ShowAll => {
            library.dispatch(LibraryAction::Filter(GameFilter::default()));
        }
        LibraryCommand::ReadAgain => load_again(library.dispatcher()),
        LibraryCommand::ExportAll => transfer::export_stored(),
        LibraryCommand::Dismiss => library.dispatch(LibraryAction::Dismiss),
    }
}

/// The browser lets nothing be read.
fn forbidden(locale: &Locale, onpress: &Callback<LibraryCommand>) -> Html {
    let problem = StorageProblem::Forbidden;
    html! {
        <div class="nothing trouble" role="alert">
            <p>{ t!(locale, "library-trouble", trouble = problem.name()) }</p>
            <LibraryButton
                command={LibraryCommand::ReadAgain}
                text={t!(locale, "try-again")}
                {onpress}
            />
        </div>
    }
}

/// What the view shows as long as no game is stored: an invitation.
fn empty_library(locale: &Locale, look: Look) -> Html {
    let rules = Variant::Giuthi.default_rules();
    html! {
        <div class="nothing">
            <Picture {rules} position={rules.start(Side::South)} {look} />
            <p>{ t!(locale, "library-nothing") }</p>
            <CommandButton command={Command::New} class="main" label={t!(locale, "library-begin")} />
        </div>
    }
}
