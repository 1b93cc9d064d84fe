//! How a board lies, and the ways that sowings take on it.

use crate::rules::{Direction, Side};

/// How the board lies in front of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Orientation {
    /// South's row below, North's above.
    #[default]
    Flat,
    /// Rotated by a quarter for narrow screens: South's row is on the right and
    /// runs upwards, so that forward is still counter-clockwise.
    Upright,
}

impl Orientation {
    /// The media query of the screens on which the board lies upright.
    pub const UPRIGHT: &str = "(max-width: 699px) and (orientation: portrait)";

    /// The class of a board that lies so.
    pub fn class(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Upright => "upright",
        }
    }
}

/// The way in which a sowing leaves its pit on the screen. A game in which ways have names has
/// two rows, and the two orientations are a quarter turn apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    LeftOrDown,
    RightOrUp,
}

impl Heading {
    /// The way of a sowing from a pit of `owner`, where the row of `near` is below or on the
    /// right.
    pub fn of(owner: Side, direction: Direction, near: Side) -> Self {
        if (owner == near) == (direction == Direction::Forward) {
            Self::RightOrUp
        } else {
            Self::LeftOrDown
        }
    }

    /// `left` or `right`, on an upright board `down` or `up`.
    pub fn name(self, orientation: Orientation) -> &'static str {
        match (orientation, self) {
            (Orientation::Flat, Self::LeftOrDown) => "left",
            (Orientation::Flat, Self::RightOrUp) => "right",
            (Orientation::Upright, Self::LeftOrDown) => "down",
            (Orientation::Upright, Self::RightOrUp) => "up",
        }
    }
}
