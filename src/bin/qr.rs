//! Draws a QR code in a worker.

fn main() {
    #[cfg(target_arch = "wasm32")]
    mbegu::ui::qr::answer();
}
