//! A game to go on with.

use yew::prelude::*;

use super::offer::Offer;
use crate::link::Player;
use crate::rules::Side;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::board::seeds::side_dot;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{GameProgress, ListedGame, texts as game_texts};

#[derive(Properties, PartialEq)]
pub struct GameToGoOnProps {
    pub game: ListedGame,
    /// Where it is played.
    pub href: AttrValue,
    pub orientation: Orientation,
}

/// A game: how it stands, its board, and the way to it.
#[component]
pub fn GameToGoOn(props: &GameToGoOnProps) -> Html {
    let GameToGoOnProps {
        game,
        href,
        orientation,
    } = props;
    let locale = use_locale();
    let look = use_settings().look;
    let round = game.game().current();
    let (rules, position) = (*round.rules(), *round.position());
    let near = game.side().unwrap_or(Side::South);
    let is_open = game.progress() != GameProgress::Waiting
        && position
            .to_move()
            .is_some_and(|mover| game.side().is_none_or(|side| side == mover));
    let line = html! {
        <>
            { describe::game(&locale, game.variant()) }
            { " \u{b7} " }
            <bdi>{ game_texts::opponent(&locale, game) }</bdi>
        </>
    };
    let scores = [near.other(), near].map(|side| score(&locale, game, side));
    html! {
        <Offer
            name="game"
            {rules}
            title={html! { { game_texts::progress(&locale, game) } }}
            {line}
            more={html! { <dl class="home-scores">{ for scores }</dl> }}
            go={t!(locale, "go-on")}
            {href}
            class="go-on"
        >
            <MiniBoard
                {rules}
                {position}
                orientation={*orientation}
                is_flipped={near == Side::North}
                {look}
                is_counted=true
                {is_open}
            />
        </Offer>
    }
}

/// A side's player and seeds.
fn score(locale: &Locale, game: &ListedGame, side: Side) -> Html {
    let name = match game.stored.saved.players[side] {
        Player::Friend => describe::friend(locale, &game.stored.friend),
        Player::Bot(_) => t!(locale, "the-bot"),
        Player::Person if game.side().is_some() => t!(locale, "you"),
        Player::Person => t!(locale, "side", side = side),
    };
    html! {
        <div>
            <dt>
                { side_dot(side) }
                <bdi aria-hidden="true">{ &name }</bdi>
                <span class="for-readers">{ &name }</span>
            </dt>
            <dd>{ locale.number(game.game().current().position().score(side)) }</dd>
        </div>
    }
}
