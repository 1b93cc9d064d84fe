//! Starts the bot's worker.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        use gloo::worker::Registrable;
        console_error_panic_hook::set_once();
        mbegu::ui::Bot::registrar()
            .encoding::<mbegu::ui::JsCodec>()
            .register();
    }
}
