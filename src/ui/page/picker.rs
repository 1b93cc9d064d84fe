//! The picker: which game, against whom.

use yew::prelude::*;

use super::parts::{Item, button, choice, items, main_button};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{Opening, Side, Variant};
use crate::ui::choice::Opponent;
use crate::ui::layout::{Layout, RADIUS, Stance};
use crate::ui::px;
use crate::ui::settings::First;
use crate::ui::state::State;

/// Draws the picker.
pub fn picker(state: &State) -> Html {
    let words = state.words();
    let now = state.choice;
    let variant = now.variant;
    let with_bot = now.opponent == Opponent::Bot;
    let by_link = now.opponent == Opponent::Friend;
    let races = variant.default_rules().opening() == Opening::Race;
    let about = [
        words.place(variant),
        words.people(variant),
        words.length(variant),
        words.differs(variant).unwrap_or_default(),
    ];
    let numbers = |allowed: std::ops::RangeInclusive<u8>, now: u8| -> Vec<Item> {
        allowed
            .map(|it| (it.to_string(), it.to_string(), it == now))
            .collect()
    };
    let measured = match state.settings.bot() {
        Player::Bot(level) => {
            Level::measured(variant, level).map(|points| (points, Level::is_scaled(level)))
        }
        Player::Person | Player::Friend => None,
    };
    let level = |level: u8| -> Item {
        let text = [words.level(level), ": ", words.level_about(level)].concat();
        let chosen = state.settings.bot() == Player::Bot(level);
        (level.to_string(), text, chosen)
    };
    let first = items(state.settings.first, |first| match first {
        First::South if with_bot || by_link => words.you(),
        First::North if with_bot => words.the_bot(),
        First::North if by_link => words.your_friend(),
        First::South => words.side(Side::South),
        First::North => words.side(Side::North),
        First::Lot => words.by_lot(),
    });
    let paces = items(state.settings.race, |pace| words.pace(pace));
    let opponent = |one: Opponent| {
        let at = one.name();
        let text = words.opponents(one);
        html! {
            <button type="button" data-action="opponent" data-at={at} data-choose-opponent={at} aria-pressed={if one == now.opponent { "true" } else { "false" }}>{ text }</button>
        }
    };
    html! {
        <section class="picker" data-phase="picking" aria-label={words.new_game()}>
            <div class="choices">
                <div class="games">{ for Variant::ALL.into_iter().map(|game| html! {
                    <button type="button" class="game" data-action="game" data-at={game.id()} data-choose-game={game.id()} aria-pressed={if game == variant { "true" } else { "false" }}>
                        { mini(game) }
                        <span class="title">{ words.game(game) }</span>
                        <span class="about">{ words.about(game) }</span>
                    </button>
                }) }</div>
                <div class="chosen-game" aria-live="polite">
                    <h2>{ words.game(variant) }</h2>
                    <p>{ about.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" \u{b7} ") }</p>
                    { button("rules", variant.id(), words.rules()) }
                </div>
                <div class="row">
                    { choice("pits", words.pits_a_row(), false, numbers(variant.pits(), now.options.pits)) }
                    { choice("seeds", words.seeds_a_pit(), false, numbers(variant.seeds(), now.options.seeds)) }
                    // Where a race opens the game, it decides who begins.
                    if races {
                        if !by_link {
                            { choice("race", words.race(), false, paces) }
                        }
                    } else {
                        { choice("first", words.who_begins(), false, first) }
                    }
                </div>
                <div class="row">
                    <span class="pick" role="group" aria-label={words.opponent()}>
                        { for Opponent::ALL.map(opponent) }
                    </span>
                    if with_bot {
                        { choice("level", words.level_label(), false, (1..=Level::ALL.len() as u8).map(level).collect()) }
                        if let Some((points, scaled)) = measured {
                            <p class="about">{ words.measured(points.into(), scaled) }</p>
                        }
                    }
                </div>
            </div>
            { kept(state) }
            <div class="start">
                { main_button("start", words.start()) }
                if state.turn > 1 { { button("back", "", words.back()) } }
                if let Some(earlier) = &state.earlier { { button("return", "", &words.go_back(&earlier.1.game)) } }
            </div>
        </section>
    }
}

/// The games by link that are not over, and the way to all that are kept.
fn kept(state: &State) -> Html {
    let words = state.words();
    html! {
        <nav class="kept" aria-label={words.your_games()}>
            { for state.running.iter().map(|game| html! {
                // The address opens it.
                <a key={game.id.to_string()} href={["#~", &game.id.to_string()].concat()} class={game.mine.then_some("mine")}>
                    <bdi>{ words.friend(&game.friend) }</bdi>
                    { [" \u{b7} ", words.game(game.variant)].concat() }
                    if game.mine { <b>{ words.waits_for_you() }</b> }
                </a>
            }) }
            <a href="games.html">{ words.your_games() }</a>
        </nav>
    }
}

/// A small drawing of a game's board.
fn mini(variant: Variant) -> Html {
    let rules = variant.default_rules();
    let layout = Layout::of(&rules, Stance::Flat, false);
    let size = layout.size();
    let circle = |class: &'static str, x: f64, y: f64, r: f64| {
        html! { <circle {class} cx={px(x)} cy={px(y)} r={px(r)} /> }
    };
    let store = |side| {
        let basin = layout.store(side)?;
        Some(html! {
            <ellipse class="mini-pit" cx={px(basin.centre.x)} cy={px(basin.centre.y)} rx={px(basin.rx)} ry={px(basin.ry)} />
        })
    };
    html! {
        <svg viewBox={["0 0 ", &px(size.x), " ", &px(size.y)].concat()} aria-hidden="true">
            <rect class={classes!("mini-slab", variant.id())} width="100%" height="100%" rx="40" />
            { for Side::ALL.into_iter().filter_map(store) }
            { for rules.board().all_pits().map(|pit| {
                let at = layout.pit(pit);
                let dot = match rules.board().owner(pit) {
                    Side::South => "mini-south",
                    Side::North => "mini-north",
                };
                html! { <>{ circle("mini-pit", at.x, at.y, RADIUS) }{ circle(dot, at.x, at.y, 15.0) }</> }
            }) }
        </svg>
    }
}
