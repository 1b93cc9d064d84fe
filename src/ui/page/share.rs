//! What is sent to others: by the device's own sharing, copied, or by a QR code.

use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, ShareData};
use yew::prelude::*;

use super::app::named;
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

/// The button that opens the sheet: a sign, and its text where there is room.
pub fn share_button(class: &'static str, sign: &str, text: &str) -> Html {
    let label = (!text.is_empty()).then(|| text.to_owned());
    markup! {
        <button type="button" class={[class]} popovertarget={SHEET} data-keep="" aria-label={label.clone()} title={label.clone()}>
            { sign.to_owned() }<span>{ label }</span>
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// The page.
    pub state: UseReducerHandle<State>,
}

/// The sheet: what is sent, its link, and the ways to send it.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let state = &props.state;
    let words = state.words();
    let open = use_state_eq(|| false);
    let chosen = use_state_eq(|| None);
    let copied = use_state_eq(|| None::<bool>);
    let ontoggle = {
        let (open, chosen, copied) = (open.clone(), chosen.clone(), copied.clone());
        Callback::from(move |event: Event| {
            let opens = text(&event, "newState") == "open";
            open.set(opens);
            // It opens before this is told, and may have been used by now.
            if !opens {
                chosen.set(None);
                copied.set(None);
            }
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
            let target = event.target_unchecked_into::<Element>();
            if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
                chosen.set(Kind::find(&select.value()));
                copied.set(None);
            } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
                state.dispatch(Action::Befriend(Name::tidy(&input.value())));
            }
        })
    };
    let onclick = {
        let (state, copied) = (state.clone(), copied.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some((element, way)) = named(&event, "data-way") {
                send(&state, kind, &element, &way, copied.clone());
            }
        })
    };
    html! {
        <div id={SHEET} class="settings" popover="auto" role="dialog" aria-label={words.share_label()} data-keep="" {onclick} {ontoggle} {onchange}>
            { markup! { <h2>{ words.share_label() }</h2> } }
            { select("kind", "share", Some(words.what_to_share().to_owned()), true, items.collect()) }
            if state.friend().is_some() && kind == Kind::Letter {
                <label>
                    { markup! { <span>{ words.friends_name() }</span> } }
                    <input type="text" data-option="friend" maxlength={Name::LONGEST.to_string()} value={state.card.friend.as_str().to_owned()} />
                </label>
            }
            // What nobody sees isn't worked out.
            { open.then(|| ways(state, kind, *copied)) }
            { markup! { <button type="button" popovertarget={SHEET} popovertargetaction="hide">{ words.done() }</button> } }
        </div>
    }
}

/// Sends what is shared, in the way of a control, and says whether it is copied.
fn send(
    state: &UseReducerHandle<State>,
    kind: Kind,
    control: &Element,
    way: &str,
    copied: UseStateHandle<Option<bool>>,
) {
    let link = control.get_attribute("value").unwrap_or_default();
    let navigator = window().navigator();
    let sending = match way {
        // Pages from elsewhere than https have no clipboard.
        "copy" => is_true(&navigator, "clipboard").then(|| navigator.clipboard().write_text(&link)),
        "share" => {
            let data = ShareData::new();
            data.set_url(&link);
            Some(navigator.share_with_data(&data))
        }
        "hand" => Some(Promise::resolve(&JsValue::NULL)),
        _ => return control.unchecked_ref::<HtmlInputElement>().select(),
    };
    let letter = state.card.id.filter(|_| kind == Kind::Letter);
    let sent = letter.map(|id| Action::Sent(id, state.game.tokens()));
    let (is_copy, dispatcher) = (way == "copy", state.dispatcher());
    spawn_local(async move {
        let done = match sending {
            Some(sending) => JsFuture::from(sending).await.is_ok(),
            None => false,
        };
        if is_copy {
            copied.set(Some(done));
        }
        if let Some(sent) = sent.filter(|_| done) {
            dispatcher.dispatch(sent);
        }
    });
}

/// The link, and the ways to send it.
fn ways(state: &State, kind: Kind, copied: Option<bool>) -> Html {
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
    let by_device = is_true(&window().navigator(), "share");
    // Whoever lets the code be read, or copies by hand, says so.
    let by_hand = kind == Kind::Letter && state.is_unsent();
    let way = |way: &'static str, class: &'static str, text: &str| {
        markup! { <button type="button" data-way={way} class={[class]} value={link.clone()}>{ text.to_owned() }</button> }
    };
    let said = match copied {
        Some(true) => words.copied(),
        Some(false) => words.copy_failed(),
        None => "",
    };
    let told = if !has_room {
        words.no_qr_code()
    } else if left_out > 0 {
        words.qr_code_shortened()
    } else {
        ""
    };
    markup! {
        <input type="text" class="link" readonly="" data-way="link" value={link.clone()} aria-label={words.link()} />
        <div class="row">
            { way("copy", "main", words.copy()) }
            { by_device.then(|| way("share", "", words.share_by())) }
        </div>
        <p role="status">{ said }</p>
        { has_room.then(|| html! { <div class="code"><Qr text={code} label={words.qr_code()} /></div> }) }
        <p>{ told }</p>
        { by_hand.then(|| way("hand", "", words.it_is_sent())) }
    }
}
