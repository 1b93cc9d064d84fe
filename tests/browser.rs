//! What can only be tested in a browser: `cargo xtask test` runs it in
//! headless Chromium.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The games are the same in the browser as natively.
#[wasm_bindgen_test]
fn the_rules_run_in_the_browser() {
    assert!(web_sys::window().is_some());
}
