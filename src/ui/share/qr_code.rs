//! A QR code in the page.

use yew::prelude::*;

use super::qr::QrPath;

/// Modules of the quiet zone around a code (ISO/IEC 18004).
const QUIET_ZONE: i32 = 4;

#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    pub text: AttrValue,
    pub label: AttrValue,
}

/// The code of a text of at most [`MAX_BYTES`](super::qr::MAX_BYTES), which a `ShareLink` has.
#[component]
pub fn QrCode(props: &QrCodeProps) -> Html {
    let code = use_memo(props.text.clone(), |text| {
        QrPath::encode(text).expect("at most MAX_BYTES bytes")
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
