//! The view of the rules of a game. Every rule has a board that plays its example.
//!
//! At rest the board is a picture: a [`StaticPicture`]. Where an example is played, a board
//! with a state of its own takes its place.
//!
//! The first group of modules knows no browser. The second holds the components.

mod book;
mod static_picture;

mod example;
mod heading;
mod live;
mod section;
mod view;

pub use book::{Chapter, Example, ExamplePicture, Rulebook, RulebookItem, Section, Source};
pub use static_picture::StaticPicture;
pub use view::{RulebookView, RulesSheet};
