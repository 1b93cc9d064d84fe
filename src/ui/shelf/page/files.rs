//! Files that leave the page, and files that come in.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlElement, HtmlInputElement, Url};
use yew::prelude::*;

use super::device;
use crate::link::{FileError, FileFault, Id, Kept, LONGEST_FILE, read_file};
use crate::ui::shelf::words::Words;
use crate::ui::shelf::{Action, Entry, Plan, Report, Shelf, Taken, Trouble, file, file_name, plan};

/// Where games are taken in: from a file, or from its text.
pub(super) fn panel(words: Words) -> Html {
    html! {
        <div id="import" class="settings import" popover="auto" role="dialog" aria-labelledby="import-title">
            <h2 id="import-title">{ words.import() }</h2>
            <p class="about">{ words.import_about() }</p>
            <button type="button" class="main" data-action="choose-file">{ words.choose_file() }</button>
            <input id="import-file" type="file" accept=".txt,text/plain" hidden=true aria-label={words.choose_file()} />
            <label for="import-text">{ words.file_text() }</label>
            <textarea id="import-text" rows="6" spellcheck="false" autocapitalize="off" autocomplete="off" />
            <button type="button" data-action="import">{ words.take() }</button>
        </div>
    }
}

/// Has the browser ask for a file.
pub(super) fn choose() {
    let input = document().get_element_by_id("import-file");
    if let Some(input) = input.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        input.click();
    }
}

/// Takes in the games of the file that was chosen.
pub(super) fn import_from(shelf: &UseReducerHandle<Shelf>, input: &HtmlInputElement) {
    let Some(chosen) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let (dispatcher, entries) = (shelf.dispatcher(), shelf.entries.clone());
    if chosen.size() > LONGEST_FILE as f64 {
        let fault = FileFault {
            line: 1,
            error: FileError::LongFile,
        };
        dispatcher.dispatch(Action::Imported(Report {
            faults: vec![fault],
            ..Report::default()
        }));
        hide();
        return;
    }
    let text = chosen.text();
    // The same file can be chosen again.
    input.set_value("");
    spawn_local(async move {
        match JsFuture::from(text).await.map(|text| text.as_string()) {
            Ok(Some(text)) => import(&dispatcher, &entries, &text),
            Ok(None) | Err(_) => dispatcher.dispatch(Action::Refused(Trouble::Unreadable)),
        }
    });
}

/// Takes in the games of a text, and tells how that went.
pub(super) fn import(dispatcher: &UseReducerDispatcher<Shelf>, entries: &[Entry], text: &str) {
    let read = read_file(text);
    let Plan {
        mut writes,
        mut known,
        ..
    } = plan(entries, read.games, device::now(), &mut device::lot);
    let seen = |id: Id| {
        let key = id.key();
        let entry = entries.iter().find(|entry| entry.key == key);
        entry.map(|entry| &*entry.raw)
    };
    // Another tab may have gone on with a game meanwhile.
    let planned = writes.len();
    writes.retain(|(id, _)| device::read(&id.key()).as_deref() == seen(*id));
    known += planned - writes.len();
    let fits = |(id, kept): &(Id, Kept)| device::keep(&id.key(), &kept.show());
    let done = writes.iter().take_while(|write| fits(write)).count();
    let updated = writes[..done].iter().filter(|(id, _)| seen(*id).is_some());
    let updated = updated.count();
    dispatcher.dispatch(Action::Seen(device::games()));
    dispatcher.dispatch(Action::Imported(Report {
        taken: Taken {
            added: done - updated,
            updated,
            known,
            lost: writes.len() - done,
        },
        faults: read.faults,
        more_faults: read.more_faults,
    }));
    hide();
}

/// Closes the panel.
fn hide() {
    let panel = document().get_element_by_id("import");
    if let Some(panel) = panel.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // It may be closed already.
        let _ = panel.hide_popover();
    }
}

/// Leaves the browser a file with everything that is kept.
pub(super) fn export_all(shelf: &Shelf) {
    let entries: Vec<_> = shelf.entries.iter().collect();
    let today: String = js_sys::Date::new_0().to_iso_string().into();
    let day = today.split('T').next().unwrap_or_default();
    give(&["mbegu-", day, ".txt"].concat(), &file(&entries));
}

/// Leaves the browser a file with one entry; with its bare text, if it can't be
/// read.
pub(super) fn export_one(entry: &Entry) {
    let text = match entry.known() {
        Some(_) => file(&[entry]),
        None => entry.raw.clone(),
    };
    give(&file_name(entry), &text);
}

fn give(name: &str, text: &str) {
    // A browser that can't make the file leaves everything as it is.
    let _ = try_give(name, text);
}

fn try_give(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = Array::of1(&text.into());
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&parts)?)?;
    let link: HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    // The browser takes it at its leisure.
    let done = move || {
        let _ = Url::revoke_object_url(&address);
    };
    Timeout::new(60_000, done).forget();
    Ok(())
}
