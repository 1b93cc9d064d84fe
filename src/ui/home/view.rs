//! The home view.

use yew::prelude::*;

use super::courses::HomeCourses;
use super::daily::{DailyPlace, DailyPuzzle};
use super::game_card::RunningGameCard;
use super::other_games::OtherGames;
use super::places::{place_list, places_map};
use super::running_game;
use crate::rules::Variant;
use crate::ui::board::layout::Orientation;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::browser::{GameHandle, system, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Action;
use crate::ui::state::settings::Look;
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct HomeViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
}

/// The running game, or the puzzle of the day in its place, and what else the player can
/// go on with.
#[component]
pub fn HomeView(props: &HomeViewProps) -> Html {
    let HomeViewProps { state, orientation } = props;
    let locale = use_locale();
    let look = state.settings.look;
    let game = running_game(state, system::now());
    let running = game.as_ref().map(|game| game.id);
    html! {
        <article class="home">
            if let Some(game) = game {
                <RunningGameCard state={state.clone()} {game} orientation={*orientation} />
            } else {
                <DailyPuzzle place={DailyPlace::First} />
            }
            <div class="home-beside">
                <OtherGames {running} {look}>
                    if running.is_some() {
                        <DailyPuzzle place={DailyPlace::Card} />
                    }
                </OtherGames>
                { places_map(&locale) }
            </div>
            <div class="home-games">
                { start(&locale, look) }
                <HomeCourses />
            </div>
            { place_list(&locale) }
        </article>
    }
}

/// A board of each game, with what is particular to it.
fn start(locale: &Locale, look: Look) -> Html {
    let game = |variant: Variant| {
        let rules = variant.default_rules();
        html! {
            <li key={variant.id()}>
                <ActionButton action={Action::PickGame(variant)}>
                    <span class="home-picture" style={format!("--units: {}", Px(mini_width(&rules)))}>
                        <MiniBoard {rules} {look} />
                    </span>
                    <b>{ t!(locale, "home-game", game = variant.id()) }</b>
                    <small>{ t!(locale, "home-kind", game = variant.id()) }</small>
                </ActionButton>
            </li>
        }
    };
    html! {
        <section class="home-start" data-home="start">
            <h2>{ t!(locale, "home-start") }</h2>
            <ul>{ for Variant::ALL.map(game) }</ul>
        </section>
    }
}
