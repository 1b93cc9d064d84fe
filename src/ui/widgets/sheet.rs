//! A sheet over the page, and the buttons that open and close it.

use wasm_bindgen::JsCast;
use web_sys::ToggleEvent;
use yew::prelude::*;

use super::{Icon, icon};
use crate::ui::browser::{KEEPS_ANIMATION, use_locale};
use crate::ui::i18n::t;

/// The id of the sheet that shares the game.
pub const SHARE_SHEET: &str = "share";
/// The id of the sheet that imports games.
pub const IMPORT_SHEET: &str = "import";
/// The id of the sheet of the settings.
pub const SETTINGS_SHEET: &str = "settings";

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub id: &'static str,
    pub label: AttrValue,
    pub children: Html,
    /// Receives whether it is open, after it was opened or closed.
    #[prop_or_default]
    pub ontoggle: Callback<bool>,
}

/// A popover with a heading and a button that closes it. The browser opens and
/// closes it.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let locale = use_locale();
    let close = t!(locale, "close");
    let ontoggle = (props.ontoggle)
        .reform(|event: Event| event.unchecked_into::<ToggleEvent>().new_state() == "open");
    html! {
        <div
            id={props.id}
            class={classes!("sheet", KEEPS_ANIMATION)}
            popover="auto"
            role="dialog"
            aria-label={&props.label}
            {ontoggle}
        >
            <div class="sheet-head">
                <h2>{ &props.label }</h2>
                <button
                    type="button"
                    class="sign-button quiet"
                    popovertarget={props.id}
                    popovertargetaction="hide"
                    aria-label={close.clone()}
                    title={close}
                >
                    { icon(Icon::Close) }
                </button>
            </div>
            { props.children.clone() }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct SheetButtonProps {
    pub sheet: &'static str,
    /// Its text; its accessible name where an icon is shown.
    pub label: AttrValue,
    /// An icon before the text.
    #[prop_or_default]
    pub icon: Option<Icon>,
    #[prop_or_default]
    pub class: Classes,
    #[prop_or_default]
    pub button_ref: NodeRef,
}

#[component]
pub fn SheetButton(props: &SheetButtonProps) -> Html {
    let name = props.icon.is_some().then(|| props.label.clone());
    html! {
        <button
            ref={props.button_ref.clone()}
            type="button"
            class={classes!(props.class.clone(), KEEPS_ANIMATION)}
            popovertarget={props.sheet}
            aria-label={name.clone()}
            title={name}
        >
            if let Some(symbol) = props.icon {
                { icon(symbol) }
                <span>{ &props.label }</span>
            } else {
                { &props.label }
            }
        </button>
    }
}

/// A button that closes the sheet of an id.
pub fn sheet_close_button(sheet: &'static str, label: String, class: Option<&'static str>) -> Html {
    html! {
        <button
            type="button"
            class={classes!(class)}
            popovertarget={sheet}
            popovertargetaction="hide"
        >
            { label }
        </button>
    }
}
