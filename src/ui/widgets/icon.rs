//! The drawings of the sprite: icons, drawn as lines in a square of 24 units.

use yew::prelude::*;

use crate::ui::state::{NamedValue, named_values};

named_values! {
    /// A drawing of the sprite `static/icons.svg`.
    pub enum Icon {
        Bot => "bot",
        /// The worths of moves over time.
        Chart => "chart",
        Check => "check",
        Close => "close",
        Copy => "copy",
        Delete => "delete",
        Down => "down",
        Drag => "drag",
        /// Equal to both.
        Draw => "draw",
        Filter => "filter",
        First => "first",
        Hint => "hint",
        /// A finger that rests.
        Hold => "hold",
        Home => "home",
        Import => "import",
        Keyboard => "keyboard",
        Last => "last",
        Learn => "learn",
        Left => "left",
        Library => "library",
        Link => "link",
        Look => "look",
        More => "more",
        Moves => "moves",
        New => "new",
        Next => "next",
        Open => "open",
        Pause => "pause",
        People => "people",
        /// The main button of a mouse.
        Press => "press",
        Previous => "previous",
        /// A piece of a jigsaw.
        Puzzle => "puzzle",
        Redo => "redo",
        Replay => "replay",
        Resign => "resign",
        Resume => "resume",
        Right => "right",
        /// The other button of a mouse.
        RightPress => "right-press",
        Rules => "rules",
        Settings => "settings",
        Share => "share",
        /// A loudspeaker.
        Sound => "sound",
        Step => "step",
        /// A finger.
        Tap => "tap",
        Teacher => "teacher",
        ToTheEnd => "to-the-end",
        Undo => "undo",
        Up => "up",
    }
}

/// Draws an icon; the button around it has the name.
pub fn icon(icon: Icon) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("./icons.svg#{}", icon.name())} />
        </svg>
    }
}

pub fn seed_mark() -> Html {
    html! {
        <svg class="mark-of-page" viewBox="0 0 26 26" aria-hidden="true">
            <ellipse cx="13" cy="13" rx="11" ry="8.5" transform="rotate(-32 13 13)" />
            <path d="M6 17C10 13 16 11 21 8" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_sprite_has_every_sign_and_no_other() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/static/icons.svg");
        let sprite = fs::read_to_string(path).expect("the sprite");
        let ids = sprite.split("<symbol id=\"").skip(1);
        let ids: Vec<&str> = ids.filter_map(|rest| rest.split('"').next()).collect();
        let names: Vec<&str> = Icon::ALL.iter().map(|icon| icon.name()).collect();
        assert_eq!(ids, names);
    }
}
