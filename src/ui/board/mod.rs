//! The SVG board: where its parts lie, how a move is animated, the components
//! that draw it and what they make of presses and keys.
//!
//! The first group of modules knows no browser. The second holds hooks and components.
//!
//! A press on a pit is a [`Gesture`](input::Gesture) of the receiver in `gestures`, and
//! [`PlayedBoard`](played::PlayedBoard) says what it means. A move comes back in the state
//! with its events: `playback` runs them as an [`Animation`](animation::Animation) of a
//! [`Timeline`](timeline::Timeline), and each of its moments is a
//! [`BoardFrame`](frame::BoardFrame), which the components draw.

pub mod animation;
pub mod count_out;
pub mod frame;
pub mod heap;
pub mod input;
pub mod layout;
pub mod played;
pub mod sowing_line;
pub mod tag_place;
pub mod theme;
pub mod timeline;

mod gestures;
mod hand;
mod laid_board;
mod mini;
mod overlay;
mod picture_board;
mod pit;
mod playback;
pub mod plot;
mod preview;
pub mod px;
mod question_board;
pub(super) mod seeds;
mod setup_board;
pub mod sound;
mod sowing_trail;
mod still_board;
mod store;
pub(super) mod strokes;
mod surface;
mod view;
mod worth;

pub use frame::AnimationProgress;
pub use input::{Place, SeedChange};
pub use laid_board::LaidBoard;
pub use mini::{MiniBoard, cutout, cutout_pit, cutout_seed, mini_ratio, mini_width};
pub use picture_board::PictureBoard;
#[cfg(debug_assertions)]
pub use pit::pit_renders;
pub use preview::{better_move, direction_class};
pub use question_board::{QuestionBoard, answer_marks};
pub use setup_board::{SetupBoard, SetupBoardProps, pit_picture};
pub use store::basin_outline;
pub use view::{GameBoard, GameBoardProps};
