//! What a person may meet for the first time.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::{NamedValue, named_values};
use crate::rules::{Event, Variant};

named_values! {
    /// Something that a move does, or a game. The first time on a device the animation of the
    /// move pauses longer, and the rule of taking is told until seeds are taken in the game.
    pub enum Novelty {
        /// The sowing goes on with another lap.
        Relay => "relay",
        /// A pit is captured.
        Capture => "capture",
        /// A pit is claimed.
        Claim => "claim",
        /// A pit becomes an uur.
        Uur => "uur",
        Giuthi => "giuthi",
        GiuthiRounds => "giuthi-rounds",
        GiuthiStore => "giuthi-store",
        Alemungula => "alemungula",
        LayliGoobalay => "layli-goobalay",
        SulusAidi => "sulus-aidi",
    }
}

impl Novelty {
    pub fn of_game(variant: Variant) -> Self {
        match variant {
            Variant::Giuthi => Self::Giuthi,
            Variant::GiuthiRounds => Self::GiuthiRounds,
            Variant::GiuthiStore => Self::GiuthiStore,
            Variant::Alemungula => Self::Alemungula,
            Variant::LayliGoobalay => Self::LayliGoobalay,
            Variant::SulusAidi => Self::SulusAidi,
        }
    }

    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Lift { lap, .. } if *lap > 1 => Some(Self::Relay),
            Event::Capture { .. } => Some(Self::Capture),
            Event::Claim { .. } => Some(Self::Claim),
            Event::Uur { .. } => Some(Self::Uur),
            _ => None,
        }
    }
}

/// A set of [`Novelty`]. As a text, their names joined by commas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Novelties(u16);

impl Novelties {
    /// What a move does, by its events. A race is no move.
    pub fn of(events: &[Event]) -> Self {
        if matches!(events.first(), Some(Event::Hand { .. })) {
            return Self::default();
        }
        events.iter().filter_map(Novelty::of).collect()
    }

    pub fn contains(self, one: Novelty) -> bool {
        self.0 & (1 << one as u8) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of either set.
    #[must_use]
    pub fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl FromIterator<Novelty> for Novelties {
    fn from_iter<T: IntoIterator<Item = Novelty>>(all: T) -> Self {
        Self(all.into_iter().fold(0, |set, one| set | 1 << one as u8))
    }
}

impl fmt::Display for Novelties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Novelty::ALL.iter().filter(|one| self.contains(**one));
        for (number, one) in all.enumerate() {
            let separator = if number == 0 { "" } else { "," };
            write!(f, "{separator}{}", one.name())?;
        }
        Ok(())
    }
}

impl FromStr for Novelties {
    type Err = Infallible;

    /// Reads the names that are known; newer versions of the page may write others.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text.split(',').filter_map(Novelty::find).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_and_unknown_ones_are_left_out() {
        let set: Novelties = [Novelty::Uur, Novelty::Relay].into_iter().collect();
        assert_eq!(set.to_string(), "relay,uur");
        assert_eq!("relay,uur".parse(), Ok(set));
        assert_eq!("uur,comet,,relay".parse(), Ok(set));
        assert_eq!("".parse(), Ok(Novelties::default()));
        assert_eq!(Novelties::default().to_string(), "");
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let [relay, uur] = [Novelty::Relay, Novelty::Uur].map(|one| Novelties::from_iter([one]));
        let both = relay.with(uur);
        assert_eq!(both.without(relay), uur);
        assert!(both.without(both).is_empty());
        assert!(both.contains(Novelty::Uur) && !both.contains(Novelty::Claim));
    }
}
