//! The panel that imports games.

use web_sys::{File, HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::LibraryAction;
use super::button::LibraryButton;
use super::transfer::ImportSource;
use crate::ui::browser::storage::{self, IMPORT_TEXT};
use crate::ui::browser::{files, use_locale};
use crate::ui::i18n::t;
use crate::ui::widgets::sheet::{IMPORT_SHEET, sheet_close_button};

#[derive(Properties, PartialEq)]
pub(super) struct ImportPanelProps {
    /// How much of an import is done.
    pub percent: Option<u8>,
    pub onimport: Callback<ImportSource>,
    pub onpress: Callback<LibraryAction>,
}

/// Imports games from a file, or from its text, and shows how far that is.
#[component]
pub(super) fn ImportPanel(props: &ImportPanelProps) -> Html {
    let locale = use_locale();
    let [panel, file, text] = [use_node_ref(), use_node_ref(), use_node_ref()];
    let import = {
        let (panel, onimport) = (panel.clone(), props.onimport.clone());
        Callback::from(move |source| {
            if let Some(panel) = panel.cast::<HtmlElement>() {
                // It may be closed already.
                let _ = panel.hide_popover();
            }
            onimport.emit(source);
        })
    };
    {
        let import = import.clone();
        files::use_launched(move |file| import.emit(ImportSource::File(file)));
    }
    let onchoose = {
        let file = file.clone();
        move |_| {
            if let Some(file) = file.cast::<HtmlElement>() {
                file.click();
            }
        }
    };
    let ontake = {
        let (import, text) = (import.clone(), text.clone());
        move |_| {
            if let Some(field) = text.cast::<HtmlTextAreaElement>() {
                import.emit(ImportSource::Text(field.value()));
                field.set_value("");
                storage::write_in_tab(IMPORT_TEXT, "");
            }
        }
    };
    let ontype = |event: InputEvent| {
        let field: HtmlTextAreaElement = event.target_unchecked_into();
        storage::write_in_tab(IMPORT_TEXT, &field.value());
    };
    let onchange = Callback::from(move |event| {
        if let Some(file) = take_file(&event) {
            import.emit(ImportSource::File(file));
        }
    });
    if let Some(percent) = props.percent {
        return html! {
            <div class="importing" role="status">
                <label for="import-progress">{ t!(locale, "library-importing") }</label>
                <progress id="import-progress" max="100" value={percent.to_string()} />
                <LibraryButton
                    action={LibraryAction::CancelImport}
                    text={t!(locale, "cancel")}
                    onpress={&props.onpress}
                />
            </div>
        };
    }
    html! {
        <div ref={panel} id={IMPORT_SHEET} class="sheet import" popover="auto" role="dialog" aria-labelledby="import-title">
            <h2 id="import-title">{ t!(locale, "library-import") }</h2>
            <p class="about">{ t!(locale, "library-import-about") }</p>
            <button type="button" class="main" data-action="choose-file" onclick={onchoose}>
                <span>{ t!(locale, "library-choose-file") }</span>
            </button>
            <input ref={file} id="import-file" type="file" accept=".txt,text/plain" hidden=true {onchange} />
            <label for="import-text">{ t!(locale, "library-file-text") }</label>
            <textarea
                ref={text}
                id="import-text"
                rows="6"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                defaultvalue={storage::read_in_tab(IMPORT_TEXT)}
                oninput={ontype}
            />
            <button type="button" data-action="import" onclick={ontake}>
                <span>{ t!(locale, "library-take") }</span>
            </button>
            { sheet_close_button(IMPORT_SHEET, t!(locale, "cancel"), None) }
        </div>
    }
}

/// The file that was chosen. The same one can be chosen again.
fn take_file(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target_unchecked_into();
    let file = input.files()?.get(0)?;
    input.set_value("");
    Some(file)
}
