//! The share sheet: the link of the game on the board, to be sent by the
//! device's own sharing, copied, or scanned as a QR code, with a preview of what
//! the other one will see.

pub mod kind;
pub mod link;
pub mod qr;

#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod friend_preview;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod link_panel;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod qr_code;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod send;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod sent;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
mod sheet;

pub use kind::ShareKind;
pub use link::ShareLink;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use qr_code::QrCode;
#[cfg(any(target_arch = "wasm32", feature = "prerender"))]
pub use sheet::ShareSheet;
