//! The SVG board: where its parts lie, how a move is animated, the components
//! that draw it and what they make of presses and keys.
//!
//! The first group of modules is pure and compiled natively too, so that native
//! tests reach it. The second holds hooks and components.
//!
//! A press on a pit is a [`BoardIntent`]: the pit's component calls the
//! receiver of `gestures`, which asks [`BoardInput`](input::BoardInput) what it
//! means. A move comes back as a [`BoardModel`] with events: `playback` runs
//! them as an [`Animation`](animation::Animation) of a
//! [`Timeline`](timeline::Timeline), and each of its moments is a
//! [`BoardFrame`](frame::BoardFrame), which the components draw.

pub mod animation;
pub mod count_out;
pub mod frame;
pub mod heap;
pub mod input;
pub mod layout;
pub mod model;
pub mod px;
pub mod setup_intent;
pub mod sowing_line;
pub mod tag_place;
pub mod theme;
pub mod timeline;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod digits;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod gestures;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod hand;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod haptics;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod mini;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod overlay;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod pit;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod playback;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod preview;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod seed_buttons;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub(super) mod seeds;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod setup_board;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod setup_gestures;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub mod sound;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod sowing_trail;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod store;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod surface;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod tag;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod view;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod worth;

pub use frame::AnimationProgress;
pub use model::{BoardIntent, BoardModel};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use preview::direction_class;
pub use setup_intent::{SetupIntent, SetupPlace};

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use mini::{MiniBoard, MiniBoardProps, MovingMiniBoard, mini_width};
#[cfg(all(debug_assertions, any(target_arch = "wasm32", feature = "prerender")))]
pub use pit::pit_renders;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use setup_board::{SetupBoard, SetupBoardProps, pit_picture};
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use view::{BoardPicture, BoardPictureProps, GameBoard, GameBoardProps};
