//! What the page has to tell: what was deleted, how an import went, what the
//! device refuses.

use yew::prelude::*;

use crate::ui::shelf::words::Words;
use crate::ui::shelf::{Entry, Shelf};

/// The faults of a file that are shown.
const SHOWN: usize = 10;

/// Everything there is to tell now.
pub(super) fn notices(shelf: &Shelf, words: Words) -> Html {
    html! {
        <div class="notices" aria-live="polite">
            if let Some(trouble) = shelf.trouble {
                <div class="notice trouble">
                    <p>{ words.trouble(trouble) }</p>
                    { close("dismiss", words) }
                </div>
            }
            if let Some(report) = &shelf.report {
                <div class="notice good report">
                    <div>
                        <p>{ words.taken(report) }</p>
                        if !report.faults.is_empty() {
                            <p class="about">{ words.faults() }</p>
                            <ul class="faults">
                                { for report.faults.iter().take(SHOWN).map(|fault| html! { <li>{ words.fault(fault) }</li> }) }
                                if report.faults.len() > SHOWN {
                                    <li>{ words.more_faults(report.faults.len() - SHOWN + report.more_faults) }</li>
                                }
                            </ul>
                        }
                    </div>
                    { close("dismiss", words) }
                </div>
            }
            if let Some((key, raw)) = shelf.deleted.last() {
                <div class="notice good">
                    <p>{ words.deleted(&called(key, raw, words)) }</p>
                    <button type="button" data-action="undo">{ words.undo() }</button>
                    { close("settle", words) }
                </div>
            }
        </div>
    }
}

fn close(action: &'static str, words: Words) -> Html {
    html! { <button type="button" data-action={action}>{ words.close() }</button> }
}

/// What an entry is called that is no longer in the list.
fn called(key: &str, raw: &str, words: Words) -> String {
    let entry = Entry::read(key.to_owned(), raw.to_owned());
    entry.known().map_or_else(
        || key.to_owned(),
        |known| {
            let name = words.board().game(known.rules().variant());
            [name, ", ", &words.rival(known)].concat()
        },
    )
}
