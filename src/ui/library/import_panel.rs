//! The panel that imports games, and the import that it starts.

use std::cell::Cell;
use std::rc::Rc;

use web_sys::{File, HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::ImportCommand;
use super::transfer::{Import, ImportSource};
use crate::ui::browser::{files, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::sheet::{IMPORT_SHEET, sheet_close_button};

/// The properties of the [`ImportPanel`].
#[derive(Properties, PartialEq)]
pub(super) struct ImportPanelProps {
    /// Receives what is to be imported.
    pub onimport: Callback<Import>,
}

/// The panel that imports games from a file, or from its text.
#[component]
pub(super) fn ImportPanel(props: &ImportPanelProps) -> Html {
    let locale = use_locale();
    let [panel, file, text] = [use_node_ref(), use_node_ref(), use_node_ref()];
    let PanelImport {
        percent,
        start,
        cancel,
    } = use_import(&props.onimport);
    let import = {
        let panel = panel.clone();
        Callback::from(move |source| {
            close(&panel);
            start.emit(source);
        })
    };
    {
        let import = import.clone();
        files::use_launched(move |file| import.emit(ImportSource::File(file)));
    }
    let onpress = {
        let (import, file, text) = (import.clone(), file.clone(), text.clone());
        Callback::from(move |command| match command {
            ImportCommand::ChooseFile => click(&file),
            ImportCommand::Import => {
                if let Some(text) = take_text(&text) {
                    import.emit(ImportSource::Text(text));
                }
            }
            ImportCommand::Cancel => cancel.emit(()),
        })
    };
    let onchange = Callback::from(move |event| {
        if let Some(file) = take_file(&event) {
            import.emit(ImportSource::File(file));
        }
    });
    if let Some(percent) = percent {
        return import_progress(&locale, percent, &onpress);
    }
    html! {
        <div ref={panel} id={IMPORT_SHEET} class="sheet import" popover="auto" role="dialog" aria-labelledby="import-title">
            <h2 id="import-title">{ t!(locale, "library-import") }</h2>
            <p class="about">{ t!(locale, "library-import-about") }</p>
            { button(ImportCommand::ChooseFile, t!(locale, "library-choose-file"), Some("main"), &onpress) }
            <input ref={file} id="import-file" type="file" accept=".txt,text/plain" hidden=true {onchange} />
            <label for="import-text">{ t!(locale, "library-file-text") }</label>
            <textarea ref={text} id="import-text" rows="6" spellcheck="false" autocapitalize="off" autocomplete="off" />
            { button(ImportCommand::Import, t!(locale, "library-take"), None, &onpress) }
            { sheet_close_button(IMPORT_SHEET, t!(locale, "cancel"), None) }
        </div>
    }
}

/// The import of a panel.
struct PanelImport {
    /// How much is done, in percent; `None` while there is nothing to wait for.
    percent: Option<u8>,
    /// Starts an import.
    start: Callback<ImportSource>,
    /// Gives up the import that is going on.
    cancel: Callback<()>,
}

/// The import of a panel. It doesn't outlive the view that reports it.
#[hook]
fn use_import(onimport: &Callback<Import>) -> PanelImport {
    let percent = use_state_eq(|| None);
    // Whether the last import is to be given up.
    let is_cancelled = use_mut_ref(|| Rc::new(Cell::new(false)));
    {
        let is_cancelled = Rc::clone(&is_cancelled);
        use_effect_with((), move |()| move || is_cancelled.borrow().set(true));
    }
    let start = {
        let (onimport, onprogress) = (onimport.clone(), percent.setter());
        let is_cancelled = Rc::clone(&is_cancelled);
        Callback::from(move |source| {
            // A new import ends the one before.
            let own = Rc::new(Cell::new(false));
            is_cancelled.replace(Rc::clone(&own)).set(true);
            let onprogress = onprogress.clone();
            onimport.emit(Import {
                source,
                onprogress: Callback::from(move |percent| onprogress.set(percent)),
                is_cancelled: own,
            });
        })
    };
    PanelImport {
        percent: *percent,
        start,
        cancel: Callback::from(move |()| is_cancelled.borrow().set(true)),
    }
}

/// How much of an import is done, in percent, and the button that gives it up.
fn import_progress(locale: &Locale, percent: u8, onpress: &Callback<ImportCommand>) -> Html {
    html! {
        <div class="importing" role="status">
            <label for="import-progress">{ t!(locale, "library-importing") }</label>
            <progress id="import-progress" max="100" value={percent.to_string()} />
            { button(ImportCommand::Cancel, t!(locale, "cancel"), None, onpress) }
        </div>
    }
}

/// A button of the panel.
fn button(
    command: ImportCommand,
    text: String,
    class: Option<&'static str>,
    onpress: &Callback<ImportCommand>,
) -> Html {
    let onclick = onpress.reform(move |_| command);
    html! {
        <button type="button" class={classes!(class)} data-action={command.name()} {onclick}>
            <span>{ text }</span>
        </button>
    }
}

/// Closes the panel.
fn close(panel: &NodeRef) {
    if let Some(panel) = panel.cast::<HtmlElement>() {
        // It may be closed already.
        let _ = panel.hide_popover();
    }
}

/// Presses an element.
fn click(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        element.click();
    }
}

/// The text of a field, which is empty afterwards.
fn take_text(field: &NodeRef) -> Option<String> {
    let field = field.cast::<HtmlTextAreaElement>()?;
    let text = field.value();
    field.set_value("");
    Some(text)
}

/// The file that was chosen. The same one can be chosen again.
fn take_file(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target_unchecked_into();
    let file = input.files()?.get(0)?;
    input.set_value("");
    Some(file)
}
