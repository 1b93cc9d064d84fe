//! The home view.

use yew::prelude::*;

use super::courses::HomeCourses;
use super::daily::{DailyPlace, DailyPuzzle};
use super::game_card::RunningGameCard;
use super::other_games::OtherGames;
use super::places::{place_list, places_map};
use super::running_game;
use super::start::start;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{system, use_locale};
use crate::ui::state::State;

/// The properties of [`HomeView`].
#[derive(Properties, PartialEq)]
pub struct HomeViewProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub orientation: Orientation,
}

/// The running game, or the puzzle of the day in its place, and what else the player can
/// go on with.
#[component]
pub fn HomeView(props: &HomeViewProps) -> Html {
    let HomeViewProps { state, orientation } = props;
    let locale = use_locale();
    let look = state.device.settings.look;
    let game = running_game(state, system::now());
    let running = game.as_ref().map(|game| game.listed.id);
    html! {
        <article class="home">
            if let Some(game) = game {
                <RunningGameCard {state} {game} orientation={*orientation} />
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
