//! The tasks from the player's own games, on the view of the puzzles.

use yew::prelude::*;

use super::texts::{due, own_move};
use crate::ui::board::MiniBoard;
use crate::ui::browser::route::href;
use crate::ui::describe;
use crate::ui::game::{Practice, PracticeTask};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// The most tasks that are listed.
const MAX_LISTED: usize = 4;

/// The tasks that are due first, and the link to those of today.
pub fn practice_list(locale: &Locale, practice: &Practice, today: i64, look: Look) -> Html {
    let open = practice.open();
    let count = practice.due(today).len();
    let entry = |&task: &&PracticeTask| {
        let rules = *task.mistake.rules();
        let position = *task.mistake.game.current().position();
        html! {
            <li key={task.link.clone()}>
                <MiniBoard {rules} {position} {look} />
                <div>
                    <b>{ describe::game(locale, rules.variant()) }</b>
                    <p class="about">{ own_move(locale, &task.mistake) }</p>
                </div>
                <small class={classes!((task.due <= today).then_some("now"))}>
                    { due(locale, task.due - today) }
                </small>
            </li>
        }
    };
    html! {
        <section class="practice">
            <h2>{ t!(locale, "practise-again") }</h2>
            if open.is_empty() {
                <p class="about">{ t!(locale, "practice-none") }</p>
            } else {
                <ul>{ for open.iter().take(MAX_LISTED).map(entry) }</ul>
            }
            if count > 0 {
                <a class="button" data-action="practise" href={href(View::Practice)}>
                    { t!(locale, "practise-today", count = count) }
                    { icon(Icon::Next) }
                </a>
            }
        </section>
    }
}
