//! Long work in slices, so that the page answers meanwhile.

use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

use super::clock::monotonic;

/// How long a slice takes, in milliseconds. A task of 50 is noticed.
const SLICE: f64 = 16.0;

pub struct Slices {
    end: f64,
}

impl Slices {
    pub fn begin() -> Self {
        Self {
            end: monotonic() + SLICE,
        }
    }

    /// Gives the page its turn if the current slice is over. Returns whether it was.
    pub async fn rest(&mut self) -> bool {
        if monotonic() < self.end {
            return false;
        }
        pause().await;
        *self = Self::begin();
        true
    }
}

/// Ends the task, so that what follows is one of its own, and the page has its turn
/// between them. Not gloo's `sleep`, which panics where the browser gives no timer.
pub async fn pause() {
    let turn = Promise::new(&mut |resolve, _| {
        // Without a timer the work goes on at once.
        if window().set_timeout_with_callback(&resolve).is_err() {
            let _ = resolve.call0(&resolve);
        }
    });
    let _ = JsFuture::from(turn).await;
}
