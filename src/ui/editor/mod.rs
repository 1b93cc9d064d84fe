//! The editor of positions: a board on which a position of any game is set up, to be
//! analysed, played on from, or shared.

mod setup_position;
mod state;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod panel;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod stepper;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod texts;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod tips;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

pub use setup_position::{SetupFault, SetupPosition, SetupTextError};
pub use state::{EditorAction, EditorState};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::EditorView;
