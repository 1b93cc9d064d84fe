//! Controls that know no state of the page, but for the command that a button
//! carries out.

mod checkbox;
mod command_button;
mod icon;
pub mod select;
pub mod sheet;

pub use checkbox::Checkbox;
pub use command_button::CommandButton;
pub use icon::Icon;
pub use select::{Select, SelectField, SelectItem};
pub use sheet::{Sheet, SheetButton, SheetCloseButton};
