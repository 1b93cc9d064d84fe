//! The sheet: what is shared, its link, and the ways to send it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::send::{SendButton, Way};
use super::{QrCode, ShareKind, ShareLink};
use crate::link::FriendName;
use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, Command, NamedValue, State};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{CommandButton, Select, SelectItem, Sheet, sheet_close_button};

/// The properties of [`ShareSheet`].
#[derive(Properties, PartialEq)]
pub struct ShareSheetProps {
    /// The state whose game is shared.
    pub state: UseReducerHandle<State>,
}

/// The sheet: what is shared, its link, and the ways to send it.
#[component]
pub fn ShareSheet(props: &ShareSheetProps) -> Html {
    let locale = use_locale();
    let state = &props.state;
    let is_open = use_state_eq(|| false);
    let chosen = use_state_eq(|| None);
    let ontoggle = {
        let (is_open, chosen) = (is_open.clone(), chosen.clone());
        move |opens: bool| {
            is_open.set(opens);
            // The event comes after the sheet is open, and it may have been used
            // by then.
            if !opens {
                chosen.set(None);
            }
        }
    };
    let kinds: Vec<ShareKind> = ShareKind::available(state).collect();
    let wanted = chosen.filter(|kind| kinds.contains(kind));
    let kind = (wanted.or_else(|| kinds.first().copied())).unwrap_or(ShareKind::Game);
    let has_friend = state.friend().is_some();
    let items = kinds.iter().map(|&kind| {
        let text = match kind {
            ShareKind::Message if has_friend => t!(locale, "as-message"),
            ShareKind::Message => t!(locale, "as-invitation"),
            ShareKind::Game => t!(locale, "as-game"),
            ShareKind::Puzzle => t!(locale, "as-puzzle"),
        };
        SelectItem::new(kind.name(), text)
    });
    html! {
        <Sheet id={SHARE_SHEET} label={t!(locale, "share-label")} {ontoggle}>
            <Select
                class="kind"
                option="share"
                label={t!(locale, "what-to-share")}
                items={items.collect::<Vec<_>>()}
                value={kind.name()}
                onchange={move |name: String| chosen.set(ShareKind::find(&name))}
                keep=true
            />
            if has_friend && kind == ShareKind::Message {
                { friend_field(&locale, state) }
            }
            // A link that nobody sees isn't encoded.
            if *is_open {
                <Ways key={kind.name()} state={state.clone()} {kind} />
            }
            { sheet_close_button(SHARE_SHEET, t!(locale, "done"), None) }
        </Sheet>
    }
}

/// What the friend is called.
fn friend_field(locale: &Locale, state: &UseReducerHandle<State>) -> Html {
    let dispatcher = state.dispatcher();
    let onchange = move |event: Event| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        dispatcher.dispatch(Action::NameFriend(FriendName::tidy(&name)));
    };
    html! {
        <label>
            <span>{ t!(locale, "friends-name") }</span>
            <input
                type="text"
                data-option="friend"
                maxlength={FriendName::LONGEST.to_string()}
                value={state.stored.card.friend.as_str().to_owned()}
                {onchange}
            />
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct WaysProps {
    state: UseReducerHandle<State>,
    kind: ShareKind,
}

/// The link, and the ways to send it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let locale = use_locale();
    let WaysProps { state, kind } = props;
    let copied = use_state_eq(|| None);
    let Some(content) = kind.content(state) else {
        let label = t!(locale, "begin-by-link");
        return html! { <CommandButton command={Command::Invite} {label} class="main" /> };
    };
    let shared = ShareLink::new(&sharing::page_address(), *kind, &content);
    let link = AttrValue::from(shared.link);
    let onsent = {
        // Only a message to the friend counts as sent.
        let id = state.stored.card.id.filter(|_| *kind == ShareKind::Message);
        let (dispatcher, plies) = (state.dispatcher(), state.table.game.plies());
        Callback::from(move |()| {
            if let Some(id) = id {
                dispatcher.dispatch(Action::Sent(id, plies));
            }
        })
    };
    let oncopy = {
        let copied = copied.clone();
        move |is_copied| copied.set(Some(is_copied))
    };
    let result = match *copied {
        Some(true) => t!(locale, "copied"),
        Some(false) => t!(locale, "copy-failed"),
        None => String::new(),
    };
    html! {
        <>
            { link_field(&locale, &link) }
            <div class="row">
                <SendButton
                    way={Way::Copy}
                    label={t!(locale, "copy")}
                    link={&link}
                    class="main"
                    onsent={&onsent}
                    {oncopy}
                />
                if sharing::can_share() {
                    <SendButton
                        way={Way::Share}
                        label={t!(locale, "share-by")}
                        link={&link}
                        onsent={&onsent}
                    />
                }
            </div>
            <p role="status">{ result }</p>
            { qr_code(&locale, shared.code, shared.is_shortened) }
            // Who lets the code be scanned, or copies by hand, reports it.
            if *kind == ShareKind::Message && state.is_unsent() {
                <SendButton
                    way={Way::Hand}
                    label={t!(locale, "it-is-sent")}
                    {link}
                    {onsent}
                />
            }
        </>
    }
}

/// The link, selected as a whole when it is pressed.
fn link_field(locale: &Locale, link: &AttrValue) -> Html {
    let onclick = |event: MouseEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    };
    html! {
        <input
            type="text"
            class="link"
            readonly=true
            data-way="link"
            value={link}
            aria-label={t!(locale, "link")}
            {onclick}
        />
    }
}

/// The QR code of a link, if it is short enough, and what the code leaves out.
fn qr_code(locale: &Locale, code: Option<String>, is_shortened: bool) -> Html {
    let about = match code {
        None => t!(locale, "no-qr-code"),
        Some(_) if is_shortened => t!(locale, "qr-code-shortened"),
        Some(_) => String::new(),
    };
    html! {
        <>
            if let Some(text) = code {
                <div class="code"><QrCode {text} label={t!(locale, "qr-code")} /></div>
            }
            <p>{ about }</p>
        </>
    }
}
