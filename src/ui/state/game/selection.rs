//! The pit that was pressed.

use crate::rules::Pit;

/// The pit that was pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No pit.
    #[default]
    None,
    /// One whose direction is being chosen, or whose seeds are being arranged.
    Selected(Pit),
    /// One that can't be played.
    Refused(Pit),
}

impl Selection {
    /// The pit whose direction is being chosen.
    pub fn selected(self) -> Option<Pit> {
        match self {
            Self::Selected(pit) => Some(pit),
            Self::None | Self::Refused(_) => None,
        }
    }

    /// The pit that can't be played.
    pub fn refused(self) -> Option<Pit> {
        match self {
            Self::Refused(pit) => Some(pit),
            Self::None | Self::Selected(_) => None,
        }
    }
}
