//! What the view reports: deleted games, imports, and what failed.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::list::focus;
use super::{ImportReport, LibraryCommand, LibraryEntry, LibraryState, describe};
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};

/// The most faults of a file that are listed.
const MAX_FAULTS: usize = 10;

/// Everything that there is to report.
pub(super) fn notices(
    locale: &Locale,
    library: &LibraryState,
    onpress: &Callback<LibraryCommand>,
) -> Html {
    let close = |command| {
        let text = t!(locale, "library-close");
        html! { <LibraryButton {command} {text} {onpress} /> }
    };
    html! {
        <div class="notices" aria-live="polite">
            if let Some(problem) = library.problem {
                <div class="notice trouble">
                    <p>{ t!(locale, "library-trouble", trouble = problem.name()) }</p>
                    { close(LibraryCommand::Dismiss) }
                </div>
            }
            if let Some(report) = &library.report {
                <div class="notice good report">
                    { import_report(locale, report) }
                    { close(LibraryCommand::Dismiss) }
                </div>
            }
            if let Some((key, text)) = library.deleted.last() {
                <div class="notice good">
                    <p>{ t!(locale, "library-deleted", what = name(locale, key, text)) }</p>
                    <UndoButton count={library.deleted.len()} {onpress} />
                    { close(LibraryCommand::Settle) }
                </div>
            }
        </div>
    }
}

/// How an import went.
fn import_report(locale: &Locale, report: &ImportReport) -> Html {
    let listed = report.faults.iter().take(MAX_FAULTS);
    let more = report.faults.len().saturating_sub(MAX_FAULTS);
    html! {
        <div>
            <p>{ describe::import_counts(locale, report) }</p>
            if !report.faults.is_empty() {
                <p class="about">{ t!(locale, "library-faults") }</p>
                <ul class="faults">
                    { for listed.map(|fault| html! { <li>{ describe::file_fault(locale, fault) }</li> }) }
                    if more > 0 {
                        <li>{ t!(locale, "library-more-faults", count = more + report.more_faults) }</li>
                    }
                </ul>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct UndoButtonProps {
    /// The number of games that can be restored.
    count: usize,
    onpress: Callback<LibraryCommand>,
}

/// Restores the last deleted game. It takes the focus when a game was deleted,
/// so that a reader of the keyboard finds the way back.
#[component]
fn UndoButton(props: &UndoButtonProps) -> Html {
    let locale = use_locale();
    let button_ref = use_node_ref();
    {
        let (button_ref, before) = (button_ref.clone(), use_mut_ref(|| 0));
        use_effect_with(props.count, move |&count| {
            if count > before.replace(count) {
                focus(&button_ref);
            }
        });
    }
    html! {
        <LibraryButton
            command={LibraryCommand::Undo}
            text={t!(locale, "library-undo")}
            onpress={&props.onpress}
            {button_ref}
        />
    }
}

/// The name of an entry that is no longer in the list.
fn name(locale: &Locale, key: &Rc<str>, text: &str) -> String {
    let entry = LibraryEntry::read(Rc::clone(key), text.to_owned());
    entry.game().map_or_else(
        || key.to_string(),
        |game| {
            let variant = t!(locale, "game", game = game.rules().variant().id());
            format!("{variant}, {}", describe::opponent(locale, game))
        },
    )
}
