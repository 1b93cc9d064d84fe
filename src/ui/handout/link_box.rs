//! A link to be sent: to copy, to share by the device, or to be scanned.

use yew::prelude::*;

use crate::ui::browser::{sharing, use_locale};
use crate::ui::i18n::t;
use crate::ui::share::{QrCode, SendButton, SendMethod, link_field};

#[derive(Properties, PartialEq)]
pub(super) struct LinkBoxProps {
    /// The link without the address of the page.
    pub link: AttrValue,
}

#[component]
pub(super) fn LinkBox(props: &LinkBoxProps) -> Html {
    let locale = use_locale();
    // Whether the link was copied, once it was tried.
    let copied = use_state_eq(|| None);
    let link = AttrValue::from(format!("{}{}", sharing::page_address(), props.link));
    {
        let copied = copied.clone();
        use_effect_with(link.clone(), move |_| copied.set(None));
    }
    let on_copied = |is_copied: bool| {
        let copied = copied.clone();
        move || copied.set(Some(is_copied))
    };
    let (onsent, onfail) = (on_copied(true), on_copied(false));
    let outcome = match *copied {
        Some(true) => t!(locale, "copied"),
        Some(false) => t!(locale, "copy-failed"),
        None => String::new(),
    };
    html! {
        <div class="link-box">
            <div>
                { link_field(&locale, &link) }
                <div class="row">
                    <SendButton
                        method={SendMethod::Copy}
                        label={t!(locale, "copy")}
                        link={&link}
                        class="main"
                        onsent={move |_: SendMethod| onsent()}
                        onfail={move |()| onfail()}
                    />
                    if sharing::can_share() {
                        <SendButton
                            method={SendMethod::Share}
                            label={t!(locale, "share-by")}
                            link={&link}
                            onsent={|_: SendMethod| ()}
                        />
                    }
                </div>
                <p class="about" role="status">{ outcome }</p>
                <p class="about">{ t!(locale, "handout-open") }</p>
            </div>
            <QrCode text={&link} label={t!(locale, "qr-code")} />
        </div>
    }
}
