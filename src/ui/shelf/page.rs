//! What is drawn, and what has an effect on the device.
//!
//! Buttons carry their names (`data-action`, `data-at`); one listener at the
//! page's root carries out what they do.

mod device;
mod drawing;
mod figures;
mod files;
mod list;
mod notices;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::words::Words;
use super::{Action, Shelf, Trouble};
use crate::rules::Variant;
use crate::ui::page::language;
use crate::ui::settings::{Named, Settings};

impl Reducible for Shelf {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// How the board's page is set: this one looks and speaks as it does.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Manner {
    words: Words,
    settings: Settings,
}

/// Starts the page, in the reader's language if its texts are to be had.
pub fn start() {
    spawn_local(async {
        language::load(device::language()).await;
        yew::Renderer::<ShelfPage>::new().render();
    });
}

/// The whole page.
#[component]
fn ShelfPage() -> Html {
    let shelf = use_reducer_eq(|| Shelf::new().after(Action::Seen(device::games())));
    let manner = use_state_eq(device::manner);
    use_root(*manner);
    {
        let (shelf, manner) = (shelf.dispatcher(), manner.clone());
        use_effect_with((), move |()| {
            // Other tabs write while this one is looked at, or while it is away.
            let look = ["storage", "pageshow"].map(|name| {
                let (shelf, manner) = (shelf.clone(), manner.clone());
                EventListener::new(&window(), name, move |_| {
                    shelf.dispatch(Action::Seen(device::games()));
                    let manner = manner.clone();
                    spawn_local(async move {
                        language::load(device::language()).await;
                        manner.set(device::manner());
                    });
                })
            });
            move || drop(look)
        });
    }
    use_focus(&shelf);
    let onclick = {
        let shelf = shelf.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some((name, at)) = pressed(&event) {
                press(&shelf, &name, &at);
            }
        })
    };
    let onchange = {
        let shelf = shelf.clone();
        Callback::from(move |event: Event| change(&shelf, &event))
    };
    let words = manner.words;
    let [running, finished, damaged] = shelf.parts();
    let is_empty = shelf.entries.is_empty();
    let waiting = shelf.waiting();
    html! {
        <div class="page shelf" {onclick} {onchange}>
            <header class="top">
                <a class="button" href="./" aria-label={words.to_board()} title={words.to_board()}>{ "\u{2190}" }</a>
                <h1>
                    { words.title() }
                    if waiting > 0 { <small>{ words.waiting(waiting) }</small> }
                </h1>
                <button type="button" popovertarget="import">{ words.import() }</button>
                if !is_empty {
                    <button type="button" data-action="export-all">{ words.export_all() }</button>
                }
            </header>
            { files::panel(words) }
            { notices::notices(&shelf, words) }
            <main>
                if is_empty && shelf.trouble != Some(Trouble::Forbidden) {
                    <div class="nothing">
                        <p>{ words.nothing() }</p>
                        <a class="button main" href="./">{ words.begin() }</a>
                    </div>
                } else if !is_empty {
                    <div class="lists">
                        { list::filter(&shelf, words) }
                        { list::part(&shelf, *manner, 0, words.running(), &running) }
                        { list::part(&shelf, *manner, 1, words.finished(), &finished) }
                        { list::damaged(words, &damaged) }
                    </div>
                    { figures::figures(&shelf, words) }
                }
            </main>
        </div>
    }
}

/// Tells the browser the page's language and colours.
#[hook]
fn use_root(manner: Manner) {
    use_effect_with(manner, |manner| {
        document().set_title(manner.words.page_title());
        if let Some(root) = document().document_element() {
            // Without these the page sounds or looks wrong to some, no more.
            let _ = root.set_attribute("data-theme", manner.settings.theme.name());
            let language = manner.words.board().language();
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", language.direction());
        }
    });
}

/// Who deletes by a key finds the way back under the same key, and then the
/// game again.
#[hook]
fn use_focus(shelf: &UseReducerHandle<Shelf>) {
    let before = use_mut_ref(Vec::new);
    use_effect_with(shelf.deleted.clone(), move |deleted| {
        let before = before.replace(deleted.clone());
        let selector = match before.last() {
            _ if deleted.len() > before.len() => "[data-action=undo]".to_owned(),
            Some((key, _)) => ["[data-entry=\"", &**key, "\"] :is(a, button)"].concat(),
            None => return,
        };
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // What can't have the focus leaves it where it is.
            let _ = element.focus();
        }
    });
}

/// The button that was pressed: what it does, and to what.
fn pressed(event: &Event) -> Option<(String, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let button = target.closest("[data-action]").ok()??;
    let name = button.get_attribute("data-action")?;
    Some((name, button.get_attribute("data-at").unwrap_or_default()))
}

fn press(shelf: &UseReducerHandle<Shelf>, name: &str, at: &str) {
    match name {
        "delete" => {
            let Some(entry) = shelf.entry(at) else { return };
            // What another tab has written by now is what can be brought back.
            let raw = device::read(at).unwrap_or_else(|| entry.raw.clone());
            shelf.dispatch(if device::forget(at) {
                Action::Deleted(at.to_owned(), raw)
            } else {
                Action::Refused(Trouble::Stuck)
            });
        }
        "undo" => {
            let Some((key, raw)) = shelf.deleted.last() else {
                return;
            };
            // Another tab may be playing it on.
            if device::read(key).is_some() || device::keep(key, raw) {
                shelf.dispatch(Action::Seen(device::games()));
                shelf.dispatch(Action::Restored);
            } else {
                shelf.dispatch(Action::Refused(Trouble::Full));
            }
        }
        "settle" => shelf.dispatch(Action::Settled),
        "dismiss" => shelf.dispatch(Action::Dismiss),
        "more" => shelf.dispatch(Action::More(at.parse().unwrap_or_default())),
        "export" => {
            if let Some(entry) = shelf.entry(at) {
                files::export_one(entry);
            }
        }
        "export-all" => files::export_all(shelf),
        "choose-file" => files::choose(),
        "import" => {
            let box_ = document().get_element_by_id("import-text");
            let Some(area) = box_.and_then(|it| it.dyn_into::<HtmlTextAreaElement>().ok()) else {
                return;
            };
            files::import(&shelf.dispatcher(), &shelf.entries, &area.value());
            area.set_value("");
        }
        _ => {}
    }
}

fn change(shelf: &UseReducerHandle<Shelf>, event: &Event) {
    let Some(target) = event.target() else { return };
    if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        shelf.dispatch(Action::Filter(Variant::find(&select.value())));
    } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        files::import_from(shelf, input);
    }
}
