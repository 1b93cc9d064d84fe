//! A link, and the methods to send it.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendMethod {
    Copy,
    /// By the device's own sharing.
    Share,
    /// By hand: the player says that it is sent.
    Hand,
}

impl SendMethod {
    /// The value of `data-way`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Copy => "copy",
            Self::Share => "share",
            Self::Hand => "hand",
        }
    }

    fn icon(self) -> Option<Icon> {
        match self {
            Self::Copy => Some(Icon::Copy),
            Self::Share => Some(Icon::Share),
            Self::Hand => None,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SendButtonProps {
    /// How the link is sent.
    pub method: SendMethod,
    pub label: AttrValue,
    /// The whole address that is sent.
    pub link: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    /// Receives the method once the link is sent.
    pub onsent: Callback<SendMethod>,
    /// Called if the link can't be put into the clipboard.
    #[prop_or_default]
    pub onfail: Callback<()>,
    #[prop_or_default]
    pub button_ref: NodeRef,
}

/// A button that sends a link.
#[component]
pub fn SendButton(props: &SendButtonProps) -> Html {
    let (method, link) = (props.method, props.link.clone());
    let (onsent, onfail) = (props.onsent.clone(), props.onfail.clone());
    let onclick = move |_| {
        let (link, onsent, onfail) = (link.clone(), onsent.clone(), onfail.clone());
        spawn_local(async move {
            let is_sent = match method {
                SendMethod::Copy => sharing::copy(&link).await,
                SendMethod::Share => sharing::share(None, &link).await,
                SendMethod::Hand => true,
            };
            if is_sent {
                onsent.emit(method);
            } else {
                onfail.emit(());
            }
        });
    };
    html! {
        <button
            ref={&props.button_ref}
            type="button"
            class={props.class.clone()}
            data-way={method.name()}
            {onclick}
        >
            { for method.icon().map(icon) }
            { &props.label }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct LinkSenderProps {
    /// The whole address that is sent.
    pub link: AttrValue,
    /// Receives the method once the link is sent.
    #[prop_or_default]
    pub onsent: Callback<SendMethod>,
    /// The reference to the button that copies.
    #[prop_or_default]
    pub button_ref: NodeRef,
}

/// A link in a field, the buttons that copy it or send it by the device, and whether it was
/// copied.
#[component]
pub fn LinkSender(props: &LinkSenderProps) -> Html {
    let locale = use_locale();
    let LinkSenderProps { link, onsent, .. } = props;
    // Whether the link was copied, once it was tried.
    let copied = use_state_eq(|| None);
    {
        // Another link has not been copied.
        let copied = copied.clone();
        use_effect_with(link.clone(), move |_| copied.set(None));
    }
    let onfail = {
        let copied = copied.clone();
        move |()| copied.set(Some(false))
    };
    let oncopy = {
        let (copied, onsent) = (copied.clone(), onsent.clone());
        move |method| {
            copied.set(Some(true));
            onsent.emit(method);
        }
    };
    let outcome = match *copied {
        Some(true) => t!(locale, "copied"),
        Some(false) => t!(locale, "copy-failed"),
        None => String::new(),
    };
    html! {
        <>
            { link_field(&locale, link) }
            <div class="row">
                <SendButton
                    method={SendMethod::Copy}
                    label={t!(locale, "copy")}
                    {link}
                    class="main"
                    onsent={oncopy}
                    {onfail}
                    button_ref={&props.button_ref}
                />
                if sharing::can_share() {
                    <SendButton method={SendMethod::Share} label={t!(locale, "share-by")} {link} {onsent} />
                }
            </div>
            <p class="outcome about" role="status">{ outcome }</p>
        </>
    }
}

/// The link, selected as a whole when it takes the focus.
fn link_field(locale: &Locale, link: &AttrValue) -> Html {
    let onfocus = |event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    };
    html! {
        <label class="link-field">
            <span>{ t!(locale, "link") }</span>
            <input
                type="text"
                class="link"
                readonly=true
                dir="ltr"
                data-way="link"
                value={link}
                {onfocus}
            />
        </label>
    }
}
