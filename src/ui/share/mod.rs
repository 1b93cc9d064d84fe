//! The share sheet: the link of the game on the board, to be sent by the
//! device's own sharing, copied, or scanned as a QR code, with a preview of what
//! the other one will see; and a picture of the position.
//!
//! The first group of modules knows no browser. The second holds the components.

pub mod kind;
pub mod link;
pub mod qr;

mod friend_preview;
mod link_panel;
mod picture;
mod qr_code;
mod send;
mod sent;
mod sheet;

pub use kind::ShareKind;
pub use link::ShareLink;
pub use qr_code::QrCode;
pub(super) use send::LinkSender;
pub use sheet::{ShareContent, ShareContentProps};
