//! The drawings of the sprite: icons, drawn as lines in a square of 24 units, and a few
//! pictures of settings, in the colours of a look.

use yew::prelude::*;

use crate::ui::state::NamedValue;

/// A drawing of the sprite `static/icons.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Bot,
    /// The worths of moves over time.
    Chart,
    Check,
    Close,
    Copy,
    Delete,
    Down,
    Drag,
    /// Equal to both.
    Draw,
    Edit,
    /// A board with words for a player on either side; a picture in the colours of a look.
    Face,
    Filter,
    First,
    /// A board with North's side below; a picture.
    Flip,
    Hint,
    /// A finger that rests.
    Hold,
    Home,
    Import,
    Keyboard,
    Last,
    Learn,
    Left,
    Library,
    Link,
    Look,
    More,
    Moves,
    New,
    Next,
    Open,
    Pause,
    People,
    /// A pit with seeds; a picture.
    Pit,
    /// Two pits with room for their numbers; a picture.
    Pits,
    /// The main button of a mouse.
    Press,
    /// A move before it is made; a picture.
    Preview,
    Previous,
    /// A piece of a jigsaw.
    Puzzle,
    Redo,
    Replay,
    Resign,
    Resume,
    Right,
    /// The other button of a mouse.
    RightPress,
    Rules,
    Settings,
    Share,
    /// A loudspeaker that isn't heard.
    Silence,
    /// A loudspeaker that is heard.
    Sound,
    Step,
    /// A finger.
    Tap,
    Teacher,
    ToTheEnd,
    Undo,
    Up,
}

impl NamedValue for Icon {
    const ALL: &'static [Self] = &[
        Self::Bot,
        Self::Chart,
        Self::Check,
        Self::Close,
        Self::Copy,
        Self::Delete,
        Self::Down,
        Self::Drag,
        Self::Draw,
        Self::Edit,
        Self::Face,
        Self::Filter,
        Self::First,
        Self::Flip,
        Self::Hint,
        Self::Hold,
        Self::Home,
        Self::Import,
        Self::Keyboard,
        Self::Last,
        Self::Learn,
        Self::Left,
        Self::Library,
        Self::Link,
        Self::Look,
        Self::More,
        Self::Moves,
        Self::New,
        Self::Next,
        Self::Open,
        Self::Pause,
        Self::People,
        Self::Pit,
        Self::Pits,
        Self::Press,
        Self::Preview,
        Self::Previous,
        Self::Puzzle,
        Self::Redo,
        Self::Replay,
        Self::Resign,
        Self::Resume,
        Self::Right,
        Self::RightPress,
        Self::Rules,
        Self::Settings,
        Self::Share,
        Self::Silence,
        Self::Sound,
        Self::Step,
        Self::Tap,
        Self::Teacher,
        Self::ToTheEnd,
        Self::Undo,
        Self::Up,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Chart => "chart",
            Self::Check => "check",
            Self::Close => "close",
            Self::Copy => "copy",
            Self::Delete => "delete",
            Self::Down => "down",
            Self::Drag => "drag",
            Self::Draw => "draw",
            Self::Edit => "edit",
            Self::Face => "face",
            Self::Filter => "filter",
            Self::First => "first",
            Self::Flip => "flip",
            Self::Hint => "hint",
            Self::Hold => "hold",
            Self::Home => "home",
            Self::Import => "import",
            Self::Keyboard => "keyboard",
            Self::Last => "last",
            Self::Learn => "learn",
            Self::Left => "left",
            Self::Library => "library",
            Self::Link => "link",
            Self::Look => "look",
            Self::More => "more",
            Self::Moves => "moves",
            Self::New => "new",
            Self::Next => "next",
            Self::Open => "open",
            Self::Pause => "pause",
            Self::People => "people",
            Self::Pit => "pit",
            Self::Pits => "pits",
            Self::Press => "press",
            Self::Preview => "preview",
            Self::Previous => "previous",
            Self::Puzzle => "puzzle",
            Self::Redo => "redo",
            Self::Replay => "replay",
            Self::Resign => "resign",
            Self::Resume => "resume",
            Self::Right => "right",
            Self::RightPress => "right-press",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Share => "share",
            Self::Silence => "silence",
            Self::Sound => "sound",
            Self::Step => "step",
            Self::Tap => "tap",
            Self::Teacher => "teacher",
            Self::ToTheEnd => "to-the-end",
            Self::Undo => "undo",
            Self::Up => "up",
        }
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

/// The mark of the page: a seed.
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
