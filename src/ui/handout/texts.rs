//! Names and sentences about tasks that are handed out.

use yew::prelude::*;

use crate::link::{Handout, HandoutItem, ItemOutcome, ItemResult};
use crate::ui::board::MiniBoard;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::tasks::level_count;

/// What an item asks.
pub(super) fn item_task(locale: &Locale, item: &HandoutItem) -> String {
    match item {
        HandoutItem::Position { .. } => t!(locale, "setup-puzzle"),
        HandoutItem::Drill { variant, level, .. } => {
            let levels = level_count(&variant.default_rules());
            let level = usize::from(*level).min(levels);
            let level = t!(locale, "drill-level", level = level, levels = levels);
            [t!(locale, "drill"), level].join(" ")
        }
    }
}

/// The result of an item in a cell of the table; empty where nothing was done.
pub(super) fn result_text(locale: &Locale, result: &ItemResult) -> String {
    match result {
        _ if !result.is_begun() => String::new(),
        ItemResult::Position { outcome, misses } => match outcome {
            ItemOutcome::Solved => t!(locale, "handout-solved", tries = misses + 1),
            ItemOutcome::Shown => t!(locale, "handout-shown", misses = *misses),
            ItemOutcome::Open => t!(locale, "handout-unsolved", misses = *misses),
        },
        ItemResult::Drill(answers) => {
            let right = answers.iter().filter(|&&is_right| is_right).count();
            t!(locale, "practice-of", number = right, count = answers.len())
        }
    }
}

/// How well an item was done, as the value of `data-result`.
pub(super) fn result_name(result: &ItemResult) -> &'static str {
    match result {
        _ if !result.is_begun() => "none",
        _ if result.is_faultless() => "faultless",
        ItemResult::Position { outcome, .. } => match outcome {
            ItemOutcome::Solved => "solved",
            ItemOutcome::Shown => "shown",
            ItemOutcome::Open => "open",
        },
        ItemResult::Drill(_) if result.is_over() => "solved",
        ItemResult::Drill(_) => "open",
    }
}

/// An item in a list: its board, its game and what it asks, and what follows.
pub(super) fn item_entry(
    locale: &Locale,
    number: usize,
    item: &HandoutItem,
    look: Look,
    rest: Html,
) -> Html {
    let board = match item {
        HandoutItem::Position { game, .. } => {
            let record = game.current();
            html! { <MiniBoard rules={*record.rules()} position={*record.position()} {look} /> }
        }
        HandoutItem::Drill { variant, .. } => {
            html! { <MiniBoard rules={variant.default_rules()} {look} /> }
        }
    };
    html! {
        <li key={number} class="handout-item" data-item={number.to_string()}>
            { board }
            <div>
                <b>{ describe::game(locale, item.variant()) }</b>
                <p class="about">{ item_task(locale, item) }</p>
            </div>
            { rest }
        </li>
    }
}

/// The items of the tasks, each with what `rest` draws for its index.
pub(super) fn items(
    locale: &Locale,
    handout: &Handout,
    look: Look,
    rest: impl Fn(usize) -> Html,
) -> Html {
    let items = handout.items.iter().enumerate();
    html! {
        <ol class="handout-items" aria-label={t!(locale, "handout-tasks", count = handout.items.len())}>
            { for items.map(|(index, item)| item_entry(locale, index + 1, item, look, rest(index))) }
        </ol>
    }
}
