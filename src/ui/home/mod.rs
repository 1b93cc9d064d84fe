//! The home view: the running game, the puzzle of the day, the games of friends that
//! wait and the other running games, a new game, the courses, and where the games come
//! from.
//!
//! The first group of modules knows no browser: which game runs, and where the places of
//! the map lie. The second holds the components.

mod map;
mod running_game;

mod courses;
mod daily;
mod game_card;
mod other_games;
mod places;
mod view;

pub use map::{GamePlace, MAP_SIZE, PLACES};
pub use running_game::running_game;
pub use view::HomeView;
