//! A moment that pictures are taken of: how the page comes to it, and the screens that
//! it is shown on.

use mbegu::link::{LinkView, Player, Termination};
use mbegu::rules::{BySide, Variant};

/// A moment of play, or a view of the page.
pub struct Moment {
    /// Its name, with which its files begin.
    pub name: &'static str,
    /// What is seen.
    pub caption: &'static str,
    /// What is opened.
    pub opens: Opens,
    /// The settings that differ from the default, as the page stores them.
    pub settings: &'static str,
    /// The variations that are taken: at least [`Variation::Usual`].
    pub variations: &'static [Variation],
    /// A script that runs before those of the page.
    pub before: &'static str,
    /// Where its picture is kept, if it is part of the repository.
    pub kept: Option<Kept>,
    /// Whether the program of the page starts.
    pub starts: bool,
    /// Whether the browser allows animations.
    pub moves: bool,
    /// What is done then.
    pub steps: &'static [Step],
    /// The screens.
    pub screens: &'static [Screen],
}

/// Pictures of something that moves, one after another, on a phone and at a desk.
pub struct Film {
    /// What is there before it begins.
    pub moment: Moment,
    /// What begins it.
    pub begins: &'static [Step],
    /// The milliseconds from one picture to the next.
    pub interval: u64,
}

impl Film {
    /// The number of its pictures.
    pub const PICTURES: usize = 12;
}

/// A variation of the pictures of a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Variation {
    /// The pictures without any.
    Usual,
    /// The theme of high contrast.
    Contrast,
    /// Texts in the language with this tag. Those of `en-XA`, the pseudo-language, are
    /// longer and written from right to left.
    Language(&'static str),
}

impl Variation {
    /// Its name in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Variation::Usual => "",
            Variation::Contrast => "contrast",
            Variation::Language(tag) => tag,
        }
    }

    /// The setting that it needs.
    pub const fn setting(self) -> &'static str {
        match self {
            Variation::Contrast => "theme=contrast",
            _ => "",
        }
    }

    /// The tag of its language; without it, the language is that of the browser.
    pub const fn language(self) -> &'static str {
        match self {
            Variation::Language(tag) => tag,
            _ => "",
        }
    }
}

/// The part of the repository that has the picture of a moment.
#[derive(Clone, Copy)]
pub enum Kept {
    /// The README.
    Readme,
    /// The previews of links.
    LinkPreview,
}

impl Moment {
    /// Whether the console may have errors.
    pub fn may_fail(&self) -> bool {
        !self.before.is_empty() || !self.starts
    }

    /// The file of the repository that has its picture.
    pub fn kept_file(&self) -> Option<String> {
        let name = self.name;
        Some(match self.kept? {
            Kept::Readme => format!("docs/{name}.webp"),
            Kept::LinkPreview => format!("static/site/{name}.jpg"),
        })
    }
}

/// What the page is opened with. Nothing else is stored.
pub enum Opens {
    /// What follows the page's address.
    Address(&'static str),
    /// A stored game.
    Stored(GivenGame),
    /// The link of a game.
    Link(GivenGame, LinkView),
    /// The message of a friend who offers a draw, for the side to move.
    Message(GivenGame),
    /// The list of some stored games.
    Games,
    /// The list of tasks that are handed out, some with answers.
    Handouts,
    /// The link of some tasks, the first of which were done before.
    Handout(Option<usize>),
}

/// A game of its usual size.
pub struct GivenGame {
    /// Which game it is.
    pub variant: Variant,
    /// What was played so far.
    pub record: &'static str,
    /// Who plays; a link doesn't tell it.
    pub players: BySide<Player>,
    /// How the players ended it.
    pub ended: Option<Termination>,
}

/// Something that is done on the page. Elements are named by CSS selectors.
pub enum Step {
    /// Presses an element.
    Press(&'static str),
    /// Opens a tab of the panel.
    Tab(&'static str),
    /// Presses a key.
    Key(&'static str),
    /// Waits until an element is there.
    Wait(&'static str),
    /// Runs a script in the page.
    Run(&'static str),
    /// Pauses the animation, and takes single steps until an element is there.
    PauseAt(&'static str),
}

/// A window, and the colours in which it is shown.
pub struct Screen {
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// The pixels of the device for each CSS pixel.
    pub scale: u32,
    /// What the browser asks for.
    pub colours: &'static [Colours],
}

/// The colours that the browser asks the page for.
#[derive(Clone, Copy)]
pub enum Colours {
    Light,
    Dark,
    Forced,
}

impl Colours {
    /// Its name in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Colours::Light => "light",
            Colours::Dark => "dark",
            Colours::Forced => "forced",
        }
    }
}

impl Screen {
    /// The colours of a variation: only the usual pictures are taken in all.
    pub fn colours_of(&self, variation: Variation) -> &'static [Colours] {
        match variation {
            Variation::Usual => self.colours,
            _ => &self.colours[..1],
        }
    }
}
