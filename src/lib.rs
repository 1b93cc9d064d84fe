//! **Mbegu** ("seeds" in Swahili): the mancala games of the Horn of Africa and
//! Kenya, played in a web page.
//!
//! [`rules`] plays the games and knows nothing else; [`bot`] and [`link`] are
//! built on it; [`ui`] is the page, and is left out without the feature `page`.

pub mod bot;
#[cfg(test)]
#[path = "../tests/support/chance.rs"]
mod chance;
pub mod link;
pub mod rules;
#[cfg(feature = "page")]
pub mod ui;

/// The README's code, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
