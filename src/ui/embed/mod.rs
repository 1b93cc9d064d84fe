//! The board of a link's game for other pages, in a frame: `?embed` and the link. It
//! stores nothing, and what leads on opens in a tab of its own.

mod view;

pub use view::{EmbedView, EmbedViewProps};
