//! The last change of the rating.

use yew::prelude::*;

use super::PuzzleProgress;
use crate::ui::i18n::{Locale, t};

/// The last change of the rating, with its sign.
pub fn rating_change(locale: &Locale, progress: &PuzzleProgress) -> Html {
    let change = progress.last_change;
    let amount = u32::from(change.unsigned_abs());
    let (class, text) = if change < 0 {
        ("down", t!(locale, "rating-down", by = amount))
    } else {
        ("up", t!(locale, "rating-up", by = amount))
    };
    html! { <span {class}>{ text }</span> }
}
