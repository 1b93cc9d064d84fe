//! Where a game comes from.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::i18n::{Locale, t};

/// Who plays a game, where and with what, and the source. One text stands for all games of a
/// name.
pub fn place_texts(locale: &Locale, variant: Variant) -> Html {
    let named = match variant {
        Variant::GiuthiStore | Variant::GiuthiRounds => Variant::Giuthi,
        other => other,
    };
    html! {
        <>
            <p>{ t!(locale, "place-about", game = named.id()) }</p>
            <p class="about">{ t!(locale, "place-source", game = named.id()) }</p>
        </>
    }
}
