//! A QR code in the page.

use yew::prelude::*;

use super::qr::QrPath;

/// Modules of the quiet zone around a code (ISO/IEC 18004).
const QUIET_ZONE: i32 = 4;

/// The properties of [`QrCode`].
#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    /// The text that is encoded.
    pub text: AttrValue,
    /// The accessible name.
    pub label: AttrValue,
}

/// The code of a text; nothing for a text that is too long.
#[component]
pub fn QrCode(props: &QrCodeProps) -> Html {
    let code = use_memo(props.text.clone(), |text| {
        QrPath::encode(text).unwrap_or_default()
    });
    let QrPath { size, path } = &*code;
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
