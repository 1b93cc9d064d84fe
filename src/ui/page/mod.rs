//! What is drawn, and what has an effect outside: components and hooks.
//!
//! Buttons and choices carry their names (`data-action`, `data-option`); one
//! listener at the page's root finds what they do in
//! [`commands`](crate::ui::commands).

mod animate;
mod app;
mod art;
mod board;
mod controls;
mod ground;
mod keep;
mod moves;
mod moving;
mod notices;
mod opponent;
mod parts;
mod picker;
mod pit;
mod preferences;
mod racing;
mod reading;
mod screen;
mod seats;
mod sound;
mod status;
mod store;
mod teacher;

pub use app::App;
