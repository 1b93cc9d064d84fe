//! Tasks to hand out: a teacher puts them together and gets a link; a class works through
//! them, and its answers come back as links.
//!
//! The first module knows no browser. The others hold the components.

mod csv;

mod answer_table;
mod draft;
mod link_box;
mod list;
mod position_task;
mod pupil;
mod pupil_start;
mod solving;
mod texts;
mod view;

pub use list::HandoutList;
pub use view::HandoutView;
