//! The way from the review of a game to the practice of its costly moves.

use yew::prelude::*;

use super::practice::{Mistake, Practice};
use crate::ui::browser::storage::PRACTICE;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_dispatcher, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::{Action, View};

/// The properties of [`PractiseButton`].
#[derive(Properties, PartialEq)]
pub struct PractiseButtonProps {
    /// The costly moves, in the order of the game.
    pub mistakes: Vec<Mistake>,
}

/// Puts the costly moves of a game among the tasks of today, and leads to them.
#[component]
pub fn PractiseButton(props: &PractiseButtonProps) -> Html {
    let locale = use_locale();
    let (_, change) = use_stored_progress::<Practice>(PRACTICE);
    let page = use_dispatcher();
    let mistakes = props.mistakes.clone();
    let count = mistakes.len();
    let onclick = move |_: MouseEvent| {
        let mistakes = mistakes.clone();
        change.emit(Box::new(move |practice: &mut Practice| {
            practice.add(mistakes, system::day_number(system::now()));
        }));
        page.dispatch(Action::View(View::Practice));
    };
    html! {
        <button type="button" class="main" data-action="practise" {onclick}>
            { t!(locale, "practise-mistakes", count = count) }
        </button>
    }
}
