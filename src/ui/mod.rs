//! The page.
//!
//! [`state`] is what everything shown follows from; [`layout`], [`plan`],
//! [`scatter`], [`scene`], [`teacher`] and [`words`] work out how it looks.
//! They know no browser, so that native tests reach them. The components and
//! hooks that draw it and carry out its effects (`page`) are built for the
//! browser only.

pub mod bot;
pub mod choice;
pub mod commands;
pub mod games;
pub mod layout;
pub mod plan;
pub mod qr;
pub mod rulebook;
pub mod scatter;
pub mod scene;
pub mod settings;
pub mod sharing;
pub mod shelf;
pub mod state;
pub mod teacher;
pub mod words;

#[cfg(any(target_arch = "wasm32", feature = "still"))]
mod js;
#[cfg(any(target_arch = "wasm32", feature = "still"))]
mod page;

#[cfg(any(target_arch = "wasm32", feature = "still"))]
pub use page::start;
#[cfg(target_arch = "wasm32")]
pub use shelf::start_shelf;

#[cfg(feature = "still")]
pub use page::draw;

/// A length in the picture, or a time in milliseconds, as an attribute has it:
/// to the tenth. Formatting of floating point numbers would be a good part of
/// the page's weight.
#[cfg(any(target_arch = "wasm32", feature = "still"))]
fn px(value: f64) -> String {
    let tenths = (value * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let mut text = [sign, &whole.to_string()].concat();
    if rest > 0 {
        text.push('.');
        text.push((b'0' + rest as u8) as char);
    }
    text
}

/// Moves what is drawn to a point.
#[cfg(any(target_arch = "wasm32", feature = "still"))]
fn shift(x: f64, y: f64) -> String {
    ["translate(", &px(x), " ", &px(y), ")"].concat()
}

/// Turns what is drawn, by an angle in degrees.
#[cfg(any(target_arch = "wasm32", feature = "still"))]
fn turn(angle: f64) -> String {
    ["rotate(", &px(angle), ")"].concat()
}
