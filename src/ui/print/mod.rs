//! What can be printed: boards, rules, puzzles and a blank game record, on A4 and on Letter.
//!
//! A sheet is shown as a white page. `static/styles/print.css` leaves everything else out
//! when the browser prints the page, and sets the margins.

pub mod board_sheet;

mod list;
mod puzzle_sheets;
mod view;

pub use list::PrintoutList;
pub use view::{PrintoutView, PrintoutViewProps};
