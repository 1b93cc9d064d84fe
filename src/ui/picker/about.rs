//! The chosen game in a few words.

use yew::prelude::*;

use super::place::place_texts;
use crate::rules::{Rows, Rules};
use crate::ui::browser::route::href;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, NewGame, View};
use crate::ui::widgets::{ActionButton, Icon, icon};

/// The name of the chosen game, its size and its goal, the ways to its course and its rules,
/// and where it comes from.
pub fn chosen_game(locale: &Locale, choice: NewGame) -> Html {
    let rules = choice.variant.rules(choice.options);
    html! {
        <div class="chosen-game">
            <h2>{ t!(locale, "game-short", game = choice.variant.id()) }</h2>
            <p aria-live="polite">
                { for rules.ok().into_iter().flat_map(|rules| size_and_goal(locale, &rules)) }
            </p>
            <a class="button" href={href(View::Course(choice.variant))}>
                { icon(Icon::Learn) }
                { t!(locale, "learn") }
            </a>
            <ActionButton
                action={Action::View(View::Rules(choice.variant))}
                icon={Icon::Teacher}
                label={t!(locale, "rules")}
            />
            <details>
                <summary>
                    { t!(locale, "homeland", game = choice.variant.id()) }
                    { icon(Icon::Open) }
                </summary>
                { place_texts(locale, choice.variant) }
            </details>
        </div>
    }
}

/// The size and the goal, each on a line of its own.
fn size_and_goal(locale: &Locale, rules: &Rules) -> [Html; 2] {
    let (_, pits) = describe::rows_and_pits(rules);
    let rows = match rules.board().rows() {
        Rows::Two => "two",
        Rows::Three => "three",
    };
    let seeds = rules.options().seeds;
    let size = t!(
        locale,
        "size-about",
        rows = rows,
        pits = pits,
        seeds = seeds
    );
    [size, describe::goal_sentence(locale, rules)]
        .map(|line| html! { <span>{ line }{ " " }</span> })
}
