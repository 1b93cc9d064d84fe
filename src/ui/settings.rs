//! What a player sets for every game, as it is kept on the device.
//!
//! The text is `name=value` pairs joined by `;`. What a reader doesn't know, or
//! can't read, keeps its usual value, so that older and newer pages get on.

use super::plan::Speed;
use crate::link::Player;

/// A choice among a few, each with a name that is kept.
pub trait Named: Copy + PartialEq + 'static {
    /// All of them, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name that is kept, and the value in the page.
    fn name(self) -> &'static str;

    /// The one of that name.
    #[must_use]
    fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

macro_rules! named {
    ($(#[$doc:meta])* $choice:ident { $($(#[$about:meta])* $one:ident => $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $choice {
            $($(#[$about])* $one,)*
        }

        impl Named for $choice {
            const ALL: &'static [Self] = &[$(Self::$one),*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$one => $name,)*
                }
            }
        }
    };
}

named! {
    /// The page's colours.
    Theme {
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

named! {
    /// What the board looks like.
    Look {
        /// As each game has it where it comes from.
        #[default]
        Own => "own",
        /// Holes dug in red earth.
        Earth => "earth",
        /// A carved board.
        Wood => "wood",
        /// Sand.
        Sand => "sand",
        /// A slab of stone.
        Stone => "stone",
        /// Flat, without a material.
        Plain => "plain",
    }
}

named! {
    /// When the numbers of seeds are written at the pits.
    Numbers {
        /// All the time.
        #[default]
        Always => "always",
        /// At the pit that is pointed at or has the focus.
        Hover => "hover",
        /// Not at all.
        Never => "never",
    }
}

named! {
    /// How the hands of a race drop their seeds (Rules 3.6.1).
    RacePace {
        /// In turn.
        #[default]
        Even => "even",
        /// As quick as the players are.
        Hands => "hands",
    }
}

named! {
    /// Who begins a game.
    First {
        /// South, which is the person's side against the bot.
        #[default]
        South => "south",
        /// North.
        North => "north",
        /// Chance decides.
        Lot => "lot",
    }
}

impl Named for Speed {
    const ALL: &'static [Self] = &Speed::ALL;

    fn name(self) -> &'static str {
        Speed::name(self)
    }
}

/// All that is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How fast seeds fall.
    pub speed: Speed,
    /// The page's colours.
    pub theme: Theme,
    /// The board's look.
    pub look: Look,
    /// When numbers are written.
    pub numbers: Numbers,
    /// How loud seeds fall, from 0 (not at all) to 10.
    pub volume: u8,
    /// The far player's texts are turned round, for two at one table.
    pub face_to_face: bool,
    /// North's row is the near one.
    pub flipped: bool,
    /// A pit that is pointed at shows where its sowing would end.
    pub preview: bool,
    /// How a race is run.
    pub race: RacePace,
    /// Who begins a new game.
    pub first: First,
    /// The level of the bot in a new game; 0 until one was chosen, for the
    /// first.
    pub level: u8,
}

impl Settings {
    /// The loudest volume.
    pub const LOUDEST: u8 = 10;
    /// The volume once sound is wanted.
    const USUAL: u8 = 6;

    /// With sound instead of silence, or silence instead of sound.
    #[must_use]
    pub fn other_sound(self) -> Self {
        let volume = if self.volume == 0 { Self::USUAL } else { 0 };
        Self { volume, ..self }
    }

    /// The bot of a new game.
    #[must_use]
    pub fn bot(&self) -> Player {
        Player::Bot(self.level.max(1))
    }

    /// The text to keep.
    #[must_use]
    pub fn show(&self) -> String {
        let yes = |it: bool| if it { "yes" } else { "no" }.to_owned();
        [
            ("speed", self.speed.name().to_owned()),
            ("theme", self.theme.name().to_owned()),
            ("look", self.look.name().to_owned()),
            ("numbers", self.numbers.name().to_owned()),
            ("volume", self.volume.to_string()),
            ("face", yes(self.face_to_face)),
            ("flip", yes(self.flipped)),
            ("preview", yes(self.preview)),
            ("race", self.race.name().to_owned()),
            ("first", self.first.name().to_owned()),
            ("level", self.level.to_string()),
        ]
        .map(|(name, value)| [name, &value].join("="))
        .join(";")
    }

    /// Sets what has that name; whether there is such a thing and such a value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        fn put<T>(place: &mut T, value: Option<T>) -> bool {
            value.map(|value| *place = value).is_some()
        }
        let yes = match value {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        match name {
            "speed" => put(&mut self.speed, Speed::find(value)),
            "theme" => put(&mut self.theme, Theme::find(value)),
            "look" => put(&mut self.look, Look::find(value)),
            "numbers" => put(&mut self.numbers, Numbers::find(value)),
            "race" => put(&mut self.race, RacePace::find(value)),
            "first" => put(&mut self.first, First::find(value)),
            "level" => put(&mut self.level, value.parse().ok()),
            "volume" => {
                let volume = value.parse().ok();
                put(&mut self.volume, volume.filter(|&it| it <= Self::LOUDEST))
            }
            "face" => put(&mut self.face_to_face, yes),
            "flip" => put(&mut self.flipped, yes),
            "preview" => put(&mut self.preview, yes),
            _ => false,
        }
    }

    /// Reads what [`show`](Self::show) wrote, as far as it can be read.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut settings = Self::default();
        for (name, value) in text.split(';').filter_map(|pair| pair.split_once('=')) {
            settings.set(name, value);
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let settings = Settings {
            speed: Speed::Fast,
            theme: Theme::Contrast,
            look: Look::Stone,
            numbers: Numbers::Never,
            volume: 7,
            face_to_face: true,
            flipped: true,
            preview: true,
            race: RacePace::Hands,
            first: First::Lot,
            level: 3,
        };
        assert_eq!(Settings::parse(&settings.show()), settings);
        assert_eq!(
            Settings::parse(&Settings::default().show()),
            Settings::default()
        );
    }

    #[test]
    fn what_cannot_be_read_keeps_its_usual_value() {
        for text in ["", "speed", "speed=;;=", "volume=11;theme=purple", "new=1"] {
            assert_eq!(Settings::parse(text), Settings::default(), "{text}");
        }
        assert_eq!(Settings::parse("x=y;speed=slow").speed, Speed::Slow);
    }
}
