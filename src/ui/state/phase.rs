//! The phases of the page.

/// What the page is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A view other than the board is open.
    OffBoard,
    /// A race is to be run: the pits are picked, or the hands are sowing at
    /// the pace of the players.
    Racing,
    /// A person is to move.
    Choosing,
    /// A person is to choose the sides of a fair start (Rules 5.1).
    ChoosingSides,
    /// A move is being shown.
    Sowing,
    /// The bot is to move.
    Thinking,
    /// A friend elsewhere is to answer.
    Waiting,
    /// An earlier position is looked at.
    Viewing,
    /// A round has ended, and another follows.
    RoundOver,
    /// A person arranges the next round.
    Arranging,
    /// The game is over.
    Over,
}

impl Phase {
    /// The value of `data-phase`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::OffBoard => "picking",
            Self::Racing => "racing",
            Self::Choosing => "choosing",
            Self::ChoosingSides => "choosing-sides",
            Self::Sowing => "sowing",
            Self::Thinking => "thinking",
            Self::Waiting => "waiting",
            Self::Viewing => "viewing",
            Self::RoundOver => "round-over",
            Self::Arranging => "arranging",
            Self::Over => "over",
        }
    }
}
