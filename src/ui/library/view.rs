//! "Your games" as a view of the page.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::figures::figures;
use super::list::{damaged_section, filter, game_section};
use super::notices::notices;
use super::transfer::{self, ImportPanel, stored_games};
use super::{
    LibraryAction, LibraryCommand, LibraryEntry, LibraryState, ListSection, StorageProblem,
};
use crate::ui::browser::{Dispatcher, storage, use_dispatcher, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Command;
use crate::ui::state::settings::Look;
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{CommandButton, Icon, SheetButton};

impl Reducible for LibraryState {
    type Action = LibraryAction;

    fn reduce(self: Rc<Self>, action: LibraryAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The properties of the [`LibraryView`].
#[derive(Properties, PartialEq)]
pub struct LibraryViewProps {
    /// The look of the boards.
    pub look: Look,
}

/// The stored games: list, statistics, export and import.
#[component]
pub fn LibraryView(props: &LibraryViewProps) -> Html {
    let locale = use_locale();
    let library =
        use_reducer_eq(|| LibraryState::default().after(LibraryAction::Loaded(stored_games())));
    {
        let dispatcher = library.dispatcher();
        storage::use_storage_changes(move || {
            dispatcher.dispatch(LibraryAction::Loaded(stored_games()));
        });
    }
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
    let onimport = use_callback((), move |source, ()| {
        let library = latest.borrow().clone();
        transfer::import(library, source);
    });
    let is_empty = library.entries.is_empty();
    let is_forbidden = library.problem == Some(StorageProblem::Forbidden);
    html! {
        <>
            { header(&locale, &library, &onpress) }
            <ImportPanel {onimport} />
            { notices(&locale, &library, &onpress) }
            <main>
                if !is_empty {
                    { lists(&locale, &library, props.look, &onpress) }
                    { figures(&locale, &library) }
                } else if !is_forbidden {
                    { empty_library(&locale) }
                }
            </main>
        </>
    }
}

/// Carries out a command of a button; the panel of the import carries out its
/// own.
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
        LibraryCommand::Settle => library.dispatch(LibraryAction::ForgetDeleted),
        LibraryCommand::More(section) => library.dispatch(LibraryAction::ShowMore(section)),
        LibraryCommand::ExportAll => transfer::export_all(library),
        LibraryCommand::Dismiss => library.dispatch(LibraryAction::Dismiss),
        LibraryCommand::ChooseFile | LibraryCommand::Import => {}
    }
}

/// The head of the view.
fn header(locale: &Locale, library: &LibraryState, onpress: &Callback<LibraryCommand>) -> Html {
    // Games by link that wait for the player.
    let waiting = library.waiting();
    html! {
        <header class="top">
            <CommandButton command={Command::Back} icon={Icon::PREVIOUS} label={t!(locale, "library-to-board")} />
            <h1>
                { t!(locale, "library-title") }
                if waiting > 0 {
                    <small>{ t!(locale, "library-waiting", count = waiting) }</small>
                }
            </h1>
            <button type="button" popovertarget="import">{ t!(locale, "library-import") }</button>
            if !library.entries.is_empty() {
                <LibraryButton
                    command={LibraryCommand::ExportAll}
                    text={t!(locale, "library-export-all")}
                    {onpress}
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

/// What the view shows as long as no game is stored.
fn empty_library(locale: &Locale) -> Html {
    html! {
        <div class="nothing">
            <p>{ t!(locale, "library-nothing") }</p>
            <CommandButton command={Command::New} class="main" label={t!(locale, "library-begin")} />
        </div>
    }
}

/// The filter and the sections of the list.
fn lists(
    locale: &Locale,
    library: &UseReducerHandle<LibraryState>,
    look: Look,
    onpress: &Callback<LibraryCommand>,
) -> Html {
    let sections = library.sections();
    let part = |section, games: &[&Rc<LibraryEntry>]| {
        game_section(locale, library, section, games, look, onpress)
    };
    html! {
        <div class="lists">
            { filter(locale, library) }
            { part(ListSection::Running, &sections.running) }
            { part(ListSection::Finished, &sections.finished) }
            { damaged_section(locale, library, &sections.damaged, onpress) }
        </div>
    }
}
