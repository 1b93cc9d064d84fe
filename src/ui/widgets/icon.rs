//! Signs of one set, drawn as lines in a square of 24 units.

use yew::prelude::*;

/// A sign, by the path of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon(&'static str);

impl Icon {
    pub const SHARE: Self = Self("M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7");
    pub const RULES: Self = Self(
        "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.01",
    );
    pub const SETTINGS: Self = Self(
        "M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6l2.1 2.1m0-12.8l-2.1 2.1m-8.6 8.6l-2.1 2.1",
    );
    pub const NEW: Self = Self("M12 5v14M5 12h14");
    pub const LEARN: Self =
        Self("M12 5L2.5 9.5L12 14l9.5-4.5zM6.5 11.5v4.5c3.5 2.5 7.5 2.5 11 0v-4.5M21.5 9.5V15");
    pub const LIBRARY: Self = Self(
        "M6 7h12a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM8 12h.01M12 12h.01M16 12h.01",
    );
    pub const UNDO: Self = Self("M9 8H4V3M4 8a9 9 0 1 1-1 7");
    pub const REDO: Self = Self("M15 8h5V3M20 8a9 9 0 1 0 1 7");
    pub const HINT: Self = Self(
        "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.5 1 .5 1.6h6c0-.6 0-1.1.5-1.6A6 6 0 0 0 12 3z",
    );
    pub const RESIGN: Self = Self("M6 21V4m0 1c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0");
    pub const MOVES: Self = Self("M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01");
    pub const TEACHER: Self =
        Self("M4 19V6c3-1.5 6-1 8 1 2-2 5-2.5 8-1v13c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 7v13");
    pub const MORE: Self = Self("M4.6 12h.8M11.6 12h.8M18.6 12h.8");
    pub const FIRST: Self = Self("M18 6l-7 6l7 6M7 6v12");
    pub const PREVIOUS: Self = Self("M15 5l-7 7l7 7");
    pub const REPLAY: Self = Self("M19 12a7 7 0 1 1-2.3-5.2M19 3v4h-4");
    pub const NEXT: Self = Self("M9 5l7 7l-7 7");
    pub const LAST: Self = Self("M6 6l7 6l-7 6M17 6v12");
    pub const LEFT: Self = Self("M20 12H4m6-6l-6 6l6 6");
    pub const RIGHT: Self = Self("M4 12h16m-6-6l6 6l-6 6");
    pub const UP: Self = Self("M12 20V4m-6 6l6-6l6 6");
    pub const DOWN: Self = Self("M12 4v16m-6-6l6 6l6-6");
    pub const TO_THE_END: Self = Self("M5 6l6 6l-6 6m8-12l6 6l-6 6");
    pub const OPEN: Self = Self("M6 9l6 6l6-6");
    pub const PAUSE: Self = Self("M8 5v14M16 5v14");
    pub const RESUME: Self = Self("M8 5l11 7l-11 7z");
    pub const STEP: Self = Self("M6 5l9 7l-9 7zM19 5v14");
    /// A piece of a jigsaw.
    pub const PUZZLE: Self =
        Self("M10 4a2 2 0 1 1 4 0h5v5a2 2 0 1 1 0 4v6h-6a2 2 0 1 0-4 0H4v-6a2 2 0 1 0 0-4V4z");
    pub const COPY: Self = Self(
        "M11.5 9h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6A2.5 2.5 0 0 1 9 17.5v-6A2.5 2.5 0 0 1 11.5 9zM15 9V6.5A2.5 2.5 0 0 0 12.5 4h-6A2.5 2.5 0 0 0 4 6.5v6A2.5 2.5 0 0 0 6.5 15H9",
    );
    pub const CLOSE: Self = Self("M6 6l12 12M18 6L6 18");
    pub const BOT: Self = Self(
        "M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4m-3 8v1m6-1v1m-5 3h4",
    );
    pub const PEOPLE: Self = Self(
        "M12 8a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6m2 3c2 .8 3 3 3 6",
    );
    pub const LINK: Self = Self(
        "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1",
    );
    pub const CHECK: Self = Self("M5 12l5 5l9-10");
    pub const FOLD: Self = Self("M6 9l6 6l6-6");
    pub const IMPORT: Self = Self("M12 4v11m0 0l-4-4m4 4l4-4M5 14v6h14v-6");
    pub const DELETE: Self = Self("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5m3-5.5v5.5");
    pub const LOOK: Self = Self(
        "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 0 1 5.6 0z",
    );
    pub const FILTER: Self = Self("M4 7h16M7 12h10M10 17h4");
    /// A loudspeaker that is heard.
    pub const SOUND: Self = Self("M4 9v6h4l5 4V5L8 9zM16 9q3 3 0 6M18.5 6q6 6 0 12");
    /// A loudspeaker that isn't heard.
    pub const SILENCE: Self = Self("M4 9v6h4l5 4V5L8 9zM17 9.5l5 5m0-5l-5 5");
}

/// Draws a sign; the button around it has the name.
pub fn icon(Icon(path): Icon) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
        </svg>
    }
}

/// The mark of the page: a seed.
pub fn seed_mark() -> Html {
    html! {
        <svg class="mark-of-page" viewBox="0 0 26 26" aria-hidden="true">
            <ellipse cx="13" cy="13" rx="11" ry="8.5" transform="rotate(-32 13 13)" />
            <path d="M6 17C10 13 16 11 21 8" />
        </svg>
    }
}
