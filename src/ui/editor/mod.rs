//! The editor of positions: a board on which a position of any game is set up, to be
//! analysed, played on from, or shared.

mod draft;
mod state;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod panel;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod stepper;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod texts;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;

pub use draft::{Draft, DraftFault, DraftTextError};
pub use state::{EditorAction, EditorState};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::EditorView;
