//! The picker: which game, against whom.

use yew::prelude::*;

use super::markup::markup;
use super::parts::{Item, button, choice, items, main_button, truth};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{Opening, Side, Variant};
use crate::ui::choice::Opponent;
use crate::ui::layout::{Basin, Layout, Point, RADIUS, Stance};
use crate::ui::px;
use crate::ui::settings::First;
use crate::ui::state::{Running, State};

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
        markup! {
            <button type="button" data-action="opponent" data-at={at} data-choose-opponent={at} aria-pressed={truth(one == now.opponent)}>{ text }</button>
        }
    };
    let game = |game: Variant| {
        markup! {
            <button type="button" class="game" data-action="game" data-at={game.id()} data-choose-game={game.id()} aria-pressed={truth(game == variant)}>
                { mini(game) }
                <span class="title">{ words.game(game) }</span>
                <span class="about">{ words.about(game) }</span>
            </button>
        }
    };
    let about: Vec<&str> = about.into_iter().filter(|said| !said.is_empty()).collect();
    // Where a race opens the game, it decides who begins.
    let opening = if !races {
        Some(choice("first", words.who_begins(), false, first))
    } else {
        (!by_link).then(|| choice("race", words.race(), false, paces))
    };
    markup! {
        <section class="picker" data-phase="picking" aria-label={words.new_game()}>
            <div class="choices">
                <div class="games">{ for Variant::ALL.map(game) }</div>
                <div class="chosen-game" aria-live="polite">
                    <h2>{ words.game(variant) }</h2>
                    <p>{ about.join(" \u{b7} ") }</p>
                    { button("rules", variant.id(), words.rules()) }
                </div>
                <div class="row">
                    { choice("pits", words.pits_a_row(), false, numbers(variant.pits(), now.options.pits)) }
                    { choice("seeds", words.seeds_a_pit(), false, numbers(variant.seeds(), now.options.seeds)) }
                    { opening }
                </div>
                <div class="row">
                    <span class="pick" role="group" aria-label={words.opponent()}>
                        { for Opponent::ALL.map(opponent) }
                    </span>
                    { with_bot.then(|| choice("level", words.level_label(), false, (1..=Level::ALL.len() as u8).map(level).collect())) }
                    { measured.filter(|_| with_bot).map(|(points, scaled)| markup! { <p class="about">{ words.measured(points.into(), scaled) }</p> }) }
                </div>
            </div>
            { kept(state) }
            <div class="start">
                { main_button("start", words.start()) }
                { button("back", "", words.back()) }
                { state.earlier.as_ref().map(|earlier| button("return", "", &words.go_back(&earlier.1.game))) }
            </div>
        </section>
    }
}

/// The games by link that are not over, and the way to all that are kept.
fn kept(state: &State) -> Html {
    let words = state.words();
    // Its address opens it.
    let game = |game: &Running| {
        let id = game.id.to_string();
        markup! {
            <a key={id.clone()} href={["#~", &id].concat()} class={game.mine.then_some("mine")}>
                <bdi>{ words.friend(&game.friend).to_owned() }</bdi>
                { [" \u{b7} ", words.game(game.variant)].concat() }
                { game.mine.then(|| markup! { <b>{ words.waits_for_you() }</b> }) }
            </a>
        }
    };
    markup! {
        <nav class="kept" aria-label={words.your_games()}>
            { for state.running.iter().map(game) }
            <a href="games.html">{ words.your_games() }</a>
        </nav>
    }
}

/// A small drawing of a game's board.
fn mini(variant: Variant) -> Html {
    let rules = variant.default_rules();
    let layout = Layout::of(&rules, Stance::Flat, false);
    let size = layout.size();
    let circle = |class: &'static str, at: Point, r: f64| {
        markup! { <circle class={class} cx={px(at.x)} cy={px(at.y)} r={px(r)} /> }
    };
    let store = |side| {
        let Basin { centre, rx, ry } = layout.store(side)?;
        Some(markup! {
            <ellipse class="mini-pit" cx={px(centre.x)} cy={px(centre.y)} rx={px(rx)} ry={px(ry)} />
        })
    };
    let pit = |pit| {
        let at = layout.pit(pit);
        let dot = match rules.board().owner(pit) {
            Side::South => "mini-south",
            Side::North => "mini-north",
        };
        markup! { <>{ circle("mini-pit", at, RADIUS) }{ circle(dot, at, 15.0) }</> }
    };
    markup! {
        <svg viewBox={["0 0 ", &px(size.x), " ", &px(size.y)].concat()} aria-hidden="true">
            <rect class={["mini-slab", variant.id()]} width="100%" height="100%" rx="40" />
            { for Side::ALL.into_iter().filter_map(store) }
            { for rules.board().all_pits().map(pit) }
        </svg>
    }
}
