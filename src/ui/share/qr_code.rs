//! A QR code in the page.

use yew::prelude::*;

use super::qr::QrPath;
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;

/// Modules of the quiet zone around a code (ISO/IEC 18004).
const QUIET_ZONE: i32 = 4;

#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    pub text: AttrValue,
    pub label: AttrValue,
}

/// The code of a text. In the place of one that is too long stands that it is.
#[component]
pub fn QrCode(props: &QrCodeProps) -> Html {
    let locale = use_locale();
    let code = use_memo(props.text.clone(), |text| QrPath::encode(text));
    let Some(QrPath { size, path }) = &*code else {
        return html! { <p class="about">{ t!(locale, "no-qr-code") }</p> };
    };
    let width = size + 2 * QUIET_ZONE;
    html! {
        <svg
            class="qr"
            role="img"
            aria-label={&props.label}
            viewBox={format!("-{QUIET_ZONE} -{QUIET_ZONE} {width} {width}")}
        >
            <path d={path.clone()} />
        </svg>
    }
}
