//! What the view reports: deleted games, imports, and what failed.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::{ImportReport, LibraryAction, LibraryEntry, LibraryState, StoredText, texts};
use crate::ui::browser::{focus, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::Icon;

/// What failed, and what was deleted: over the page, so that nothing moves.
pub(super) fn toasts(
    locale: &Locale,
    library: &LibraryState,
    onpress: &Callback<LibraryAction>,
) -> Html {
    html! {
        <div class="toasts" aria-live="polite">
            if let Some(problem) = library.problem {
                <div class="toast quiet trouble">
                    <p>{ t!(locale, "library-trouble", trouble = problem.name()) }</p>
                    { close_button(locale, LibraryAction::Dismiss, onpress) }
                </div>
            }
            if let Some(game) = library.deleted.last() {
                <div class="toast quiet deleted">
                    <p>{ t!(locale, "library-deleted", what = name(locale, game)) }</p>
                    <UndoButton count={library.deleted.len()} {onpress} />
                    { close_button(locale, LibraryAction::ForgetDeleted, onpress) }
                </div>
            }
        </div>
    }
}

/// The button that closes a report.
fn close_button(locale: &Locale, action: LibraryAction, onpress: &Callback<LibraryAction>) -> Html {
    html! {
        <LibraryButton
            class="sign-button quiet"
            {action}
            text=""
            label={t!(locale, "library-close")}
            icon={Icon::Close}
            {onpress}
        />
    }
}

/// How an import went, above the list.
pub(super) fn import_report(
    locale: &Locale,
    report: &ImportReport,
    onpress: &Callback<LibraryAction>,
) -> Html {
    html! {
        <div class="report card">
            <p>{ texts::import_counts(locale, report) }</p>
            { close_button(locale, LibraryAction::Dismiss, onpress) }
            if let Some(fault) = report.fault {
                <p class="about fault">{ texts::file_fault(locale, fault) }</p>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct UndoButtonProps {
    /// The number of games that can be restored.
    count: usize,
    onpress: Callback<LibraryAction>,
}

/// Restores the last deleted game. It takes the focus when a game was deleted,
/// so that keyboard users find it.
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
            action={LibraryAction::Undo}
            text={t!(locale, "library-undo")}
            onpress={&props.onpress}
            {button_ref}
        />
    }
}

/// The name of a game that is no longer in the list.
fn name(locale: &Locale, game: &StoredText) -> String {
    let entry = LibraryEntry::read(Rc::clone(&game.key), game.text.clone());
    let Ok(game) = &entry.game else {
        return game.key.to_string();
    };
    let variant = describe::game(locale, game.variant());
    let rest = match game.result() {
        Some(_) => texts::progress(locale, game),
        None => texts::opponent(locale, game),
    };
    format!("{variant} \u{b7} {rest}")
}
