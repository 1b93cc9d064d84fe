//! The seeds of the selected place as a number, and the buttons beside it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::texts::place_name;
use super::{EditorAction, SetupPosition};
use crate::link::normalized;
use crate::ui::board::{Place, SeedChange};
use crate::ui::browser::keys::meaning;
use crate::ui::i18n::{Locale, t};

/// The number of seeds of a place, with a button for one less and one for one more. It
/// stands in the place of a pit's letter and number.
pub fn stepper(
    locale: &Locale,
    draft: &SetupPosition,
    place: Place,
    on_action: &Callback<EditorAction>,
) -> Html {
    let on_board = on_action.reform(EditorAction::Board);
    let most = draft.seeds(place) + draft.tray();
    let seeds = AttrValue::from(draft.seeds(place).to_string());
    let take_typed = {
        let (on_board, draft) = (on_board.clone(), draft.clone());
        move |input: HtmlInputElement| {
            let seeds = normalized(&input.value()).trim().parse::<u16>().ok();
            let seeds = seeds.map(|seeds| seeds.min(most));
            // The field shows what the place holds, also where nothing changes.
            input.set_value(&seeds.unwrap_or(draft.seeds(place)).to_string());
            if let Some(seeds) = seeds.and_then(|seeds| u8::try_from(seeds).ok()) {
                on_board.emit(SeedChange::Fill(place, seeds));
            }
        }
    };
    let onchange = {
        let take_typed = take_typed.clone();
        move |event: Event| take_typed(event.target_unchecked_into())
    };
    let onkeydown = {
        let on_board = on_board.clone();
        move |event: KeyboardEvent| {
            let change = match meaning(&event).as_str() {
                "ArrowUp" => SeedChange::Add(place),
                "ArrowDown" => SeedChange::Take(place),
                _ => return,
            };
            event.prevent_default();
            take_typed(event.target_unchecked_into());
            on_board.emit(change);
        }
    };
    let button = |change: SeedChange, action: &'static str, sign: &'static str, label: String| {
        let onclick = on_board.reform(move |_: MouseEvent| change);
        html! {
            <button type="button" data-action={action} aria-label={label} {onclick}>{ sign }</button>
        }
    };
    let letter = match place {
        Place::Pit(pit) => Some(draft.rules().board().letter(pit)),
        Place::Store(_) | Place::Tray => None,
    };
    let name = place_name(locale, draft.rules(), place);
    html! {
        <>
            // Shown in the row below an upright board, where the stepper isn't at its place.
            <b aria-hidden="true">{ &name }</b>
            { button(SeedChange::Take(place), "setup-less", "\u{2212}", t!(locale, "setup-less")) }
            <label class={letter.is_some().then_some("lettered")}>
                if let Some(letter) = letter {
                    <span aria-hidden="true">{ letter }</span>
                }
                // A number field takes the digits of few scripts.
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    role="spinbutton"
                    aria-valuemin="0"
                    aria-valuemax={most.to_string()}
                    aria-valuenow={&seeds}
                    value={&seeds}
                    aria-label={name}
                    data-option="seeds-of-place"
                    {onchange}
                    {onkeydown}
                />
            </label>
            { button(SeedChange::Add(place), "setup-more", "+", t!(locale, "setup-more")) }
        </>
    }
}
