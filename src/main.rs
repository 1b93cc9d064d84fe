//! Starts the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    yew::Renderer::<mbegu::ui::App>::new().render();
}
