//! Messages as plain JavaScript values.

use gloo::worker::Codec;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsValue, throw_str};

/// Messages as the values that a browser copies from thread to thread anyway.
/// The codec that comes with gloo would first pack them into bytes, with a
/// crate that is no longer maintained.
#[derive(Debug)]
pub struct Plain;

impl Codec for Plain {
    /// Throws on what JavaScript can't express; no message of ours is such.
    fn encode<I: Serialize>(input: I) -> JsValue {
        match serde_wasm_bindgen::to_value(&input) {
            Ok(value) => value,
            Err(error) => throw_str(&format!("a message can't be sent: {error}")),
        }
    }

    /// Throws on what isn't a message of this build. Nothing is asked of a
    /// worker of another build, so it is a fault of the program.
    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        match serde_wasm_bindgen::from_value(input) {
            Ok(message) => message,
            Err(error) => throw_str(&format!("a message can't be read: {error}")),
        }
    }
}
