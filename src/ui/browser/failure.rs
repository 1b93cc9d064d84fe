//! Announces to the page that the program can't go on.

use gloo::utils::document;

use super::system::announce;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    Stopped,
    NoTexts,
}

impl Failure {
    /// Its name in `static/failure.js`.
    fn name(self) -> &'static str {
        match self {
            Failure::Stopped => "stopped",
            Failure::NoTexts => "texts",
        }
    }

    /// Has `static/failure.js` show a notice.
    pub fn announce(self) {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-failure", self.name());
        }
        announce("mbegu-failure");
    }
}

/// Has a panic written to the console and announced.
#[cfg(target_arch = "wasm32")]
pub fn announce_panics() {
    yew::set_custom_panic_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        Failure::Stopped.announce();
    }));
}
