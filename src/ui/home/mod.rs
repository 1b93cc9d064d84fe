//! The home view: first a game to go on with, the puzzle of the day or a new game; below it
//! the games to begin, a course and the puzzle in a line; and where the games come from.
//!
//! The first group of modules knows no browser: which game is offered, and where the places
//! of the map lie. The second holds the components.

mod map;
mod offered_game;

mod course_line;
mod daily;
mod game_to_go_on;
mod offer;
mod places;
mod view;

pub use map::{GamePlace, MAP_CORNER, MAP_SIZE, PLACES};
pub use offered_game::{offered_game, running_game};
pub use view::HomeView;
