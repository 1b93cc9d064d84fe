//! What the page says and asks, and what the device can do.

use super::settings::Settings;
use super::{BotHealth, Language, Notice};

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

    /// Drops the message that a game came with a link: the player has gone on with it, or
    /// has left the board.
    pub fn leave_link(&mut self) {
        self.notice.take_if(|notice| *notice == Notice::Linked);
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
