//! Starts the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    mbegu::ui::start();
}
