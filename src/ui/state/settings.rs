//! The settings, as the device stores them.
//!
//! The text is `name=value` pairs joined by `;`. A name or a value that the
//! reader doesn't know leaves the default, so that older and newer versions of
//! the page can read each other's text.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::{NamedValue, Novelties, named_values};
use crate::bot::Level;
use crate::link::{ClockKind, Player};
use crate::rules::{BySide, Side, Variant};

named_values! {
    /// The page's colours.
    #[derive(Default)]
    pub enum Theme {
        /// As the device has it.
        #[default]
        Auto => "auto",
        /// Dark on light.
        Light => "light",
        /// Light on dark.
        Dark => "dark",
        /// Black and white, with edges.
        Contrast => "contrast",
    }
}

named_values! {
    /// What the board looks like.
    #[derive(Default)]
    pub enum Look {
        /// As each game has it where it comes from.
        #[default]
        Own => "own",
        /// Holes dug in red earth.
        Earth => "earth",
        /// A carved board.
        Wood => "wood",
        /// Hollows in sand.
        Sand => "sand",
        /// A slab of stone.
        Stone => "stone",
        /// Flat, without a material.
        Plain => "plain",
    }
}

named_values! {
    /// When the numbers of seeds are written at the pits.
    #[derive(Default)]
    pub enum Numbers {
        /// All the time.
        #[default]
        Always => "always",
        /// At the pit that is pointed at or has the focus.
        Hover => "hover",
        /// Not at all.
        Never => "never",
    }
}

named_values! {
    /// When a pit that is pointed at shows where its sowing would end.
    #[derive(Default)]
    pub enum MovePreview {
        /// Against the three lowest levels of the bot.
        #[default]
        Easy => "auto",
        /// In every game.
        Always => "yes",
        /// Never.
        Never => "no",
    }
}

named_values! {
    /// How the seeds of a race are dropped (Rules 3.6.1).
    #[derive(Default)]
    pub enum RacePace {
        /// By the players in turn.
        #[default]
        Even => "even",
        /// As fast as each player can.
        Hands => "hands",
    }
}

named_values! {
    /// Who begins a game.
    #[derive(Default)]
    pub enum First {
        /// South, which is the person's side against the bot.
        #[default]
        South => "south",
        /// North begins.
        North => "north",
        /// A random side.
        Random => "lot",
    }
}

named_values! {
    /// How a new game begins.
    #[derive(Default)]
    pub enum GameStart {
        /// As its rules say.
        #[default]
        Usual => "usual",
        /// With the swap rule (Rules 5.1).
        Swap => "swap",
        /// With a balanced opening.
        Balanced => "balanced",
    }
}

named_values! {
    /// How fast seeds fall.
    #[derive(Default)]
    pub enum Speed {
        /// About half a second a seed.
        Slow => "slow",
        /// About a fifth of a second a seed.
        #[default]
        Normal => "normal",
        /// As fast as can be followed.
        Fast => "fast",
        /// No animation.
        None => "none",
    }
}

impl Speed {
    /// The time of one seed in milliseconds; `None` for no animation.
    pub fn beat(self) -> Option<f64> {
        match self {
            Self::Slow => Some(450.0),
            Self::Normal => Some(180.0),
            Self::Fast => Some(70.0),
            Self::None => None,
        }
    }
}

impl NamedValue for bool {
    const ALL: &'static [Self] = &[false, true];

    fn name(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}

/// What the player can set, and what the page remembers of a player beside games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How fast seeds fall.
    pub speed: Speed,
    /// The page's colours.
    pub theme: Theme,
    /// The board's look.
    pub look: Look,
    /// When numbers are written at the pits.
    pub numbers: Numbers,
    /// The pits have their letters all the time.
    pub letters: bool,
    /// The panel stands beside the board of a running game.
    pub panel: bool,
    /// How loud seeds fall, from 0 (silent) to [`MAX_VOLUME`](Self::MAX_VOLUME).
    pub volume: u8,
    /// The far player's texts are turned round, for two at one table.
    pub face_to_face: bool,
    /// North's row is the near one.
    pub flipped: bool,
    /// When a pit that is pointed at shows where its sowing would end.
    pub preview: MovePreview,
    pub race: RacePace,
    /// Who begins a new game, once it was chosen; see [`Settings::first`].
    pub first: Option<First>,
    /// How a new game begins.
    pub start: GameStart,
    /// The [`number`](Level::number) of the bot's level in a new game; 0 until one was
    /// chosen.
    pub level: u8,
    /// The games in a row that were won against that level, up to
    /// [`MAX_STREAK`](Self::MAX_STREAK).
    pub wins: u8,
    /// The games in a row that were lost against it, up to the same number.
    pub losses: u8,
    /// What a person meets for the first time is explained.
    pub explain: bool,
    /// The novelties that have been explained.
    pub seen: Novelties,
    /// A device that can vibrate does so when a person sows.
    pub vibration: bool,
    /// The clock of a new game, if it has one.
    pub clock: Option<ClockKind>,
    /// The settings that few people change are in sight.
    pub unfolded: bool,
    /// The player was asked whether seeds may be heard.
    pub sound_asked: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            theme: Theme::default(),
            look: Look::default(),
            numbers: Numbers::default(),
            letters: false,
            panel: false,
            volume: 0,
            face_to_face: false,
            flipped: false,
            preview: MovePreview::default(),
            race: RacePace::default(),
            first: None,
            start: GameStart::default(),
            level: 0,
            wins: 0,
            losses: 0,
            explain: true,
            seen: Novelties::default(),
            vibration: true,
            clock: None,
            unfolded: false,
            sound_asked: false,
        }
    }
}

/// A setting: its name, and how its value becomes a text and back.
struct Field {
    name: &'static str,
    get: fn(&Settings) -> String,
    /// Sets the value of a text; returns false, and changes nothing, if it is none.
    set: fn(&mut Settings, &str) -> bool,
}

/// Sets `place` to the value, if there is one; returns whether there is.
fn put<T>(place: &mut T, value: Option<T>) -> bool {
    value.map(|value| *place = value).is_some()
}

/// The row of a setting in the table: of a [`NamedValue`], or of a number up
/// to a maximum.
macro_rules! field {
    ($name:literal, $field:ident) => {
        Field {
            name: $name,
            get: |settings| settings.$field.name().to_owned(),
            set: |settings, text| put(&mut settings.$field, NamedValue::find(text)),
        }
    };
    ($name:literal, $field:ident up to $max:expr) => {
        Field {
            name: $name,
            get: |settings| settings.$field.to_string(),
            set: |settings, text| {
                let number = text.parse().ok().filter(|&number| number <= $max);
                put(&mut settings.$field, number)
            },
        }
    };
}

/// The highest level against which [`MovePreview::Easy`] shows a preview.
const HIGHEST_EASY_LEVEL: u8 = 3;

/// The text where nobody was chosen to begin.
const USUAL_FIRST: &str = "usual";

/// The text of a game without a clock.
const NO_CLOCK: &str = "off";

/// All settings, in the order of the stored text.
const FIELDS: [Field; 22] = [
    field!("speed", speed),
    field!("theme", theme),
    field!("look", look),
    field!("numbers", numbers),
    field!("letters", letters),
    field!("panel", panel),
    field!("volume", volume up to Settings::MAX_VOLUME),
    field!("face", face_to_face),
    field!("flip", flipped),
    field!("preview", preview),
    field!("race", race),
    Field {
        name: "first",
        get: |settings| settings.first.map_or(USUAL_FIRST, First::name).to_owned(),
        set: |settings, text| {
            let first = match text {
                USUAL_FIRST => Some(None),
                _ => First::find(text).map(Some),
            };
            put(&mut settings.first, first)
        },
    },
    field!("start", start),
    field!("level", level up to Level::MAX_NUMBER),
    field!("wins", wins up to Settings::MAX_STREAK),
    field!("losses", losses up to Settings::MAX_STREAK),
    field!("explain", explain),
    Field {
        name: "seen",
        get: |settings| settings.seen.to_string(),
        set: |settings, text| put(&mut settings.seen, text.parse().ok()),
    },
    field!("vibration", vibration),
    Field {
        name: "clock",
        get: |settings| {
            let kind = settings.clock;
            kind.map_or_else(|| NO_CLOCK.to_owned(), |kind| kind.to_string())
        },
        set: |settings, text| {
            let kind = match text {
                NO_CLOCK => Some(None),
                _ => text.parse().ok().map(Some),
            };
            put(&mut settings.clock, kind)
        },
    },
    field!("unfolded", unfolded),
    field!("sound-asked", sound_asked),
];

impl Settings {
    pub const MAX_VOLUME: u8 = 10;
    /// The wins or losses in a row after which another level is advised.
    pub const MAX_STREAK: u8 = 3;

    /// Who begins a new game: as it was chosen, or as the game has it (Rules 3.3).
    pub fn first(&self, variant: Variant) -> First {
        self.first.unwrap_or(match variant {
            Variant::GiuthiRounds => First::Random,
            _ => First::South,
        })
    }

    /// The bot of a new game.
    pub fn bot(&self) -> Player {
        Player::Bot(self.level().number)
    }

    /// The level of the bot in a new game; the weakest until one was chosen.
    pub fn level(&self) -> Level {
        Level::numbered(self.level).unwrap_or(Level::WEAKEST)
    }

    /// Chooses the bot's level, by its number, for the next games.
    pub fn choose_level(&mut self, level: u8) {
        let level = Level::nearest(level).number;
        if self.level != level {
            (self.level, self.wins, self.losses) = (level, 0, 0);
        }
    }

    /// Whether a pit that is pointed at shows where its sowing would end, in a game of
    /// these players.
    pub fn has_preview(&self, players: BySide<Player>) -> bool {
        let is_easy = |side| match players[side] {
            Player::Bot(number) => number <= HIGHEST_EASY_LEVEL,
            Player::Person | Player::Friend => false,
        };
        match self.preview {
            MovePreview::Easy => Side::ALL.into_iter().any(is_easy),
            MovePreview::Always => true,
            MovePreview::Never => false,
        }
    }

    /// These settings, with those that differ between `before` and `after`. Novelties add up,
    /// unless all of them are new again; games are counted only against the level here.
    #[must_use]
    pub fn with_changes(&self, before: &Self, after: &Self) -> Self {
        let mut next = *self;
        for Field { get, set, .. } in &FIELDS {
            let value = get(after);
            if value != get(before) {
                set(&mut next, &value);
            }
        }
        if next.seen != self.seen && !after.seen.is_empty() {
            next.seen = self.seen.with(after.seen);
        }
        let counts = |it: &Self| (it.level, it.wins, it.losses);
        let is_counted = counts(after) != counts(before) && next.level == after.level;
        let counted = if is_counted { after } else { self };
        (next.wins, next.losses) = (counted.wins, counted.losses);
        next
    }

    /// Sets whether novelties are shown longer. Switched on, all of them are new again.
    pub fn set_explain(&mut self, explain: bool) {
        self.explain = explain;
        self.seen = Novelties::default();
    }

    /// Sets the setting of that name. Returns whether there is one, with such a
    /// value; otherwise nothing changes.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let field = FIELDS.iter().find(|field| field.name == name);
        field.is_some_and(|field| (field.set)(self, value))
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, field) in FIELDS.iter().enumerate() {
            let separator = if number == 0 { "" } else { ";" };
            write!(f, "{separator}{}={}", field.name, (field.get)(self))?;
        }
        Ok(())
    }
}

impl FromStr for Settings {
    type Err = Infallible;

    /// Reads a stored text, as far as it can be read.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let mut settings = Self::default();
        for (name, value) in text.split(';').filter_map(|pair| pair.split_once('=')) {
            settings.set(name, value);
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests;
