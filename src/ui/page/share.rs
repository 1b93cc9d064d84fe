//! What is sent to others: by the device's own sharing, copied, or by a QR code.

use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlInputElement, HtmlSelectElement, ShareData};
use yew::prelude::*;

use super::markup::markup;
use super::parts::{main_button, select};
use super::qr::Qr;
use crate::link::{Name, encode, encode_within};
use crate::ui::js::{is_true, text};
use crate::ui::qr::MOST;
use crate::ui::settings::Named;
use crate::ui::sharing::Kind;
use crate::ui::state::{Action, State};

/// The name of the sheet in the page.
const SHEET: &str = "share";

/// The button that opens the sheet.
pub fn share_button(class: &'static str, text: &str) -> Html {
    markup! { <button type="button" class={[class]} popovertarget={SHEET} data-keep="">{ text.to_owned() }</button> }
}

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// The page.
    pub state: UseReducerHandle<State>,
}

/// How copying went.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    Yes,
    No,
}

/// The sheet: what is sent, its link, and the ways to send it.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let state = &props.state;
    let words = state.words();
    let open = use_state_eq(|| false);
    let chosen = use_state_eq(|| None);
    let copied = use_state_eq(|| None);
    let ontoggle = {
        let (open, chosen, copied) = (open.clone(), chosen.clone(), copied.clone());
        Callback::from(move |event: Event| {
            open.set(text(&event, "newState") == "open");
            chosen.set(None);
            copied.set(None);
        })
    };
    let kinds: Vec<Kind> = Kind::of(state).collect();
    let wanted = chosen.filter(|kind| kinds.contains(kind));
    let kind = wanted.or(kinds.first().copied()).unwrap_or(Kind::Game);
    let items = kinds.iter().map(|&one| {
        let text = match one {
            Kind::Letter if state.friend().is_some() => words.as_letter(),
            Kind::Letter => words.as_invitation(),
            Kind::Game => words.as_game(),
            Kind::Puzzle => words.as_puzzle(),
        };
        (one.name().to_owned(), text.to_owned(), one == kind)
    });
    let onchange = {
        let (state, chosen, copied) = (state.clone(), chosen.clone(), copied.clone());
        Callback::from(move |event: Event| {
            event.stop_propagation();
            let target = event.target_unchecked_into::<web_sys::Element>();
            if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
                chosen.set(Kind::find(&select.value()));
                copied.set(None);
            } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
                state.dispatch(Action::Befriend(Name::tidy(&input.value())));
            }
        })
    };
    html! {
        <div id={SHEET} class="settings" popover="auto" role="dialog" aria-label={words.share_label()} data-keep="" {ontoggle} {onchange}>
            <h2>{ words.share_label() }</h2>
            { select("kind", "share", Some(words.what_to_share().to_owned()), true, items.collect()) }
            if state.friend().is_some() && kind == Kind::Letter {
                <label>
                    <span>{ words.friends_name() }</span>
                    <input type="text" data-option="friend" maxlength={Name::LONGEST.to_string()} value={state.card.friend.as_str().to_owned()} />
                </label>
            }
            // What nobody sees isn't worked out.
            if *open {
                { ways(state, kind, &copied) }
            }
            <button type="button" popovertarget={SHEET} popovertargetaction="hide">{ words.done() }</button>
        </div>
    }
}

/// The link, and the ways to send it.
fn ways(
    state: &UseReducerHandle<State>,
    kind: Kind,
    copied: &UseStateHandle<Option<Copied>>,
) -> Html {
    let words = state.words();
    let Some(shared) = kind.shared(state) else {
        return main_button("invite", words.begin_by_link());
    };
    let page = window().location().href().unwrap_or_default();
    let page = [page.split('#').next().unwrap_or_default(), "#"].concat();
    let link = [&*page, &encode(&shared)].concat();
    let (text, left_out) = encode_within(&shared, MOST - page.len().min(MOST));
    let code = [&*page, &text].concat();
    // The friend's game and this one must begin alike.
    let has_room = code.len() <= MOST && (left_out == 0 || kind != Kind::Letter);
    let sent = {
        let (state, tokens) = (state.clone(), state.game.tokens());
        let id = state.card.id.filter(|_| kind == Kind::Letter);
        move || {
            if let Some(id) = id {
                state.dispatch(Action::Sent(id, tokens));
            }
        }
    };
    let told = {
        let sent = sent.clone();
        Callback::from(move |_| sent())
    };
    let copy = {
        let (link, copied, sent) = (link.clone(), copied.clone(), sent.clone());
        Callback::from(move |_| {
            let (copied, sent) = (copied.clone(), sent.clone());
            let navigator = window().navigator();
            // Pages from elsewhere than https have no clipboard.
            let copying =
                is_true(&navigator, "clipboard").then(|| navigator.clipboard().write_text(&link));
            spawn_local(async move {
                let done = is_done(copying).await;
                if done {
                    sent();
                }
                copied.set(Some(if done { Copied::Yes } else { Copied::No }));
            });
        })
    };
    let share = is_true(&window().navigator(), "share").then(|| {
        let link = link.clone();
        Callback::from(move |_: MouseEvent| {
            let sent = sent.clone();
            let data = ShareData::new();
            data.set_url(&link);
            let sharing = window().navigator().share_with_data(&data);
            spawn_local(async move {
                if is_done(Some(sharing)).await {
                    sent();
                }
            });
        })
    });
    let onfocus = Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    html! {
        <>
            <input type="text" class="link" readonly=true value={link} aria-label={words.link()} {onfocus} />
            <div class="row">
                <button type="button" class="main" data-action="copy" onclick={copy}>{ words.copy() }</button>
                if let Some(onclick) = share {
                    <button type="button" data-action="share" {onclick}>{ words.share_by() }</button>
                }
            </div>
            <p role="status">{ match **copied {
                Some(Copied::Yes) => words.copied(),
                Some(Copied::No) => words.copy_failed(),
                None => "",
            } }</p>
            if has_room {
                <Qr text={code} label={words.qr_code()} />
                if left_out > 0 {
                    <p>{ words.qr_code_shortened() }</p>
                }
            } else {
                <p>{ words.no_qr_code() }</p>
            }
            // Whoever lets the code be read, or copies by hand, says so.
            if kind == Kind::Letter && state.is_unsent() {
                <button type="button" data-action="sent" onclick={told}>{ words.it_is_sent() }</button>
            }
        </>
    }
}

async fn is_done(promise: Option<Promise>) -> bool {
    match promise {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}
