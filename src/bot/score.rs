//! Scores of positions.

use std::fmt;
use std::ops::Neg;

/// The score of a side: at the end of the game its lead in seeds, before that an
/// estimate of it. If the game is decided (one side has more than half of the seeds
/// for certain, or it is over), the score is above or below all undecided ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither side stands better.
    pub const EVEN: Score = Score(0);
    /// Above every score.
    pub const BEST: Score = Score(4 * Score::DECIDED);
    /// Below every score.
    pub const WORST: Score = Score(-4 * Score::DECIDED);

    /// A seed.
    const SEED: i32 = 100;
    /// The distance of decided scores: more than all the seeds of the largest game.
    const DECIDED: i32 = 1_000 * Score::SEED;

    /// An estimate, in hundredths of a seed, of an undecided game. It is held
    /// within what a game can end with.
    #[must_use]
    pub fn estimated(hundredths: i32) -> Score {
        let most = Score::DECIDED - 1;
        Score(hundredths.clamp(-most, most))
    }

    /// A game won by that many hundredths of a seed (lost, if negative). 0 is a draw.
    #[must_use]
    pub fn decided(hundredths: i32) -> Score {
        Score(Score::estimated(hundredths).0 + Score::DECIDED * hundredths.signum())
    }

    /// A game that ended with that lead in seeds.
    #[must_use]
    pub fn ended(margin: i32) -> Score {
        Score::decided(margin * Score::SEED)
    }

    /// Returns whether one side has won.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0.abs() >= Score::DECIDED
    }

    /// The margin in hundredths of a seed.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        if self.is_decided() {
            self.0 - Score::DECIDED * self.0.signum()
        } else {
            self.0
        }
    }

    /// A number of fewer than 28 bits, for [`Score::from_bits`].
    pub(super) const fn to_bits(self) -> i32 {
        self.0
    }

    pub(super) const fn from_bits(bits: i32) -> Score {
        Score(bits)
    }

    /// The least step up: `score < other` is `score.above() <= other`.
    #[must_use]
    pub(super) const fn above(self) -> Score {
        Score(self.0 + 1)
    }
}

/// The same position seen from the other side.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// In seeds: `+3.25`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", f64::from(self.hundredths()) / 100.0)
    }
}

/// The scores that still matter: below `alpha` the mover has something better,
/// above `beta` the opponent has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const OPEN: Window = Window {
        alpha: Score::WORST,
        beta: Score::BEST,
    };

    /// A null window, which only tests whether a move is better than `alpha`.
    pub fn narrow(alpha: Score) -> Window {
        Window {
            alpha,
            beta: alpha.above(),
        }
    }
}

/// The same window seen from the other side.
impl Neg for Window {
    type Output = Window;

    fn neg(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decided_game_outweighs_every_estimate() {
        assert!(Score::ended(1) > Score::estimated(99_999_999));
        assert!(Score::ended(-1) < Score::estimated(-99_999_999));
        assert!(Score::ended(5) > Score::ended(4));
        assert!(Score::BEST > Score::ended(400) && Score::WORST < Score::ended(-400));
        assert_eq!(Score::ended(0), Score::EVEN);
    }

    #[test]
    fn the_margin_can_be_read_back() {
        for margin in -180..=180 {
            assert_eq!(Score::ended(margin).hundredths(), margin * 100);
            assert_eq!(-Score::ended(margin), Score::ended(-margin));
        }
        assert_eq!(Score::estimated(-325).to_string(), "-3.25");
        assert_eq!(Score::ended(12).to_string(), "+12.00");
    }
}
