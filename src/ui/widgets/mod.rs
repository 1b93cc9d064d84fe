//! Controls, and the bar of a tally. They know nothing of the page's state but the commands
//! that buttons carry out; one shares a link, one leads to a course.

mod choices;
mod command_button;
mod course_link;
mod icon;
mod loading_failure;
pub mod select;
mod share_button;
pub mod sheet;
mod switch;
mod tally_bar;

pub use choices::{Choice, Choices};
pub use command_button::CommandButton;
pub use course_link::course_link;
pub use icon::{Icon, icon, seed_mark};
pub use loading_failure::loading_failure;
pub use select::{Select, SelectField, SelectItem};
pub use share_button::ShareButton;
pub use sheet::{Sheet, SheetButton, sheet_close_button};
pub use switch::Switch;
pub use tally_bar::{tally_bar, tally_parts};
