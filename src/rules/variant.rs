//! What the picker lists: the six games with their options, as data.
//!
//! A further game is a value in `about.rs` and its name in this file and in
//! `engine.rs`; the compiler asks for each.

use std::fmt;
use std::ops::RangeInclusive;

use super::{Board, Rules};

mod about;

pub use about::Ruling;

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Giuthi (Rules 3.1).
    Giuthi,
    /// Giuthi with the store sown (Rules 3.2).
    GiuthiStore,
    /// Giuthi by rounds (Rules 3.3).
    GiuthiRounds,
    /// Alemungula (Rules 3.4).
    Alemungula,
    /// Layli Goobalay (Rules 3.5).
    LayliGoobalay,
    /// Sulus Aidi (Rules 3.6).
    SulusAidi,
}

/// What a player may choose about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The pits of one player.
    pub pits: u8,
    /// The seeds in each pit at the start.
    pub seeds: u8,
}

/// Why options were refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game isn't played with so many pits.
    Pits {
        /// What was asked for.
        given: u8,
        /// What the game allows.
        allowed: RangeInclusive<u8>,
    },
    /// The game isn't played with so many seeds in a pit.
    Seeds {
        /// What was asked for.
        given: u8,
        /// What the game allows.
        allowed: RangeInclusive<u8>,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, given, allowed) = match self {
            OptionError::Pits { given, allowed } => ("pits a player", given, allowed),
            OptionError::Seeds { given, allowed } => ("seeds a pit", given, allowed),
        };
        write!(
            f,
            "{given} {what}, where the game has {} to {}",
            allowed.start(),
            allowed.end()
        )
    }
}

impl std::error::Error for OptionError {}

/// One thing about a game: a program holds no more than it asks for.
macro_rules! about {
    ($variant:ident.$field:ident) => {
        match $variant {
            Variant::Giuthi => const { about::GIUTHI.$field },
            Variant::GiuthiStore => const { about::GIUTHI_STORE.$field },
            Variant::GiuthiRounds => const { about::GIUTHI_ROUNDS.$field },
            Variant::Alemungula => const { about::ALEMUNGULA.$field },
            Variant::LayliGoobalay => const { about::LAYLI_GOOBALAY.$field },
            Variant::SulusAidi => const { about::SULUS_AIDI.$field },
        }
    };
}

impl Variant {
    /// Every game, in the order of the picker.
    pub const ALL: [Variant; 6] = [
        Variant::Giuthi,
        Variant::GiuthiStore,
        Variant::GiuthiRounds,
        Variant::Alemungula,
        Variant::LayliGoobalay,
        Variant::SulusAidi,
    ];

    /// The game of that [`id`](Variant::id).
    #[must_use]
    pub fn find(id: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// The name in links and records; it never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        about!(self.id)
    }

    /// The game's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        about!(self.name)
    }

    /// Where it is played.
    #[must_use]
    pub const fn place(self) -> &'static str {
        about!(self.place)
    }

    /// Who plays it.
    #[must_use]
    pub const fn people(self) -> &'static str {
        about!(self.people)
    }

    /// The documents it is taken from, one a line.
    #[must_use]
    pub const fn sources(self) -> &'static [&'static str] {
        about!(self.sources)
    }

    /// What the sources leave open and this program decides; those of this
    /// game first, then those common to all.
    pub fn rulings(self) -> impl Iterator<Item = &'static Ruling> {
        about!(self.rulings).iter().chain(about::COMMON_RULINGS)
    }

    /// The pits of one player it is played with.
    #[must_use]
    pub const fn pits(self) -> RangeInclusive<u8> {
        about!(self.pits).range()
    }

    /// The seeds a pit it is played with.
    #[must_use]
    pub const fn seeds(self) -> RangeInclusive<u8> {
        about!(self.seeds).range()
    }

    /// The options of the source's own game.
    #[must_use]
    pub const fn default_options(self) -> Options {
        about!(self.rules).options
    }

    /// The game with its usual options.
    #[must_use]
    pub const fn default_rules(self) -> Rules {
        about!(self.rules)
    }

    /// The game with these options.
    ///
    /// # Errors
    /// Where the game isn't played with so many pits or seeds.
    pub fn rules(self, options: Options) -> Result<Rules, OptionError> {
        if !self.pits().contains(&options.pits) {
            return Err(OptionError::Pits {
                given: options.pits,
                allowed: self.pits(),
            });
        }
        if !self.seeds().contains(&options.seeds) {
            return Err(OptionError::Seeds {
                given: options.seeds,
                allowed: self.seeds(),
            });
        }
        let usual = self.default_rules();
        Ok(Rules {
            options,
            board: Board {
                pits: options.pits,
                ..usual.board
            },
            ..usual
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_stands_by_its_own_name() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            assert_eq!(rules.variant(), variant);
            assert_eq!(variant.rules(variant.default_options()), Ok(rules));
            assert_eq!(Variant::find(variant.id()), Some(variant));
        }
    }
}
