//! The published games and their options.
//!
//! A new game is a value in `data.rs` and a variant in this file; the compiler
//! leads to the other places that name the games.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::ruleset::MAX_SEEDS;
use super::{Board, Rounds, Rules};

mod data;

pub(super) use data::VariantData;

/// One of the six games with published rules (Rules 3), which a [`Rules`] value is made
/// from.
///
/// ```
/// use mbegu::rules::{Options, Variant};
///
/// let variant: Variant = "giuthi".parse()?;
/// assert_eq!(variant.allowed_pits(), 5..=10);
///
/// //    4 4 4 4 4    E D C B A    the smallest board
/// //    4 4 4 4 4    a b c d e
/// let small = variant.rules(Options { pits: 5, seeds: 4 });
/// assert_eq!(small.map(|rules| rules.total()), Ok(40));
/// assert!(variant.rules(Options { pits: 4, seeds: 4 }).is_err());
/// # Ok::<(), mbegu::rules::UnknownVariant>(())
/// ```
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

/// The most pits of a player where pits are marked: the key of a position has room for
/// so many.
const MAX_MARKED_ROW: u8 = 9;

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The pits of one player.
    pub pits: u8,
    /// The seeds in each pit at the start.
    pub seeds: u8,
}

/// Why options are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game doesn't allow this number of pits.
    Pits {
        /// The given number.
        given: u8,
        /// The numbers that the game allows.
        allowed: RangeInclusive<u8>,
    },
    /// The game doesn't allow this number of seeds.
    Seeds {
        /// The given number.
        given: u8,
        /// The numbers that the game allows.
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

/// No game has that id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVariant(pub String);

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game {:?}, only", self.0)?;
        Variant::ALL
            .iter()
            .try_for_each(|variant| write!(f, " {variant}"))
    }
}

impl std::error::Error for UnknownVariant {}

/// Writes the [`id`](Variant::id).
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Reads the [`id`](Variant::id).
impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(id: &str) -> Result<Variant, UnknownVariant> {
        let mut all = Variant::ALL.into_iter();
        all.find(|variant| variant.id() == id)
            .ok_or_else(|| UnknownVariant(super::excerpt(id)))
    }
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

    pub(super) const fn data(self) -> &'static VariantData {
        match self {
            Variant::Giuthi => &data::GIUTHI,
            Variant::GiuthiStore => &data::GIUTHI_STORE,
            Variant::GiuthiRounds => &data::GIUTHI_ROUNDS,
            Variant::Alemungula => &data::ALEMUNGULA,
            Variant::LayliGoobalay => &data::LAYLI_GOOBALAY,
            Variant::SulusAidi => &data::SULUS_AIDI,
        }
    }

    /// The name in links and records; it never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// The numbers of pits of one player that the game allows.
    #[must_use]
    pub fn allowed_pits(self) -> RangeInclusive<u8> {
        self.data().pits.clone()
    }

    /// The numbers of seeds a pit that the game allows.
    #[must_use]
    pub fn allowed_seeds(self) -> RangeInclusive<u8> {
        self.data().seeds.clone()
    }

    /// The options of the source's own game.
    #[must_use]
    pub const fn default_options(self) -> Options {
        self.data().options
    }

    /// The game with its default options.
    #[must_use]
    pub const fn default_rules(self) -> Rules {
        let data = self.data();
        Rules {
            variant: self,
            options: data.options,
            board: data.board(),
            rounds: data.rounds,
        }
    }

    /// The game with these options.
    ///
    /// # Errors
    /// The game doesn't allow this number of pits or seeds.
    pub fn rules(self, options: Options) -> Result<Rules, OptionError> {
        if !self.allowed_pits().contains(&options.pits) {
            return Err(OptionError::Pits {
                given: options.pits,
                allowed: self.allowed_pits(),
            });
        }
        if !self.allowed_seeds().contains(&options.seeds) {
            return Err(OptionError::Seeds {
                given: options.seeds,
                allowed: self.allowed_seeds(),
            });
        }
        let usual = self.default_rules();
        Ok(Rules { options, ..usual }.with_row(options.pits))
    }

    /// The game of any size that a board has room for, as a single game: for proofs and
    /// puzzles on small boards. Texts and links have the sizes of [`Variant::rules`] alone.
    ///
    /// `None` if there is no such [`Board`], no seed, or more than 180 of them, and for
    /// more than 9 pits a player in a game that marks pits.
    ///
    /// ```
    /// use mbegu::rules::{Options, Side, Variant};
    ///
    /// //    2 2 2    C B A
    /// //    2 2 2    a b c
    /// let small = Options { pits: 3, seeds: 2 };
    /// assert!(Variant::Alemungula.rules(small).is_err());
    /// let rules = Variant::Alemungula.rules_of_any_size(small).expect("a board");
    /// assert_eq!(rules.start(Side::South).to_string(), "2,2,2/2,2,2 0-0 s");
    /// ```
    #[must_use]
    pub fn rules_of_any_size(self, options: Options) -> Option<Rules> {
        let data = self.data();
        let board = Board::new(data.rows, options.pits)?;
        let seeds = u16::from(board.ring_len()) * u16::from(options.seeds);
        let has_room = (1..=u16::from(MAX_SEEDS)).contains(&seeds)
            && (options.pits <= MAX_MARKED_ROW || !data.fields.marks());
        has_room.then_some(Rules {
            variant: self,
            options,
            board,
            rounds: Rounds::Single,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [`Variant::ALL`] lists every variant once, in the order of the enum,
    /// which the engines rely on.
    #[test]
    fn all_lists_every_game_in_order() {
        for (place, variant) in Variant::ALL.into_iter().enumerate() {
            assert_eq!(variant as usize, place);
        }
        // A new game makes this match incomplete; it goes into `ALL` as well.
        let last = |variant| match variant {
            Variant::Giuthi
            | Variant::GiuthiStore
            | Variant::GiuthiRounds
            | Variant::Alemungula
            | Variant::LayliGoobalay => false,
            Variant::SulusAidi => true,
        };
        assert!(Variant::ALL.last().copied().is_some_and(last));
    }

    #[test]
    fn every_game_stands_by_its_own_name() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            assert_eq!(rules.variant(), variant);
            assert_eq!(variant.rules(variant.default_options()), Ok(rules));
            assert_eq!(variant.to_string().parse(), Ok(variant));
        }
    }
}
