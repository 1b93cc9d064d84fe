//! The running game, with the way back to it.

use yew::prelude::*;

use crate::link::Player;
use crate::rules::Side;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::board::seeds::side_dot;
use crate::ui::browser::route::href;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{ListedGame, texts as game_texts};
use crate::ui::state::{GameState, Phase, View};

#[derive(Properties, PartialEq)]
pub struct RunningGameCardProps {
    pub state: GameHandle,
    /// Its game as the list of the stored games describes it.
    pub game: ListedGame,
    /// How the board lies.
    pub orientation: Orientation,
}

/// The running game: how it stands, its board, and the way back to it.
#[component]
pub fn RunningGameCard(props: &RunningGameCardProps) -> Html {
    let locale = use_locale();
    let RunningGameCardProps {
        state,
        game,
        orientation,
    } = props;
    let board = href(View::Board);
    let last = describe::last_ply_of(&locale, state);
    let near = state.near();
    let is_upright = *orientation == Orientation::Upright;
    html! {
        <section class={classes!("home-game", is_upright.then_some("home-upright"))} data-home="game">
            <div class="home-head">
                <h1 tabindex="-1">
                    { for state.position().to_move().or(game.side()).map(side_dot) }
                    { game_texts::progress(&locale, game) }
                </h1>
                <p class="home-game-name">
                    <b>{ describe::game(&locale, state.rules().variant()) }</b>
                    <span>
                        <bdi>{ game_texts::opponent(&locale, game) }</bdi>
                        { " \u{b7} " }
                        { game_texts::stage(&locale, game) }
                    </span>
                </p>
                <dl class="home-scores">
                    { for [near, near.other()].map(|side| score(&locale, state, side)) }
                </dl>
                if !last.is_empty() {
                    <p class="about home-last">{ last }</p>
                }
                <a class="button main go-on" href={board.clone()}>{ t!(locale, "go-on") }</a>
            </div>
            // The same as the link, for the pointer.
            <a class="home-board" href={board} tabindex="-1" aria-hidden="true">
                <MiniBoard
                    rules={*state.rules()}
                    position={*state.position()}
                    orientation={*orientation}
                    is_flipped={state.is_flipped()}
                    look={state.settings.look}
                    is_counted=true
                    is_open={state.phase() == Phase::Choosing}
                />
            </a>
        </section>
    }
}

/// A side's player and seeds.
fn score(locale: &Locale, state: &GameState, side: Side) -> Html {
    let name = match state.players[side] {
        Player::Friend => describe::friend(locale, &state.header.friend),
        Player::Bot(_) => t!(locale, "the-bot"),
        Player::Person if state.is_shared() => t!(locale, "side", side = side),
        Player::Person => t!(locale, "you"),
    };
    html! {
        <div>
            <dt>{ side_dot(side) }<bdi>{ name }</bdi></dt>
            <dd>{ locale.number(state.position().score(side)) }</dd>
        </div>
    }
}
