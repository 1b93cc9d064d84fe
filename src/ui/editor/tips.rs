//! The gestures and keys of the editor, in a few words each.

use yew::prelude::*;

use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// The list of gestures and keys. The style sheet hides those of the other kind of
/// pointer.
pub fn tips(locale: &Locale) -> Html {
    let tip = |class: Option<&'static str>, symbol: Icon, text: String| {
        html! { <li {class}>{ icon(symbol) }{ text }</li> }
    };
    html! {
        <ul class="about tips">
            { tip(Some("of-mouse"), Icon::Press, t!(locale, "setup-tip-press")) }
            { tip(Some("of-mouse"), Icon::RightPress, t!(locale, "setup-tip-right-press")) }
            { tip(Some("of-touch"), Icon::Tap, t!(locale, "setup-tip-tap")) }
            { tip(Some("of-touch"), Icon::Hold, t!(locale, "setup-tip-hold")) }
            { tip(None, Icon::Drag, t!(locale, "setup-tip-drag")) }
            { tip(Some("of-mouse"), Icon::Keyboard, t!(locale, "setup-tip-number")) }
        </ul>
    }
}
