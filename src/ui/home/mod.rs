//! The home view: the running game, the puzzle of the day, the games of friends that
//! wait and the other running games, a new game, the courses, and where the games come
//! from.
//!
//! Which game runs and where the places of the map lie are data, which native tests
//! reach. The components are built for the browser and for the first picture.

mod map;
mod running_game;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod courses;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod daily;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod game_card;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod other_games;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod places;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod start;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

pub use map::{GamePlace, MAP_SIZE, PLACES};
pub use running_game::running_game;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::HomeView;
