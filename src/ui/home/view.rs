//! The home view.

use yew::prelude::*;

use super::course_line::CourseLine;
use super::daily::DailyPuzzle;
use super::game_to_go_on::GameToGoOn;
use super::places::places_map;
use super::{offered_game, running_game};
use crate::rules::{Rows, Variant};
use crate::ui::board::layout::Orientation;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_ratio, mini_width};
use crate::ui::browser::address::stored_href;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::PUZZLES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{GameHandle, system, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{ListedGame, Reading, use_library};
use crate::ui::state::settings::Look;
use crate::ui::state::{Action, View};
use crate::ui::tasks::{PuzzleProgress, daily_variant};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct HomeViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
}

/// One game or the puzzle of the day to go on with, the games to begin, a course, and the
/// map.
#[component]
pub fn HomeView(props: &HomeViewProps) -> Html {
    let HomeViewProps { state, orientation } = props;
    let locale = use_locale();
    let library = use_library();
    let (progress, _) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let now = system::now();
    let today = system::day_number(now);
    let on_board = running_game(state, now);
    let board = on_board.as_ref().map(|game| game.id);
    let stored = library.entries.iter();
    let stored = stored.filter_map(|entry| entry.game.as_ref().ok());
    let stored = stored.filter(|game| Some(game.id) != board);
    let game = offered_game(
        on_board.iter().chain(stored),
        progress.has_solved_day(today),
    );
    let address = |game: &ListedGame| match Some(game.id) == board {
        true => href(View::Board),
        false => stored_href(game.id),
    };
    let orientation = *orientation;
    let rules = match game {
        Some(game) => *game.rules(),
        None => daily_variant(today).default_rules(),
    };
    // All is as wide as a board of two rows; beside one of three there is room.
    let ratio = (rules.board().rows() == Rows::Two).then(|| mini_ratio(&rules));
    html! {
        <article class="home" style={ratio.map(|ratio| format!("--ratio: calc({} / 100)", Px(100.0 * ratio)))}>
            <div class="home-main">
                if let Some(game) = game {
                    <GameToGoOn game={game.clone()} href={address(game)} {orientation} />
                } else if library.reading != Reading::Pending {
                    <DailyPuzzle {progress} {today} {orientation} />
                }
                { start(&locale, state.settings.look) }
                <CourseLine />
            </div>
            { places_map(&locale) }
        </article>
    }
}

/// A board of each game, to one scale.
fn start(locale: &Locale, look: Look) -> Html {
    let game = |variant: Variant| {
        let rules = variant.default_rules();
        html! {
            <li key={variant.id()} style={format!("--units: {}", Px(mini_width(&rules)))}>
                <ActionButton action={Action::PickGame(variant)}>
                    <MiniBoard {rules} {look} />
                    <b>{ t!(locale, "home-game", game = variant.id()) }</b>
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
