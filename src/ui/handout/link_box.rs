//! A link to be sent: to copy, to share by the device, or to be scanned.

use yew::prelude::*;

use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::t;
use crate::ui::share::{LinkSender, QrCode};

#[derive(Properties, PartialEq)]
pub(super) struct LinkBoxProps {
    /// The link without the address of the page.
    pub link: AttrValue,
}

#[component]
pub(super) fn LinkBox(props: &LinkBoxProps) -> Html {
    let locale = use_locale();
    let link = AttrValue::from(format!("{}{}", sharing::page_address(), props.link));
    html! {
        <div class="link-box">
            <div>
                <LinkSender link={&link} />
                <p class="about">{ t!(locale, "handout-open") }</p>
            </div>
            <QrCode text={link} label={t!(locale, "qr-code")} />
        </div>
    }
}
