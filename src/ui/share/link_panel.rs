//! The link of what is shared, and the methods to send it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::send::{LinkSender, SendButton, SendMethod};
use super::sent::not_sent_button;
use super::{QrCode, ShareKind, ShareLink};
use crate::link::{Name, TurnMessage};
use crate::ui::browser::{GameHandle, focus, sharing, use_focus, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, GameAction};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{ActionButton, sheet_close_button};

#[derive(Properties, PartialEq)]
pub(super) struct LinkPanelProps {
    pub state: GameHandle,
    pub kind: ShareKind,
    /// Receives the method once the link is sent.
    pub onsent: Callback<SendMethod>,
    /// Whether the button that copies takes the focus when it appears.
    pub takes_focus: bool,
}

/// The link and the methods to send it, or the invitation that comes before.
#[component]
pub(super) fn LinkPanel(props: &LinkPanelProps) -> Html {
    let locale = use_locale();
    let LinkPanelProps { state, kind, .. } = props;
    let content = kind.content(state);
    let is_invitation = content.is_none();
    let was_invitation = *use_memo((), |()| is_invitation);
    let Some(content) = content else {
        return html! {
            <div class="invitation">
                <p>{ t!(locale, "about-challenge") }</p>
                <ActionButton
                    action={Action::Invite}
                    label={t!(locale, "begin-by-link")}
                    class="main"
                />
            </div>
        };
    };
    let has_turn = |message: &TurnMessage| Some(message.to) == state.friend();
    if *kind == ShareKind::Message && !state.message().is_some_and(|it| has_turn(&it)) {
        return html! { <PlayFirst /> };
    }
    let shared = ShareLink::new(
        &sharing::link_address(state.rules().variant()),
        *kind,
        &content,
    );
    html! {
        <SendPanel
            state={state.clone()}
            is_message={*kind == ShareKind::Message}
            {shared}
            onsent={&props.onsent}
            // The button of the invitation is gone.
            takes_focus={props.takes_focus || was_invitation}
        />
    }
}

/// The friend is invited, and the player has to move first.
#[component]
fn PlayFirst() -> Html {
    let locale = use_locale();
    // The button of the invitation is gone.
    let text = use_focus(true);
    html! {
        <div class="invitation">
            <p ref={text} tabindex="-1">{ t!(locale, "play-first") }</p>
            { sheet_close_button(SHARE_SHEET, t!(locale, "done"), Some("main")) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SendPanelProps {
    state: GameHandle,
    is_message: bool,
    shared: ShareLink,
    onsent: Callback<SendMethod>,
    takes_focus: bool,
}

/// A link, and the methods to send it.
#[component]
fn SendPanel(props: &SendPanelProps) -> Html {
    let locale = use_locale();
    let SendPanelProps {
        state,
        is_message,
        shared,
        onsent,
        ..
    } = props;
    let copy = use_focus(props.takes_focus);
    let link = AttrValue::from(shared.link.clone());
    html! {
        <>
            <LinkSender link={&link} {onsent} button_ref={&copy} />
            { qr_code(&locale, shared) }
            <div class="beside-code">
                if shared.code.is_some() {
                    <h3>{ t!(locale, "together") }</h3>
                    <p>{ t!(locale, "together-about") }</p>
                }
                if *is_message {
                    // The page can't see that the code was scanned or the link was
                    // copied by hand: the player reports it.
                    if state.is_unsent() {
                        <SendButton method={SendMethod::Hand} label={t!(locale, "it-is-sent")} {link} {onsent} />
                    } else if state.is_sent() {
                        { not_sent_button(&locale, state, move |()| focus(&copy)) }
                    }
                    { friend_field(&locale, state) }
                } else {
                    <h3>{ t!(locale, "no-server") }</h3>
                    <p>{ t!(locale, "no-server-about") }</p>
                }
            </div>
        </>
    }
}

/// The QR code of a link, if it is short enough, and what the code leaves out.
fn qr_code(locale: &Locale, shared: &ShareLink) -> Html {
    let about = match shared.code {
        None => t!(locale, "no-qr-code"),
        Some(_) if shared.is_shortened => t!(locale, "qr-code-shortened"),
        Some(_) => String::new(),
    };
    html! {
        <div class="code">
            if let Some(text) = shared.code.clone() {
                <QrCode {text} label={t!(locale, "qr-code")} />
            }
            if !about.is_empty() {
                <p>{ about }</p>
            }
        </div>
    }
}

/// The field for the name of the friend.
fn friend_field(locale: &Locale, state: &GameHandle) -> Html {
    let dispatcher = state.clone();
    let onchange = move |event: Event| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        dispatcher.dispatch(GameAction::NameFriend(Name::tidy(&name)));
    };
    html! {
        <label>
            <span>{ t!(locale, "friends-name") }</span>
            <input
                type="text"
                data-option="friend"
                maxlength={Name::MAX_LENGTH.to_string()}
                value={state.header.friend.as_str().to_owned()}
                {onchange}
            />
        </label>
    }
}
