//! A timer for tests in the browser.

use wasm_bindgen_futures::JsFuture;

/// Waits for a number of milliseconds.
pub async fn sleep(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        gloo::utils::window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis)
            .expect("a timer");
    });
    JsFuture::from(promise).await.expect("no refusal");
}
