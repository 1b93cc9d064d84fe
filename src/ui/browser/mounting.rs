//! The first mount of the page, in several short tasks.
//!
//! The browser compiles a function of the program when it is first called, so the first
//! mount took 77 to 110 ms in one task; a later mount takes 45 ms. While the first picture
//! of the page is shown, the page is mounted in parts, in a body outside of the document:
//! the longest task takes 23 to 38 ms (Chromium at a phone's size, on two cores). When
//! the page is complete, its body takes the place of the picture's.

use std::cell::RefCell;
use std::future::poll_fn;
use std::task::{Poll, Waker};

use gloo::utils::{body, document};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::slices::pause;

thread_local! {
    static HIDDEN: RefCell<Option<HiddenPage>> = const { RefCell::new(None) };
}

/// A page that isn't in the document yet.
struct HiddenPage {
    body: HtmlElement,
    /// The number of parts that are not mounted yet.
    parts: usize,
    /// The tasks that wait until the page is shown.
    waiting: Vec<Waker>,
}

/// The element to mount the page in: a body outside of the document if the first
/// picture is seen, otherwise that of the document.
pub fn root() -> Element {
    let picture = document().query_selector("body > .page:not([hidden])");
    let is_seen = !document().hidden() && picture.ok().flatten().is_some();
    let made = is_seen.then(|| document().create_element("body").ok());
    let Some(body) = made
        .flatten()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok())
    else {
        return body().into();
    };
    HIDDEN.set(Some(HiddenPage {
        body: body.clone(),
        parts: 0,
        waiting: Vec::new(),
    }));
    body.into()
}

/// Counts a part if the page is hidden. Returns whether it is.
fn add_part() -> bool {
    HIDDEN.with_borrow_mut(|hidden| {
        if let Some(page) = hidden {
            page.parts += 1;
        }
        hidden.is_some()
    })
}

/// Counts one part less, and shows the page if it was the last.
fn remove_part() {
    let complete = HIDDEN.with_borrow_mut(|hidden| {
        if let Some(page) = hidden {
            page.parts -= 1;
        }
        hidden.take_if(|page| page.parts == 0)
    });
    if let Some(page) = complete {
        document().set_body(Some(&page.body));
        for task in page.waiting {
            task.wake();
        }
    }
}

/// Waits until the page is shown. The work that follows is a task of its own.
pub async fn shown() {
    poll_fn(|context| {
        HIDDEN.with_borrow_mut(|hidden| match hidden {
            Some(page) => {
                page.waiting.push(context.waker().clone());
                Poll::Pending
            }
            None => Poll::Ready(()),
        })
    })
    .await;
    pause().await;
}

#[derive(Properties, PartialEq)]
pub struct NextTaskProps {
    /// The content to mount.
    pub children: Html,
}

/// Mounts its children in the next task while the page is hidden, otherwise at once.
#[component]
pub fn NextTask(props: &NextTaskProps) -> Html {
    let is_part = *use_state(add_part);
    let is_due = use_state_eq(|| !is_part);
    {
        let is_due = is_due.clone();
        use_effect_with((), move |()| {
            if is_part {
                spawn_local(async move {
                    pause().await;
                    is_due.set(true);
                });
            }
        });
    }
    // A part counts until it is mounted, or removed because its view was left.
    use_effect_with(*is_due, move |&is_due| {
        move || {
            if is_part && !is_due {
                remove_part();
            }
        }
    });
    if *is_due {
        props.children.clone()
    } else {
        html! { <template /> }
    }
}
