//! Announces a panic to the page.

use web_sys::Event;

/// Has a panic written to the console and announced by the event `mbegu-panic`,
/// upon which `static/failure.js` shows a notice.
pub fn announce_panics() {
    yew::set_custom_panic_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        // Marks the document too, as the panic may come before that script.
        if let Some(root) = gloo::utils::document().document_element() {
            let _ = root.set_attribute("data-stopped", "");
        }
        if let Ok(event) = Event::new("mbegu-panic") {
            let _ = gloo::utils::window().dispatch_event(&event);
        }
    }));
}
