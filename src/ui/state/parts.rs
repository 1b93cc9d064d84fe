//! The parts of the page's state that are plain data.

use std::rc::Rc;

use super::Language;
use super::{BotHealth, Card, FriendGame, Notice, Novelties};
use crate::link::SavedGame;
use crate::rules::{Arrangement, BySide, Event, Pit, Position, Race, Variant};
use crate::ui::state::settings::Settings;

/// The pit that was pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No pit.
    #[default]
    None,
    /// One whose direction is being chosen, or whose seeds are being arranged.
    Chosen(Pit),
    /// One that can't be played.
    Refused(Pit),
}

impl Selection {
    /// The pit whose direction is being chosen.
    #[must_use]
    pub fn chosen(self) -> Option<Pit> {
        match self {
            Self::Chosen(pit) => Some(pit),
            Self::None | Self::Refused(_) => None,
        }
    }

    /// The pit that can't be played.
    #[must_use]
    pub fn refused(self) -> Option<Pit> {
        match self {
            Self::Refused(pit) => Some(pit),
            Self::None | Self::Chosen(_) => None,
        }
    }
}

/// The race that opens a game (Rules 3.6.1).
#[derive(Clone, Debug, PartialEq)]
pub enum RaceSetup {
    /// The pits picked so far, in secret.
    Picks(BySide<Option<Pit>>),
    /// The players run it by hand.
    Race(Race),
}

impl Default for RaceSetup {
    fn default() -> Self {
        Self::Picks(BySide::default())
    }
}

impl RaceSetup {
    /// The pits picked so far.
    #[must_use]
    pub fn picks(&self) -> BySide<Option<Pit>> {
        match self {
            Self::Picks(picks) => *picks,
            Self::Race(race) => {
                let BySide { south, north } = race.picks();
                BySide {
                    south: Some(south),
                    north: Some(north),
                }
            }
        }
    }

    /// The race that is being run by hand.
    #[must_use]
    pub fn race(&self) -> Option<&Race> {
        match self {
            Self::Race(race) => Some(race),
            Self::Picks(_) => None,
        }
    }
}

/// The row of the round to come (Rules 3.3.4, 3.5.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NextRound {
    /// Nobody is laying it out.
    #[default]
    None,
    /// The player waits for the bot's row.
    Awaited,
    /// The bot has laid out its row; the player has not gone on yet.
    Ready(Arrangement),
    /// A person is arranging it.
    Draft(Vec<u8>),
}

impl NextRound {
    /// The row that the bot has laid out.
    #[must_use]
    pub fn row(&self) -> Option<&Arrangement> {
        match self {
            Self::Ready(row) => Some(row),
            _ => None,
        }
    }

    /// Whether the player waits for the bot's row.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        *self == Self::Awaited
    }

    /// The row that a person is arranging.
    #[must_use]
    pub fn draft(&self) -> Option<&Vec<u8>> {
        match self {
            Self::Draft(row) => Some(row),
            _ => None,
        }
    }
}

/// The position that is shown, and the animation of the move that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// The number of plies before an earlier position that is looked at; `None`
    /// for the last position.
    pub viewed: Option<usize>,
    /// The events of the ply that led to the position shown.
    pub events: Rc<[Event]>,
    /// While they are animated, the position before them.
    pub from: Option<Position>,
    /// A move of the list is shown again.
    pub is_replay: bool,
    /// What is animated that its player sees for the first time.
    pub novelties: Novelties,
    /// Whether the animation stands still.
    pub paused: bool,
    /// Counts the single steps asked for while it stands still.
    pub steps: u32,
}

impl Default for Playback {
    fn default() -> Self {
        Self {
            viewed: None,
            events: Rc::from([]),
            from: None,
            is_replay: false,
            novelties: Novelties::default(),
            paused: false,
            steps: 0,
        }
    }
}

impl Playback {
    /// Ends the animation.
    pub(super) fn stop(&mut self) {
        self.from = None;
        self.paused = false;
    }
}

/// Whose the game on the board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ownership {
    /// The player's: begun, resumed or played here. It is stored.
    Own,
    /// It is only looked at, and not stored.
    #[default]
    LookedAt,
    /// It came with a message, and nobody here has said yet to be its receiver. Until then
    /// it is only looked at.
    Guest,
}

/// The game as the device stores it, and other stored games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredInfo {
    /// Whose game it is.
    pub ownership: Ownership,
    /// Whether the game is the one that a first visit begins with: the page explains
    /// it, and shows no panel.
    pub is_first: bool,
    /// Whether its result against the bot has been counted.
    pub is_counted: bool,
    /// What is stored besides the game.
    pub card: Card,
    /// The game that was on the board before this one.
    pub earlier: Option<Rc<(Card, SavedGame)>>,
    /// The unfinished games by link, as the picker found them.
    pub running: Vec<FriendGame>,
}

impl StoredInfo {
    /// Whether the game is the player's own, and is stored.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.ownership == Ownership::Own
    }

    /// Whether it came with a message, and nobody here has said yet to be its receiver.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        self.ownership == Ownership::Guest
    }

    /// The variant and the plies of the game that was on the board before.
    #[must_use]
    pub fn earlier_game(&self) -> Option<(Variant, usize)> {
        let (_, SavedGame { game, .. }) = self.earlier.as_deref()?;
        Some((game.current().rules().variant(), game.plies()))
    }
}

/// What the page says or asks above the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dialog {
    /// A message.
    pub notice: Option<Notice>,
    /// Whether the player is asked to confirm a resignation.
    pub resigning: bool,
}

impl Dialog {
    /// Drops a message about the address: the player has gone on.
    pub fn leave_address(&mut self) {
        self.notice.take_if(|notice| notice.is_of_address());
    }
}

/// The settings and what the device can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Device {
    /// What the player has set, as the device stores it.
    pub settings: Settings,
    /// Random bytes that nobody else knows: the salts of picks come from them.
    pub secret: [u8; 16],
    /// The language that the player wants.
    pub language: Language,
    /// The state of the bot's worker.
    pub bot: BotHealth,
    /// Whether the browser asks for reduced motion.
    pub reduced_motion: bool,
}

impl Default for Device {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            secret: [0; 16],
            language: Language::default(),
            bot: BotHealth::Starting,
            reduced_motion: false,
        }
    }
}
