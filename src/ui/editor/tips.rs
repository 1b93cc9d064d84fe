//! What can be done on the board of the editor, in a few words each.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// The gestures and keys of the board. The styles show those that the device has.
pub fn tips(locale: &Locale) -> Html {
    let tip = |class: &'static str, sign: Icon, text: String| {
        html! { <li {class}>{ icon(sign) }{ text }</li> }
    };
    html! {
        <ul class="about tips">
            { tip("of-mouse", Icon::Press, t!(locale, "setup-tip-press")) }
            { tip("of-mouse", Icon::RightPress, t!(locale, "setup-tip-right-press")) }
            { tip("of-touch", Icon::Tap, t!(locale, "setup-tip-tap")) }
            { tip("of-touch", Icon::Hold, t!(locale, "setup-tip-hold")) }
            { tip("", Icon::Drag, t!(locale, "setup-tip-drag")) }
            { tip("of-mouse", Icon::Keyboard, t!(locale, "setup-tip-number")) }
        </ul>
    }
}
