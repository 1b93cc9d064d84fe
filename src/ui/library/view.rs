//! "Your games" as a view of the page.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::figures::Figures;
use super::list::{DamagedSection, Filter, GameSection, SharedEntry};
use super::notices::LibraryNotices;
use super::transfer::{self, ImportPanel, stored_games};
use super::{
    LibraryAction, LibraryCommand, LibraryEntry, LibraryState, ListSection, StorageProblem,
};
use crate::ui::browser::{Dispatcher, storage, use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::Command;
use crate::ui::state::settings::Look;
use crate::ui::widgets::sheet::SETTINGS_SHEET;
use crate::ui::widgets::{CommandButton, SheetButton};

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
            <LibraryHeader waiting={library.waiting()} {is_empty} onpress={&onpress} />
            <ImportPanel {onimport} />
            <LibraryNotices library={library.clone()} onpress={&onpress} />
            <main>
                if !is_empty {
                    <Lists library={library.clone()} look={props.look} {onpress} />
                    <Figures {library} />
                } else if !is_forbidden {
                    <EmptyLibrary />
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

#[derive(Properties, PartialEq)]
struct LibraryHeaderProps {
    /// How many games by link wait for the player.
    waiting: usize,
    is_empty: bool,
    onpress: Callback<LibraryCommand>,
}

/// The head of the view.
#[component]
fn LibraryHeader(props: &LibraryHeaderProps) -> Html {
    let locale = use_locale();
    html! {
        <header class="top">
            <CommandButton command={Command::Back} sign="\u{2190}" label={t!(locale, "library-to-board")} />
            <h1>
                { t!(locale, "library-title") }
                if props.waiting > 0 {
                    <small>{ t!(locale, "library-waiting", count = props.waiting) }</small>
                }
            </h1>
            <button type="button" popovertarget="import">{ t!(locale, "library-import") }</button>
            if !props.is_empty {
                <LibraryButton
                    command={LibraryCommand::ExportAll}
                    text={t!(locale, "library-export-all")}
                    onpress={&props.onpress}
                />
            }
            <SheetButton
                sheet={SETTINGS_SHEET}
                sign="\u{2699}\u{fe0e}"
                sign_only=true
                label={t!(locale, "settings")}
            />
        </header>
    }
}

/// What the view shows as long as no game is stored.
#[component]
fn EmptyLibrary() -> Html {
    let locale = use_locale();
    html! {
        <div class="nothing">
            <p>{ t!(locale, "library-nothing") }</p>
            <CommandButton command={Command::New} class="main" label={t!(locale, "library-begin")} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ListsProps {
    library: UseReducerHandle<LibraryState>,
    look: Look,
    onpress: Callback<LibraryCommand>,
}

/// The filter and the sections of the list.
#[component]
fn Lists(props: &ListsProps) -> Html {
    let ListsProps {
        library,
        look,
        onpress,
    } = props;
    let sections = library.sections();
    let onfilter = {
        let dispatcher = library.dispatcher();
        Callback::from(move |filter| dispatcher.dispatch(LibraryAction::Filter(filter)))
    };
    let part = |section: ListSection, entries: &[&Rc<LibraryEntry>]| {
        let shown = library.shown[section as usize];
        html! {
            <GameSection
                {section}
                entries={share(entries, shown)}
                total={entries.len()}
                restored={library.restored.clone()}
                look={*look}
                {onpress}
            />
        }
    };
    html! {
        <div class="lists">
            <Filter variants={library.variants()} filter={library.filter} onchange={onfilter} />
            { part(ListSection::Running, &sections.running) }
            { part(ListSection::Finished, &sections.finished) }
            <DamagedSection
                entries={share(&sections.damaged, usize::MAX)}
                restored={library.restored.clone()}
                {onpress}
            />
        </div>
    }
}

/// The first entries of a section.
fn share(entries: &[&Rc<LibraryEntry>], count: usize) -> Vec<SharedEntry> {
    let shown = entries.iter().take(count);
    shown.map(|entry| SharedEntry(Rc::clone(entry))).collect()
}
