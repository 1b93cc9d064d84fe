//! The picture that a first visit begins with, drawn without a browser.

use yew::prelude::*;

use super::app::whole;
use super::keep::fresh;
use crate::ui::layout::Stance;
use crate::ui::state::{Action, State};
use crate::ui::words::Language;

/// What is drawn.
#[derive(Properties, PartialEq)]
struct StillProps {
    language: Language,
    stance: Stance,
}

#[component]
fn Still(props: &StillProps) -> Html {
    let language = props.language;
    let state = use_reducer_eq(|| State::new(fresh()).after(Action::Speak(language)));
    whole(&state, props.stance)
}

/// The page as a first visitor sees it, who speaks that language.
pub async fn draw(language: Language, stance: Stance) -> String {
    yew::LocalServerRenderer::<Still>::with_props(StillProps { language, stance })
        .hydratable(false)
        .render()
        .await
}
