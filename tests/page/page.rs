//! The built page as its players meet it: a real Chromium, driven from
//! outside, that presses, types, reloads and opens links. What the page shows
//! is compared with the rules.
//!
//! `cargo xtask test` builds the page and runs this.

mod bot;
mod by_ear;
#[path = "../support/chance.rs"]
mod chance;
mod clock;
mod days;
mod drill;
mod drivers;
mod editor;
mod embed;
mod ending;
mod engines;
mod fair_start;
mod figures;
mod first;
mod first_game;
mod first_visit;
mod frames;
mod gallery;
mod game;
mod games;
mod gestures;
mod handout;
mod hands;
mod harness;
mod home;
mod installed;
mod keyboard;
mod layout;
mod learn;
mod links;
mod load;
mod messages;
mod monkey;
mod offline;
mod openings;
mod outside;
mod pairs;
mod picker;
mod picture;
mod playthrough;
mod practice;
mod printing;
#[path = "../support/pseudo.rs"]
mod pseudo;
mod pseudo_language;
mod puzzle_views;
mod puzzles;
mod quick_presses;
mod races;
mod rates;
mod routes;
mod rules;
mod seats;
mod settings;
mod soak;
mod sound;
mod stopped;
mod stored;
mod tabs;
mod teacher;
mod telling;
mod views;
mod whole_games;
