//! Starts the page of the kept games.

fn main() {
    #[cfg(target_arch = "wasm32")]
    mbegu::ui::start_shelf();
}
