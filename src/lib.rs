//! **Mbegu** ("seeds" in Swahili): the mancala games of the Horn of Africa and
//! Kenya, played in a web page.

pub mod bot;
pub mod link;
pub mod rules;
pub mod ui;
