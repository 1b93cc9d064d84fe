//! The home view.

use std::rc::Rc;

use yew::prelude::*;

use super::course_line::CourseLine;
use super::daily::{DailyPuzzle, puzzle_line};
use super::game_to_go_on::GameToGoOn;
use super::offer::Offer;
use super::places::places_map;
use super::{offered_game, running_game};
use crate::rules::{Rows, Rules, Side};
use crate::ui::board::layout::Orientation;
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, mini_ratio};
use crate::ui::browser::address::stored_href;
use crate::ui::browser::environment::use_today;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::PUZZLES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{GameHandle, system, use_locale};
use crate::ui::describe;
use crate::ui::game::new_games;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{ListedGame, Reading, use_library};
use crate::ui::state::View;
use crate::ui::tasks::{PuzzleProgress, daily_variant};

#[derive(Properties, PartialEq)]
pub struct HomeViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
}

/// The one thing: a game to go on with, the puzzle of the day, or a new game. Below it are
/// the games to begin, a course, and the puzzle in a line; beside it is the map.
#[component]
pub fn HomeView(props: &HomeViewProps) -> Html {
    let HomeViewProps { state, orientation } = props;
    let locale = use_locale();
    let library = use_library();
    let (progress, _) = use_stored_progress::<PuzzleProgress>(PUZZLES);
    let today = use_today();
    let on_board = running_game(state, system::now());
    let board = on_board.as_ref().map(|game| game.id);
    let stored = library.entries.iter();
    let stored = stored.filter_map(|entry| entry.game.as_ref().ok());
    let stored = stored.filter(|game| Some(game.id) != board);
    let is_done = progress.daily(today).is_over();
    let game = offered_game(on_board.iter().chain(stored), is_done);
    let address = |game: &ListedGame| match Some(game.id) == board {
        true => href(View::Board),
        false => stored_href(game.id),
    };
    let orientation = *orientation;
    // A newcomer plays before there is anything to solve.
    let is_new = library.entries.is_empty() && !progress.has_rating();
    let has_puzzle = game.is_none() && !is_new && !is_done;
    let rules = match game {
        Some(game) => *game.rules(),
        None if has_puzzle => daily_variant(today).default_rules(),
        None => state.rules().variant().default_rules(),
    };
    // All is as wide as a board of two rows; beside one of three there is room.
    let ratio = (rules.board().rows() == Rows::Two).then(|| mini_ratio(&rules));
    html! {
        <article class="home" style={ratio.map(|ratio| format!("--ratio: calc({} / 100)", Px(100.0 * ratio)))}>
            <div class="home-main">
                if let Some(game) = game {
                    <GameToGoOn game={game.clone()} href={address(game)} {orientation} />
                } else if library.reading == Reading::Pending {
                    // Nothing is offered that another thing would replace.
                } else if has_puzzle {
                    <DailyPuzzle progress={Rc::clone(&progress)} {today} {orientation} />
                } else {
                    { new_game(&locale, state, rules, orientation) }
                }
                { new_games(&locale, state.settings.look) }
                <CourseLine />
                if !has_puzzle {
                    { puzzle_line(&locale, &progress, today) }
                }
            </div>
            { places_map(&locale) }
        </article>
    }
}

/// A game to begin with: the one on the board if nothing was done in it yet, else that of the
/// picker.
fn new_game(locale: &Locale, state: &GameHandle, rules: Rules, orientation: Orientation) -> Html {
    let start = rules.start(Side::South);
    let is_laid = state.record.plies() == 0 && state.puzzle.is_none() && *state.position() == start;
    let view = if is_laid { View::Board } else { View::Picker };
    html! {
        <Offer
            name="new"
            {rules}
            title={html! { { t!(locale, "game-short", game = rules.variant().id()) } }}
            line={html! { { describe::goal_sentence(locale, &rules) } }}
            more={Html::default()}
            go={t!(locale, "play")}
            href={href(view)}
            class="play"
        >
            <MiniBoard
                {rules}
                position={start}
                {orientation}
                look={state.settings.look}
                is_counted=true
            />
        </Offer>
    }
}
