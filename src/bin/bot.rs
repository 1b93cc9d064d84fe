//! Starts the bot's worker.

fn main() {
    #[cfg(target_arch = "wasm32")]
    mbegu::ui::bot::register();
}
