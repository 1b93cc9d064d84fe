//! The review of a game that is over: the moments that cost most, which can be tried again, the
//! lead, the moves and the openings.

mod moments;
mod trial;
mod view;

pub use view::ReviewView;
