//! The editor of positions: a board on which a position of any game is set up, to be
//! analysed, played on from, or shared.
//!
//! The first group of modules knows no browser. The second holds the components.

mod setup_position;
mod state;

mod panel;
mod stepper;
mod texts;
mod view;

pub use setup_position::{SetupFault, SetupPosition, SetupTextError};
pub use state::{EditorAction, EditorState};
pub use view::EditorView;
