//! The place of an entry's menu. Popovers that stand beside their button by the styles
//! alone (`position-area`) are newer than the oldest browsers that the page supports.

use gloo::utils::{document, window};
use web_sys::Element;
use yew::prelude::*;

use crate::ui::board::px::Px;
use crate::ui::state::TextDirection;

/// The height of the menu with the gap between it and the button, in pixels.
const HEIGHT: f64 = 64.0;

/// Where the menu opens. The numbers are pixels of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MenuPlace {
    /// The upper edge of the button.
    top: f64,
    /// The lower edge of the button.
    bottom: f64,
    /// From the button's end to that of the page.
    end: f64,
    /// Whether there is no room below the button.
    is_low: bool,
}

impl MenuPlace {
    /// The place beside a button.
    pub fn of(button: &NodeRef, direction: TextDirection) -> Option<Self> {
        let rect = button.cast::<Element>()?.get_bounding_client_rect();
        let scrolled = window().scroll_y().ok()?;
        let height = window().inner_height().ok()?.as_f64()?;
        let width = f64::from(document().document_element()?.client_width());
        Some(Self {
            top: rect.top() + scrolled,
            bottom: rect.bottom() + scrolled,
            end: match direction {
                TextDirection::LeftToRight => width - rect.right(),
                TextDirection::RightToLeft => rect.left(),
            },
            is_low: rect.bottom() + HEIGHT > height,
        })
    }

    /// The class of the menu.
    pub fn class(self) -> Option<&'static str> {
        self.is_low.then_some("low")
    }

    /// The style of the menu, for `library_entries.css`.
    pub fn style(self) -> String {
        let [top, bottom, end] = [self.top, self.bottom, self.end].map(Px);
        format!("--top: {top}px; --bottom: {bottom}px; --end: {end}px")
    }
}
