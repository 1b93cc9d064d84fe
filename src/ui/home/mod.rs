//! The home view: the one thing to go on with, a new game, a course, and where the games
//! come from.
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
